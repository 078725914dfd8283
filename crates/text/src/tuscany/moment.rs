//! How things stand now: what a space, a bonus, a stack or a hand is worth at this moment, as far as the viewer may know it.
//!
//! People are named by their seats, `p1` to `p4`: whoever shows it puts names there.

mod boards;

pub use boards::{placing, space};

use super::{
    labels::{colour_of_cards, count_kind, green_points, red_points},
    words::{CARD, GREEN, TILE},
};
use crate::{Language, draw::listed};
use demesne_game::Seat;
use demesne_tuscany::{
    Colour, State, Tile, Token, Tuscany,
    assembly::Assembly,
    state::{Eyes, Stage},
};

/// T15.1: tiles of one stack.
pub(super) const STACK: u8 = 7;
/// T15.1: own tiles of a player.
const OWN: u8 = 21;

/// A possible action with what it brings: "Place the quarry on column 4, space 2: +3 green points."
pub fn way(says: &str, points_green: i32, language: Language) -> String {
    match points_green {
        0 => format!("{says}."),
        points => {
            let noun = GREEN.of(points, language);
            format!("{says}: {points:+} {noun}.")
        }
    }
}

/// How many more actions there are that are not listed.
pub fn more(count: usize, language: Language) -> String {
    match count {
        1 => language.pick("And 1 more.", "Y 1 más.", "E mais 1.").into(),
        _ => say!(language, "And {count} more.", "Y {count} más.", "E mais {count}."),
    }
}

/// How many of something there are.
pub fn count(n: u16, language: Language) -> String {
    say!(language, "In stock: {n}.", "Reserva: {n}.", "Reserva: {n}.")
}

/// A colour bonus: who has covered all spaces, and what the next one gets.
pub fn bonus(game: &Tuscany, view: &State, colour: Colour, language: Language) -> Vec<String> {
    let done: Vec<String> = Seat::first(game.options().players)
        .filter(|&seat| view.estate(seat).completed.contains(colour))
        .map(|seat| seat.to_string())
        .collect();
    let who = listed(&done, language);
    let next = game.printed().bonus[colour.index()].get(done.len());
    let next = next.map(|&points| green_points(points.into(), language));
    let mut lines = vec![match (done.len(), next) {
        (0, next) => {
            let next = next.unwrap_or_default();
            say!(
                language,
                "Nobody has covered them all yet. The first gets {next}.",
                "Nadie las ha cubierto todas aún. El primero recibe {next}.",
                "Ninguém cobriu todos ainda. O primeiro recebe {next}."
            )
        }
        (_, Some(next)) => say!(
            language,
            "{who} has covered them all. The next one gets {next}.",
            "{who} ya las ha cubierto todas. El siguiente recibe {next}.",
            "{who} já cobriu todos. O seguinte recebe {next}."
        ),
        (_, None) => say!(
            language,
            "{who} have covered them all. Nobody else gets anything.",
            "{who} ya las han cubierto todas. Nadie más recibe nada.",
            "{who} já cobriram todos. Ninguém mais recebe nada."
        ),
    }];
    if let Eyes::Seat(seat) = view.eyes
        && view.estate(seat).board != Assembly::UNKNOWN
    {
        let all = game.spaces_of(view.estate(seat).board, colour);
        let (covered, size) = ((all & view.estate(seat).covered).len(), all.len());
        lines.push(say!(
            language,
            "You have covered {covered} of {size}.",
            "Has cubierto {covered} de {size}.",
            "Você cobriu {covered} de {size}."
        ));
    }
    lines
}

