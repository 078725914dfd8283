//! What all requests that change a table share: who asks under which id, and the answer.

use crate::{
    hall::Deed,
    http::{App, caller::Caller},
    refusal::Refusal,
    table::{Asked, Table, Who, check_id},
};
use axum::Json;
use demesne_game::Viewer;
use demesne_wire::Done;
use std::sync::Arc;

/// Whoever calls, if they are signed in.
pub(super) fn who(caller: &Option<Caller>) -> Option<&Who> {
    caller.as_ref().map(|caller| &caller.who)
}

/// A request under its id.
pub(super) fn asked(who: &Who, id: &str) -> Result<Asked, Refusal> {
    check_id(id)?;
    Ok(Asked { by: who.id.clone(), id: id.to_owned() })
}

/// Whoever may not see a private table is told that there is none, whatever else is wrong.
pub(super) async fn visible(app: &Arc<App>, id: &str, caller: &Caller) -> Result<(), Refusal> {
    app.hall.visible(id, Some(&caller.who), None).await.map(|_| ())
}

/// What happened since the number that a request named, up to the entry that it became.
pub(super) fn done(
    app: &App,
    table: &Table,
    who: &Who,
    seat: Option<&str>,
    seen: Option<i64>,
    seq: i64,
) -> Done {
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
pub(super) async fn carry_out(
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
