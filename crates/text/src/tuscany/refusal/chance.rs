//! Refusals of what chance would do: people meet them in a record that was changed by hand.

use crate::{Language, refusal::Saying};

/// The sentences of the rules.
pub(super) const SAYINGS: &[Saying] = &[
    Saying(
        "chance has nothing to do now; {or} is to act",
        [
            "nothing is drawn now: it is for {or} to act",
            "ahora no se sortea nada: le toca a {or}",
            "agora não se sorteia nada: é a vez de {or}",
        ],
    ),
    Saying(
        "chance has nothing to do now",
        ["nothing is drawn now", "ahora no se sortea nada", "agora não se sorteia nada"],
    ),
    Saying(
        "the start player is one of p1 to p{n}",
        ["", "el jugador inicial es uno de p1 a p{n}", "o primeiro jogador é um de p1 a p{n}"],
    ),
    Saying(
        "the neutral stack has no {item}",
        [
            "the neutral stack holds no {item}",
            "en el montón neutral no hay {item.a}",
            "na pilha neutra não há {item.a}",
        ],
    ),
    Saying(
        "{seat}'s stacks have no {item}",
        [
            "the stacks of {seat} hold no {item}",
            "en los montones de {seat} no hay {item.a}",
            "nas pilhas de {seat} não há {item.a}",
        ],
    ),
    Saying(
        "the harvest deck has no {card}",
        [
            "the harvest deck holds no such card ({card})",
            "en el mazo de cosecha no hay una carta así ({card})",
            "no baralho de colheita não há uma carta assim ({card})",
        ],
    ),
    Saying(
        "it is {seat} who draws cards now",
        ["", "ahora roba cartas {seat}", "agora quem compra cartas é {seat}"],
    ),
    Saying(
        "the cards that {seat} draws must be named",
        ["", "hay que decir qué cartas roba {seat}", "é preciso dizer quais cartas {seat} compra"],
    ),
    Saying(
        "the cards that {seat} draws are hidden: write ?",
        [
            "the cards that {seat} draws are hidden",
            "las cartas que roba {seat} están ocultas",
            "as cartas que {seat} compra são ocultas",
        ],
    ),
    Saying(
        "{n} cards are drawn now, not {m}",
        [
            "{n.cards} must be drawn now, not {m}",
            "ahora se roban {n.cards}, no {m}",
            "agora se compram {n.cards}, não {m}",
        ],
    ),
    Saying(
        "the deck has not {n} {colour} cards",
        [
            "the deck holds fewer {colour} cards",
            "en el mazo hay menos cartas {colour.many}",
            "no baralho há menos cartas {colour.many}",
        ],
    ),
    Saying(
        "each of the {n} players gets three pieces",
        [
            "",
            "cada uno de los {n} jugadores recibe tres piezas",
            "cada um dos {n} jogadores recebe três peças",
        ],
    ),
    Saying(
        "each region piece is there once; two players cannot have it",
        [
            "",
            "cada pieza de territorio está una sola vez: no la pueden tener dos jugadores",
            "cada peça de região existe uma só vez: dois jogadores não podem tê-la",
        ],
    ),
    Saying(
        "that is not the board that {seat} has laid out",
        ["", "ese no es el tablero que ha dispuesto {seat}", "esse não é o tabuleiro que {seat} dispôs"],
    ),
    Saying(
        "{what} now, nothing else",
        ["{what} now, and nothing else", "ahora {what}, y nada más", "agora {what}, e nada mais"],
    ),
];

/// What chance is to do, by the English words for it.
pub(super) fn what(value: &str, language: Language) -> &str {
    let (spanish, portuguese) = match value {
        "the start player is drawn" => ("se sortea el jugador inicial", "sorteia-se o primeiro jogador"),
        "a neutral tile is turned up" => ("se destapa una loseta neutral", "revela-se uma peça neutra"),
        "a tile of the own stack is turned up" => {
            ("se destapa una loseta del montón propio", "revela-se uma peça da pilha própria")
        }
        "game cards are drawn" => ("se roban cartas", "compram-se cartas"),
        "region pieces are dealt" => {
            ("se reparten las piezas de territorio", "distribuem-se as peças de região")
        }
        "the boards are turned up" => ("se muestran los tableros", "mostram-se os tabuleiros"),
        "a harvest card is revealed" => {
            ("se destapa una carta de cosecha", "revela-se uma carta de colheita")
        }
        "nothing is drawn" => ("no se sortea nada", "não se sorteia nada"),
        other => (other, other),
    };
    language.pick(value, spanish, portuguese)
}
