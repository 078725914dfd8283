//! What an action does, as people say it: a short sentence to whoever acts.

use super::{
    labels::{all_kinds, count_cards, on_space, stored_item, the_item, token_does},
    words::{CARD, WORKER},
};
use crate::{Language, draw::listed};
use demesne_game::{Notation, Seat, supply};
use demesne_tuscany::{Action, Colour, Item, Payment, State, Tile, Token, Tuscany, assembly::Assembly};

/// What an action does.
pub fn deed(game: &Tuscany, view: &State, seat: Seat, action: Action, language: Language) -> String {
    match action {
        Action::Board(Assembly::UNKNOWN) => {
            language.pick("Lay out the board", "Dispón el tablero", "Disponha o tabuleiro").into()
        }
        Action::Board(board) => {
            let board = board_words(game, board, language);
            say!(
                language,
                "Lay out the board: {board}",
                "Dispón el tablero: {board}",
                "Disponha o tabuleiro: {board}"
            )
        }
        Action::Token(token) => {
            let does = token_does(token, language);
            say!(
                language,
                "Take the bonus token: {does}",
                "Toma la ficha de bonificación: {does}",
                "Pegue a ficha de bônus: {does}"
            )
        }
        Action::Draw => draw(game, view, seat, language),
        Action::Take(tile) => {
            let tile = the_item(Item::Tile(tile), language);
            say!(language, "Take {tile} from the centre", "Toma {tile} del centro", "Pegue {tile} do centro")
        }
        Action::GiveUp(item) => {
            let item = stored_item(item, language);
            say!(language, "Give up {item}", "Descarta {item}", "Descarte {item}")
        }
        Action::Exchange(colour) => {
            let all = all_kinds(colour, language);
            say!(
                language,
                "Exchange {all} of the centre",
                "Cambia {all} del centro",
                "Troque {all} do centro"
            )
        }
        Action::Place(item) => {
            let item = the_item(item, language);
            say!(language, "Place {item}", "Coloca {item}", "Coloque {item}")
        }
        Action::On(space) => {
            let space = on_space(space, language);
            say!(language, "Put it {space}", "Coloca {space}", "Coloque {space}")
        }
        Action::Pay(payment) => {
            let payment = payment_words(payment, language);
            say!(language, "Pay {payment}", "Paga {payment}", "Pague {payment}")
        }
        Action::Free(tile) => {
            let tile = the_item(Item::Tile(tile), language);
            say!(
                language,
                "The castle places {tile} for free",
                "El castillo coloca gratis {tile}",
                "O castelo coloca de graça {tile}"
            )
        }
        Action::Skip => language
            .pick("The castle places nothing", "El castillo no coloca nada", "O castelo não coloca nada")
            .into(),
        Action::Marble => language
            .pick(
                "Spend a marble for another action",
                "Gasta un mármol para otra acción",
                "Gaste um mármore para outra ação",
            )
            .into(),
        Action::End => language.pick("End the turn", "Termina el turno", "Termine o turno").into(),
        // What chance does is nobody's deed.
        _ => game.action_text(action),
    }
}

/// As many cards as come: deck and discards may hold fewer than one may draw (T5.5).
fn draw(game: &Tuscany, view: &State, seat: Seat, language: Language) -> String {
    let wanted = game.options().draw_base + view.estate(seat).token(Token::Card);
    let left = u32::from(view.deck_size) + supply::count(&view.discards);
    match left.min(wanted.into()) {
        0 => language
            .pick(
                "Draw cards, though none are left",
                "Roba cartas, aunque no queda ninguna",
                "Compre cartas, embora não reste nenhuma",
            )
            .into(),
        count => {
            let cards = CARD.count(count as i32, language);
            say!(language, "Draw {cards}", "Roba {cards}", "Compre {cards}")
        }
    }
}

/// What is paid: "1 grey card and 1 worker".
pub fn payment_words(payment: Payment, language: Language) -> String {
    let paid = Colour::ALL.into_iter().filter(|&colour| payment.cards.count(colour) > 0);
    let mut parts: Vec<String> =
        paid.map(|colour| count_cards(payment.cards.count(colour), colour, language)).collect();
    if payment.workers > 0 {
        parts.push(WORKER.count(payment.workers, language));
    }
    match parts.is_empty() {
        true => language.pick("nothing", "nada", "nada").into(),
        false => listed(&parts, language),
    }
}

/// A board from left to right: `A2, B1 (turned, lower), C3 (higher), start castle on column 4, space 2`. A piece lies lower or
/// higher than the one to its left.
pub fn board_words(game: &Tuscany, board: Assembly, language: Language) -> String {
    let piece = |place: usize| {
        let laid = board.laid(place);
        let mut marks = Vec::new();
        if laid.turned {
            marks.push(language.pick("turned", "girada", "girada"));
        }
        if let Some(joint) = place.checked_sub(1) {
            marks.push(match board.joints() >> joint & 1 {
                0 => language.pick("higher", "más arriba", "mais acima"),
                _ => language.pick("lower", "más abajo", "mais abaixo"),
            });
        }
        match marks.is_empty() {
            true => laid.piece.name(),
            false => format!("{} ({})", laid.piece.name(), marks.join(", ")),
        }
    };
    let pieces = [0, 1, 2].map(piece).join(", ");
    let castle = on_space(game.start_space(board), language);
    say!(
        language,
        "{pieces}, start castle {castle}",
        "{pieces}, castillo inicial {castle}",
        "{pieces}, castelo inicial {castle}"
    )
}

