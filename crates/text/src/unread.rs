//! Why a record or a position cannot be read, or its dice are wrong, in the reader's language.
//!
//! Whoever pastes a text mostly has half of it, or has changed something in it: each of these cases has its sentence. What only
//! somebody meets who writes positions by hand is told exactly in English; in other languages the line is named.

use crate::{
    Language, Shown,
    refusal::{Saying, sentence, told, without_rule},
};
use demesne_burgundy::Burgundy;
use demesne_game::{Illegal, TextError};
use demesne_tuscany::Tuscany;
use demesne_viscounts::Viscounts;

/// What is wrong with the whole text. It needs no line.
const WHOLE: &[Saying] = &[
    Saying(
        "this is neither a record nor a position; their first lines are \"demesne record {n}\" and \"demesne position {m}\"",
        [
            "this is neither a record nor a position: the first line of one is “demesne record {n}” or “demesne position {m}”",
            "esto no es ni un registro ni una posición: su primera línea es «demesne record {n}» o «demesne position {m}»",
            "isto não é um registro nem uma posição: a primeira linha é “demesne record {n}” ou “demesne position {m}”",
        ],
    ),
    Saying(
        "this is no {kind}; the first line of one is \"{line}\"",
        [
            "this is something else: the first line must be “{line}”",
            "esto es otra cosa: la primera línea tiene que ser «{line}»",
            "isto é outra coisa: a primeira linha tem que ser “{line}”",
        ],
    ),
    Saying(
        "\"{other}\" is an unknown version of the {kind} format; this program reads version {n}",
        [
            "this text was written by a newer Demesne (version {other}); this one reads version {n}",
            "este texto lo escribió un Demesne más nuevo (versión {other}); este lee la versión {n}",
            "este texto foi escrito por um Demesne mais novo (versão {other}); este lê a versão {n}",
        ],
    ),
    Saying(
        "the heading lacks the line \"{line}\"",
        [
            "the line “{line}” is missing at the top: copy the whole text",
            "arriba falta la línea «{line}»: copia el texto entero",
            "falta a linha “{line}” no início: copie o texto inteiro",
        ],
    ),
    Saying(
        "this was played by version {one} of the rules of {game}; this program knows version {n}",
        [
            "this game was played by version {one} of the rules; this page knows version {n}",
            "esta partida se jugó con la versión {one} de las reglas; esta página conoce la versión {n}",
            "esta partida foi jogada com a versão {one} das regras; esta página conhece a versão {n}",
        ],
    ),
    Saying(
        "this was played by version {one} of the rules of {game}; this program knows versions {n} to {rest}",
        [
            "this game was played by version {one} of the rules; this page knows versions {n} to {rest}",
            "esta partida se jugó con la versión {one} de las reglas; esta página conoce las versiones {n} a {rest}",
            "esta partida foi jogada com a versão {one} das regras; esta página conhece as versões {n} a {rest}",
        ],
    ),
    Saying(
        "this is a game of \"{game}\", not of {rest}",
        [
            "this page does not know the game “{game}”",
            "esta página no conoce el juego «{game}»",
            "esta página não conhece o jogo “{game}”",
        ],
    ),
    Saying(
        "{n} seats are named, but the game has {m}",
        [
            "",
            "se nombran {n} asientos, pero la partida tiene {m}",
            "{n} lugares têm nome, mas a partida tem {m}",
        ],
    ),
    Saying(
        "the record is cut off here; its last line must be \"result: …\" (\"result: unfinished\" for a game that goes on)",
        [
            "the record is cut off: its last line, “result: …”, is missing; copy the whole text",
            "el registro está cortado: falta su última línea, «result: …»; copia el texto entero",
            "o registro está cortado: falta a última linha, “result: …”; copie o texto inteiro",
        ],
    ),
    Saying(
        "the record says \"result: unfinished\", but its steps lead to \"result: {found}\"",
        [
            "the record says that the game is not over, but its moves lead to the end: {found}",
            "el registro dice que la partida no ha terminado, pero sus jugadas llegan al final: {found}",
            "o registro diz que a partida não terminou, mas as jogadas chegam ao fim: {found}",
        ],
    ),
    Saying(
        "the record says \"result: {said}\", but its steps lead to \"result: {found}\"",
        [
            "the record says that it ended {said}, but its moves lead to {found}",
            "el registro dice que acabó {said}, pero sus jugadas llevan a {found}",
            "o registro diz que terminou {said}, mas as jogadas levam a {found}",
        ],
    ),
    Saying(
        "the record says \"result: {said}\", but its {n} steps do not reach the end of the game",
        [
            "the record says that it ended {said}, but its {n} steps do not reach the end of the game",
            "el registro dice que acabó {said}, pero sus {n} pasos no llegan al final de la partida",
            "o registro diz que terminou {said}, mas seus {n} passos não chegam ao fim da partida",
        ],
    ),
    Saying(
        "the record has no line \"{line}\"; its dice cannot be verified",
        [
            "the record has no line “{line}”, so its dice cannot be verified",
            "el registro no tiene la línea «{line}», así que sus dados no se pueden comprobar",
            "o registro não tem a linha “{line}”, por isso os dados não podem ser conferidos",
        ],
    ),
    Saying(
        "the seed does not fit the commitment: its hash is {hash}, the record says {said}",
        [
            "the seed is not the one that was fixed before the game: its hash is {hash.short}, the one that was fixed is {said.short}",
            "la semilla no es la que se fijó antes de la partida: su hash es {hash.short} y el que se fijó es {said.short}",
            "a semente não é a que foi fixada antes da partida: o hash dela é {hash.short}, e o fixado é {said.short}",
        ],
    ),
];

