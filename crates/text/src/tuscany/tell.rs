//! What happened, in words.

use super::look::{a, cards_in_words, counts_in_words, some};
use demesne_game::{Actor, Seat, Step};
use demesne_tuscany::{
    Action, Cards, Event, Item, State, Tuscany, areas::board_text, assembly::Assembly, state::Stage,
    tally::Source, task::Task,
};

/// A step and what came of it, in lines; empty for what the screen shows just as well.
pub fn step(game: &Tuscany, before: &State, step: Step<Action>, events: &[Event], after: &State) -> String {
    let actor = match step.by {
        Actor::Seat(seat) => Some(seat),
        // Chance acts for whoever has the turn.
        Actor::Chance => (before.stage == Stage::Turn).then_some(before.turn),
    };
    let what = said(game, step.action, actor);
    let mut happened: Vec<String> = Vec::new();
    for &event in events {
        happened.extend(words(game, before, after, actor, event));
    }
    // What is said of a phase stands on lines of its own.
    let (own, apart): (Vec<String>, Vec<String>) =
        happened.into_iter().partition(|words| !words.starts_with('\n'));
    let mut text = match (what.is_empty(), own.is_empty()) {
        (_, true) => what,
        (true, false) => own.join(", "),
        (false, false) => format!("{what}: {}", own.join(", ")),
    };
    for line in apart {
        match text.is_empty() {
            true => text.push_str(line.trim_start_matches('\n')),
            false => text.push_str(&line),
        }
    }
    text
}

/// The step itself.
fn said(game: &Tuscany, action: Action, actor: Option<Seat>) -> String {
    let who = actor.map_or(String::new(), |seat| seat.to_string());
    match action {
        Action::First(seat) => format!("{seat} is the start player"),
        // The screen shows the first centre, and events say what a tile was turned up for.
        Action::Neutral(_) | Action::Own(_) | Action::Harvest(_) | Action::Cards { .. } => String::new(),
        Action::Pieces(deals) => {
            let deals: Vec<String> =
                seats(game).map(|seat| format!("{seat} {}", deals[seat.index()].text())).collect();
            format!("region pieces: {}", deals.join(", "))
        }
        Action::Reveal(boards) => {
            let boards: Vec<String> = seats(game)
                .map(|seat| format!("{seat} {}", game.assembly_text(boards[seat.index()])))
                .collect();
            format!("all boards are turned up: {}", boards.join("; "))
        }
        Action::Board(Assembly::UNKNOWN) => {
            format!("{who} has laid out a board; it shows when all have")
        }
        Action::Board(board) => {
            format!(
                "{who} lays out {} with the start castle on {}",
                board_text(board),
                game.start_space(board)
            )
        }
        // The cards are a step of chance.
        Action::Draw => String::new(),
        Action::Take(tile) => format!("{who} takes {}", a(tile.name())),
        Action::GiveUp(item) => format!("{who} gives up {}", a(item.name())),
        Action::Exchange(colour) => format!("{who} exchanges all tiles of the type {}", colour.kind()),
        // It is told when it is paid and lies there.
        Action::Place(_) | Action::On(_) => String::new(),
        Action::Pay(_) => String::new(),
        Action::Free(_) => String::new(),
        Action::Skip => format!("{who} lets the castle place nothing"),
        Action::Marble => format!("{who} spends a marble for an extra action"),
        Action::Token(_) => String::new(),
        Action::End => String::new(),
    }
}

fn seats(game: &Tuscany) -> impl Iterator<Item = Seat> + use<> {
    Seat::first(game.options().players)
}

