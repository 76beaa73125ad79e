"""The net and its file; skipped where PyTorch can't be imported."""

from __future__ import annotations

import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

try:
    import torch
except (ImportError, OSError, ValueError):
    # What it says where the libraries of an accelerator are missing is no ImportError.
    torch = None
else:
    import net as nets


@unittest.skipIf(torch is None, "PyTorch can't be imported")
class Files(unittest.TestCase):
    def test_a_net_reads_back_as_it_was_written(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "a.safetensors"
            net = nets.Net(30, 20, hidden=16).eval()
            nets.write(net, path, {"game": "century"})
            other, about = nets.read(path)
            self.assertEqual(about, {"game": "century"})
            rows = torch.randn(4, 30)
            for one, same in zip(net(rows), other.eval()(rows), strict=True):
                torch.testing.assert_close(one, same)

    def test_a_net_that_forgets_actions_knows_the_rest(self) -> None:
        net = nets.Net(30, 20, hidden=16).eval()
        rows = torch.randn(4, 30)
        wins, places, _ = net(rows)
        net.forget_actions(8)
        torch.testing.assert_close(net(rows)[:2], (wins, places))
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "a.safetensors"
            nets.write(net, path, {})
            read, _ = nets.read(path)
            self.assertEqual(read.actions.weight.shape, (20, 8))
            self.assertEqual(float(read.eval()(rows)[2].abs().sum()), 0)


if __name__ == "__main__":
    unittest.main()
