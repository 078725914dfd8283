//! What lies in the middle of the table: both tracks, the centre, bonuses, tokens, stacks and decks.

use super::{
    look::{coloured, unbroken, wrapped},
    moment::STACK,
    words::{self, CARD, HARVEST_CARD, NEUTRAL_TILE, TILE},
};
use crate::{
    Language,
    draw::{Pen, WIDTH, fitted, padded, seat_name, wrap},
};
use demesne_game::{Seat, Spaces, supply};
use demesne_tuscany::{Colour, Item, State, Token, Tuscany, assembly::Assembly, state::Stage};

/// What is common, in lines of a screen; `me` is whose board marks the centre.
pub fn table(game: &Tuscany, state: &State, me: Option<Seat>, names: &[String], pen: Pen) -> Vec<String> {
    let language = pen.language;
    let mut lines: Vec<String> =
        wrap(&heading(state, language), WIDTH, 2).iter().map(|line| pen.bold(line)).collect();
    // Lines that fit keep their columns.
    let points = points(game, state, names, pen);
    lines.extend(points.iter().flat_map(|line| fitted(line, WIDTH, 4)));
    lines.extend(centre(game, state, me, pen));
    lines.extend(bonuses(game, state, pen));
    let left: Vec<String> = Token::ALL
        .into_iter()
        .map(|token| {
            format!("{} {}", words::token(token, language), game.printed().tokens - state.taken(token))
        })
        .collect();
    let left = left.join(", ");
    lines.push(say!(
        language,
        "Tokens left: {left}",
        "Fichas que quedan: {left}",
        "Fichas que restam: {left}"
    ));
    let (cards, discards) = (CARD.count(state.deck_size, language), supply::count(&state.discards));
    let harvest = HARVEST_CARD.count(counted(&state.harvest), language);
    let tiles = NEUTRAL_TILE.count(counted(&state.neutral), language);
    let left = say!(
        language,
        "Left: {cards} in the deck, {discards} discarded; {harvest}; {tiles}",
        "Quedan: {cards} en el mazo, {discards} descartadas; {harvest}; {tiles}",
        "Restam: {cards} no baralho, {discards} descartadas; {harvest}; {tiles}"
    );
    lines.extend(wrap(&left, WIDTH, 2));
    lines
}

/// So many pieces of a supply.
fn counted(counts: &[u8]) -> i32 {
    counts.iter().map(|&count| i32::from(count)).sum()
}

/// Where the game stands.
fn heading(state: &State, language: Language) -> String {
    let (phase, round) = (state.phase + 1, state.round);
    match (state.stage, state.last_round) {
        (Stage::Over, _) => say!(
            language,
            "The game is over, after round {round}.",
            "La partida ha terminado, tras la ronda {round}.",
            "A partida acabou, depois da rodada {round}."
        ),
        (Stage::Turn, true) => say!(
            language,
            "Phase 3, round {round}: the last round, then the third scoring and the end.",
            "Fase 3, ronda {round}: la última; después, la tercera puntuación y el final.",
            "Fase 3, rodada {round}: a última; depois, a terceira pontuação e o fim."
        ),
        (Stage::Turn, false) => {
            let last = STACK * phase;
            match phase {
                3 => say!(
                    language,
                    "Phase 3, round {round}: after somebody's {last}st own tile one more round is played.",
                    "Fase 3, ronda {round}: tras la loseta propia {last} de alguien se juega una ronda más.",
                    "Fase 3, rodada {round}: depois da peça própria {last} de alguém joga-se mais uma rodada."
                ),
                _ => say!(
                    language,
                    "Phase {phase}, round {round}: it ends with the round of somebody's {last}th own tile.",
                    "Fase {phase}, ronda {round}: acaba con la ronda de la loseta propia {last} de alguien.",
                    "Fase {phase}, rodada {round}: acaba com a rodada da peça própria {last} de alguém."
                ),
            }
        }
        _ => language
            .pick("Before the first round.", "Antes de la primera ronda.", "Antes da primeira rodada.")
            .into(),
    }
}

