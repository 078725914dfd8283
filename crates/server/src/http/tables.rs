//! Tables over HTTP.

use super::{
    App,
    body::{Asking, Body, Path},
    caller::{Caller, Tongue},
};
use crate::{
    hall::{Deed, OpenTable, now},
    refusal::Refusal,
    secret,
    store::{self, Summary},
    table::{self, Asked, Looks, Table, Who, check_id},
};
use axum::{
    Json,
    extract::State,
    http::{HeaderName, header},
};
use demesne_game::{Seed, Viewer};
use demesne_games::Kind;
use demesne_text::Language;
use demesne_wire::{
    Ask, Done, ErrorBody, Events, HandOver, Move, NewTable, Pace, Person, Say, SeatLine, Sit, Status, Story,
    StoryLine, TableLine, TableList, TableView, Undo, UndoAnswer,
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
    /// Which of one's seats, for whoever has several; `none` to look on.
    pub seat: Option<String>,
    /// The key of the invitation, for private tables.
    pub invite: Option<String>,
}

/// Which part of the story is asked for.
#[derive(Deserialize, IntoParams, Default)]
#[into_params(parameter_in = Query)]
pub struct FromStep {
    /// The first step, counted from 0.
    pub from: Option<usize>,
    /// Which of one's seats, for whoever has several; `none` to look on.
    pub seat: Option<String>,
    /// The key of the invitation, for private tables.
    pub invite: Option<String>,
    /// The language: `en`, `es`, `pt`.
    #[allow(dead_code, reason = "read by Tongue; it stands here for the document")]
    pub lang: Option<String>,
}

fn who(caller: &Option<Caller>) -> Option<&Who> {
    caller.as_ref().map(|caller| &caller.who)
}