/// What is wrong with a line.
const LINES: &[Saying] = &[
    Saying(
        "nothing may follow the line \"result: …\"",
        [
            "nothing may follow the line “result: …”: paste one record at a time",
            "nada puede seguir a la línea «result: …»: pega un solo registro",
            "nada pode vir depois da linha “result: …”: cole um registro de cada vez",
        ],
    ),
    Saying(
        "\"{line}\" is no line of a heading; write \"key: value\"",
        [
            "“{line}” does not belong at the top, where every line is “key: value”; an empty line comes before the moves",
            "«{line}» no va arriba, donde cada línea es «clave: valor»; antes de las jugadas hay una línea vacía",
            "“{line}” não fica no início, onde cada linha é “chave: valor”; antes das jogadas há uma linha vazia",
        ],
    ),
    Saying(
        "\"{line}\" is no line of a position; write \"key: value\"",
        [
            "“{line}” is no line of a position: each is “key: value”",
            "«{line}» no es una línea de una posición: cada una es «clave: valor»",
            "“{line}” não é uma linha de uma posição: cada uma é “chave: valor”",
        ],
    ),
    Saying(
        "\"{key}\" is nothing that a position says; docs/notation.md lists the keys",
        [
            "“{key}” is nothing that a position says",
            "«{key}» no es nada que diga una posición",
            "“{key}” não é nada que uma posição diga",
        ],
    ),
    Saying(
        "\"{key}\" stands here twice; say it once",
        ["", "«{key}» aparece dos veces; dilo una sola vez", "“{key}” aparece duas vezes; diga uma vez só"],
    ),
    Saying(
        "\"{value}\" is no version of rules; write a number",
        [
            "",
            "«{value}» no es una versión de las reglas; escribe un número",
            "“{value}” não é uma versão das regras; escreva um número",
        ],
    ),
    Saying(
        "\"{key}\" is out of order; seats are named from p1 on",
        [
            "",
            "«{key}» está fuera de orden; los asientos se nombran desde p1",
            "“{key}” está fora de ordem; os lugares são nomeados a partir de p1",
        ],
    ),
    Saying(
        "\"{who}\" is nobody at this table; a step starts with p1 to p{n} or with * for chance",
        [
            "no step begins with “{who}”: it begins with p1 to p{n}, or with * for chance",
            "ningún paso empieza por «{who}»: empieza por p1 a p{n}, o por * para el azar",
            "nenhum passo começa com “{who}”: começa com p1 a p{n}, ou com * para o acaso",
        ],
    ),
    Saying(
        "\"{verb}\" is no action; the actions are {rest}",
        [
            "“{verb}” is no move of this game",
            "«{verb}» no es una jugada de este juego",
            "“{verb}” não é uma jogada deste jogo",
        ],
    ),
    Saying(
        "\"{step}\" is not legal. {illegal}",
        [
            "“{step}” cannot be played there. {illegal}",
            "«{step}» no se puede jugar ahí. {illegal}",
            "“{step}” não pode ser jogado ali. {illegal}",
        ],
    ),
    Saying(
        "the seed gives \"{drawn}\" here, the record says \"{said}\"",
        [
            "the seed gives “{drawn}” here, but the record says “{said}”",
            "la semilla da aquí «{drawn}», pero el registro dice «{said}»",
            "a semente dá aqui “{drawn}”, mas o registro diz “{said}”",
        ],
    ),
    Saying(
        "\"{text}\" is no seed; give a whole number from 0 to {most} or 64 hexadecimal digits",
        [
            "“{text}” is no seed: a seed has 64 hexadecimal digits",
            "«{text}» no es una semilla: una semilla tiene 64 cifras hexadecimales",
            "“{text}” não é uma semente: uma semente tem 64 dígitos hexadecimais",
        ],
    ),
    Saying(
        "the option \"{key}\" stands here twice; name it once",
        [
            "",
            "la opción «{key}» aparece dos veces; nómbrala una sola vez",
            "a opção “{key}” aparece duas vezes; diga uma vez só",
        ],
    ),
    Saying(
        "\"{key}\" is no option of this game; the options are: {rest}",
        [
            "“{key}” is no option of this game",
            "«{key}» no es una opción de este juego",
            "“{key}” não é uma opção deste jogo",
        ],
    ),
    Saying(
        "\"{value}\" is no value of the option {key}; it takes: {values}",
        [
            "",
            "«{value}» no es un valor de la opción {key}; admite: {values}",
            "“{value}” não é um valor da opção {key}; ela aceita: {values}",
        ],
    ),
    Saying(
        "\"{line}\" lacks {what}",
        [
            "",
            "a «{line}» le falta algo: puede que el texto esté cortado",
            "falta algo em “{line}”: o texto pode estar cortado",
        ],
    ),
    Saying(
        "\"{line}\" has a word too many: \"{word}\"",
        ["", "a «{line}» le sobra una palabra: «{word}»", "há uma palavra a mais em “{line}”: “{word}”"],
    ),
    Saying(
        "\"{word}\" is not {what}: give a number from {low} to {high}",
        [
            "",
            "«{word}» no puede estar ahí: va un número de {low} a {high}",
            "“{word}” não pode estar ali: vai um número de {low} a {high}",
        ],
    ),
    Saying("\"{word}\" is not {what}", ["", "«{word}» no es lo que va ahí", "“{word}” não é o que vai ali"]),
];

