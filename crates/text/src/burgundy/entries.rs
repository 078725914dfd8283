//! What people can ask about at a table of Burgundy: the rules in short, and every piece that is in play.

use super::{
    belongings::bonus_word,
    explain::{bonus_what, posts, route, shield_what, target, tile_what},
    names, rules,
};
use crate::{Entry, Language, Shown};
use demesne_burgundy::{Burgundy, Colour, Expansion, Tile, bonus::Bonus, shield::SHIELDS};
use demesne_game::Game;

/// All of it.
pub fn entries(game: &Burgundy, language: Language) -> Vec<Entry> {
    let entry = |heading: &str, name: String, text: &str| Entry {
        heading: heading.into(),
        name: names::capital(&name),
        text: sentence(text),
    };
    let heading = language.pick("The rules in short", "Las reglas en breve", "As regras em resumo");
    let mut all = Vec::new();
    let aim = game.aim(language).split_whitespace().collect::<Vec<_>>().join(" ");
    // In brackets stands what one types in a terminal.
    let aim = match (aim.find(" (\""), aim.find("\")")) {
        (Some(from), Some(_)) => format!("{}.", &aim[..from]),
        _ => aim,
    };
    if !aim.is_empty() {
        let name = language.pick("This table", "Esta mesa", "Esta mesa");
        all.push(entry(heading, name.into(), &aim));
    }
    if game.options().solo.is_none() {
        all.extend(
            rules::rules(game, language).into_iter().map(|(name, text)| entry(heading, name.into(), &text)),
        );
    }
    let (start, edition) = (game.start(), game.options().edition);
    for colour in Colour::ALL {
        let heading = plural(colour, language);
        let mut said = Vec::new();
        for tile in Tile::all().filter(|tile| tile.has_colour(colour)) {
            let index = tile.index();
            let what = tile_what(tile, edition, language);
            let many = colour == Colour::Livestock && said.contains(&what);
            if start.supply[index] + start.black_supply[index] > 0 && !many {
                let name = match colour {
                    // All herds are alike but for their animals.
                    Colour::Livestock if said.is_empty() => heading.into(),
                    _ => names::tile(tile, edition, language).bare,
                };
                said.push(what);
                all.push(entry(heading, name, what));
            }
        }
    }
    let expansions = game.options().expansions;
    let heading = language.pick("Expansions", "Expansiones", "Expansões");
    let mut more = |name: &str, text: &str| {
        // Behind the name and a colon stands what it is.
        let text = text.split_once(": ").map_or(text, |(_, text)| text);
        all.push(entry(heading, name.into(), text));
    };
    if expansions.has(Expansion::Inns) {
        let name = names::tile(Tile::INN, edition, language).bare;
        more(&name, tile_what(Tile::INN, edition, language));
    }
    if expansions.has(Expansion::Posts) {
        more(language.pick("Border posts", "Puestos fronterizos", "Entrepostos"), posts(language));
    }
    if game.options().solo.is_some() {
        more(language.pick("Target", "Objetivo", "Objetivo"), target(language));
    }
    if expansions.has(Expansion::Routes) {
        let text = route(language).split(". ").next().unwrap_or_default();
        more(language.pick("Trade route", "Ruta comercial", "Rota comercial"), text);
    }
    if expansions.has(Expansion::Routes) || expansions.has(Expansion::Vineyards) {
        for bonus in Bonus::ALL {
            more(bonus_word(bonus, language), bonus_what(bonus, language));
        }
    }
    if expansions.has(Expansion::Vineyards) {
        let name = language.pick("Double tile", "Loseta doble", "Hexaminó");
        more(name, tile_what(Tile::double(0, 1), edition, language));
    }
    if expansions.has(Expansion::Shields) {
        for number in 1..=SHIELDS {
            let name = say!(language, "Shield {number}", "Escudo {number}", "Escudo {number}");
            more(&name, shield_what(number, language));
        }
    }
    all
}

/// A text that begins with a capital letter and ends with a full stop.
fn sentence(text: &str) -> String {
    let text = names::capital(text.trim());
    if text.ends_with(['.', '!', '?', ')']) { text } else { text + "." }
}

/// Several tiles of a colour.
const fn plural(colour: Colour, language: Language) -> &'static str {
    match colour {
        Colour::Castle => language.pick("Castles", "Castillos", "Castelos"),
        Colour::Mine => language.pick("Mines", "Minas", "Minas"),
        Colour::Ship => language.pick("Ships", "Barcos", "Navios"),
        Colour::Monastery => language.pick("Monasteries", "Monasterios", "Monastérios"),
        Colour::Building => language.pick("Buildings", "Edificios", "Construções"),
        Colour::Livestock => language.pick("Livestock", "Ganado", "Fazendas"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use demesne_game::{Notation, SetupLine};

    fn table(options: &[(&str, &str)]) -> Burgundy {
        let line = |&(key, value): &(&str, &str)| SetupLine { key: key.into(), value: value.into(), line: 0 };
        Burgundy::from_setup(&options.iter().map(line).collect::<Vec<_>>()).expect("a legal table")
    }

    #[test]
    fn everything_at_the_table_is_there_once_in_every_language() {
        for options in [&[][..], &[("expansions", "all")], &[("solo", "33")], &[("edition", "2011")]] {
            let game = table(options);
            let english = entries(&game, Language::English);
            for language in Language::ALL {
                let all = entries(&game, language);
                assert_eq!(all.len(), english.len());
                for (place, one) in all.iter().enumerate() {
                    assert!(one.text.ends_with(['.', ')', '!']) && one.text.len() > 7, "{one:?}");
                    assert!(
                        !all[..place]
                            .iter()
                            .any(|other| other.name == one.name && other.heading == one.heading)
                    );
                    // What is typed in a terminal means nothing here.
                    assert!(!one.text.contains("\"what"), "{one:?}");
                    assert!(language == Language::English || one.text != english[place].text, "{one:?}");
                }
            }
        }
        let bank = |game: &Burgundy| entries(game, Language::English).iter().any(|one| one.name == "Bank");
        assert!(bank(&table(&[])));
        let shields = entries(&table(&[("expansions", "shields")]), Language::Portuguese);
        assert!(shields.iter().any(|one| one.name == "Escudo 18"));
    }
}
