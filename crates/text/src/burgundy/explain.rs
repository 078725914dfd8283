//! What a tile does, in a sentence of our own: for whoever does not know all monasteries by heart.

use super::{
    belongings::bonus_word,
    words::{self, POINT},
};
use crate::Language;
use demesne_burgundy::{
    Building, Burgundy, Edition, Tile,
    automa::CARDS,
    bonus::Bonus,
    shield::SHIELDS,
    tile::{Face, GEESE},
};

/// What somebody asks about: a tile, a shield, a bonus action, a county card, or one of the things that expansions bring.
pub fn what(game: &Burgundy, text: &str, language: Language) -> String {
    let edition = game.options().edition;
    if let Some(tile) = Tile::parse(text) {
        return explain(tile, edition, language);
    }
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    let number = rest.trim().parse::<u8>().ok();
    match (word, number) {
        ("shield", Some(number @ 1..=SHIELDS)) => shield(number, language),
        ("shield" | "shields", _) => (1..=SHIELDS).map(|number| shield(number, language)).collect(),
        ("card", Some(number @ 1..=CARDS)) if game.automa_seat().is_some() => card(game, number, language),
        ("card" | "cards", _) if game.automa_seat().is_some() => {
            demesne_burgundy::automa::numbers(game.county().deck)
                .map(|number| card(game, number, language))
                .collect()
        }
        ("bonus" | "bonuses", _) => Bonus::ALL.into_iter().map(|found| bonus(found, language)).collect(),
        ("post" | "posts", _) => posts(language).into(),
        ("route" | "routes", _) => route(language).into(),
        ("target" | "marker", _) => target(language).into(),
        _ => match Bonus::ALL.into_iter().find(|&bonus| names(bonus, text, language)) {
            Some(found) => bonus(found, language),
            None => unknown(language).into(),
        },
    }
}

/// Whether a bonus action is called so, in the language of the reader or in English.
fn names(bonus: Bonus, text: &str, language: Language) -> bool {
    bonus_word(bonus, language) == text || bonus_word(bonus, Language::English) == text
}

pub(super) const fn posts(language: Language) -> &'static str {
    language.pick(
        "Border posts: two of your three posts joined by covered, touching spaces bring the phase's points (10, 8, 6, \
         4, 2), once; all three the larger border-post tile that is left.\n",
        "Puestos fronterizos: dos de tus tres puestos unidos por casillas cubiertas y contiguas dan los puntos de la fase \
         (10, 8, 6, 4, 2), una vez; los tres, la mayor loseta de puesto fronterizo que quede.\n",
        "Entrepostos: dois dos seus três entrepostos unidos por espaços cobertos e vizinhos dão os pontos da fase (10, 8, \
         6, 4, 2), uma vez; os três, a maior peça de entreposto que restar.\n",
    )
}

pub(super) const fn route(language: Language) -> &'static str {
    language.pick(
        "Trade route: goods that you sell lie on it from the left; goods on a space of their number win its bonus. \
         \"what bonus\" explains the bonuses.\n",
        "Ruta comercial: las mercancías que vendes se ponen en ella desde la izquierda; en una casilla de su número ganan \
         la bonificación. \"what bonus\" explica las bonificaciones.\n",
        "Rota comercial: as mercadorias que você vende são postas nela a partir da esquerda; em um espaço do seu número \
         ganham o bônus. \"what bonus\" explica os bônus.\n",
    )
}

pub(super) const fn target(language: Language) -> &'static str {
    language.pick(
        "Solo: when the marker reaches the target it goes back to 0, the target comes down by 5, and you get an extra \
         action. Silver adds points to a gain, 1 for 1.\n",
        "En solitario: cuando el indicador llega al objetivo vuelve a 0, el objetivo baja 5 y ganas una acción adicional. \
         La plata añade puntos a una ganancia, 1 por 1.\n",
        "Solo: quando o marcador chega ao objetivo ele volta a 0, o objetivo desce 5 e você ganha uma ação adicional. A \
         prata soma pontos a um ganho, 1 por 1.\n",
    )
}