/// The stacks of a seat: how many tiles are left, how near the end of the phase is, and what is still face down.
pub fn stacks(_game: &Tuscany, view: &State, seat: Seat, language: Language) -> Vec<String> {
    let estate = view.estate(seat);
    let turned = estate.turned;
    let left = [STACK, 2 * STACK, OWN].map(|end| end.saturating_sub(turned).min(STACK));
    let [one, two, three] = left;
    let mut lines = vec![say!(
        language,
        "Tiles left: {one} in the left stack, {two} in the middle one, {three} in the right one.",
        "Losetas que quedan: {one} a la izquierda, {two} en medio y {three} a la derecha.",
        "Peças que restam: {one} à esquerda, {two} no meio e {three} à direita."
    )];
    let goal = STACK * (view.phase.min(2) + 1);
    if view.stage == Stage::Turn && !view.last_round && turned < goal {
        let tiles = TILE.count(goal - turned, language);
        lines.push(say!(
            language,
            "After {tiles} more this phase comes to its end.",
            "Con {tiles} más, esta fase llega a su fin.",
            "Com mais {tiles}, esta fase chega ao fim."
        ));
    }
    let kinds: Vec<String> = Colour::ALL
        .into_iter()
        .map(|colour| (colour, Tile::of_colour(colour).map(|face| estate.stack[face]).sum::<u8>()))
        .filter(|&(_, count)| count > 0)
        .map(|(colour, count)| count_kind(count, colour, language))
        .collect();
    if !kinds.is_empty() {
        let kinds = listed(&kinds, language);
        lines.push(say!(
            language,
            "Still face down: {kinds}.",
            "Aún boca abajo: {kinds}.",
            "Ainda viradas para baixo: {kinds}."
        ));
    }
    lines
}

/// A hand: how many cards, which ones where that is known, and what they bring at the end.
pub fn hand(game: &Tuscany, view: &State, seat: Seat, language: Language) -> Vec<String> {
    let estate = view.estate(seat);
    let cards = CARD.count(estate.cards, language);
    let mut lines = vec![match view.knows_hand(seat) && estate.cards > 0 {
        true => format!("{cards}: {}.", super::labels::cards(&estate.hand, language)),
        false => format!("{cards}."),
    }];
    let points = red_points((estate.cards / game.options().final_cards_per_point).into(), language);
    lines.push(say!(
        language,
        "At the end these would bring {points}.",
        "Al final darían {points}.",
        "No fim dariam {points}."
    ));
    lines
}

/// How many cards of a colour the viewer sees nowhere.
pub fn cards_seen(game: &Tuscany, view: &State, colour: Colour, language: Language) -> Vec<String> {
    let all = game.printed().cards[colour.index()];
    let name = colour_of_cards(colour, 2, language);
    vec![match view.eyes {
        Eyes::All => {
            let left = view.deck[colour.index()];
            say!(
                language,
                "{left} of the {all} {name} cards are in the deck.",
                "En el mazo hay {left} de las {all} cartas {name}.",
                "No baralho há {left} das {all} cartas {name}."
            )
        }
        _ => {
            let left = game.unseen_cards(view, colour);
            say!(
                language,
                "{left} of the {all} {name} cards are out of sight, in the deck or in other hands.",
                "De las {all} cartas {name}, {left} no se ven: están en el mazo o en otras manos.",
                "Das {all} cartas {name}, {left} não se veem: estão no baralho ou em outras mãos."
            )
        }
    }]
}

/// How many tokens of a kind are left, and who has some.
pub fn tokens_left(game: &Tuscany, view: &State, token: Token, language: Language) -> Vec<String> {
    let all = game.printed().tokens;
    let left = all - view.taken(token).min(all);
    let mut lines =
        vec![say!(language, "Left: {left} of {all}.", "Quedan {left} de {all}.", "Restam {left} de {all}.")];
    let owners: Vec<String> = Seat::first(game.options().players)
        .filter(|&seat| view.estate(seat).token(token) > 0)
        .map(|seat| format!("{seat} {}", view.estate(seat).token(token)))
        .collect();
    if !owners.is_empty() {
        let owners = owners.join(", ");
        lines.push(say!(language, "In play: {owners}.", "En juego: {owners}.", "Em jogo: {owners}."));
    }
    lines
}

