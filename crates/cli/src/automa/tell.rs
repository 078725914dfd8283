//! What the Châteautoma did, in sentences: what to do with the cardboard.

use demesne_burgundy::{Burgundy, Event, Expansion, State, automa::AutomaStep};
use demesne_game::{Game, Seat};

/// The events of a turn, a line each; what a step brings is indented below it.
pub fn turn(game: &Burgundy, seat: Seat, events: &[Event]) -> String {
    let mut text = String::new();
    for event in events {
        let line = match *event {
            Event::Automa(AutomaStep::Deals { .. }) => continue,
            Event::Automa(step) => {
                text.push_str(&format!("- {}.\n", capital(&game.describe_automa(step))));
                continue;
            }
            Event::Scored { seat: who, source, points } if who == seat => {
                format!("move its marker {points} point{} on ({source})", if points == 1 { "" } else { "s" })
            }
            Event::Silver(who, n) if who == seat && n > 0 => format!("give it {n} silver"),
            Event::Silver(who, n) if who == seat => format!("take {} silver from it", -n),
            Event::Goods(who, kind, count) if who == seat => {
                format!("put {count} goods of number {} on its goods spaces", kind + 1)
            }
            Event::Sold(who, kind, count) if who == seat => {
                format!("{count} goods of number {} leave the game", kind + 1)
            }
            Event::Marker(who) if who == seat && game.options().expansions.has(Expansion::Tiles) => {
                "move its marker one space along the turn order, on top but for the marker of monastery 27's owner"
                    .into()
            }
            Event::Marker(who) if who == seat => {
                "move its marker one space along the turn order, on top".into()
            }
            Event::Bonus { seat: who, colour, large } if who == seat => {
                format!("it takes the {} {} bonus tile", if large { "large" } else { "small" }, colour.name())
            }
            Event::PostTile { seat: who, large } if who == seat => {
                format!("it takes the {} border-post tile", if large { "large" } else { "small" })
            }
            _ => continue,
        };
        text.push_str(&format!("    {line}\n"));
    }
    text
}

/// Points and silver after a turn.
pub fn standing(game: &Burgundy, state: &State, seat: Seat) -> String {
    format!("It has {} points and {} silver now.\n", game.points(state, seat), state.estate(seat).silver)
}

/// Final scoring by source.
pub fn ending(game: &Burgundy, state: &State, seat: Seat) -> String {
    let mut text = String::from("\nThe game is over. The Châteautoma's points by source:\n");
    let scores = game.scores(state);
    let Some(score) = scores.seats.get(seat.index()) else { return text };
    for (source, points) in score.sources.iter().filter(|(_, points)| *points != 0) {
        text.push_str(&format!("  {source:<16}{points:>5}\n"));
    }
    text.push_str(&format!("  {:<16}{:>5}\n", "total", score.total()));
    text.push_str("A person beats it only with more points; tied, it wins (A14.7).\n");
    text
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}