fn asked(who: &Who, id: &str) -> Result<Asked, Refusal> {
    check_id(id)?;
    Ok(Asked { by: who.id.clone(), id: id.to_owned() })
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

/// Makes a table.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable,
    responses((status = 200, body = TableView), (status = 401, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn make(
    State(app): State<Arc<App>>,
    Tongue(language): Tongue,
    caller: Caller,
    Body(request): Body<NewTable>,
) -> Result<Json<TableView>, Refusal> {
    let id = request.id.clone().unwrap_or_else(secret::table_id);
    let entry = table::make(&request, &caller.who, &id, secret::table_id())?;
    // The same request has the same table, so that repeating it makes no second one.
    let table = secret::id_of(&[&app.secret, &caller.who.id, &id]);
    let mut open = app.hall.make(&table, entry).await?;
    if request.start {
        open = begin(&app, &caller.who, &table, &format!("{}-start", &id[..id.len().min(58)])).await?.1;
    }
    view_of(&app, &open, Some(&caller.who), None, language).await
}

async fn begin(
    app: &Arc<App>,
    who: &Who,
    id: &str,
    request: &str,
) -> Result<(crate::hall::Answer, Arc<OpenTable>), Refusal> {
    let (asked, who, seed) = (asked(who, request)?, who.clone(), Seed(secret::random_bytes()));
    let request = request.to_owned();
    app.hall.act(id, Some(asked), move |table| Ok(table.start(&who, &request, seed)?.into())).await
}

async fn view_of(
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
    let open = app.hall.open(&id).await?;
    open.table.read().await.check_visible(who(&caller), whose.invite.as_deref())?;
    view_of(&app, &open, who(&caller), whose.seat.as_deref(), language).await
}

/// Gives what happened at a table since a number, and waits for it if asked to.
#[utoipa::path(get, path = "/api/tables/{table}/events", tag = "tables", params(("table" = String, Path), Since),
    responses((status = 200, body = Events), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub async fn events(
    State(app): State<Arc<App>>,
    caller: Option<Caller>,
    Path(id): Path<String>,
    Asking(since): Asking<Since>,
) -> Result<Json<Events>, Refusal> {
    let after = since.after.unwrap_or(0).max(0);
    let wait = Duration::from_secs(since.wait.unwrap_or(0).min(LONGEST_WAIT));
    let end = tokio::time::Instant::now() + wait;
    let bell = Arc::new(crate::hall::Bell::silent());
    let mut stopping = app.stopping.clone();
    loop {
        let open = app.hall.open(&id).await?;
        if !wait.is_zero() {
            open.watch(&bell);
        }
        {
            let table = open.table.read().await;
            table.check_visible(who(&caller), since.invite.as_deref())?;
            let viewer = table.viewer(who(&caller), since.seat.as_deref())?;
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
#[utoipa::path(get, path = "/api/tables/{table}/story", tag = "tables", params(("table" = String, Path), FromStep),
    responses((status = 200, body = Story), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub async fn story(
    State(app): State<Arc<App>>,
    Tongue(language): Tongue,
    caller: Option<Caller>,
    Path(id): Path<String>,
    Asking(part): Asking<FromStep>,
) -> Result<Json<Story>, Refusal> {
    let open = app.hall.open(&id).await?;
    let table = open.table.read().await;
    table.check_visible(who(&caller), part.invite.as_deref())?;
    let viewer = table.viewer(who(&caller), part.seat.as_deref())?;
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

/// What happened since the number that a request named, up to the entry that it became.
fn done(app: &App, table: &Table, who: &Who, seat: Option<&str>, seen: Option<i64>, seq: i64) -> Done {
    let person = |id: &str| app.hall.names.person(id);
    // Whoever has several seats, or has handed this one on since, gets the same answer again: that of the seat that acted.
    let acted = table.acted(seq).map(Viewer::Seat);
    let viewer = acted.or_else(|| table.viewer(Some(who), seat).ok()).unwrap_or(Viewer::Spectator);
    let after = seen.unwrap_or(seq - 1).min(seq - 1);
    let mut events = table.events(after, viewer, &person);
    events.truncate(usize::try_from(seq - after.max(0)).unwrap_or(0));
    Done { table: table.id.clone(), seq, events }
}

/// Carries a request out and answers it. Whoever has no seat and may not see the table is told as little as any stranger.
async fn carry_out(
    app: &Arc<App>,
    id: &str,
    caller: &Caller,
    request: (&str, Option<String>, Option<i64>),
    decide: impl Fn(&Table) -> Result<Deed, Refusal> + Send + Sync + 'static,
) -> Result<Json<Done>, Refusal> {
    let (request, seat, seen) = request;
    let asked = asked(&caller.who, request)?;
    let who = caller.who.clone();
    let acted = app.hall.act(id, Some(asked), move |table| decide(table)).await;
    match acted {
        Ok((answer, open)) => {
            let table = open.table.read().await;
            Ok(Json(done(app, &table, &who, seat.as_deref(), seen, answer.seq)))
        }
        Err(refusal) if refusal.code == "stale" => {
            let open = app.hall.open(id).await?;
            let table = open.table.read().await;
            let person = |id: &str| app.hall.names.person(id);
            let viewer = table.viewer(Some(&who), seat.as_deref())?;
            let missed = table.events(seen.unwrap_or(0).max(0), viewer, &person);
            Err(Refusal { missed: Some(missed), ..refusal })
        }
        Err(refusal) => Err(refusal),
    }
}

/// Plays a move.
#[utoipa::path(post, path = "/api/tables/{table}/moves", tag = "tables", params(("table" = String, Path)), request_body = Move,
    responses((status = 200, body = Done), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody),
        (status = 422, body = ErrorBody)))]
pub async fn play(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Body(request): Body<Move>,
) -> Result<Json<Done>, Refusal> {
    let who = caller.who.clone();
    let key = (request.id.clone(), request.seat.clone(), Some(request.seen));
    carry_out(&app, &id, &caller, (&key.0, key.1, key.2), move |table| {
        table.check_visible(Some(&who), None)?;
        Ok(table.play(&who, &request)?.into())
    })
    .await
}

/// Sits down, takes a seat over with a code, comes back to a seat that a bot kept, or (the owner) lets a bot sit down.
#[utoipa::path(post, path = "/api/tables/{table}/seats/{seat}", tag = "tables",
    params(("table" = String, Path), ("seat" = String, Path)), request_body = Sit,
    responses((status = 200, body = Done), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody),
        (status = 409, body = ErrorBody)))]
pub async fn sit(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path((id, seat)): Path<(String, String)>,
    Body(request): Body<Sit>,
) -> Result<Json<Done>, Refusal> {
    let (who, secret, key) = (caller.who.clone(), app.secret.clone(), request.id.clone());
    carry_out(&app, &id, &caller, (&key, None, None), move |table| {
        let visible = table.check_visible(Some(&who), request.invite.as_deref());
        if request.code.is_none() {
            visible.clone()?;
        }
        let sits = table.seat(&seat).and_then(|seat| table.sit(&who, seat, &request, &secret));
        // Whoever guesses at codes does not learn whether there is such a table.
        sits.map(Into::into).map_err(|refusal| visible.err().unwrap_or(refusal))
    })
    .await
}

/// Leaves a seat before the start; the owner can free any.
#[utoipa::path(delete, path = "/api/tables/{table}/seats/{seat}", tag = "tables",
    params(("table" = String, Path), ("seat" = String, Path)), request_body = Ask,
    responses((status = 200, body = Done), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn leave(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path((id, seat)): Path<(String, String)>,
    Body(request): Body<Ask>,
) -> Result<Json<Done>, Refusal> {
    let (who, key) = (caller.who.clone(), request.id.clone());
    carry_out(&app, &id, &caller, (&key, None, None), move |table| {
        table.check_visible(Some(&who), None)?;
        Ok(table.leave(&who, table.seat(&seat)?, &request.id)?.into())
    })
    .await
}

/// Starts the game.
#[utoipa::path(post, path = "/api/tables/{table}/start", tag = "tables", params(("table" = String, Path)), request_body = Ask,
    responses((status = 200, body = Done), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn start(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Body(request): Body<Ask>,
) -> Result<Json<Done>, Refusal> {
    visible(&app, &id, &caller).await?;
    let (answer, open) = begin(&app, &caller.who, &id, &request.id).await?;
    let table = open.table.read().await;
    Ok(Json(done(&app, &table, &caller.who, None, None, answer.seq)))
}

/// Whoever may not see a private table is told that there is none, whatever else is wrong.
async fn visible(app: &Arc<App>, id: &str, caller: &Caller) -> Result<(), Refusal> {
    let open = app.hall.open(id).await?;
    let table = open.table.read().await;
    table.check_visible(Some(&caller.who), None)
}

/// Takes steps back, or asks the others whether one may.
#[utoipa::path(post, path = "/api/tables/{table}/undo", tag = "tables", params(("table" = String, Path)), request_body = Undo,
    responses((status = 200, body = Done), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn undo(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Body(request): Body<Undo>,
) -> Result<Json<Done>, Refusal> {
    let who = caller.who.clone();
    let key = (request.id.clone(), request.seat.clone(), Some(request.seen));
    carry_out(&app, &id, &caller, (&key.0, key.1, key.2), move |table| {
        table.check_visible(Some(&who), None)?;
        Ok(table.undo(&who, &request)?.into())
    })
    .await
}

/// Answers somebody who asked to go back.
#[utoipa::path(post, path = "/api/tables/{table}/undo/answer", tag = "tables", params(("table" = String, Path)),
    request_body = UndoAnswer,
    responses((status = 200, body = Done), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn answer_undo(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Body(request): Body<UndoAnswer>,
) -> Result<Json<Done>, Refusal> {
    let who = caller.who.clone();
    let key = (request.id.clone(), request.seat.clone());
    carry_out(&app, &id, &caller, (&key.0, key.1, None), move |table| {
        table.check_visible(Some(&who), None)?;
        Ok(table.answer_undo(&who, &request)?.into())
    })
    .await
}

/// Says something at a table.
#[utoipa::path(post, path = "/api/tables/{table}/chat", tag = "tables", params(("table" = String, Path)), request_body = Say,
    responses((status = 200, body = Done), (status = 403, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn say(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Body(request): Body<Say>,
) -> Result<Json<Done>, Refusal> {
    visible(&app, &id, &caller).await?;
    let (who, key) = (caller.who.clone(), request.id.clone());
    carry_out(&app, &id, &caller, (&key, None, None), move |table| {
        let (entry, words) = table.say(&who, &request)?;
        Ok(Deed { entry, words: Some(words) })
    })
    .await
}

/// Gives up.
#[utoipa::path(post, path = "/api/tables/{table}/resign", tag = "tables", params(("table" = String, Path)), request_body = Ask,
    responses((status = 200, body = Done), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn resign(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Body(request): Body<Ask>,
) -> Result<Json<Done>, Refusal> {
    let (who, key) = (caller.who.clone(), (request.id.clone(), request.seat.clone()));
    carry_out(&app, &id, &caller, (&key.0, key.1, None), move |table| {
        table.check_visible(Some(&who), None)?;
        Ok(table.resign(&who, request.seat.as_deref(), &request.id)?.into())
    })
    .await
}

/// Closes a table that shall not be played, or not to its end.
#[utoipa::path(post, path = "/api/tables/{table}/close", tag = "tables", params(("table" = String, Path)), request_body = Ask,
    responses((status = 200, body = Done), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn close(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Body(request): Body<Ask>,
) -> Result<Json<Done>, Refusal> {
    visible(&app, &id, &caller).await?;
    let (who, key) = (caller.who.clone(), request.id.clone());
    carry_out(&app, &id, &caller, (&key, None, None), move |table| Ok(table.close(&who, &request.id)?.into()))
        .await
}

/// Gives a code with which somebody else can take over the caller's seat.
#[utoipa::path(post, path = "/api/tables/{table}/hand-over", tag = "tables", params(("table" = String, Path)), request_body = Ask,
    responses((status = 200, body = HandOver), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn hand_over(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Body(request): Body<Ask>,
) -> Result<Json<HandOver>, Refusal> {
    check_id(&request.id)?;
    visible(&app, &id, &caller).await?;
    let open = app.hall.open(&id).await?;
    let table = open.table.read().await;
    let seat = table.own_seat(&caller.who, request.seat.as_deref())?;
    if matches!(table.status, Status::Over | Status::Closed) {
        return Refusal::err("table-over");
    }
    let code = table.hand_over_code(seat, &app.secret)?;
    Ok(Json(HandOver { seat: seat.to_string(), code }))
}

/// Makes a table where the same people meet again. Whoever asks second finds the table of the first.
#[utoipa::path(post, path = "/api/tables/{table}/rematch", tag = "tables", params(("table" = String, Path)), request_body = Ask,
    responses((status = 200, body = TableView), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn rematch(
    State(app): State<Arc<App>>,
    Tongue(language): Tongue,
    caller: Caller,
    Path(id): Path<String>,
    Body(request): Body<Ask>,
) -> Result<Json<TableView>, Refusal> {
    visible(&app, &id, &caller).await?;
    let open = app.hall.open(&id).await?;
    let (known, entry) = {
        let table = open.table.read().await;
        (table.rematch.clone(), table::rematch(&table, &caller.who, &request.id, secret::table_id())?)
    };
    let next = match known {
        Some(next) => next,
        None => {
            // One table has one rematch, whoever asks and however often.
            let next = secret::id_of(&[&app.secret, "rematch", &id]);
            app.hall.make(&next, entry).await?;
            let (asked, table) = (asked(&caller.who, &request.id)?, next.clone());
            let told = asked.clone();
            let acted = app.hall.act(&id, Some(asked), move |old| match &old.rematch {
                Some(_) => Refusal::err("stale"),
                None => Ok(table::Entry::Rematch { asked: told.clone(), table: table.clone() }.into()),
            });
            match acted.await {
                Ok(_) => {}
                Err(refusal) if refusal.code == "stale" => {}
                Err(refusal) => return Err(refusal),
            }
            next
        }
    };
    let open = app.hall.open(&next).await?;
    view_of(&app, &open, Some(&caller.who), None, language).await
}