/// A stored item and its space in one gesture: "Place the quarry on column 4, space 2".
pub fn placing_on(item: Item, space: u8, language: Language) -> String {
    let (item, space) = (the_item(item, language), on_space(space, language));
    say!(language, "Place {item} {space}", "Coloca {item} {space}", "Coloque {item} {space}")
}

/// The free tile of a castle and its space in one gesture: "The castle places the cart on column 2, space 1, for free".
pub fn free_on(tile: Tile, space: u8, language: Language) -> String {
    let (tile, space) = (the_item(Item::Tile(tile), language), on_space(space, language));
    say!(
        language,
        "The castle places {tile} {space}, for free",
        "El castillo coloca {tile} {space}, gratis",
        "O castelo coloca {tile} {space}, de graça"
    )
}

/// A tile and what goes for it in one gesture: "Take the quarry and give up the stored village".
pub fn taking_for(tile: Tile, gives: Item, language: Language) -> String {
    let (tile, gives) = (the_item(Item::Tile(tile), language), stored_item(gives, language));
    say!(
        language,
        "Take {tile} and give up {gives}",
        "Toma {tile} y descarta {gives}",
        "Pegue {tile} e descarte {gives}"
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use demesne_game::Game;
    use demesne_tuscany::{
        Cards, Options,
        assembly::{Deal, Laid},
        piece::PieceId,
    };

    #[test]
    fn what_is_done_reads_well() {
        let game = Tuscany::new(Options::default()).expect("the default table");
        let state = game.start();
        let says = |action| Language::ALL.map(|language| deed(&game, &state, Seat(0), action, language));
        let pay = |cards, workers| says(Action::Pay(Payment { cards, workers }));
        assert_eq!(
            pay(Cards::of(Colour::Red, 1).and(Cards::of(Colour::Grey, 2)), 0),
            [
                "Pay 1 red card and 2 grey cards",
                "Paga 1 carta roja y 2 cartas grises",
                "Pague 1 carta vermelha e 2 cartas cinza"
            ]
        );
        assert_eq!(
            pay(Cards::of(Colour::Grey, 1), 1),
            [
                "Pay 1 grey card and 1 worker",
                "Paga 1 carta gris y 1 trabajador",
                "Pague 1 carta cinza e 1 trabalhador"
            ]
        );
        assert_eq!(says(Action::Draw), ["Draw 3 cards", "Roba 3 cartas", "Compre 3 cartas"]);
        assert_eq!(
            says(Action::Take(Tile::Quarry)),
            ["Take the quarry from the centre", "Toma la cantera del centro", "Pegue a pedreira do centro"]
        );
        assert_eq!(
            says(Action::On(11)),
            [
                "Put it on column 4, space 2",
                "Coloca en la columna 4, casilla 2",
                "Coloque na coluna 4, espaço 2"
            ]
        );
        assert_eq!(
            says(Action::Exchange(Colour::LightGreen)),
            [
                "Exchange all crops of the centre",
                "Cambia todos los cultivos del centro",
                "Troque todos os cultivos do centro"
            ]
        );
    }

    #[test]
    fn chained_steps_are_one_sentence() {
        let quarry = Item::Tile(Tile::Quarry);
        assert_eq!(placing_on(quarry, 11, Language::English), "Place the quarry on column 4, space 2");
        assert_eq!(
            placing_on(Item::Hex, 0, Language::Spanish),
            "Coloca el hexágono de madera en la columna 1, casilla 1"
        );
        assert_eq!(
            free_on(Tile::Cart, 3, Language::English),
            "The castle places the cart on column 2, space 1, for free"
        );
        assert_eq!(
            taking_for(Tile::Quarry, Item::Tile(Tile::Village), Language::Portuguese),
            "Pegue a pedreira e descarte a vila guardada"
        );
    }

    /// All 288 ways to lay out three pieces are told apart.
    #[test]
    fn every_board_is_said_in_its_own_words() {
        let game = Tuscany::new(Options::default()).expect("the default table");
        for language in Language::ALL {
            let said: std::collections::BTreeSet<String> = Assembly::all(Deal::new([1, 0, 2]))
                .map(|board| board_words(&game, board, language))
                .collect();
            assert_eq!(said.len(), 288);
        }
        let laid = |letter, number, turned| Laid { piece: PieceId { letter, number }, turned };
        let board = Assembly::new([laid(0, 1, false), laid(1, 0, true), laid(2, 2, false)], [true, false], 0);
        let words = board_words(&game, board.expect("a board"), Language::English);
        assert_eq!(words, "A2, B1 (turned, lower), C3 (higher), start castle on column 2, space 2");
    }
}
