//! Tasks as text.

use super::plain;
use crate::{
    Act, Atoms, Building,
    card::Card,
    scheme::Scheme,
    space::{Segment, Site},
    state::SLOTS,
    task::{Fate, Origin, Task},
};
use demesne_game::{Seat, TextError, Words};

const FATES: [(&str, Fate); 3] =
    [("play", Fate::Play), ("discard", Fate::Discard), ("destroy", Fate::Destroy)];

impl Task {
    /// `gain:p1:debt+flip_deed`, `payment:build:workshop-2`.
    pub(crate) fn text(self) -> String {
        match self {
            Task::Gain(seat, atoms) => format!("gain:{seat}:{}", atoms.text()),
            Task::Choose(seat, Origin::Card(card)) => format!("choose:{seat}:{}", card.id()),
            Task::Choose(seat, Origin::Section(section)) => format!("choose:{seat}:{}", section.name()),
            Task::Triggered(seat, cards) => {
                let cards: Vec<String> =
                    cards.into_iter().filter(|card| card.is_some()).map(Card::id).collect();
                format!("next:{seat}:{}", cards.join("+"))
            }
            Task::Hired(seat) => format!("hired:{seat}"),
            Task::Dismissal(act) => format!("dismissal:{}", act.name()),
            Task::Amount(act) => format!("amount:{}", act.name()),
            Task::Payment(Act::Build, building) => format!("payment:build:{}", Building(building).name()),
            Task::Payment(Act::Transcribe, _) => "payment:transcribe".into(),
            Task::Payment(act, number) => format!("payment:{}:{number}", act.name()),
            Task::Exchanges(number) => format!("exchanges:{number}"),
            Task::After(act) => format!("after:{}", act.name()),
            Task::Site { seat, building, near } => {
                format!("site:{seat}:{}{}", building.name(), if near { ":near" } else { "" })
            }
            Task::Links { seat, site, before, after } => {
                let ends = match (before, after) {
                    (true, true) => "before+after",
                    (true, false) => "before",
                    _ => "after",
                };
                format!("links:{seat}:{}:{ends}", site.name())
            }
            Task::Castle => "castle".into(),
            Task::Spread(seat, section) => format!("spread:{seat}:{}", section.name()),
            Task::Collision { step, nth } => format!("collision:{step}:{nth}"),
            Task::TurnTownsfolk(segment) => format!("top:{}", segment.name()),
            Task::TurnManuscript(segment) => format!("tile:{}", segment.name()),
            Task::Draw(seat, number) => format!("draw:{seat}:{number}"),
            Task::TurnUp(seat, fate) => {
                let name = FATES.iter().find(|(_, other)| *other == fate).map_or("", |(name, _)| name);
                format!("turn:{seat}:{name}")
            }
            Task::Scheme => "scheme".into(),
            Task::Future => "future".into(),
            Task::Stranger => "stranger".into(),
            Task::March(scheme) => format!("march:{}", scheme.name()),
            Task::Options(scheme) => format!("options:{}", scheme.name()),
            Task::FirstBuilding => "first-building".into(),
        }
    }

    /// Reads what [`Task::text`] writes. A seat may be left out: it is the one whose turn it is.
    pub(crate) fn read(words: &mut Words<'_>, seats: u8, turn: Seat) -> Result<Task, TextError> {
        words.parse("a task, such as castle, gain:p1:flip or payment:build:workshop-2", |word| {
            let (verb, mut what) = word.split_once(':').unwrap_or((word, ""));
            let whole = what;
            let mut seat = turn;
            let (named, rest) = what.split_once(':').unwrap_or((what, ""));
            if let Some(other) = Seat::parse(named) {
                (seat, what) = (Some(other).filter(|seat| seat.0 < seats)?, rest);
            }
            Some(match verb {
                "gain" => Task::Gain(seat, Atoms::parse(what).filter(|atoms| !atoms.is_empty())?),
                "choose" => Task::Choose(seat, read_origin(what)?),
                "next" => Task::Triggered(seat, read_waiting(what)?),
                "hired" if what.is_empty() => Task::Hired(seat),
                "dismissal" => Task::Dismissal(Act::parse(whole)?),
                "amount" => Task::Amount(Act::parse(whole)?),
                "payment" => read_payment(whole)?,
                "exchanges" => Task::Exchanges(plain(whole)?),
                "after" => Task::After(Act::parse(whole)?),
                "site" => {
                    let (building, near) = match what.strip_suffix(":near") {
                        Some(building) => (building, true),
                        None => (what, false),
                    };
                    Task::Site { seat, building: Building::parse(building)?, near }
                }
                "links" => {
                    let (site, ends) = what.split_once(':')?;
                    let (before, after) = match ends {
                        "before+after" => (true, true),
                        "before" => (true, false),
                        "after" => (false, true),
                        _ => return None,
                    };
                    Task::Links { seat, site: Site::parse(site)?, before, after }
                }
                "castle" if whole.is_empty() => Task::Castle,
                "spread" => Task::Spread(seat, Segment::parse(what)?),
                "collision" => {
                    let (step, nth) = whole.split_once(':')?;
                    Task::Collision { step: plain(step)?, nth: plain(nth)? }
                }
                "top" => Task::TurnTownsfolk(Segment::parse(whole)?),
                "tile" => Task::TurnManuscript(Segment::parse(whole)?),
                "draw" => Task::Draw(seat, plain(what)?),
                "turn" => Task::TurnUp(seat, FATES.iter().find(|(name, _)| *name == what)?.1),
                "scheme" if whole.is_empty() => Task::Scheme,
                "future" if whole.is_empty() => Task::Future,
                "stranger" if whole.is_empty() => Task::Stranger,
                "march" => Task::March(Scheme::parse(whole)?),
                "options" => Task::Options(Scheme::parse(whole)?),
                "first-building" if whole.is_empty() => Task::FirstBuilding,
                _ => return None,
            })
        })
    }
}