/// Why a text could not be read, or does not hold, in sentences for people.
pub fn unreadable(error: &TextError, language: Language) -> String {
    let why = error.why.strip_prefix("the start: ").unwrap_or(&error.why);
    let word = |name: &str, value: &str, form: &str| match (name, form) {
        ("illegal", _) => refused(value, language),
        // A hash by its first digits: nobody compares more by eye.
        (_, "short") => format!("{}…", value.get(..12).unwrap_or(value)),
        _ => value.to_owned(),
    };
    if let Some(said) = told(&[WHOLE], why, language, word) {
        return sentence(&said);
    }
    let said = told(&[LINES], why, language, word).or_else(|| setting(error, language));
    let said = said.unwrap_or_else(|| {
        let english = without_rule(why).to_owned();
        match language {
            Language::English => english,
            Language::Spanish => "lo que ahí se dice no puede ser, o no está escrito como debe".into(),
            Language::Portuguese => "o que está dito ali não pode ser, ou não está escrito como deve".into(),
        }
    });
    match error.line.filter(|line| *line > 0) {
        Some(line) => {
            sentence(&say!(language, "line {line}: {said}", "línea {line}: {said}", "linha {line}: {said}"))
        }
        None => sentence(&said),
    }
}

/// A step that the rules of a game refuse, told as at a table.
fn refused(value: &str, language: Language) -> String {
    let illegal = Illegal::new("", without_rule(value).to_owned());
    let known = |said: &String| *said != sentence(&illegal.why);
    // What the one game has no words for is of another.
    let games = [
        Burgundy::refused(&illegal, language),
        Tuscany::refused(&illegal, language),
        Viscounts::refused(&illegal, language),
    ];
    games.into_iter().find(known).unwrap_or_else(|| sentence(&illegal.why))
}

/// A setup that cannot be, where a game has words for it.
fn setting(error: &TextError, language: Language) -> Option<String> {
    let plain = TextError::new(error.why.clone());
    let games = [
        Burgundy::refused_setup(&plain, language),
        Tuscany::refused_setup(&plain, language),
        Viscounts::refused_setup(&plain, language),
    ];
    let known = |said: &String| *said != sentence(without_rule(&error.why));
    games.into_iter().find(known).filter(|_| language != Language::English)
}
