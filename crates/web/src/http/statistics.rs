//! Statistics, as pages and as files.

use axum::extract::{Path, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use store::GuestId;

use crate::games::WebGame;
use crate::http::pages::{LookBack, payer};
use crate::http::{App, ErrorPage, ServerFault, html};
use crate::page;
use crate::page::statistics::{GamePage, OwnGames};
use crate::statistics::{
    Counted, Figures, KeptGame, KeptGames, LATEST, Statistics, chance, chance_csv, count_new,
};
use crate::table::Past;
use crate::workshop::Payer;

/// Whoever asks for statistics waits in one line at the workshop.
const LINE: &str = "statistics";

/// One's own games.
pub(crate) async fn own(State(app): State<App>, looks: LookBack) -> Result<Response, ErrorPage> {
    let guest = looks.visitor.0;
    let payer = payer(guest.as_ref().map(|guest| guest.id), looks.client);
    let counted = count_new(&app.hall, payer).await?;
    let mut own = Vec::new();
    if let Some(guest) = &guest {
        for kind in app.hall.games.all() {
            let games = own_games(&app, kind, guest.id, payer, OwnGames::new).await?;
            own.extend(games.map(|games| (kind, games)));
        }
    }
    let kinds = app.hall.games.all();
    Ok(html(StatusCode::OK, page::statistics::of_player(&looks.words, guest.as_ref(), kinds, &own, counted)))
}

/// What is made of the figures of somebody's games of a kind, in the workshop, if there are any.
async fn own_games<T: Send + 'static>(
    app: &App,
    kind: &WebGame,
    guest: GuestId,
    payer: Payer,
    make: fn(Figures) -> T,
) -> Result<Option<T>, ErrorPage> {
    let games = Statistics::own(&app.hall, guest, kind.name).await?;
    let name = kind.name;
    let reckon = move || {
        let own: Vec<&KeptGame> = games.iter().collect();
        (!own.is_empty()).then(|| make(Figures::new(name, &own, Some(guest))))
    };
    let turn = app.hall.workshop.turn(payer, LINE).await;
    turn.work(reckon).await.ok_or(ErrorPage::Fault(ServerFault::Page))
}

/// All games of a kind, after those that were over lately are counted; and what came of counting.
async fn games_for(app: &App, game: &str, payer: Payer) -> Result<(KeptGames, Counted), ErrorPage> {
    let counted = count_new(&app.hall, payer).await?;
    Ok((Statistics::games(&app.hall, game).await?, counted))
}

/// All games of a kind.
pub(crate) async fn game(
    State(app): State<App>,
    looks: LookBack,
    Path(game): Path<String>,
) -> Result<Response, ErrorPage> {
    let kind = app.hall.games.get(&game).ok_or(ErrorPage::NotFound)?.clone();
    let (words, guest) = (looks.words, looks.visitor.0);
    let payer = payer(guest.as_ref().map(|guest| guest.id), looks.client);
    let (games, counted) = games_for(&app, kind.name, payer).await?;
    // The latest game knows what the outcomes of chance are called.
    let latest = match &games.latest {
        Some(table) => Some(Past::read(app.hall.clone(), table).await?),
        None => None,
    };
    let turn = app.hall.workshop.turn(payer, LINE).await;
    let draw = move || {
        let all: Vec<&KeptGame> = games.kept.iter().collect();
        let figures = Figures::new(kind.name, &all, None);
        let labels = latest.and_then(|past| past.outcomes(&words).ok()).unwrap_or_default();
        let chance = chance(&games.kept, &labels);
        let guest = guest.as_ref();
        page::statistics::of_game(&GamePage {
            words: &words,
            guest,
            kind: &kind,
            figures: &figures,
            chance: &chance,
            counted,
            // There may be more than were looked at.
            is_latest: games.kept.len() >= LATEST as usize,
        })
    };
    let drawn = turn.work(draw).await.ok_or(ErrorPage::Fault(ServerFault::Page))?;
    Ok(html(StatusCode::OK, drawn))
}

/// All games of a kind, a line for each side; who played is people, or a bot.
pub(crate) async fn game_csv(
    State(app): State<App>,
    looks: LookBack,
    Path(game): Path<String>,
) -> Result<Response, ErrorPage> {
    let name = app.hall.games.get(&game).ok_or(ErrorPage::NotFound)?.name;
    let payer = payer(looks.visitor.0.map(|guest| guest.id), looks.client);
    let (games, _) = games_for(&app, name, payer).await?;
    let turn = app.hall.workshop.turn(payer, LINE).await;
    let written =
        turn.work(move || Figures::new(name, &games.kept.iter().collect::<Vec<_>>(), None).csv()).await;
    Ok(csv(&game, written.ok_or(ErrorPage::Fault(ServerFault::Page))?))
}

/// What chance has brought in all games of a kind, a line for each outcome.
pub(crate) async fn chance_file(
    State(app): State<App>,
    looks: LookBack,
    Path(game): Path<String>,
) -> Result<Response, ErrorPage> {
    let name = app.hall.games.get(&game).ok_or(ErrorPage::NotFound)?.name;
    let payer = payer(looks.visitor.0.map(|guest| guest.id), looks.client);
    let (games, _) = games_for(&app, name, payer).await?;
    let turn = app.hall.workshop.turn(payer, LINE).await;
    let written = turn.work(move || chance_csv(&games.kept)).await;
    Ok(csv(&format!("{game}-chance"), written.ok_or(ErrorPage::Fault(ServerFault::Page))?))
}

/// One's own games of a kind, a line for each side.
pub(crate) async fn own_csv(
    State(app): State<App>,
    looks: LookBack,
    Path(game): Path<String>,
) -> Result<Response, ErrorPage> {
    let kind = app.hall.games.get(&game).ok_or(ErrorPage::NotFound)?;
    let guest = looks.visitor.0.ok_or(ErrorPage::NotFound)?;
    let payer = payer(Some(guest.id), looks.client);
    count_new(&app.hall, payer).await?;
    let written = own_games(&app, kind, guest.id, payer, |figures| figures.csv()).await?;
    Ok(csv(&game, written.ok_or(ErrorPage::NotFound)?))
}

fn csv(name: &str, text: String) -> Response {
    let mut response = text.into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("text/csv; charset=utf-8"));
    if let Ok(name) = HeaderValue::from_str(&format!("attachment; filename=\"kaupang-{name}.csv\"")) {
        headers.insert(header::CONTENT_DISPOSITION, name);
    }
    response
}
