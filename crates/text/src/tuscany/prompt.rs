//! What is asked of a player, and the headings of long lists.

use super::{
    choice::FEW,
    words::{self, WORKER, like, the},
};
use crate::{
    Language,
    draw::{WIDTH, listed, wrap},
};
use demesne_game::Seat;
use demesne_tuscany::{
    Action, Colour, Item, State, Tuscany,
    state::{Beat, Stage},
    task::Task,
};

/// What is asked.
pub fn prompt(game: &Tuscany, view: &State, seat: Seat, list: &[Action], language: Language) -> Vec<String> {
    let one = |english, spanish, portuguese| vec![language.pick(english, spanish, portuguese).to_owned()];
    match (view.stage, view.tasks.top()) {
        (Stage::Boards, _) => boards(view, seat, list, language),
        (Stage::Tokens, _) => one(
            "Take a bonus token; it works for the whole game (T3.11).",
            "Toma una ficha de bonificación; vale para toda la partida (T3.11).",
            "Pegue uma ficha de bônus; ela vale para a partida toda (T3.11).",
        ),
        (_, Some(Task::GiveUp(tile))) => {
            let tile = the(Item::Tile(tile), language);
            vec![say!(
                language,
                "Storage is full: one stored item must go before {tile} comes in.",
                "Almacén lleno: descarta algo para que entre {tile}.",
                "Armazém cheio: descarte algo para que entre {tile}."
            )]
        }
        (_, Some(Task::Exchanged)) => one(
            "After the exchange a tile must be taken.",
            "Tras el cambio hay que tomar una loseta.",
            "Depois da troca é preciso pegar uma peça.",
        ),
        (_, Some(Task::Space(item))) => {
            let item = the(item, language);
            vec![say!(language, "Where does {item} go?", "¿Dónde va {item}?", "Para onde vai {item}?")]
        }
        (_, Some(Task::Payment(item, space))) => {
            payment(game.colour_of(view.estate(seat).board, space), item, space, language)
        }
        (_, Some(Task::Castle)) => one(
            "The castle places a tile of the centre for free, or none (skip).",
            "El castillo coloca gratis una loseta del centro, o ninguna (skip).",
            "O castelo coloca de graça uma peça do centro, ou nenhuma (skip).",
        ),
        (_, Some(Task::FreeSpace(tile))) => {
            let name = words::tile(tile, language);
            vec![say!(
                language,
                "Where does the free {name} go?",
                "¿Dónde va la loseta gratis de {name}?",
                "Para onde vai a peça grátis de {name}?"
            )]
        }
        (_, Some(Task::Token)) => one(
            "The city brings a bonus token.",
            "La ciudad da una ficha de bonificación.",
            "A cidade dá uma ficha de bônus.",
        ),
        (Stage::Turn, None) => turn(view, seat, list, language),
        _ => Vec::new(),
    }
}

/// What is to be done with the pieces.
fn lay_out(view: &State, seat: Seat, language: Language) -> String {
    let pieces = view.estate(seat).deal.text();
    say!(
        language,
        "Lay out your pieces {pieces} with the start castle on a castle space (T3.9).",
        "Dispón tus piezas {pieces} con el castillo inicial en una casilla de castillo (T3.9).",
        "Disponha as suas peças {pieces} com o castelo inicial em um espaço de castelo (T3.9)."
    )
}

/// How the text of a board is read.
fn signs(language: Language) -> &'static str {
    language.pick(
        "A small letter: the piece is turned round. +1: the next piece lies half a hex lower, -1: higher.",
        "Letra minúscula: la pieza está girada. +1: la pieza siguiente queda medio hexágono más abajo, -1: más arriba.",
        "Letra minúscula: a peça está girada. +1: a peça seguinte fica meio hexágono mais abaixo, -1: mais acima.",
    )
}

/// The question for a board, in a terminal.
fn boards(view: &State, seat: Seat, list: &[Action], language: Language) -> Vec<String> {
    let (few, all) = (FEW.min(list.len()), list.len());
    let second = say!(
        language,
        "These {few} of {all} ways look best; \"list\" shows all of them.",
        "Estas {few} de {all} maneras parecen las mejores; \"list\" las muestra todas.",
        "Estas {few} de {all} maneiras parecem as melhores; \"list\" mostra todas."
    );
    let draws = language.pick(
        "\"what board …\" with such a text draws that board.",
        "\"what board …\" con ese texto lo dibuja.",
        "\"what board …\" com esse texto o desenha.",
    );
    let mut lines = wrap(&lay_out(view, seat, language), WIDTH, 2);
    lines.push(second);
    lines.extend(wrap(&format!("{} {draws}", signs(language)), WIDTH, 0));
    lines
}

