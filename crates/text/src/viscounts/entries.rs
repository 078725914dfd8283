//! What people can ask about at a table of Viscounts: the rules in short, and every piece that is in play.

use super::{
    names, rules,
    things::{Thing, rule, title},
    words::capital,
};
use crate::{Entry, Language};
use demesne_viscounts::{
    Act, Building, Card, Icon, Manuscript, Ribbon, Segment, Tier, Viscounts, card::CARDS, scheme::Scheme,
};

/// All of it.
pub fn entries(game: &Viscounts, language: Language) -> Vec<Entry> {
    let entry = |heading: &str, name: &str, text: String| Entry {
        heading: heading.into(),
        name: capital(name),
        text,
    };
    let heading = language.pick("The rules in short", "Las reglas en breve", "As regras em resumo");
    let mut all: Vec<Entry> =
        rules::rules(game, language).into_iter().map(|(name, text)| entry(heading, name, text)).collect();
    let thing = |heading: &str, thing: Thing| {
        entry(heading, &title(game, thing, language), rule(game, thing, language).join(" "))
    };
    let heading = language.pick("Primary actions", "Acciones primarias", "Ações primárias");
    all.extend(Act::ALL.map(|act| thing(heading, Thing::Act(act))));
    let heading = language.pick("Icons", "Iconos", "Ícones");
    all.extend(Icon::ALL.map(|icon| thing(heading, Thing::Icon(icon))));
    let heading = language.pick("Buildings", "Edificios", "Edifícios");
    all.extend(Building::all().map(|building| thing(heading, Thing::Building(building))));
    let heading = language.pick("The castle", "El castillo", "O castelo");
    let tier = |tier: Tier| {
        let text = rule(game, Thing::Section(Segment(0), tier), language).join(" ");
        entry(heading, super::words::tier(tier, language), text)
    };
    all.extend([tier(Tier::First), tier(Tier::Second)]);
    all.extend([thing(heading, Thing::ThirdTier), thing(heading, Thing::Leader)]);
    let heading = language.pick("What you have", "Lo que tienes", "O que você tem");
    let own = [
        Thing::Hand,
        Thing::Deck,
        Thing::Discards,
        Thing::Silver,
        Thing::Viscount,
        Thing::Worker,
        Thing::UnpaidDebt,
        Thing::PaidDebt,
        Thing::AcquiredDeed,
        Thing::ApprovedDeed,
    ];
    all.extend(own.map(|one| thing(heading, one)));
    let heading = language.pick("The end", "El final", "O fim");
    all.extend([thing(heading, Thing::Poverty), thing(heading, Thing::Prosperity)]);
    let heading = language.pick("Collision, by space", "La colisión, por casilla", "A colisão, por espaço");
    all.extend((1..=7).map(|number| thing(heading, Thing::Track(number))));
    let heading = language.pick("Cleric bonus cards", "Bonificaciones de clérigo", "Bônus de clérigo");
    all.extend(Ribbon::ALL.map(|ribbon| thing(heading, Thing::BonusCard(ribbon))));
    let card = |heading: &str, card: Card| {
        entry(heading, &names::card(game, card, language), rule(game, Thing::Card(card), language).join(" "))
    };
    let every = || (0..CARDS).map(Card);
    let heading = language.pick("Starting townsfolk", "Ciudadanos iniciales", "Cidadãos iniciais");
    all.extend(every().filter(|one| !one.is_neutral() && !one.is_hero()).map(|one| card(heading, one)));
    let heading = language.pick("Heroes", "Héroes", "Heróis");
    all.extend(every().filter(|one| one.is_hero()).map(|one| card(heading, one)));
    let heading = language.pick("Townsfolk", "Ciudadanos", "Cidadãos");
    all.extend(every().filter(|one| one.is_neutral()).map(|one| card(heading, one)));
    let heading = language.pick("Manuscripts", "Manuscritos", "Manuscritos");
    all.extend(Manuscript::all().map(|tile| {
        let name = names::manuscript_line(game, tile, language);
        entry(heading, &name, rule(game, Thing::Manuscript(tile), language).join(" "))
    }));
    let heading = language.pick("Player cards", "Cartas de jugador", "Cartas de jogador");
    all.extend((1..=10).map(|number| thing(heading, Thing::PlayerCard(number))));
    if game.solo_seat().is_some() {
        let heading = language.pick("The solo opponent", "El oponente en solitario", "O oponente solo");
        all.push(thing(heading, Thing::SoloBoard));
        all.push(thing(heading, Thing::FuturePile));
        all.extend(Building::all().map(|building| thing(heading, Thing::SoloBuilding(building))));
        let used = |scheme: &Scheme| game.solo_board().is_some_and(|board| !board.removed.contains(*scheme));
        all.extend(Scheme::all().filter(used).map(|scheme| thing(heading, Thing::Scheme(scheme))));
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use demesne_viscounts::{Opponent, Options};
    use std::collections::BTreeSet;

    #[test]
    fn everything_at_the_table_is_there_once_in_every_language() {
        let solo = Options { players: 1, solo: Some(Opponent::Cards), ..Options::default() };
        let tables = [Options::default(), Options { players: 4, ..Options::default() }, solo]
            .map(|options| Viscounts::new(options).expect("a table"));
        for game in &tables {
            let english = entries(game, Language::English);
            let common = 12 + 4 + 5 + 9 + 4 + 10 + 2 + 7 + 4 + 8 + 10 + 68 + 35 + 10;
            let alone = if game.solo_seat().is_some() { 1 + 2 + 9 + 13 } else { 0 };
            assert_eq!(english.len(), common + alone);
            for language in Language::ALL {
                let all = entries(game, language);
                assert_eq!(all.len(), english.len());
                let names: BTreeSet<(&str, &str)> =
                    all.iter().map(|one| (one.heading.as_str(), one.name.as_str())).collect();
                assert_eq!(names.len(), all.len(), "each is there once");
                for (one, first) in all.iter().zip(&english) {
                    assert!(one.text.ends_with('.') && one.text.len() > 8, "{one:?}");
                    assert!(one.text.starts_with(|c: char| c.is_uppercase() || c.is_numeric()), "{one:?}");
                    assert!(!one.text.contains("(V") && !one.text.contains('"'), "{one:?}");
                    assert!(language == Language::English || one.text != first.text, "{one:?}");
                }
            }
        }
        let texts =
            |game| entries(game, Language::English).into_iter().map(|one| one.text).collect::<Vec<_>>();
        let (two, four) = (texts(&tables[0]), texts(&tables[1]));
        let changed = two.iter().zip(&four).filter(|(one, other)| one != other).count();
        assert_eq!(changed, 2, "the end and its points are others there");
    }
}
