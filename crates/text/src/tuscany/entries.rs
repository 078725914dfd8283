//! What people can ask about at a table of Tuscany: the rules in short, and every piece that is in play.

use super::{
    effects,
    labels::{capital, harvest_name, kind_name, token_name},
    rules,
    things::{Thing, rule, title},
};
use crate::{Entry, Language};
use demesne_tuscany::{Colour, Harvest, Token, Tuscany};

/// All of it.
pub fn entries(game: &Tuscany, language: Language) -> Vec<Entry> {
    let entry = |heading: &str, name: &str, text: String| Entry {
        heading: heading.into(),
        name: capital(name),
        text,
    };
    let heading = language.pick("The rules in short", "Las reglas en breve", "As regras em resumo");
    let mut all: Vec<Entry> =
        rules::rules(game, language).into_iter().map(|(name, text)| entry(heading, name, text)).collect();
    let heading = language.pick("Tiles", "Losetas", "Peças");
    for colour in Colour::ALL {
        let text = format!("{} {}", effects::effect(game, colour, language), effects::goes(colour, language));
        all.push(entry(heading, kind_name(colour, language), text));
    }
    let thing = |heading: &str, thing: Thing| {
        let text = rule(game, thing, language).join(" ");
        entry(heading, &title(game, thing, language), text)
    };
    all.push(thing(heading, Thing::Hex));
    all.push(thing(heading, Thing::StartCastle));
    let heading = language.pick("What you have", "Lo que tienes", "O que você tem");
    all.push(entry(
        heading,
        language.pick("Storage", "Almacén", "Armazém"),
        rule(game, Thing::Storage, language).join(" "),
    ));
    for one in [Thing::Workers, Thing::Marble, Thing::Stacks] {
        all.push(thing(heading, one));
    }
    let heading = language.pick("Bonus tokens", "Fichas de bonificación", "Fichas de bônus");
    for token in Token::ALL {
        all.push(entry(heading, token_name(token, language), effects::token(token, language).join(" ")));
    }
    let heading = language.pick("Colour bonuses", "Bonificaciones por color", "Bônus de cor");
    for colour in Colour::ALL {
        let name = super::labels::colour_name(colour, language);
        all.push(entry(heading, name, rule(game, Thing::ColourBonus(colour), language).join(" ")));
    }
    let heading = language.pick("Harvest cards", "Cartas de cosecha", "Cartas de colheita");
    for card in Harvest::ALL {
        let (cards, most) = (game.printed().harvest[card.index()], game.printed().harvest.iter().sum::<u8>());
        let mut text = say!(
            language,
            "{cards} of the {most} cards bring this at once; bonus tokens do not change it.",
            "{cards} de las {most} cartas dan esto al momento; las fichas de bonificación no lo cambian.",
            "{cards} das {most} cartas dão isto na hora; as fichas de bônus não mudam isso."
        );
        if card == Harvest::WildHex {
            text.push(' ');
            text.push_str(language.pick(
                "Without room for it you get 2 red points.",
                "Si no hay sitio para él, recibes 2 puntos rojos.",
                "Se não houver lugar para ele, você recebe 2 pontos vermelhos.",
            ));
        }
        all.push(entry(heading, harvest_name(card, language), text));
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use demesne_tuscany::{FreshHex, Options, TieBreak};
    use std::collections::BTreeSet;

    #[test]
    fn everything_at_the_table_is_there_once_in_every_language() {
        let strict = Options {
            draw_base: 2,
            final_cards_per_point: 3,
            tie_break: TieBreak::English,
            fresh_hex: FreshHex::SameTurn,
            same_colour_pairs: false,
            ..Options::default()
        };
        let tables = [Options::default(), strict].map(|options| Tuscany::new(options).expect("a table"));
        for game in &tables {
            let english = entries(game, Language::English);
            assert_eq!(english.len(), 12 + 10 + 4 + 5 + 8 + 7);
            for language in Language::ALL {
                let all = entries(game, language);
                assert_eq!(all.len(), english.len());
                let names: BTreeSet<(&str, &str)> =
                    all.iter().map(|one| (one.heading.as_str(), one.name.as_str())).collect();
                assert_eq!(names.len(), all.len(), "each is there once");
                for (one, first) in all.iter().zip(&english) {
                    assert!(one.text.ends_with('.') && one.text.len() > 20, "{one:?}");
                    assert!(one.text.starts_with(|c: char| c.is_uppercase() || c.is_numeric()), "{one:?}");
                    assert!(!one.text.contains("(T") && !one.text.contains('"'), "{one:?}");
                    assert!(language == Language::English || one.text != first.text, "{one:?}");
                }
            }
        }
        let texts =
            |game| entries(game, Language::English).into_iter().map(|one| one.text).collect::<Vec<_>>();
        let (usual, strict) = (texts(&tables[0]), texts(&tables[1]));
        let changed = usual.iter().zip(&strict).filter(|(one, other)| one != other).count();
        assert_eq!(
            changed, 5,
            "drawing, paying, the end, the estate and the wooden hex are other rules there"
        );
    }
}