const fn unknown(language: Language) -> &'static str {
    language.pick(
        "Say what: \"what m7\", \"what bank\", \"what shield 5\", \"what bonus\", \"what card 4\", \"what posts\", \
         \"what route\".\n",
        "Di qué: \"what m7\", \"what bank\", \"what shield 5\", \"what bonus\", \"what card 4\", \"what posts\", \
         \"what route\".\n",
        "Diga o quê: \"what m7\", \"what bank\", \"what shield 5\", \"what bonus\", \"what card 4\", \"what posts\", \
         \"what route\".\n",
    )
}

/// What a shield does, in a line.
fn shield(number: u8, language: Language) -> String {
    let (mut what, points) = (shield_what(number, language).to_owned(), shield_points(number));
    if number == 16 {
        what.push_str(language.pick(
            ": such actions end in \"mark\"",
            ": esas acciones acaban en \"mark\"",
            ": essas ações acabam em \"mark\"",
        ));
    }
    say!(
        language,
        "shield {number} ({points} points at the end, 1 silver tribute a phase): {what}.\n",
        "escudo {number} ({points} puntos al final, tributo de 1 de plata por fase): {what}.\n",
        "escudo {number} ({points} pontos no fim, tributo de 1 de prata por fase): {what}.\n"
    )
}

/// What a shield is worth at the end.
pub(super) const fn shield_points(number: u8) -> i32 {
    match number {
        ..=6 => 12,
        7..=12 => 8,
        _ => 4,
    }
}

/// What a shield does, without its name.
pub const fn shield_what(number: u8, language: Language) -> &'static str {
    match number {
        1 => language.pick(
            "livestock scores as if all your pastures were one",
            "el ganado puntúa como si todos tus pastos fueran uno",
            "as fazendas pontuam como se todos os seus pastos fossem um só",
        ),
        2 => language.pick(
            "whenever another player takes workers, you take one too",
            "cada vez que otro jugador toma trabajadores, tú tomas uno también",
            "sempre que outro jogador pega trabalhadores, você também pega um",
        ),
        3 => language.pick(
            "you may pay tribute with workers in place of silver",
            "puedes pagar el tributo con trabajadores en lugar de plata",
            "você pode pagar o tributo com trabalhadores em vez de prata",
        ),
        4 => language.pick(
            "your storage has no limit",
            "tus casillas de llave no tienen límite",
            "os seus espaços chave não têm limite",
        ),
        5 => language.pick(
            "a ship that you place also brings all goods of one number from all depots",
            "un barco que colocas trae también todas las mercancías de un número de todos los almacenes",
            "um navio que você coloca traz também todas as mercadorias de um número de todos os depósitos",
        ),
        6 => language.pick(
            "choose a player, once: that player's monasteries count as yours too, but for 27",
            "elige a un jugador, una vez: sus monasterios cuentan también como tuyos, salvo el 27",
            "escolha um jogador, uma vez: os monastérios dele contam também como seus, menos o 27",
        ),
        7 => language.pick(
            "colour bonus tiles that you take score double",
            "las losetas de bonificación que tomas puntúan el doble",
            "as peças bônus que você pega pontuam em dobro",
        ),
        8 => language.pick(
            "your mines pay double silver",
            "tus minas dan el doble de plata",
            "as suas minas dão o dobro de prata",
        ),
        9 => language.pick(
            "a sale brings 1 silver for each goods tile in place of 1 in all",
            "una venta da 1 de plata por cada mercancía en lugar de 1 en total",
            "uma venda dá 1 de prata por cada mercadoria em vez de 1 no total",
        ),
        10 => language.pick(
            "at the end your monasteries score double",
            "al final tus monasterios puntúan el doble",
            "no fim os seus monastérios pontuam em dobro",
        ),
        11 => language.pick(
            "a castle that you place may take a shield from any depot as its extra action",
            "un castillo que colocas puede tomar un escudo de cualquier almacén como acción adicional",
            "um castelo que você coloca pode pegar um escudo de qualquer depósito como ação adicional",
        ),
        12 => language.pick(
            "goods that you sell score double",
            "las mercancías que vendes puntúan el doble",
            "as mercadorias que você vende pontuam em dobro",
        ),
        13 => language.pick(
            "at the end your shields score double, this one too",
            "al final tus escudos puntúan el doble, este también",
            "no fim os seus escudos pontuam em dobro, este também",
        ),
        14 => language.pick(
            "at the end of a phase you may take a tile from any depot and place it at once",
            "al final de una fase puedes tomar una loseta de cualquier almacén y colocarla al momento",
            "no fim de uma fase você pode pegar uma peça de qualquer depósito e colocá-la na hora",
        ),
        15 => language.pick(
            "at the end of a phase you may take a tile of the black depot and place it at once",
            "al final de una fase puedes tomar una loseta del almacén negro y colocarla al momento",
            "no fim de uma fase você pode pegar uma peça do depósito paralelo e colocá-la na hora",
        ),
        16 => language.pick(
            "once a turn you may give one of your dice any value",
            "una vez por turno puedes dar a uno de tus dados cualquier valor",
            "uma vez por jogada você pode dar a um dos seus dados qualquer valor",
        ),
        17 => language.pick(
            "a region that you complete scores as one size larger",
            "una zona que completas puntúa como si tuviera una casilla más",
            "uma região que você completa pontua como se tivesse um espaço a mais",
        ),
        _ => language.pick(
            "tiles that you place need not touch others",
            "las losetas que colocas no tienen que tocar otras",
            "as peças que você coloca não precisam tocar outras",
        ),
    }
}

