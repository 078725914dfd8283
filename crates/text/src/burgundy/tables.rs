//! What people are told while they make a table: the ways to play, what a value brings, which boards there are.

use crate::Language;

pub use super::door::mode;

/// What a value of an option brings, in a line.
pub fn brings(key: &str, word: &str, language: Language) -> Option<&'static str> {
    let (english, spanish, portuguese) = match (key, word) {
        ("expansions", "tiles") => (
            "Monasteries 27 and 28, the crane, the geese.",
            "Los monasterios 27 y 28, la grúa, los gansos.",
            "Os monastérios 27 e 28, a grua, os gansos.",
        ),
        ("expansions", "white") => (
            "They act at once, with the white die.",
            "Actúan al momento, con el dado blanco.",
            "Agem na hora, com o dado branco.",
        ),
        ("expansions", "inns") => (
            "They fit any space and make their region count as larger.",
            "Caben en cualquier casilla y su región cuenta como mayor.",
            "Cabem em qualquer espaço e a sua região conta como maior.",
        ),
        ("expansions", "posts") => (
            "Join the posts on the edge of your land for points.",
            "Une los puestos del borde de tus tierras y puntúa.",
            "Una os entrepostos na borda das suas terras e pontue.",
        ),
        ("expansions", "routes") => (
            "Sold goods travel along a route and bring favours.",
            "Lo que vendes recorre una ruta y trae ventajas.",
            "O que você vende percorre uma rota e traz vantagens.",
        ),
        ("expansions", "shields") => (
            "Two equal dice win a shield; a tribute keeps it.",
            "Dos dados iguales ganan un escudo; un tributo lo conserva.",
            "Dois dados iguais ganham um escudo; um tributo o mantém.",
        ),
        ("expansions", "vineyards") => (
            "A second board, for double tiles of vines.",
            "Un segundo tablero, para losetas dobles de vid.",
            "Um segundo tabuleiro, para hexaminós de vinha.",
        ),
        ("chateautoma", "novice") => (
            "Its cards score little: to get to know it.",
            "Sus cartas puntúan poco: para conocerlo.",
            "As cartas dele pontuam pouco: para conhecê-lo.",
        ),
        ("chateautoma", "experienced") => (
            "Its cards score fairly: a good match.",
            "Sus cartas puntúan bien: un buen rival.",
            "As cartas dele pontuam bem: um bom rival.",
        ),
        ("chateautoma", "expert") => (
            "Its cards score a lot: hard to beat.",
            "Sus cartas puntúan mucho: difícil de ganar.",
            "As cartas dele pontuam muito: difícil de vencer.",
        ),
        ("modifiers", "A") => (
            "A: tiles lie face down in its duchy.",
            "A: hay losetas boca abajo en su ducado.",
            "A: há peças viradas para baixo no ducado dele.",
        ),
        ("modifiers", "B") => (
            "B: tiles lie face up in its duchy.",
            "B: hay losetas boca arriba en su ducado.",
            "B: há peças viradas para cima no ducado dele.",
        ),
        ("modifiers", "C") => ("C: it plays first.", "C: juega primero.", "C: joga primeiro."),
        ("modifiers", "D") => {
            ("D: it has extra turns.", "D: tiene turnos adicionales.", "D: tem turnos adicionais.")
        }
        _ => return None,
    };
    Some(language.pick(english, spanish, portuguese))
}

/// The name of a board.
pub fn board(id: &str, language: Language) -> String {
    match language {
        Language::English => format!("Board {id}"),
        Language::Spanish => format!("Tablero {id}"),
        Language::Portuguese => format!("Tabuleiro {id}"),
    }
}

/// What a set of boards is for.
pub fn set(id: &str, language: Language) -> &'static str {
    match id {
        "11-18" => language.pick("more duchies", "más ducados", "mais ducados"),
        "19-22" => language.pick("champion duchies", "ducados de campeonato", "ducados de campeonato"),
        "23-30" => language.pick("with border posts", "con puestos fronterizos", "com entrepostos"),
        _ => language.pick("the basic ones", "los básicos", "os básicos"),
    }
}

/// A value of the option for fewer types of vines: `without green blue`.
pub fn without_vines(names: &[&str], language: Language) -> String {
    let named: Vec<&str> = names.iter().map(|name| vine(name, language)).collect();
    let all = named.join(language.pick(" and ", " ni ", " nem "));
    match language {
        Language::English => format!("without {all}"),
        Language::Spanish => format!("sin {all}"),
        Language::Portuguese => format!("sem {all}"),
    }
}

fn vine(name: &str, language: Language) -> &'static str {
    match name {
        "green" => language.pick("green", "verdes", "verdes"),
        "blue" => language.pick("blue", "azules", "azuis"),
        "red" => language.pick("red", "rojas", "vermelhas"),
        "purple" => language.pick("purple", "moradas", "roxas"),
        "yellow" => language.pick("yellow", "amarillas", "amarelas"),
        _ => language.pick("white", "blancas", "brancas"),
    }
}
