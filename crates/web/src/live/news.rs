//! What events mean for what is known of a table.

use super::sound::{self, Tone};
use demesne_games::Running;
use demesne_wire::{Event, Happening, Status, TableView};

/// More steps than this nobody wants to see one after another.
const MOST_SHOWN: usize = 60;

/// Whether an event stands in the talk at the table: all but the game itself.
pub fn is_talk(event: &Event) -> bool {
    !matches!(event.what, Happening::Played { .. })
}

/// Plays what an event says of the game. Steps that are there already stay.
pub fn fold(running: &mut dyn Running, event: &Event) -> Result<(), String> {
    match &event.what {
        Happening::Started { steps, length, .. } | Happening::Played { steps, length, .. } => {
            for step in missing(running, steps, *length)? {
                running.play(step).map_err(|refused| format!("{step}: {refused}"))?;
            }
        }
        Happening::Undone { length, .. } => running.cut(*length),
        _ => {}
    }
    Ok(())
}

/// Those steps of an event that are not played yet; others that were played in their place are taken back.
pub fn missing<'s>(
    running: &mut dyn Running,
    steps: &'s [String],
    length: usize,
) -> Result<&'s [String], String> {
    let start = length.checked_sub(steps.len()).ok_or("an event has more steps than the game")?;
    if running.length() < start {
        return Err(format!("step {start} is missing"));
    }
    let played = running.steps();
    let same = played[start..].iter().zip(steps).take_while(|(one, other)| one == other).count();
    if played.len() > start + same {
        running.cut(start + same);
    }
    Ok(&steps[same..])
}

/// The number up to which everything is shown at once: what the reader has seen, and more where too much would be left.
pub fn first_shown(events: &[Event], seen: i64, own: Option<&str>) -> i64 {
    let mut known = events.last().map_or(0, |event| event.seq);
    let mut steps = 0;
    for event in events.iter().rev() {
        if event.seq <= seen {
            break;
        }
        match &event.what {
            Happening::Played { steps: more, seat, .. } => {
                // What the reader did at another device need not be shown.
                if Some(seat.as_str()) == own && steps == 0 {
                    known = event.seq - 1;
                    continue;
                }
                steps += more.len();
                if steps > MOST_SHOWN {
                    break;
                }
                known = event.seq - 1;
            }
            Happening::Started { .. } => break,
            _ => {}
        }
    }
    known
}

/// What an event changes of the table as it is shown around the game.
pub fn note(view: &mut TableView, event: &Event) {
    view.seq = view.seq.max(event.seq);
    view.line.touched = event.at;
    if matches!(event.what, Happening::Said { .. }) {
        return;
    }
    for seat in &mut view.line.seats {
        seat.to_act = event.to_act.contains(&seat.seat);
    }
    view.line.your_turn = view.line.seats.iter().any(|seat| seat.you && seat.to_act && seat.bot.is_none());
    if let Some(over) = &event.over {
        view.line.status = Status::Over;
        view.line.result = Some(over.result.clone());
        if let Some(play) = &mut view.play {
            play.over = Some(over.clone());
        }
    }
    match (&event.what, &mut view.play) {
        (Happening::Played { length, .. } | Happening::Undone { length, .. }, Some(play)) => {
            play.length = *length;
        }
        (Happening::Closed { .. }, _) => view.line.status = Status::Closed,
        _ => {}
    }
}

/// What an event sounds like to the reader.
pub fn sound(view: &TableView, event: &Event, was: bool) {
    let own =
        |seat: &str| view.line.seats.iter().any(|line| line.you && line.bot.is_none() && line.seat == seat);
    let tone = match &event.what {
        _ if event.over.is_some() => Tone::Over,
        _ if view.line.your_turn && !was => Tone::YourTurn,
        Happening::Started { .. } => Tone::YourTurn,
        Happening::Played { seat, .. } | Happening::Undone { seat, .. } if own(seat) => return,
        Happening::Played { .. } | Happening::Undone { .. } => Tone::Acted,
        Happening::UndoAsked { seat, .. } if !own(seat) => Tone::YourTurn,
        Happening::Said { .. } => Tone::Said,
        Happening::Sat { .. } | Happening::BotSat { .. } => Tone::Acted,
        _ => return,
    };
    sound::play(tone);
}