/// The running phase: the round, what ends it, and how near everybody is.
pub fn phase(game: &Tuscany, view: &State, language: Language) -> Vec<String> {
    match view.stage {
        Stage::Turn => {}
        Stage::Over => return vec![over(view, language)],
        _ => return vec![early(language).into()],
    }
    let (number, round) = (view.phase.min(2) + 1, view.round);
    let mut lines = vec![say!(
        language,
        "This is round {round}, in phase {number}.",
        "Es la ronda {round}, en la fase {number}.",
        "É a rodada {round}, na fase {number}."
    )];
    if view.last_round {
        lines.push(
            language
                .pick(
                    "It is the last round. Then come the third scoring and the end of the game.",
                    "Es la última ronda. Después llegan la tercera puntuación y el final de la partida.",
                    "É a última rodada. Depois vêm a terceira pontuação e o fim da partida.",
                )
                .into(),
        );
        return lines;
    }
    let goal = STACK * number;
    let turned: Vec<String> = Seat::first(game.options().players)
        .map(|seat| format!("{seat} {}", view.estate(seat).turned))
        .collect();
    let turned = turned.join(", ");
    lines.push(match number {
        3 => say!(
            language,
            "After the round in which somebody turns up own tile {goal} one more is played. So far: {turned}.",
            "Después de la ronda en la que alguien destapa su loseta propia {goal} se juega una más. Hasta ahora: {turned}.",
            "Depois da rodada em que alguém revela a sua peça própria {goal} joga-se mais uma. Até agora: {turned}."
        ),
        _ => say!(
            language,
            "It ends with the round in which somebody turns up own tile {goal}. So far: {turned}.",
            "Acaba con la ronda en la que alguien destapa su loseta propia {goal}. Hasta ahora: {turned}.",
            "Acaba com a rodada em que alguém revela a sua peça própria {goal}. Até agora: {turned}."
        ),
    });
    if Seat::first(game.options().players).any(|seat| view.estate(seat).turned >= goal) {
        let end = match number {
            3 => language.pick(
                "That has happened: after this round one more is played.",
                "Ya ha ocurrido: después de esta ronda se juega una más.",
                "Já aconteceu: depois desta rodada joga-se mais uma.",
            ),
            _ => language.pick(
                "That has happened: the phase ends with this round.",
                "Ya ha ocurrido: la fase acaba con esta ronda.",
                "Já aconteceu: a fase acaba com esta rodada.",
            ),
        };
        lines.push(end.into());
    }
    lines
}

fn over(view: &State, language: Language) -> String {
    let round = view.round;
    say!(
        language,
        "The game ended after round {round}.",
        "La partida terminó tras la ronda {round}.",
        "A partida terminou depois da rodada {round}."
    )
}

const fn early(language: Language) -> &'static str {
    language.pick(
        "The first round has not begun yet.",
        "La primera ronda aún no ha empezado.",
        "A primeira rodada ainda não começou.",
    )
}

/// A tile that comes in pushes something out.
pub const fn full(language: Language) -> &'static str {
    language.pick(
        "Your storage is full: something stored must go for it.",
        "Tu almacén está lleno: algo guardado tiene que irse a cambio.",
        "O seu armazém está cheio: algo guardado tem que sair em troca.",
    )
}

/// A tile or stored item has no space now.
pub const fn no_space(language: Language) -> &'static str {
    language.pick(
        "No space in reach fits it.",
        "Ninguna casilla al alcance le sirve.",
        "Nenhum espaço ao alcance serve para isso.",
    )
}

/// A space has no stored item that can be placed there.
pub const fn no_item(language: Language) -> &'static str {
    language.pick(
        "Nothing in your storage can be placed here now.",
        "Nada de tu almacén se puede colocar aquí ahora.",
        "Nada do seu armazém pode ser colocado aqui agora.",
    )
}
