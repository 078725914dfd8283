//! The chronicle: what happened, in prose, for people who read it beside the board.

mod account;
mod automa;
mod automa_reasons;
mod chance;
mod deeds;
mod ending;
mod nouns;
mod of_expansions;

use crate::{Language, Told, told::sentence};
use demesne_burgundy::{Action, Burgundy, Event, State, state::Stage};
use demesne_draw::glyphs;
use demesne_game::{Actor, Seat, Step};

/// A step in prose.
pub fn step(
    game: &Burgundy,
    before: &State,
    step: Step<Action>,
    events: &[Event],
    after: &State,
    language: Language,
) -> Told {
    let teller = Teller { game, before, after, language };
    let (own, closing) = events.split_at(ending::closing(game, after, events));
    let mut told = match step.by {
        Actor::Seat(seat) => teller.of_seat(seat, step.action, own),
        Actor::Chance => teller.of_chance(step.action, own),
    };
    let mut lines = vec![std::mem::take(&mut told.text)];
    if step.by == Actor::Chance && own.contains(&Event::InnLaid) && !lines[0].is_empty() {
        lines.push(sentence(account::new_inn(language)));
    }
    if let Some(line) = teller.phase_end(closing) {
        told.sign = told.sign.or(Some(if closing.len() > 1 { "g-mine" } else { "g-hourglass" }));
        lines.push(line);
    }
    if after.stage == Stage::Over && before.stage != Stage::Over {
        lines.extend(teller.final_scoring());
        told.sign = Some(glyphs::POINTS);
    }
    lines.retain(|line| !line.is_empty());
    told.text = lines.join("\n");
    if told.text.is_empty() {
        told.sign = None;
    }
    told
}

/// Who tells a step, from what to what, and in which language.
#[derive(Clone, Copy)]
struct Teller<'a> {
    game: &'a Burgundy,
    before: &'a State,
    after: &'a State,
    language: Language,
}

/// The beginning of a sentence, and what the account of its events is to know.
struct Deed {
    /// Without a full stop, without price.
    text: String,
    sign: Option<&'static str>,
    /// What was gained is told behind it; if not, in a sentence of its own.
    earns: bool,
    /// Workers that it tells of already.
    workers: i16,
}

impl Deed {
    fn new(text: String, sign: &'static str) -> Deed {
        Deed { text, sign: Some(sign), earns: false, workers: 0 }
    }

    fn earning(text: String, sign: &'static str) -> Deed {
        Deed { earns: true, ..Deed::new(text, sign) }
    }
}

impl Teller<'_> {
    fn of_seat(&self, seat: Seat, action: Action, events: &[Event]) -> Told {
        let deed = self.deed(seat, action, events);
        let text = self.account(seat, action, &deed, events);
        Told { text, sign: deed.sign, heading: None }
    }
}