/// The question for a payment.
fn payment(colour: Colour, item: Item, space: u8, language: Language) -> Vec<String> {
    let (name, kind) = (words::item(item, language), words::kind(colour, language));
    let first = match item {
        Item::Hex => {
            let as_kind = like(colour, language);
            say!(
                language,
                "Pay for the {name} {as_kind} on space {space}.",
                "Paga el {name} {as_kind} en la casilla {space}.",
                "Pague o {name} {as_kind} no espaço {space}."
            )
        }
        Item::Tile(_) => say!(
            language,
            "Pay for the {name} on space {space}.",
            "Paga la loseta de {name} en la casilla {space}.",
            "Pague a peça de {name} no espaço {space}."
        ),
    };
    let code = colour.name();
    let second = match language {
        Language::English => {
            format!("Twice: 1 {code} card, 2 equal cards of another colour, or 1 worker.")
        }
        Language::Spanish => {
            format!("Dos veces: 1 carta {code} ({kind}), 2 cartas iguales de otro color o 1 trabajador.")
        }
        Language::Portuguese => {
            format!("Duas vezes: 1 carta {code} ({kind}), 2 cartas iguais de outra cor ou 1 trabalhador.")
        }
    };
    let mut lines = vec![first];
    lines.extend(wrap(&second, WIDTH, 2));
    lines
}

/// The question of a turn.
fn turn(view: &State, seat: Seat, list: &[Action], language: Language) -> Vec<String> {
    let text = match view.beat {
        Beat::First => language.pick(
            "Your turn: draw cards, take a tile or place a stored one.",
            "Tu turno: roba cartas, toma una loseta o coloca una almacenada.",
            "Sua vez: compre cartas, pegue uma peça ou coloque uma armazenada.",
        ),
        Beat::Extra => language.pick(
            "A marble was spent: one more action.",
            "Has gastado un mármol: una acción más.",
            "Você gastou um mármore: mais uma ação.",
        ),
        Beat::Between if list.len() > 1 => language.pick(
            "The action is done: end the turn, or spend a marble for another action.",
            "Acción hecha: termina el turno, o gasta un mármol para otra acción.",
            "Ação feita: termine o turno, ou gaste um mármore para outra ação.",
        ),
        Beat::Between => language.pick(
            "The action is done, and there is no marble for another one.",
            "Acción hecha, y no hay mármol para otra.",
            "Ação feita, e não há mármore para outra.",
        ),
        Beat::Last => language.pick(
            "Both actions of this turn are done.",
            "Las dos acciones de este turno están hechas.",
            "As duas ações deste turno estão feitas.",
        ),
    };
    let mut lines = vec![text.to_owned()];
    if matches!(view.beat, Beat::First | Beat::Extra) && !view.estate(seat).has_room() {
        let full = language.pick(
            "Storage is full: for a tile that you take a stored item is given up.",
            "El almacén está lleno: por una loseta que tomes se descarta algo guardado.",
            "O armazém está cheio: por uma peça que você pegar algo guardado é descartado.",
        );
        lines.push(full.into());
    }
    lines
}

/// What an action stands under in a long list: boards under the order of their pieces.
pub fn heading(action: Action, language: Language) -> String {
    match action {
        Action::Board(board) => {
            let letters: Vec<String> = (0..3).map(|place| board.laid(place).piece.name()).collect();
            let letters = listed(&letters, language);
            say!(
                language,
                "{letters} from left to right",
                "{letters} de izquierda a derecha",
                "{letters} da esquerda para a direita"
            )
        }
        Action::Draw => language.pick("Draw", "Robar", "Comprar cartas").into(),
        Action::Take(_) => {
            language.pick("Take into storage", "Tomar y almacenar", "Pegar e armazenar").into()
        }
        Action::Exchange(_) => language
            .pick("Exchange, since nothing fits", "Cambiar, ya que nada cabe", "Trocar, já que nada cabe")
            .into(),
        Action::Place(_) => {
            language.pick("Place from storage", "Colocar del almacén", "Colocar do armazém").into()
        }
        Action::Pay(payment) => match payment.workers {
            0 => language.pick("With cards", "Con cartas", "Com cartas").into(),
            n => {
                let workers = WORKER.count(n, language);
                say!(language, "With {workers}", "Con {workers}", "Com {workers}")
            }
        },
        _ => String::new(),
    }
}
