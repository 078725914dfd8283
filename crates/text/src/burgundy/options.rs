//! The options of a table for people: their names, what their values are called, how values are written.

use crate::Language;

/// The name of an option.
pub fn name(key: &str, language: Language) -> Option<&'static str> {
    let (english, spanish, portuguese) = match key {
        "edition" => ("Edition", "Edición", "Edição"),
        "players" => ("Players", "Jugadores", "Jogadores"),
        "duchies" => ("Duchies", "Ducados", "Ducados"),
        "boards" => ("Set of boards", "Serie de tableros", "Série de tabuleiros"),
        "castles" => ("Starting castles", "Castillos iniciales", "Castelos iniciais"),
        "expansions" => ("Expansions", "Expansiones", "Expansões"),
        "connection" => ("Castle connection", "Conexión con castillos", "Conexão com castelos"),
        "route-order" => ("Order of the routes", "Orden de las rutas", "Ordem das rotas"),
        "vine-types" => ("Types of vines", "Tipos de vid", "Tipos de vinha"),
        "team" => ("Teams", "Equipos", "Times"),
        "solo" => ("Alone", "En solitario", "Solo"),
        "target" => ("Target", "Objetivo", "Objetivo"),
        "chateautoma" => ("Châteautoma", "Châteautoma", "AutoDuque"),
        "modifiers" => ("Modifiers", "Modificadores", "Modificadores"),
        "board NAME" => ("A board of your own", "Un tablero propio", "Um tabuleiro seu"),
        _ => return None,
    };
    Some(language.pick(english, spanish, portuguese))
}

/// A value, and what it is called in each language.
type Entry = (&'static str, [&'static str; 3]);

/// The values of an option that are words.
pub fn words(key: &str, language: Language) -> Vec<(&'static str, &'static str)> {
    let entries: &[Entry] = match key {
        "edition" => &[
            ("se", ["Special Edition", "Edición especial", "Edição Especial"]),
            ("2011", ["Edition of 2011", "Edición de 2011", "Edição de 2011"]),
        ],
        "castles" => &[
            ("together", ["chosen at the same time", "elegidos a la vez", "escolhidos ao mesmo tempo"]),
            (
                "open",
                ["openly, in turn order", "a la vista, en orden de turno", "às claras, na ordem de jogo"],
            ),
        ],
        "expansions" => &[
            ("none", ["none", "ninguna", "nenhuma"]),
            ("all", ["all", "todas", "todas"]),
            ("tiles", ["further tiles", "más losetas", "mais peças"]),
            ("white", ["white castles", "castillos blancos", "castelos brancos"]),
            ("inns", ["inns", "posadas", "estalagens"]),
            ("posts", ["border posts", "puestos fronterizos", "entrepostos"]),
            ("routes", ["trade routes", "rutas comerciales", "rotas comerciais"]),
            ("shields", ["shields", "escudos", "escudos"]),
            ("vineyards", ["vineyards", "viñedos", "vinhedos"]),
        ],
        "connection" => &[("yes", ["yes", "sí", "sim"]), ("no", ["no", "no", "não"])],
        "route-order" => &[
            ("random", ["drawn", "al azar", "sorteada"]),
            ("chosen", ["as each player likes", "como quiera cada cual", "como cada um quiser"]),
        ],
        "team" => &[
            ("basic", ["basic", "básicos", "básicos"]),
            ("advanced", ["advanced", "avanzados", "avançados"]),
        ],
        "solo" => &[
            ("33", ["on board 33", "en el tablero 33", "no tabuleiro 33"]),
            ("34", ["on board 34", "en el tablero 34", "no tabuleiro 34"]),
        ],
        "chateautoma" => &[
            ("novice", ["novice", "novato", "novato"]),
            ("experienced", ["experienced", "con experiencia", "experiente"]),
            ("expert", ["expert", "experto", "especialista"]),
        ],
        _ => &[],
    };
    entries.iter().map(|&(word, [en, es, pt])| (word, language.pick(en, es, pt))).collect()
}

/// How a value is written that is more than a word of a few.
pub fn form(key: &str, language: Language) -> Option<&'static str> {
    let (english, spanish, portuguese) = match key {
        "duchies" => (
            "same BOARD, random, chosen BOARD BOARD …",
            "same TABLERO, random, chosen TABLERO TABLERO …",
            "same TABULEIRO, random, chosen TABULEIRO TABULEIRO …",
        ),
        "vine-types" => {
            ("all, fewer, without TYPE …", "all, fewer, without TIPO …", "all, fewer, without TIPO …")
        }
        "target" => ("5, 10, … 100", "5, 10, … 100", "5, 10, … 100"),
        "board NAME" => (
            "rows of a board, joined by \" / \"",
            "filas de un tablero, separadas por \" / \"",
            "linhas de um tabuleiro, separadas por \" / \"",
        ),
        _ => return None,
    };
    Some(language.pick(english, spanish, portuguese))
}
