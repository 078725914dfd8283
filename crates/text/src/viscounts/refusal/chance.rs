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
        "the board has each segment once, from 1-2 on, and the castle lies in one of 5 ways",
        [
            "",
            "el tablero tiene cada porción una vez, desde 1-2, y el castillo queda de una de 5 maneras",
            "o tabuleiro tem cada segmento uma vez, desde 1-2, e o castelo fica de uma de 5 maneiras",
        ],
    ),
    Saying(
        "five different neutral townsfolk are turned up",
        [
            "",
            "se descubren cinco ciudadanos neutrales distintos",
            "revelam-se cinco cidadãos neutros diferentes",
        ],
    ),
    Saying(
        "the five manuscripts with grey backs lie on top",
        [
            "",
            "encima van los cinco manuscritos de dorso gris",
            "em cima ficam os cinco manuscritos de verso cinza",
        ],
    ),
    Saying(
        "{n} different player cards are dealt in rising order, each with another hero",
        [
            "",
            "se reparten {n} cartas de jugador distintas en orden creciente, cada una con otro héroe",
            "distribuem-se {n} cartas de jogador diferentes em ordem crescente, cada uma com outro herói",
        ],
    ),
    Saying(
        "- lies under no townsfolk",
        [
            "a townsfolk that lies in a pile is turned up",
            "se descubre un ciudadano que esté en una pila",
            "revela-se um cidadão que esteja em uma pilha",
        ],
    ),
    Saying(
        "{card} lies under no townsfolk",
        ["{card} lies in no pile", "{card} no está en ninguna pila", "{card} não está em nenhuma pilha"],
    ),
    Saying(
        "{tile} lies under no manuscript",
        [
            "this manuscript lies in no pile",
            "este manuscrito no está en ninguna pila",
            "este manuscrito não está em nenhuma pilha",
        ],
    ),
    Saying(
        "- is not in the deck of {seat}",
        [
            "a card of the deck of {seat} is turned up",
            "se descubre una carta del mazo de {seat}",
            "revela-se uma carta do baralho de {seat}",
        ],
    ),
    Saying(
        "{card} is not in the deck of {seat}",
        ["", "{card} no está en el mazo de {seat}", "{card} não está no baralho de {seat}"],
    ),
    Saying(
        "{scheme} is not in the draw pile",
        ["", "{scheme} no está en el mazo", "{scheme} não está no baralho"],
    ),
    Saying(
        "{scheme} is not in the future pile",
        [
            "",
            "{scheme} no está entre las programaciones futuras",
            "{scheme} não está entre os esquemas futuros",
        ],
    ),
    Saying(
        "{scheme} was not shuffled in",
        ["", "{scheme} no se barajó en el mazo", "{scheme} não foi embaralhado no baralho"],
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
        "{what} now, nothing else",
        ["{what} now, and nothing else", "ahora {what}, y nada más", "agora {what}, e nada mais"],
    ),
];

/// What chance is to do, by the English words for it; with what differs from case to case kept.
pub(super) fn what(value: &str, language: Language) -> String {
    let plain = match value {
        "the start player is drawn" => ("se sortea el jugador inicial", "sorteia-se o primeiro jogador"),
        "the board is put together" => ("se monta el tablero", "monta-se o tabuleiro"),
        "the townsfolk piles are turned up" => {
            ("se descubren las pilas de ciudadanos", "revelam-se as pilhas de cidadãos")
        }
        "the manuscript piles are turned up" => {
            ("se descubren las pilas de manuscritos", "revelam-se as pilhas de manuscritos")
        }
        "pairs of player card and hero are dealt" => (
            "se reparten pares de carta de jugador y héroe",
            "distribuem-se pares de carta de jogador e herói",
        ),
        "the solo opponent's next scheme is turned up" => (
            "se descubre la siguiente programación del oponente en solitario",
            "revela-se o próximo esquema do oponente solo",
        ),
        "a scheme of the draw pile is turned up" => {
            ("se descubre una programación del mazo", "revela-se um esquema do baralho")
        }
        "the solo opponent gains a future scheme" => (
            "el oponente en solitario gana una programación futura",
            "o oponente solo ganha um esquema futuro",
        ),
        _ => return filled(value, language),
    };
    language.pick(value, plain.0, plain.1).into()
}

fn filled(value: &str, language: Language) -> String {
    let between = |before: &str, after: &str| value.strip_prefix(before)?.strip_suffix(after);
    if let Some(segment) = between("the next townsfolk of ", " is turned up") {
        return say!(
            language,
            "the next townsfolk of segment {segment} is turned up",
            "se descubre el siguiente ciudadano de la porción {segment}",
            "revela-se o próximo cidadão do segmento {segment}"
        );
    }
    if let Some(segment) = between("the next manuscript of ", " is turned up") {
        return say!(
            language,
            "the next manuscript of segment {segment} is turned up",
            "se descubre el siguiente manuscrito de la porción {segment}",
            "revela-se o próximo manuscrito do segmento {segment}"
        );
    }
    if let Some(seat) = between("the top card of the deck of ", " is turned up") {
        return say!(
            language,
            "the top card of the deck of {seat} is turned up",
            "se descubre la carta superior del mazo de {seat}",
            "revela-se a carta de cima do baralho de {seat}"
        );
    }
    match between("", " draws cards") {
        Some(seat) => say!(language, "{seat} draws cards", "{seat} roba cartas", "{seat} compra cartas"),
        None => value.to_owned(),
    }
}
