//! What is left in the supplies, for whoever reads it in tables.

use super::{
    facts::{end_counts, end_piles, gone, is_solo, seats},
    names, solo_board,
    words::{self, CARD},
};
use crate::{Language, Stock, Stocked, draw::listed};
use demesne_game::Seat;
use demesne_viscounts::{
    BuildingKind, Card, CardSet, Ribbon, State, Viscounts,
    building::OF_A_KIND,
    card::NEUTRALS,
    state::{Eyes, WORKERS},
};

/// All supplies.
pub fn stock(game: &Viscounts, view: &State, language: Language) -> Vec<Stock> {
    let mut all = Vec::new();
    if end_counts(view) {
        all.push(end_cards(game, view, language));
    }
    // The own cards stand before those of the others.
    let mut people: Vec<Seat> = seats(game).filter(|&seat| !is_solo(game, seat)).collect();
    people.sort_by_key(|&seat| view.eyes != Eyes::Seat(seat));
    for seat in people {
        if view.player(seat).number > 0 {
            all.push(cards(game, view, seat, language));
        }
    }
    all.push(townsfolk(game, view, language));
    all.push(manuscripts(game, view, language));
    for seat in seats(game) {
        all.push(pieces(game, view, seat, language));
    }
    if game.solo_seat().is_some() {
        let future = solo_board::spoken(game, view.solo.future, language);
        let pile = solo_board::spoken(game, view.solo.pile, language);
        all.push(Stock {
            title: language.pick("Schemes", "Programaciones", "Esquemas").into(),
            rows: Vec::new(),
            lines: vec![
                say!(
                    language,
                    "In the draw pile, in any order: {pile}.",
                    "En el mazo, en cualquier orden: {pile}.",
                    "No baralho, em qualquer ordem: {pile}."
                ),
                say!(
                    language,
                    "Future ones that nobody has seen: {future}.",
                    "Futuras que nadie ha visto: {future}.",
                    "Futuros que ninguém viu: {future}."
                ),
            ],
        });
    }
    let out = gone(game, view);
    if end_counts(view) && !out.is_empty() {
        all.push(Stock {
            title: language
                .pick(
                    "Townsfolk out of the game",
                    "Ciudadanos fuera de la partida",
                    "Cidadãos fora da partida",
                )
                .into(),
            rows: Vec::new(),
            lines: vec![format!("{}.", listing(game, out, language))],
        });
    }
    all
}

fn row(name: &str, left: u32, of: u32) -> Stocked {
    Stocked { name: name.into(), left, of, faces: Vec::new() }
}

fn end_cards(game: &Viscounts, view: &State, language: Language) -> Stock {
    let [debts, deeds] = end_piles(game);
    let rows = vec![
        row(
            language.pick("Debts on Poverty", "Deudas en Pobreza", "Dívidas em Pobreza"),
            view.poverty.into(),
            debts.into(),
        ),
        row(
            language.pick("Deeds on Prosperity", "Escrituras en Prosperidad", "Escrituras em Prosperidade"),
            view.prosperity.into(),
            deeds.into(),
        ),
    ];
    let title = language.pick("What the end waits for", "Lo que espera el final", "O que o fim espera");
    Stock { title: title.into(), rows, lines: Vec::new() }
}