/// What a bonus action of a trade route or a vineyard brings, in a line.
fn bonus(bonus: Bonus, language: Language) -> String {
    format!("{}: {}.\n", bonus_word(bonus, language), bonus_what(bonus, language))
}

/// The same without its name.
pub const fn bonus_what(bonus: Bonus, language: Language) -> &'static str {
    match bonus {
        Bonus::Silver => language.pick("2 silver", "2 de plata", "2 de prata"),
        Bonus::Workers => language.pick("4 workers", "4 trabajadores", "4 trabalhadores"),
        Bonus::Points => language.pick("4 points", "4 puntos", "4 pontos"),
        Bonus::Action => language.pick(
            "an extra action, as with a die of any value",
            "una acción adicional, como con un dado de cualquier valor",
            "uma ação adicional, como com um dado de qualquer valor",
        ),
        Bonus::Building => language.pick(
            "take a building from any depot",
            "toma un edificio de cualquier almacén",
            "pegue uma construção de qualquer depósito",
        ),
        Bonus::MineMonasteryCastle => language.pick(
            "take a mine, a monastery or a castle from any depot, as a church does",
            "toma una mina, un monasterio o un castillo de cualquier almacén, como una iglesia",
            "pegue uma mina, um monastério ou um castelo de qualquer depósito, como uma igreja",
        ),
        Bonus::ShipLivestock => language.pick(
            "take a ship or livestock from any depot, as a market does",
            "toma un barco o ganado de cualquier almacén, como un mercado",
            "pegue um navio ou uma fazenda de qualquer depósito, como um mercado",
        ),
        Bonus::Sell => language.pick(
            "sell one kind of goods",
            "vende un tipo de mercancía",
            "venda um tipo de mercadoria",
        ),
        Bonus::Place => language.pick(
            "place a stored tile, whatever its die number",
            "coloca una loseta guardada, sea cual sea el número de dado",
            "coloque uma peça guardada, seja qual for o número do dado",
        ),
        Bonus::BlackOrShop => language.pick(
            "take a tile of the black depot or a double tile of the vine shop for nothing",
            "toma gratis una loseta del almacén negro o una loseta doble de la tienda de vides",
            "pegue de graça uma peça do depósito paralelo ou um hexaminó da loja de vinhas",
        ),
        Bonus::VineDepot => language.pick(
            "take a double tile of the vine depot",
            "toma una loseta doble del almacén de vides",
            "pegue um hexaminó do depósito de vinhas",
        ),
    }
}

