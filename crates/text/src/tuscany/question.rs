//! What is asked of somebody who chooses by hand and eye: without the words of a terminal.

use super::{
    labels::{colour_of_cards, the_item},
    words::like,
};
use crate::Language;
use demesne_game::Seat;
use demesne_tuscany::{
    Action, Colour, Item, State, Tuscany,
    state::{Beat, Stage},
    task::Task,
};

/// What is asked.
pub fn question(
    game: &Tuscany,
    view: &State,
    seat: Seat,
    list: &[Action],
    language: Language,
) -> Vec<String> {
    let one = |english, spanish, portuguese| vec![language.pick(english, spanish, portuguese).to_owned()];
    match (view.stage, view.tasks.top()) {
        (Stage::Boards, _) => one(
            "Lay out your region: drag the pieces into another order, turn them, shift them up or down. Then choose a castle \
             space for the start castle.",
            "Dispón tu territorio: arrastra las piezas para ordenarlas, gíralas, súbelas o bájalas. Después elige una casilla de \
             castillo para el castillo inicial.",
            "Disponha a sua região: arraste as peças para ordená-las, gire, suba ou desça cada uma. Depois escolha um espaço de \
             castelo para o castelo inicial.",
        ),
        (Stage::Tokens, _) => one(
            "Take a bonus token. It works for the whole game.",
            "Toma una ficha de bonificación. Vale para toda la partida.",
            "Pegue uma ficha de bônus. Ela vale para a partida toda.",
        ),
        (_, Some(Task::GiveUp(tile))) => {
            let tile = the_item(Item::Tile(tile), language);
            vec![say!(
                language,
                "Your storage is full. What do you give up for {tile}?",
                "Tu almacén está lleno. ¿Qué descartas para que entre {tile}?",
                "O seu armazém está cheio. O que você descarta para que entre {tile}?"
            )]
        }
        (_, Some(Task::Exchanged)) => exchanged(list, language),
        (_, Some(Task::Space(item))) => {
            let item = the_item(item, language);
            vec![say!(language, "Where does {item} go?", "¿Dónde va {item}?", "Para onde vai {item}?")]
        }
        (_, Some(Task::Payment(item, space))) => {
            payment(game.colour_of(view.estate(seat).board, space), item, language)
        }
        (_, Some(Task::Castle)) => one(
            "The castle may place a tile of the centre for free. Which one, or none?",
            "El castillo puede colocar gratis una loseta del centro. ¿Cuál, o ninguna?",
            "O castelo pode colocar de graça uma peça do centro. Qual, ou nenhuma?",
        ),
        (_, Some(Task::FreeSpace(tile))) => {
            let tile = the_item(Item::Tile(tile), language);
            vec![say!(
                language,
                "Where does the castle place {tile}?",
                "¿Dónde coloca el castillo {tile}?",
                "Onde o castelo coloca {tile}?"
            )]
        }
        (_, Some(Task::Token)) => one(
            "The city brings a bonus token. Which one?",
            "La ciudad da una ficha de bonificación. ¿Cuál?",
            "A cidade dá uma ficha de bônus. Qual?",
        ),
        (Stage::Turn, None) => turn(view, seat, list, language),
        _ => Vec::new(),
    }
}

/// After an exchange: a tile, or another exchange where still nothing fits (T6.14, T6.15).
fn exchanged(list: &[Action], language: Language) -> Vec<String> {
    let text = match list.iter().any(|action| matches!(action, Action::Exchange(_))) {
        true => language.pick(
            "Still nothing in the centre fits. Which type do you exchange next?",
            "Aún no hay nada en el centro que te sirva. ¿Qué tipo cambias ahora?",
            "Ainda não há nada no centro que sirva. Que tipo você troca agora?",
        ),
        false => language.pick(
            "After the exchange you take a tile. Which one?",
            "Tras el cambio tomas una loseta. ¿Cuál?",
            "Depois da troca você pega uma peça. Qual?",
        ),
    };
    vec![text.into()]
}

/// What a placement costs, for this one.
fn payment(colour: Colour, item: Item, language: Language) -> Vec<String> {
    let what = match item {
        Item::Tile(_) => the_item(item, language),
        // A wooden hex is paid like what its space wants.
        Item::Hex => format!("{} {}", the_item(item, language), like(colour, language)),
    };
    let cards = colour_of_cards(colour, 2, language);
    vec![say!(
        language,
        "How do you pay for {what}? Two {cards} cards; a pair of another colour or a worker replaces one of them.",
        "¿Cómo pagas {what}? Dos cartas {cards}; una pareja de otro color o un trabajador sustituye a una de ellas.",
        "Como você paga {what}? Duas cartas {cards}; um par de outra cor ou um trabalhador substitui uma delas."
    )]
}

/// The question of a turn.
fn turn(view: &State, seat: Seat, list: &[Action], language: Language) -> Vec<String> {
    let text = match view.beat {
        Beat::First => language.pick(
            "Your turn: draw cards, take a tile or place a stored one.",
            "Tu turno: roba cartas, toma una loseta o coloca una guardada.",
            "Sua vez: compre cartas, pegue uma peça ou coloque uma guardada.",
        ),
        Beat::Extra => language.pick(
            "One more action for the marble: draw cards, take a tile or place a stored one.",
            "Una acción más por el mármol: roba cartas, toma una loseta o coloca una guardada.",
            "Mais uma ação pelo mármore: compre cartas, pegue uma peça ou coloque uma guardada.",
        ),
        Beat::Between if list.len() > 1 => language.pick(
            "Your action is done. End the turn, or spend a marble for another action.",
            "Tu acción está hecha. Termina el turno, o gasta un mármol para otra acción.",
            "A sua ação está feita. Termine o turno, ou gaste um mármore para outra ação.",
        ),
        Beat::Between => language.pick(
            "Your action is done. End the turn.",
            "Tu acción está hecha. Termina el turno.",
            "A sua ação está feita. Termine o turno.",
        ),
        Beat::Last => language.pick(
            "Both actions of this turn are done. End the turn.",
            "Las dos acciones de este turno están hechas. Termina el turno.",
            "As duas ações deste turno estão feitas. Termine o turno.",
        ),
    };
    let mut lines = vec![text.to_owned()];
    if list.iter().any(|action| matches!(action, Action::Exchange(_))) {
        let fits = language.pick(
            "Nothing in the centre fits your board: before you take a tile you may exchange a type.",
            "Nada del centro cabe en tu tablero: antes de tomar una loseta puedes cambiar un tipo.",
            "Nada do centro cabe no seu tabuleiro: antes de pegar uma peça você pode trocar um tipo.",
        );
        lines.push(fits.into());
    }
    if matches!(view.beat, Beat::First | Beat::Extra) && !view.estate(seat).has_room() {
        let full = language.pick(
            "Your storage is full: for a tile that you take, something stored must go.",
            "Tu almacén está lleno: por una loseta que tomes, algo guardado tiene que irse.",
            "O seu armazém está cheio: por uma peça que você pegar, algo guardado tem que sair.",
        );
        lines.push(full.into());
    }
    lines
}
