"""What all tests share."""

import pytest

import kaupang

GAMES = [about["name"] for about in kaupang.games()]


@pytest.fixture(params=GAMES)
def name(request: pytest.FixtureRequest) -> str:
    """Each game in turn."""
    return str(request.param)