/// What is on a county card of the Châteautoma.
fn card(game: &Burgundy, number: u8, language: Language) -> String {
    let card = game.county().card(number);
    let hexes: Vec<String> = card
        .hexes
        .iter()
        .flatten()
        .enumerate()
        .map(|(hex, &colour)| {
            let mut text = words::colour(colour, language).to_owned();
            if card.sell >> hex & 1 != 0 {
                text.push_str(language.pick(" (a sale)", " (una venta)", " (uma venda)"));
            }
            if card.double >> hex & 1 != 0 {
                text.push_str(language.pick(" (a double tile)", " (una loseta doble)", " (um hexaminó)"));
            }
            text
        })
        .collect();
    let level = game.options().chateautoma.map_or(0, |automa| automa.level as usize);
    let (hexes, points) = (hexes.join(", "), POINT.count(i32::from(card.points[level]), language));
    let mut text = say!(
        language,
        "card {number}: wants {hexes}; {points} when complete",
        "carta {number}: quiere {hexes}; {points} al completarla",
        "carta {number}: quer {hexes}; {points} quando completa"
    );
    if card.border_post {
        text.push_str(language.pick(
            "; has a border post",
            "; tiene un puesto fronterizo",
            "; tem um entreposto",
        ));
    }
    if card.shield {
        text.push_str(language.pick("; takes a shield", "; toma un escudo", "; pega um escudo"));
    }
    text + ".\n"
}

/// What a tile does, without its name.
pub fn tile_what(tile: Tile, edition: Edition, language: Language) -> &'static str {
    match tile.face() {
        Face::Castle => language.pick(
            "at once an extra action, as with a die of any value",
            "al momento una acción adicional, como con un dado de cualquier valor",
            "na hora uma ação adicional, como com um dado de qualquer valor",
        ),
        Face::Mine => language.pick(
            "1 silver at the end of each phase",
            "1 de plata al final de cada fase",
            "1 de prata no fim de cada fase",
        ),
        Face::Ship => language.pick(
            "takes all goods of one depot, and moves your marker one space along the turn order",
            "toma todas las mercancías de un almacén y avanza tu indicador una casilla en el orden de turno",
            "pega todas as mercadorias de um depósito e avança o seu marcador um espaço na ordem de jogo",
        ),
        Face::Livestock(GEESE, _) => language.pick(
            "2 points, and the best other species of the pasture scores again; later livestock there brings 2 more",
            "2 puntos, y la mejor otra especie del pasto puntúa de nuevo; el ganado posterior allí da 2 más",
            "2 pontos, e a melhor outra espécie do pasto pontua de novo; fazendas posteriores ali dão mais 2",
        ),
        Face::Livestock(..) => language.pick(
            "as many points as animals, and again the animals of its species in the same pasture",
            "tantos puntos como animales, y de nuevo los animales de su especie en el mismo pasto",
            "tantos pontos quantos animais, e de novo os animais da sua espécie no mesmo pasto",
        ),
        Face::Building(kind) => building(kind, language),
        Face::Monastery(number) => super::monastery::what(number, edition, language),
        Face::Inn => language.pick(
            "covers a space of any colour; its region counts as one space larger, and holds one inn at most",
            "cubre una casilla de cualquier color; su zona cuenta como una casilla mayor, y admite una sola posada",
            "cobre um espaço de qualquer cor; a sua região conta como um espaço maior, e só aceita uma estalagem",
        ),
        Face::FaceDown => language.pick(
            "covers a space of any colour, and does nothing else",
            "cubre una casilla de cualquier color, y no hace nada más",
            "cobre um espaço de qualquer cor, e não faz mais nada",
        ),
        Face::Double(..) => language.pick(
            "two vines for the vineyard, on a space with the number of the die; fills two storage spaces",
            "dos vides para el viñedo, en una casilla con el número del dado; ocupa dos casillas de llave",
            "duas vinhas para o vinhedo, em um espaço com o número do dado; ocupa dois espaços chave",
        ),
    }
}

/// What a tile does, in a line.
pub fn explain(tile: Tile, edition: Edition, language: Language) -> String {
    let what = tile_what(tile, edition, language);
    let space = match tile.face() {
        Face::Inn | Face::FaceDown => language.pick("any", "cualquiera", "qualquer"),
        Face::Double(..) => language.pick("vineyard", "viñedo", "vinhedo"),
        _ => words::colour(tile.colour(), language),
    };
    let name = tile.name(edition);
    // What the name of a building is in the language of the reader.
    let own = match (tile.face(), language) {
        (_, Language::English) => String::new(),
        (Face::Building(kind), _) => format!("{}; ", building_name(kind, language)),
        _ => String::new(),
    };
    say!(
        language,
        "{name} ({own}{space} space): {what}.\n",
        "{name} ({own}casilla: {space}): {what}.\n",
        "{name} ({own}espaço: {space}): {what}.\n"
    )
}