/// An event in words, unless the step itself says it. What begins a line of its own begins with a line break.
fn words(game: &Tuscany, before: &State, after: &State, actor: Option<Seat>, event: Event) -> Option<String> {
    let of =
        |seat: Seat, what: String| Some(if Some(seat) == actor { what } else { format!("{seat} {what}") });
    match event {
        Event::Scored { seat, source, points } => match source {
            Source::Scoring1 | Source::Scoring2 | Source::Scoring3 => {
                let red = after.estate(seat).tally;
                Some(format!(
                    "\n  {seat} scores {points} green as red points{}",
                    match source {
                        // Leftovers come after it.
                        Source::Scoring3 => String::new(),
                        _ => format!(" and has {}", red.red()),
                    }
                ))
            }
            Source::Cards | Source::StoredTiles | Source::StoredHexes | Source::Marble | Source::Workers => {
                Some(format!("\n  {seat} +{points} red for {}", leftover(source)))
            }
            _ => {
                let track = if source.is_red() { "red" } else { "green" };
                of(seat, format!("+{points} {track} ({})", source_words(source)))
            }
        },
        Event::Drew(seat, Cards::HIDDEN, count) => Some(format!("{seat} draws {}", some(count, "card"))),
        Event::Drew(seat, cards, count) => {
            Some(format!("{seat} draws {}: {}", some(count, "card"), cards_in_words(cards)))
        }
        Event::DrawLost(seat, count) => Some(format!(
            "{seat}: {} cannot be drawn: deck and discards are empty (T5.5)",
            some(count, "card")
        )),
        Event::DeckShuffled => Some("the discards are shuffled into a new deck".into()),
        Event::HarvestShuffled => Some("the harvest cards are shuffled anew".into()),
        Event::NeutralShuffled => Some("the removed neutral tiles are shuffled into a new stack".into()),
        Event::GapStays => Some("no tile is left for a gap of the centre, which stays open (T14.9)".into()),
        Event::TurnedUp(tile, Some(number)) => {
            Some(format!("{} turns up {}, own tile {number} of 21", before.turn, a(tile.name())))
        }
        // The first centre is seen on the screen.
        Event::TurnedUp(..) if before.stage == Stage::Centre => None,
        Event::TurnedUp(tile, None) => Some(format!("{} comes into the centre", a(tile.name()))),
        Event::Stored(..) | Event::GaveUp(..) => None,
        Event::Removed { colour, count, refresh: true } => Some(format!(
            "{count} tiles of the type {} lie in the centre: all of them are replaced (T14.4)",
            colour.kind()
        )),
        Event::Removed { count, .. } => Some(format!("{} removed", some(count, "tile"))),
        Event::Paid(seat, cards, workers) => {
            let mut parts: Vec<String> = counts_in_words(&cards.counts()).into_iter().collect();
            if workers > 0 {
                parts.push(some(workers, "worker"));
            }
            Some(format!("{seat} pays {}", parts.join(", ")))
        }
        Event::Placed(seat, item, space) => {
            let colour = game.colour_of(after.estate(seat).board, space);
            let as_kind = match item {
                Item::Hex => format!(" as {}", a(colour.kind())),
                Item::Tile(_) => String::new(),
            };
            // What a castle places is not paid, so nobody was named yet.
            let (who, free) = match before.tasks.top() {
                Some(Task::FreeSpace(_)) => (format!("{seat} "), ", for free"),
                _ => (String::new(), ""),
            };
            Some(format!("{who}puts {} on space {space}{as_kind}{free}", a(item.name())))
        }
        Event::AreaDone(_, colour, size) => Some(format!("{} area of {size} is complete", a(colour.name()))),
        Event::ColourDone(seat, colour, place) => of(
            seat,
            format!(
                "has covered all {} spaces, as the {} player",
                colour.name(),
                ["first", "second", "third", "fourth"][usize::from(place.clamp(1, 4)) - 1]
            ),
        ),
        // The step says that it is spent.
        Event::Marble(_, ..0) => None,
        Event::Marble(seat, n) => of(seat, format!("+{n} marble")),
        Event::Workers(seat, n) => of(seat, format!("+{}", some(n, "worker"))),
        Event::Hex(seat) => of(seat, "+1 wooden hex".into()),
        Event::Token(seat, token) => Some(format!("{seat} takes a {} token", token.name())),
        Event::Harvest(seat, card) => {
            Some(format!("{seat} reveals a harvest card, {}", super::explain::harvest_words(card)))
        }
        Event::CastlePassed(seat) => of(seat, "nothing in the centre fits the castle's free tile".into()),
        Event::PhaseEnd(phase) => Some(format!("\nPhase {phase} ends; scoring:")),
        Event::LastRound => Some("\nA third stack is used up: one more round is played (T15.5)".into()),
        Event::RoundLimit => Some("\nThe limit of rounds is reached: the game ends (T5.5)".into()),
    }
}

/// What points are for.
fn source_words(source: Source) -> &'static str {
    match source {
        Source::Areas => "the area",
        Source::Crops => "crops new to the area",
        Source::Colours => "colour bonus",
        Source::Storage => "storage token",
        Source::GreenHarvest | Source::Harvest => "harvest",
        Source::NoRoom => "no room for a wooden hex",
        _ => source.name(),
    }
}

/// What is left at the end (T16.4).
fn leftover(source: Source) -> &'static str {
    match source {
        Source::Cards => "cards left in the hand",
        Source::StoredTiles => "stored tiles",
        Source::StoredHexes => "stored wooden hexes",
        Source::Marble => "marble left",
        _ => "workers left",
    }
}
