//! The table of Burgundy in characters: for a player, for one seat, for whoever sees everything.

use super::{
    automa,
    belongings::belongings,
    estate::{duchy, small_duchy, standing},
    main_board::main_board,
    words::POINT,
};
use crate::{
    Language,
    draw::{Pen, WIDTH, beside, listed, seat_name, width, wrap},
};
use demesne_burgundy::{Burgundy, State, state::Stage};
use demesne_game::{Game, Seat};

/// The columns of a duchy drawn with hexes.
const LARGE: usize = 43;

/// What a player sees: the main board, the own duchy large and those of the others small.
pub fn screen(game: &Burgundy, view: &State, me: Seat, names: &[String], pen: Pen) -> Vec<String> {
    let mut lines = main_board(game, view, pen);
    lines.push(String::new());
    let language = pen.language;
    let mut own = standing(game, view, me, 2 * WIDTH, language);
    let first = format!("{}: {}", pen.bold(&own_name(game, names, me, language)), own.remove(0));
    lines.extend(wrap(&first, WIDTH, 2));
    lines.extend(own);
    let mut others = holders(game).filter(|&seat| !game.allies(me).contains(seat));
    let mut small = |room| {
        let seat = others.next()?;
        let mut lines = vec![pen.bold(&holder_name(game, names, seat, pen.language))];
        lines.extend(small_duchy(game, view, seat, pen));
        lines.extend(standing(game, view, seat, room, language));
        lines.extend(belongings(game, view, seat, room, false, pen));
        Some(lines)
    };
    let large = duchy(game, view, me, pen);
    match large.iter().all(|line| width(line) <= LARGE) && view.stage != Stage::Over {
        true => {
            let room = WIDTH - LARGE - 2;
            lines.extend(beside(&large, &small(room).unwrap_or_default(), LARGE + 2));
        }
        false => lines.extend(large),
    }
    lines.extend(rivers(game, view, me, language));
    lines.extend(belongings(game, view, me, WIDTH, true, pen));
    while let Some(one) = small(WIDTH / 2 - 1) {
        lines.push(String::new());
        match one.iter().all(|line| width(line) < WIDTH / 2) {
            true => match small(WIDTH / 2 - 1) {
                Some(other) => lines.extend(beside(&one, &other, WIDTH / 2)),
                None => lines.extend(one),
            },
            false => lines.extend(one),
        }
    }
    if let Some(seat) = game.automa_seat() {
        lines.push(String::new());
        lines.extend(automa_estate(game, view, seat, names, pen));
    }
    lines
}

/// Everything at the table: the main board and all duchies large.
pub fn everything(game: &Burgundy, state: &State, names: &[String], pen: Pen) -> Vec<String> {
    let mut lines = main_board(game, state, pen);
    for seat in holders(game).chain(game.automa_seat()) {
        lines.push(String::new());
        lines.extend(one_estate(game, state, seat, names, pen));
    }
    lines
}

/// One seat's duchy large, and what it owns beside it.
pub fn one_estate(game: &Burgundy, state: &State, seat: Seat, names: &[String], pen: Pen) -> Vec<String> {
    if Some(seat) == game.automa_seat() {
        return automa_estate(game, state, seat, names, pen);
    }
    let mut lines = vec![pen.bold(&holder_name(game, names, seat, pen.language))];
    let large = duchy(game, state, seat, pen);
    match large.iter().all(|line| width(line) <= LARGE) {
        true => {
            let right = standing(game, state, seat, WIDTH - LARGE - 2, pen.language);
            lines.extend(beside(&large, &right, LARGE + 2));
        }
        false => {
            lines.extend(standing(game, state, seat, WIDTH, pen.language));
            lines.extend(large);
        }
    }
    lines.extend(rivers(game, state, seat, pen.language));
    lines.extend(belongings(game, state, seat, WIDTH, true, pen));
    lines
}

/// The Châteautoma with its points and its things.
fn automa_estate(game: &Burgundy, state: &State, seat: Seat, names: &[String], pen: Pen) -> Vec<String> {
    let mut lines = vec![format!(
        "{}: {}",
        pen.bold(&seat_name(names, seat)),
        POINT.count(game.points(state, seat), pen.language)
    )];
    lines.extend(automa(game, state, pen));
    lines
}

/// The seats of people that own something, of a team the first.
fn holders(game: &Burgundy) -> impl Iterator<Item = Seat> {
    let first = |seat: &Seat| game.allies(*seat).iter().next() == Some(*seat);
    Seat::first(game.options().persons()).filter(first)
}

/// Whoever owns a duchy: a seat, or the two of a team.
fn holder_name(game: &Burgundy, names: &[String], seat: Seat, language: Language) -> String {
    let allies: Vec<String> = game.allies(seat).iter().map(|ally| seat_name(names, ally)).collect();
    match allies.len() {
        1 => allies.concat(),
        _ => {
            let allies = listed(&allies, language);
            say!(language, "team {allies}", "equipo {allies}", "time {allies}")
        }
    }
}

/// The seat that looks at the screen, with its partner.
fn own_name(game: &Burgundy, names: &[String], me: Seat, language: Language) -> String {
    let partner = game.allies(me).iter().find(|&ally| ally != me);
    match partner {
        Some(partner) => {
            let (me, partner) = (seat_name(names, me), seat_name(names, partner));
            say!(
                language,
                "{me} (you, with {partner})",
                "{me} (tú, con {partner})",
                "{me} (você, com {partner})"
            )
        }
        None => {
            let me = seat_name(names, me);
            say!(language, "{me} (you)", "{me} (tú)", "{me} (você)")
        }
    }
}

/// X-SOLO-8: the rivers of a duchy of several lands.
fn rivers(game: &Burgundy, state: &State, seat: Seat, language: Language) -> Vec<String> {
    let Some(duchy) = game.duchy_of(state, seat).filter(|duchy| !duchy.rivers.is_empty()) else {
        return Vec::new();
    };
    let rivers: Vec<String> =
        duchy.rivers.iter().map(|(one, other)| format!("{}~{}", one + 1, other + 1)).collect();
    let rivers = rivers.join(", ");
    let text = say!(language, "rivers join: {rivers}", "los ríos unen: {rivers}", "os rios unem: {rivers}");
    wrap(&text, WIDTH, 2)
}
