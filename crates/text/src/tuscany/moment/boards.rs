//! Spaces of a board, and what placing something there would bring.

use crate::{
    Language,
    refusal::sentence,
    tuscany::{
        labels::{a_kind, colour_of_cards, colour_of_spaces, green_points, the_item},
        placed::Gains,
        words::SPACE,
    },
};
use demesne_game::{Seat, Spaces};
use demesne_tuscany::{
    Colour, Item, State, Tuscany,
    assembly::Assembly,
    state::{Choice, Estate},
};

/// A space of a board: its area and what that brings, how many of its colour are covered, whether it can be reached.
pub fn space(game: &Tuscany, view: &State, seat: Seat, space: u8, language: Language) -> Vec<String> {
    let estate = view.estate(seat);
    let board = match view.choices[seat.index()] {
        Choice::Made(board) => board,
        _ => estate.board,
    };
    if board == Assembly::UNKNOWN {
        return Vec::new();
    }
    let mut lines = vec![area(game, estate, board, space, language)];
    if estate.board == Assembly::UNKNOWN {
        return lines;
    }
    let colour = game.colour_of(board, space);
    lines.push(covered(game, estate, colour, language));
    if !estate.covered.contains(space) {
        lines.push(reach(estate, space, language).into());
    }
    lines
}

/// The area of a space.
fn area(game: &Tuscany, estate: &Estate, board: Assembly, space: u8, language: Language) -> String {
    let area = game.area_of(board, space);
    let colour = colour_of_cards(game.colour_of(board, space), 1, language);
    let (size, covered) = (area.len(), (area & estate.covered).len());
    let spaces = SPACE.count(size as i32, language);
    if area == Spaces::one(game.start_space(board)) {
        return language
            .pick(
                "The start castle covers this area of one space, which never scores.",
                "El castillo inicial cubre esta área de una sola casilla, que nunca puntúa.",
                "O castelo inicial cobre esta área de um só espaço, que nunca pontua.",
            )
            .into();
    }
    if size == covered {
        return say!(
            language,
            "Its {colour} area of {spaces} is complete.",
            "Su área {colour} de {spaces} está completa.",
            "A sua área {colour} de {spaces} está completa."
        );
    }
    let points = green_points(game.printed().area[size as usize].into(), language);
    say!(
        language,
        "Its {colour} area has {spaces}, {covered} of them covered. Completing it brings {points}.",
        "Su área {colour} es de {spaces}; cubiertas: {covered}. Completarla da {points}.",
        "A sua área {colour} é de {spaces}; cobertos: {covered}. Completá-la dá {points}."
    )
}

/// How many spaces of a colour are covered.
fn covered(game: &Tuscany, estate: &Estate, colour: Colour, language: Language) -> String {
    let all = game.spaces_of(estate.board, colour);
    let (covered, size) = ((all & estate.covered).len(), all.len());
    let colour = colour_of_spaces(colour, 2, language);
    say!(
        language,
        "{covered} of the {size} {colour} spaces are covered.",
        "Casillas {colour} cubiertas: {covered} de {size}.",
        "Espaços {colour} cobertos: {covered} de {size}."
    )
}

/// Whether something can be placed on an empty space.
fn reach(estate: &Estate, space: u8, language: Language) -> &'static str {
    match estate.reach.contains(space) {
        true => language.pick(
            "It touches a covered space, so it is in reach.",
            "Toca una casilla cubierta, así que está al alcance.",
            "Toca um espaço coberto, então está ao alcance.",
        ),
        false => language.pick(
            "It is not in reach yet: no covered space touches it.",
            "Aún no está al alcance: ninguna casilla cubierta la toca.",
            "Ainda não está ao alcance: nenhum espaço coberto o toca.",
        ),
    }
}

/// What placing an item on a space would bring now: the area, the effect, the colour bonus.
pub fn placing(
    game: &Tuscany,
    view: &State,
    seat: Seat,
    item: Item,
    space: u8,
    language: Language,
) -> Vec<String> {
    let estate = view.estate(seat);
    if estate.board == Assembly::UNKNOWN {
        return Vec::new();
    }
    let gains = Gains::of(game, view, seat, item, space);
    let mut lines = Vec::new();
    if item == Item::Hex {
        let (hex, kind) = (the_item(item, language), a_kind(gains.colour, language));
        lines.push(sentence(&say!(
            language,
            "{hex} acts like {kind} here",
            "{hex} actúa aquí como {kind}",
            "{hex} age aqui como {kind}"
        )));
    }
    let colour = colour_of_cards(gains.colour, 1, language);
    let (size, covered) = (SPACE.count(i32::from(gains.size), language), gains.covered);
    lines.push(match gains.area {
        0 => say!(
            language,
            "{covered} of the {size} of its {colour} area would be covered.",
            "De su área {colour} quedarían cubiertas {covered} de {size}.",
            "Da sua área {colour} ficariam cobertos {covered} de {size}."
        ),
        points => {
            let points = green_points(points.into(), language);
            say!(
                language,
                "It completes the {colour} area of {size}: {points}.",
                "Completa el área {colour} de {size}: {points}.",
                "Completa a área {colour} de {size}: {points}."
            )
        }
    });
    lines.push(sentence(&gains.effect(language)));
    if gains.completes {
        let colour = colour_of_spaces(gains.colour, 2, language);
        let points = match gains.bonus {
            0 => language
                .pick("nothing is left for it", "ya no queda nada por ello", "já não resta nada por isso")
                .into(),
            points => green_points(points.into(), language),
        };
        lines.push(say!(
            language,
            "Then all {colour} spaces are covered: {points}.",
            "Así quedan cubiertas todas las casillas {colour}: {points}.",
            "Assim ficam cobertos todos os espaços {colour}: {points}."
        ));
    }
    lines
}
