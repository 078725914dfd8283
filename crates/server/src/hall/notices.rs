//! What a call of the queue tells when it is sent, if it still has something to tell.

use super::{Hall, calling::Details, ways::Called};
use crate::{
    call::{channels::Channels, message::Notice, when::Kind},
    refusal::Refusal,
    store::Call,
    table::Table,
    words::Words,
};
use demesne_games::Kind as Game;
use demesne_wire::Status;

impl Hall {
    /// The notice of a call. `None` if it is no longer true, or its person has seen the table meanwhile.
    pub(super) async fn notice(
        &self,
        channels: &Channels,
        called: &Called,
        call: &Call,
        details: &Details,
    ) -> Result<Option<Notice>, Refusal> {
        let (Some(id), Some(kind)) = (&call.table, details.kind) else { return Ok(None) };
        let open = match self.open(id).await {
            Ok(open) => open,
            Err(refusal) if refusal.code == "no-such-table" => return Ok(None),
            Err(refusal) => return Err(refusal),
        };
        if self.sees(&open, &call.user) && !called.settings.wishes.even_if_open {
            return Ok(None);
        }
        let table = open.table.read().await;
        if !holds(&table, kind, &call.user) {
            return Ok(None);
        }
        let text = match kind {
            // What was said is gone where its speaker has deleted their account.
            Kind::Chat => match said(&table, details.seq) {
                Some(words) => words.to_owned(),
                None => return Ok(None),
            },
            _ => String::new(),
        };
        let others: Vec<String> =
            table.people.iter().filter(|person| **person != call.user).cloned().collect();
        self.names.learn(&others).await?;
        let named = |id: &String| Some(self.names.person(id).name).filter(|name| !name.is_empty());
        let sits = |person: &&String| table.seats_of(person).next().is_some();
        let names: Vec<String> = others.iter().filter(sits).filter_map(named).collect();
        let title = Game::parse(&table.terms.game).map_or(table.terms.game.as_str(), |game| game.title());
        let who = details.by.as_ref().and_then(named);
        Ok(Some(Notice {
            kind,
            table: id.clone(),
            label: if names.is_empty() {
                title.to_owned()
            } else {
                format!("{title} ({})", names.join(", "))
            },
            game: table.terms.game.clone(),
            seat: table.seats_of(&call.user).next().map(|seat| seat.0 + 1),
            url: channels.table_url(id),
            who: who.unwrap_or_else(|| Words::say(called.language, "somebody", &[])),
            text,
            at: call.at.div_euclid(1000),
        }))
    }
}

/// Whether what somebody was to be called for is still so.
fn holds(table: &Table, kind: Kind, user: &str) -> bool {
    match kind {
        Kind::Turn => table
            .seats_of(user)
            .any(|seat| table.to_act().contains(seat) && table.chairs[seat.index()].bot.is_none()),
        Kind::Invited => {
            matches!(table.status, Status::Open | Status::Playing) && table.seats_of(user).next().is_some()
        }
        Kind::Started | Kind::Finished | Kind::Chat => true,
    }
}

fn said(table: &Table, seq: i64) -> Option<&str> {
    let place = usize::try_from(seq).ok()?.checked_sub(1)?;
    table.log.get(place)?.words.as_deref()
}