fn read_origin(what: &str) -> Option<Origin> {
    match Segment::parse(what) {
        Some(section) => Some(Origin::Section(section)),
        None => Card::parse(what).map(Origin::Card),
    }
}

/// Cards in rising order, as abilities that wait are kept.
fn read_waiting(what: &str) -> Option<[Card; SLOTS]> {
    let mut cards = [Card::NONE; SLOTS];
    for (nth, word) in what.split('+').enumerate() {
        let card = Card::parse(word)?;
        if cards.contains(&card) {
            return None;
        }
        *cards.get_mut(nth)? = card;
    }
    cards.sort_unstable();
    Some(cards)
}

fn read_payment(what: &str) -> Option<Task> {
    let (act, chosen) = what.split_once(':').unwrap_or((what, ""));
    let act = Act::parse(act)?;
    let chosen = match act {
        Act::Build => Building::parse(chosen)?.0,
        Act::Transcribe => chosen.is_empty().then_some(0)?,
        Act::Trade | Act::Workers => plain(chosen)?,
    };
    Some(Task::Payment(act, chosen))
}

#[cfg(test)]
mod tests {
    use super::*;

    const P1: Seat = Seat(0);
    const P2: Seat = Seat(1);

    fn read(text: &str) -> Option<Task> {
        Task::read(&mut Words::new(text), 2, P1).ok()
    }

    #[test]
    fn every_task_has_a_text_that_is_read_back() {
        let scheme = Scheme(1);
        let atoms = Atoms::parse("debt+place_workers:4+place_building:workshop").expect("a bundle");
        let mut tasks = vec![
            Task::Gain(P2, atoms),
            Task::Choose(P1, Origin::Card(Card::hero(5))),
            Task::Choose(P2, Origin::Section(Segment(4))),
            Task::Triggered(P1, [Card(15), Card(18), Card::NONE]),
            Task::Hired(P2),
            Task::Payment(Act::Build, 7),
            Task::Payment(Act::Trade, 12),
            Task::Payment(Act::Workers, 4),
            Task::Payment(Act::Transcribe, 0),
            Task::Exchanges(0),
            Task::Site { seat: P1, building: Building(3), near: false },
            Task::Site { seat: P2, building: Building(3), near: true },
            Task::Castle,
            Task::Spread(P2, Segment(2)),
            Task::Collision { step: 4, nth: 2 },
            Task::TurnTownsfolk(Segment(0)),
            Task::TurnManuscript(Segment(3)),
            Task::Draw(P1, 5),
            Task::Scheme,
            Task::Future,
            Task::Stranger,
            Task::March(scheme),
            Task::Options(scheme),
            Task::FirstBuilding,
        ];
        tasks.extend(FATES.map(|(_, fate)| Task::TurnUp(P2, fate)));
        for act in Act::ALL {
            tasks.extend([Task::Dismissal(act), Task::Amount(act), Task::After(act)]);
        }
        for (before, after) in [(true, true), (true, false), (false, true)] {
            tasks.push(Task::Links { seat: P1, site: Site(24), before, after });
        }
        for task in tasks {
            assert_eq!(read(&task.text()), Some(task), "{}", task.text());
        }
    }

    #[test]
    fn a_seat_that_is_left_out_has_the_turn() {
        for (short, long) in [
            ("gain:flip", "gain:p1:flip"),
            ("choose:5-6", "choose:p1:5-6"),
            ("next:n19+n16", "next:p1:n16+n19"),
            ("hired", "hired:p1"),
            ("site:workshop-2:near", "site:p1:workshop-2:near"),
            ("links:3-4.1:after", "links:p1:3-4.1:after"),
            ("spread:1-2", "spread:p1:1-2"),
            ("draw:3", "draw:p1:3"),
            ("turn:play", "turn:p1:play"),
        ] {
            assert_eq!(read(short).map(Task::text).as_deref(), Some(long));
        }
        for text in
            ["hired:p3", "gain:p1", "gain:p1:", "castle:p1", "amount:p1:build", "scheme:p1", "draw:p1:+1"]
        {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
