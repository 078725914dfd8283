//! Looking: lists of tables, a table, what happened there, the story and the record.

use super::request::who;
use crate::{
    hall::{OpenTable, now},
    http::{
        App,
        body::{Asking, Path},
        caller::{Caller, Tongue},
    },
    refusal::Refusal,
    store::{self, Summary},
    table::{Looks, Who},
};
use axum::{
    Json,
    extract::State,
    http::{HeaderName, header},
};
use demesne_game::Viewer;
use demesne_games::Kind;
use demesne_text::Language;
use demesne_wire::{
    ErrorBody, Events, Pace, Person, SeatLine, Status, Story, StoryLine, TableLine, TableList, TableView,
};
use serde::Deserialize;
use std::{collections::BTreeMap, sync::Arc, time::Duration};
use utoipa::IntoParams;

/// The most tables in one answer.
const MOST_LINES: i64 = 50;
/// The longest that somebody waits for events, in seconds.
const LONGEST_WAIT: u64 = 25;

/// Which tables are asked for.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct WhichTables {
    /// `open` (the default), `playing`, `over`.
    pub status: Option<Status>,
    /// Only of this game.
    pub game: Option<String>,
    /// Those that follow an earlier answer.
    pub before: Option<i64>,
}

/// For whose eyes.
#[derive(Deserialize, IntoParams, Default)]
#[into_params(parameter_in = Query)]
pub struct Whose {
    /// Which of one's seats, for whoever has several; `none` to look on.
    pub seat: Option<String>,
    /// The key of the invitation, for private tables.
    pub invite: Option<String>,
    /// The language of texts: `en`, `es`, `pt`; what the browser likes best where nothing is said.
    #[allow(dead_code, reason = "read by Tongue; it stands here for the document")]
    pub lang: Option<String>,
}

/// Which events are asked for.
#[derive(Deserialize, IntoParams, Default)]
#[into_params(parameter_in = Query)]
pub struct Since {
    /// The number of the last event that the caller has; 0 for none.
    pub after: Option<i64>,
    /// How many seconds to wait for one if there is none yet: at most 25.
    pub wait: Option<u64>,
}

/// Which part of the story is asked for.
#[derive(Deserialize, IntoParams, Default)]
#[into_params(parameter_in = Query)]
pub struct FromStep {
    /// The first step, counted from 0.
    pub from: Option<usize>,
}

/// A look at a table.
fn looks<'l>(
    who: Option<&'l Who>,
    viewer: Viewer,
    language: Language,
    person: &'l dyn Fn(&str) -> Person,
) -> Looks<'l> {
    Looks { who, viewer, language, now: now(), person }
}

/// Lists tables that everybody may see.
#[utoipa::path(get, path = "/api/tables", tag = "tables", params(WhichTables),
    responses((status = 200, body = TableList), (status = 422, body = ErrorBody)))]
pub async fn list(
    State(app): State<Arc<App>>,
    caller: Option<Caller>,
    Asking(which): Asking<WhichTables>,
) -> Result<Json<TableList>, Refusal> {
    let status = match which.status.unwrap_or(Status::Open) {
        Status::Open => store::Status::Open,
        Status::Playing => store::Status::Playing,
        Status::Over => store::Status::Over,
        Status::Closed => store::Status::Closed,
    };
    // Of a game that nobody knows there are no tables; nor need the database be asked, whatever its name is made of.
    if which.game.as_deref().is_some_and(|game| Kind::parse(game).is_err()) {
        return Ok(Json(TableList { tables: Vec::new(), next: None }));
    }
    let found = app.hall.store.listed(status, which.game.as_deref(), MOST_LINES, which.before).await?;
    let next = (found.len() as i64 == MOST_LINES).then(|| found.last().map(|last| last.since)).flatten();
    Ok(Json(TableList { tables: lines(&app, found, who(&caller)).await?, next }))
}

/// Summaries as lists show them.
pub async fn lines(app: &App, found: Vec<Summary>, who: Option<&Who>) -> Result<Vec<TableLine>, Refusal> {
    let people: Vec<String> =
        found.iter().flat_map(|summary| &summary.seats).filter_map(|seat| seat.user.clone()).collect();
    app.hall.names.learn(&people).await?;
    Ok(found.into_iter().map(|summary| line(app, summary, who)).collect())
}

fn line(app: &App, summary: Summary, who: Option<&Who>) -> TableLine {
    let own = |seat: &store::SeatRow| who.is_some_and(|who| seat.user.as_deref() == Some(who.id.as_str()));
    TableLine {
        your_turn: summary.seats.iter().any(|seat| own(seat) && seat.to_act && seat.bot.is_none()),
        seats: summary
            .seats
            .iter()
            .map(|seat| SeatLine {
                seat: demesne_game::Seat(seat.seat).to_string(),
                who: seat.user.as_deref().map(|user| app.hall.names.person(user)),
                bot: seat.bot.clone(),
                automaton: false,
                to_act: seat.to_act,
                you: own(seat),
            })
            .collect(),
        id: summary.table,
        game: summary.game,
        setup: serde_json::from_str::<BTreeMap<String, String>>(&summary.setup).unwrap_or_default(),
        status: match summary.status {
            store::Status::Open => Status::Open,
            store::Status::Playing => Status::Playing,
            store::Status::Over => Status::Over,
            store::Status::Closed => Status::Closed,
        },
        pace: serde_json::from_str::<Pace>(&summary.pace).unwrap_or_default(),
        rated: summary.rated,
        private: summary.private,
        made: summary.made,
        touched: summary.touched,
        deadline: summary.deadline,
        result: summary.result,
    }
}