/// What a seat has in hand and deck: which cards is known, but not which lie where.
fn cards(game: &Viscounts, view: &State, seat: Seat, language: Language) -> Stock {
    let number = seat.0 + 1;
    let title = match view.eyes == Eyes::Seat(seat) {
        true => language.pick("Your cards", "Tus cartas", "As suas cartas").into(),
        false => {
            say!(language, "Cards of seat {number}", "Cartas del sitio {number}", "Cartas do lugar {number}")
        }
    };
    let player = view.player(seat);
    let mut lines = Vec::new();
    match view.knows(seat) {
        true => {
            let deck = listing(game, player.deck, language);
            lines.push(say!(
                language,
                "In your deck, in any order: {deck}.",
                "En tu mazo, en cualquier orden: {deck}.",
                "No seu baralho, em qualquer ordem: {deck}."
            ));
        }
        false => {
            let (hand, both) =
                (CARD.count(player.hand_size, language), listing(game, player.unseen, language));
            lines.push(say!(
                language,
                "{hand} in hand; hand and deck together: {both}.",
                "{hand} en la mano; mano y mazo juntos: {both}.",
                "{hand} na mão; mão e baralho juntos: {both}."
            ));
        }
    }
    let discards = listing(game, player.discards, language);
    lines.push(say!(
        language,
        "Discarded: {discards}.",
        "Descartadas: {discards}.",
        "Descartadas: {discards}."
    ));
    Stock { title, rows: Vec::new(), lines }
}

/// Cards as people speak of them.
pub fn listing(game: &Viscounts, set: CardSet, language: Language) -> String {
    let all: Vec<String> = set.iter().map(|card| names::card(game, card, language)).collect();
    if all.is_empty() { words::none(language).into() } else { listed(&all, language) }
}

/// Neutral townsfolk that lie under others, by name.
fn townsfolk(_game: &Viscounts, view: &State, language: Language) -> Stock {
    let mut rows: Vec<Stocked> = Vec::new();
    for number in 0..NEUTRALS {
        let (name, there) = (names::plain(Card(number), language), view.buried.contains(Card(number)));
        match rows.last_mut().filter(|row| row.name == name) {
            Some(row) => {
                row.left += u32::from(there);
                row.of += 1;
            }
            None => rows.push(row(name, there.into(), 1)),
        }
    }
    rows.retain(|row| row.left > 0);
    let title = language.pick(
        "Townsfolk that lie under others",
        "Ciudadanos debajo de otros",
        "Cidadãos debaixo de outros",
    );
    Stock { title: title.into(), rows, lines: Vec::new() }
}

/// Manuscripts that lie under others, by ribbon and by what they are for.
fn manuscripts(game: &Viscounts, view: &State, language: Language) -> Stock {
    let printed = game.printed();
    let rows = Ribbon::ALL
        .into_iter()
        .map(|ribbon| {
            let faces: Vec<Stocked> = printed.ribbons[ribbon as usize]
                .iter()
                .map(|tile| {
                    let (cost, what) =
                        (printed.tile(tile).cost, names::writ(printed.tile(tile).writ, language));
                    let name =
                        say!(language, "cost {cost}: {what}", "coste {cost}: {what}", "custo {cost}: {what}");
                    row(&name, view.buried_tiles.contains(tile).into(), 1)
                })
                .collect();
            Stocked {
                name: words::capital(words::ribbon(ribbon, language)),
                left: faces.iter().map(|face| face.left).sum(),
                of: faces.iter().map(|face| face.of).sum(),
                faces,
            }
        })
        .collect();
    let title = language.pick(
        "Manuscripts that lie under others",
        "Manuscritos debajo de otros",
        "Manuscritos debaixo de outros",
    );
    Stock { title: title.into(), rows, lines: Vec::new() }
}

/// Workers and buildings that a seat has not used.
fn pieces(_game: &Viscounts, view: &State, seat: Seat, language: Language) -> Stock {
    let (number, player) = (seat.0 + 1, view.player(seat));
    let title = match view.eyes == Eyes::Seat(seat) {
        true => language.pick("Your pieces", "Tus piezas", "As suas peças").into(),
        false => {
            say!(language, "Pieces of seat {number}", "Piezas del sitio {number}", "Peças do lugar {number}")
        }
    };
    let mut rows = vec![row(
        language.pick("Workers", "Trabajadores", "Trabalhadores"),
        player.supply.into(),
        WORKERS.into(),
    )];
    rows.extend(BuildingKind::ALL.into_iter().map(|kind| {
        let left = OF_A_KIND - player.built_of(kind);
        row(words::kinds(kind, language), left.into(), OF_A_KIND.into())
    }));
    Stock { title, rows, lines: Vec::new() }
}