/// A line a seat: both tracks, own tiles used.
fn points(game: &Tuscany, state: &State, names: &[String], pen: Pen) -> Vec<String> {
    let language = pen.language;
    let seats: Vec<Seat> = Seat::first(game.options().players).collect();
    let room = seats.iter().map(|&seat| seat_name(names, seat).chars().count()).max().unwrap_or(0);
    seats
        .into_iter()
        .map(|seat| {
            let estate = state.estate(seat);
            let name = padded(&pen.bold(&seat_name(names, seat)), room);
            let (red, green, own) = (estate.tally.red(), estate.tally.green(), estate.turned);
            let mut line = say!(
                language,
                "  {name}  red {red:>3}  green {green:>2}  own tiles {own:>2} of 21",
                "  {name}  rojos {red:>3}  verdes {green:>2}  losetas propias {own:>2} de 21",
                "  {name}  vermelhos {red:>3}  verdes {green:>2}  peças próprias {own:>2} de 21"
            );
            if state.stage == Stage::Turn && !state.last_round {
                let goal = STACK * (state.phase + 1);
                let left = goal.saturating_sub(estate.turned);
                if left > 0 && left <= 3 {
                    line.push_str(&say!(language, ", {left} to go", ", faltan {left}", ", faltam {left}"));
                } else if left == 0 {
                    line.push_str(language.pick(", reached", ", alcanzado", ", alcançado"));
                }
            }
            let roles = [
                (
                    state.stage != Stage::First && state.first == seat,
                    language.pick("starts", "empieza", "começa"),
                ),
                (
                    matches!(state.stage, Stage::Turn | Stage::Tokens) && state.turn == seat,
                    language.pick("acts", "actúa", "joga"),
                ),
            ];
            let roles: Vec<&str> = roles.into_iter().filter(|(is, _)| *is).map(|(_, word)| word).collect();
            if !roles.is_empty() {
                line.push_str(&format!(" ({})", roles.join(", ")));
            }
            line
        })
        .collect()
}

/// The open tiles by face, with the spaces of the own board that each fits now.
fn centre(game: &Tuscany, state: &State, me: Option<Seat>, pen: Pen) -> Vec<String> {
    let tiles: Vec<String> = state
        .centre
        .faces()
        .map(|tile| {
            let count = state.centre.of(tile);
            let name = match count {
                1 => tile.name().to_owned(),
                n => format!("{n}×{}", tile.name()),
            };
            let fits = me.is_some_and(|me| !sites(game, state, me, Item::Tile(tile)).is_empty());
            let mark = if fits { "*" } else { "" };
            format!("{}{mark}", coloured(pen, &name, tile.colour(), true))
        })
        .collect();
    let board = me.is_some_and(|me| state.estate(me).board != Assembly::UNKNOWN);
    let language = pen.language;
    let legend = match board {
        true => language.pick(
            " (* fits your board now)",
            " (* cabe ya en tu tablero)",
            " (* já cabe no seu tabuleiro)",
        ),
        false => "",
    };
    let tiles = match tiles.is_empty() {
        true => language.pick("empty", "vacío", "vazio").into(),
        false => tiles.join(", "),
    };
    let count = TILE.count(state.centre.len(), language);
    let text = say!(
        language,
        "Centre, {count}{legend}: {tiles}",
        "Centro, {count}{legend}: {tiles}",
        "Centro, {count}{legend}: {tiles}"
    );
    wrap(&text, WIDTH, 2)
}

/// The spaces of a seat's board that an item may go on now, whatever it costs (T7.2 to T7.4).
pub fn sites(game: &Tuscany, state: &State, seat: Seat, item: Item) -> Spaces {
    let estate = state.estate(seat);
    if estate.board == Assembly::UNKNOWN {
        return Spaces::EMPTY;
    }
    let reach = estate.reach.minus(estate.covered);
    match item {
        Item::Tile(tile) => reach & game.spaces_of(estate.board, tile.colour()),
        Item::Hex => reach,
    }
}

/// The colour bonuses that are left: for the first and for the second who cover all spaces of a colour.
fn bonuses(game: &Tuscany, state: &State, pen: Pen) -> Vec<String> {
    let of = |colour: Colour| {
        let [first, second] = game.printed().bonus[colour.index()];
        let left = match state.completed(colour) {
            0 => format!("{first}/{second}"),
            1 => format!("-/{second}"),
            _ => "-".into(),
        };
        coloured(pen, &unbroken(&format!("{} {left}", words::kind(colour, pen.language))), colour, false)
    };
    let all: Vec<String> = Colour::ALL.into_iter().map(of).collect();
    let all = all.join(", ");
    let text = say!(
        pen.language,
        "Bonus for all of a colour (first/second): {all}",
        "Bonificación por todo un color (primero/segundo): {all}",
        "Bônus por toda uma cor (primeiro/segundo): {all}"
    );
    wrapped(&text, WIDTH)
}