/// A table as somebody may know it.
pub(super) async fn view_of(
    app: &Arc<App>,
    open: &OpenTable,
    who: Option<&Who>,
    seat: Option<&str>,
    language: Language,
) -> Result<Json<TableView>, Refusal> {
    let table = open.table.read().await;
    let person = |id: &str| app.hall.names.person(id);
    let viewer = table.viewer(who, seat)?;
    Ok(Json(table.view(&looks(who, viewer, language, &person))))
}

/// Shows a table as the caller may know it.
#[utoipa::path(get, path = "/api/tables/{table}", tag = "tables", params(("table" = String, Path), Whose),
    responses((status = 200, body = TableView), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub async fn show(
    State(app): State<Arc<App>>,
    Tongue(language): Tongue,
    caller: Option<Caller>,
    Path(id): Path<String>,
    Asking(whose): Asking<Whose>,
) -> Result<Json<TableView>, Refusal> {
    let open = app.hall.visible(&id, who(&caller), whose.invite.as_deref()).await?;
    view_of(&app, &open, who(&caller), whose.seat.as_deref(), language).await
}

/// Gives what happened at a table since a number, and waits for it if asked to.
#[utoipa::path(get, path = "/api/tables/{table}/events", tag = "tables", params(("table" = String, Path), Since, Whose),
    responses((status = 200, body = Events), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub async fn events(
    State(app): State<Arc<App>>,
    caller: Option<Caller>,
    Path(id): Path<String>,
    Asking(since): Asking<Since>,
    Asking(whose): Asking<Whose>,
) -> Result<Json<Events>, Refusal> {
    let after = since.after.unwrap_or(0).max(0);
    let wait = Duration::from_secs(since.wait.unwrap_or(0).min(LONGEST_WAIT));
    let end = tokio::time::Instant::now() + wait;
    let bell = Arc::new(crate::hall::Bell::silent());
    let mut stopping = app.stopping.clone();
    loop {
        let open = app.hall.visible(&id, who(&caller), whose.invite.as_deref()).await?;
        if !wait.is_zero() {
            open.watch(&bell);
        }
        {
            let table = open.table.read().await;
            let viewer = table.viewer(who(&caller), whose.seat.as_deref())?;
            if table.seq() > after || tokio::time::Instant::now() >= end || app.hall.is_stopping() {
                let person = |id: &str| app.hall.names.person(id);
                let events = table.events(after, viewer, &person);
                return Ok(Json(Events { events, seq: table.seq() }));
            }
        }
        tokio::select! {
            _ = bell.heard() => {}
            () = tokio::time::sleep_until(end) => {}
            _ = stopping.changed() => {}
        }
    }
}

/// Tells the game so far in words.
#[utoipa::path(get, path = "/api/tables/{table}/story", tag = "tables", params(("table" = String, Path), FromStep, Whose),
    responses((status = 200, body = Story), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub async fn story(
    State(app): State<Arc<App>>,
    Tongue(language): Tongue,
    caller: Option<Caller>,
    Path(id): Path<String>,
    Asking(part): Asking<FromStep>,
    Asking(whose): Asking<Whose>,
) -> Result<Json<Story>, Refusal> {
    let open = app.hall.visible(&id, who(&caller), whose.invite.as_deref()).await?;
    let table = open.table.read().await;
    let viewer = table.viewer(who(&caller), whose.seat.as_deref())?;
    let lines = table.game.story(viewer, part.from.unwrap_or(0), language);
    let lines = lines.into_iter().map(|(step, text)| StoryLine { step, text }).collect();
    Ok(Json(Story { lines, length: table.game.length() }))
}

/// Gives the record of a finished game. It is public unless the table is private.
#[utoipa::path(get, path = "/api/tables/{table}/record", tag = "tables", params(("table" = String, Path), Whose),
    responses((status = 200, body = String, content_type = "text/plain"), (status = 404, body = ErrorBody),
        (status = 409, body = ErrorBody)))]
pub async fn record(
    State(app): State<Arc<App>>,
    caller: Option<Caller>,
    Path(id): Path<String>,
    Asking(whose): Asking<Whose>,
) -> Result<([(HeaderName, &'static str); 1], String), Refusal> {
    let open = app.hall.open(&id).await?;
    let table = open.table.read().await;
    let public = !table.terms.private && table.status == Status::Over;
    if !public {
        table.check_visible(who(&caller), whose.invite.as_deref())?;
    }
    if table.over.is_none() {
        return Refusal::err("table-not-over");
    }
    let person = |id: &str| app.hall.names.person(id);
    let text = table.record(&looks(None, Viewer::Spectator, Language::English, &person));
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text))
}