pub(super) const fn building_name(kind: Building, language: Language) -> &'static str {
    match kind {
        Building::Warehouse => language.pick("warehouse", "tienda", "loja"),
        Building::Watchtower => language.pick("watchtower", "atalaya", "torre de vigia"),
        Building::Workshop => language.pick("workshop", "carpintería", "carpintaria"),
        Building::Church => language.pick("church", "iglesia", "igreja"),
        Building::Market => language.pick("market", "mercado", "mercado"),
        Building::BoardingHouse => language.pick("boarding house", "pensión", "alojamento"),
        Building::Bank => language.pick("bank", "banco", "banco"),
        Building::CityHall => language.pick("city hall", "ayuntamiento", "prefeitura"),
        Building::WhiteCastle => language.pick("white castle", "castillo blanco", "castelo branco"),
        Building::Crane => language.pick("crane", "grúa", "grua"),
    }
}

const fn building(kind: Building, language: Language) -> &'static str {
    match kind {
        Building::Warehouse => language.pick(
            "you may sell one kind of goods",
            "puedes vender un tipo de mercancía",
            "você pode vender um tipo de mercadoria",
        ),
        Building::Watchtower => language.pick("4 points", "4 puntos", "4 pontos"),
        Building::Workshop => language.pick(
            "you may take a building from any depot into storage",
            "puedes tomar un edificio de cualquier almacén y guardarlo",
            "você pode pegar uma construção de qualquer depósito e guardá-la",
        ),
        Building::Church => language.pick(
            "you may take a mine, a monastery or a castle from any depot into storage",
            "puedes tomar una mina, un monasterio o un castillo de cualquier almacén y guardarlo",
            "você pode pegar uma mina, um monastério ou um castelo de qualquer depósito e guardá-lo",
        ),
        Building::Market => language.pick(
            "you may take a ship or livestock from any depot into storage",
            "puedes tomar un barco o ganado de cualquier almacén y guardarlo",
            "você pode pegar um navio ou uma fazenda de qualquer depósito e guardá-lo",
        ),
        Building::BoardingHouse => language.pick("4 workers", "4 trabajadores", "4 trabalhadores"),
        Building::Bank => language.pick("2 silver", "2 de plata", "2 de prata"),
        Building::CityHall => language.pick(
            "you may place one more stored tile, whatever its die number",
            "puedes colocar otra loseta guardada, sea cual sea el número de dado",
            "você pode colocar outra peça guardada, seja qual for o número do dado",
        ),
        Building::WhiteCastle => language.pick(
            "you may take an action with the value of the white die",
            "puedes hacer una acción con el valor del dado blanco",
            "você pode fazer uma ação com o valor do dado branco",
        ),
        Building::Crane => language.pick(
            "you may use the effect of any one kind of building",
            "puedes usar el efecto de un tipo cualquiera de edificio",
            "você pode usar o efeito de um tipo qualquer de construção",
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tile_is_explained() {
        for language in Language::ALL {
            for tile in Tile::all() {
                for edition in [Edition::First, Edition::Special] {
                    let text = explain(tile, edition, language);
                    assert!(text.starts_with(&tile.name(edition)) && text.ends_with(".\n"), "{text}");
                    assert!(
                        language == Language::English || text != explain(tile, edition, Language::English)
                    );
                }
            }
            let shields = (1..=SHIELDS).map(|number| shield(number, language));
            let texts: Vec<String> = shields.chain(Bonus::ALL.map(|found| bonus(found, language))).collect();
            for (i, text) in texts.iter().enumerate() {
                assert!(text.ends_with(".\n") && !texts[..i].contains(text), "{text}");
            }
            let one = explain(Tile::monastery(6), Edition::First, language);
            assert_ne!(one, explain(Tile::monastery(6), Edition::Special, language));
        }
    }

    #[test]
    fn a_bonus_is_found_by_its_word_in_any_language() {
        let game = Burgundy::new(demesne_burgundy::Options::default()).expect("the default table");
        for found in Bonus::ALL {
            for language in Language::ALL {
                for word in [bonus_word(found, language), bonus_word(found, Language::English)] {
                    let text = what(&game, word, language);
                    assert_ne!(text, unknown(language), "{word}");
                }
            }
        }
    }
}
