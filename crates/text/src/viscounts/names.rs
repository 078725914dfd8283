//! The townsfolk by their names. Several cards share one: where that matters, what a card does is said behind its name.

use super::effects;
use crate::Language;
use demesne_viscounts::{
    Viscounts,
    card::{CARDS, Card},
    manuscript::Manuscript,
    printed::Writ,
    scheme::Scheme,
};

/// How a name is used in a sentence. Spanish and Portuguese agree on it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Gender {
    He,
    She,
    /// A name of a person, without an article.
    Person,
}

use Gender::{He, Person, She};

/// The first card of a name, and the name in every language; the cards up to the next entry share it.
type Entry = (&'static str, Gender, [&'static str; 3]);

const NAMES: [Entry; 67] = [
    ("n01", He, ["Acolyte", "Acólito", "Acólito"]),
    ("n02", He, ["Antagonist", "Antagonista", "Antagonista"]),
    ("n03", He, ["Architect", "Arquitecto", "Arquiteto"]),
    ("n04", He, ["Aristocrat", "Aristócrata", "Aristocrata"]),
    ("n05", He, ["Artisan", "Artesano", "Artesão"]),
    ("n06", He, ["Artist", "Artista", "Artista"]),
    ("n07", He, ["Benefactor", "Benefactor", "Benfeitor"]),
    ("n08", He, ["Bishop", "Obispo", "Bispo"]),
    ("n09", He, ["Charlatan", "Charlatán", "Charlatão"]),
    ("n10", He, ["Chevalier", "Caballero", "Cavaleiro"]),
    ("n11", He, ["Clergyman", "Eclesiástico", "Eclesiástico"]),
    ("n12", He, ["Conspirator", "Conspirador", "Conspirador"]),
    ("n13", He, ["Courier", "Mensajero", "Mensageiro"]),
    ("n14", He, ["Deacon", "Diácono", "Diácono"]),
    ("n16", He, ["Debt Collector", "Cobrador de Deudas", "Cobrador de Dívidas"]),
    ("n20", He, ["Defender", "Defensor", "Defensor"]),
    ("n21", He, ["Diplomat", "Diplomático", "Diplomata"]),
    ("n22", He, ["Disciple", "Discípulo", "Discípulo"]),
    ("n23", He, ["Enforcer", "Matón", "Capanga"]),
    ("n24", He, ["Foreman", "Capataz", "Capataz"]),
    ("n25", He, ["Friar", "Fraile", "Frade"]),
    ("n26", He, ["Gatekeeper", "Portero", "Porteiro"]),
    ("n27", He, ["Illusionist", "Ilusionista", "Ilusionista"]),
    ("n28", He, ["Jeweller", "Joyero", "Joalheiro"]),
    ("n29", He, ["Lookout", "Vigía", "Olheiro"]),
    ("n30", He, ["Mason", "Mampostero", "Pedreiro"]),
    ("n31", He, ["Meddler", "Entrometido", "Intrometido"]),
    ("n32", He, ["Miner", "Minero", "Mineiro"]),
    ("n33", He, ["Missionary", "Misionero", "Missionário"]),
    ("n35", She, ["Overseer", "Supervisora", "Supervisora"]),
    ("n37", He, ["Pastor", "Pastor", "Pastor"]),
    ("n38", He, ["Patron", "Mecenas", "Mecenas"]),
    ("n40", He, ["Peddler", "Timador", "Mascate"]),
    ("n44", He, ["Pickpocket", "Carterista", "Batedor de Carteiras"]),
    ("n45", He, ["Priest", "Sacerdote", "Sacerdote"]),
    ("n46", She, ["Princess", "Princesa", "Princesa"]),
    ("n47", He, ["Racketeer", "Chantajista", "Chantagista"]),
    ("n49", He, ["Scoundrel", "Canalla", "Canalha"]),
    ("n52", He, ["Sculptor", "Escultor", "Escultor"]),
    ("n53", He, ["Stonecutter", "Cantero", "Canteiro"]),
    ("n55", He, ["Strongman", "Forzudo", "Fortão"]),
    ("n56", He, ["Swindler", "Estafador", "Vigarista"]),
    ("n59", He, ["Tinker", "Hojalatero", "Funileiro"]),
    ("n62", He, ["Traitor", "Traidor", "Traidor"]),
    ("n63", She, ["Traveller", "Viajera", "Viajante"]),
    ("n64", He, ["Trickster", "Embaucador", "Trapaceiro"]),
    ("n65", He, ["Vicar", "Vicario", "Vigário"]),
    ("n66", He, ["Watchman", "Centinela", "Vigia"]),
    ("n67", She, ["Woodcutter", "Leñadora", "Lenhadora"]),
    ("h01", Person, ["Ada", "Ada", "Ada"]),
    ("h02", Person, ["Bertha", "Bertha", "Bertha"]),
    ("h03", Person, ["Clovis", "Clovis", "Clovis"]),
    ("h04", Person, ["Emma", "Emma", "Emma"]),
    ("h05", Person, ["Guntram", "Guntram", "Guntram"]),
    ("h06", Person, ["Judith", "Judith", "Judith"]),
    ("h07", Person, ["Lothaire", "Lothaire", "Lothaire"]),
    ("h08", Person, ["Merovech", "Merovech", "Merovech"]),
    ("h09", Person, ["Rudolf", "Rudolf", "Rudolf"]),
    ("h10", Person, ["Therese", "Therese", "Therese"]),
    ("s1", He, ["Abbot", "Abad", "Abade"]),
    ("s2", He, ["Financer", "Financiero", "Financista"]),
    ("s3", He, ["Journeyman", "Oficial", "Oficial"]),
    ("s4", He, ["Labourer", "Peón", "Operário"]),
    ("s5", He, ["Lender", "Prestamista", "Credor"]),
    ("s6", He, ["Squire", "Escudero", "Escudeiro"]),
    ("s7", She, ["Thief", "Ladrona", "Ladra"]),
    ("s8", He, ["Trader", "Comerciante", "Comerciante"]),
];

fn first(entry: &Entry) -> u8 {
    Card::parse(entry.0).map_or(CARDS, |card| card.0)
}

/// The entry of a card, and whether other cards have the same name.
fn entry(card: Card) -> (&'static Entry, bool) {
    let place = NAMES.partition_point(|entry| first(entry) <= card.0).saturating_sub(1);
    let next = NAMES.get(place + 1).map_or(CARDS, first);
    (&NAMES[place], next - first(&NAMES[place]) > 1)
}

/// The name of a card.
pub fn plain(card: Card, language: Language) -> &'static str {
    if !card.is_some() {
        return language.pick("nobody", "nadie", "ninguém");
    }
    let [en, es, pt] = entry(card).0.2;
    language.pick(en, es, pt)
}

/// What a card is told by from others of its name: what it does.
fn mark(game: &Viscounts, card: Card, language: Language) -> Option<String> {
    if !card.is_some() || !entry(card).1 {
        return None;
    }
    let effect = game.printed().card(card).ability.map(|(_, effect)| effect)?;
    Some(effects::choice(effect, language))
}

/// A card that cannot be taken for another: `Deacon (1 virtue)`.
pub fn card(game: &Viscounts, card: Card, language: Language) -> String {
    with_mark(plain(card, language).to_owned(), mark(game, card, language))
}

/// With an article: `the Deacon (1 virtue)`, `Emma`.
pub fn the(game: &Viscounts, card: Card, language: Language) -> String {
    with_mark(article(card, language), mark(game, card, language))
}

/// As what somebody does something to, where Spanish has a word before people: `al Diácono`.
pub fn object(game: &Viscounts, card: Card, language: Language) -> String {
    let name = plain(card, language);
    let text = match (language, gender(card)) {
        (Language::Spanish, He) => format!("al {name}"),
        (Language::Spanish, She) => format!("a la {name}"),
        (Language::Spanish, Person) => format!("a {name}"),
        _ => article(card, language),
    };
    with_mark(text, mark(game, card, language))
}

/// A card of a screen, with the id that notation has: `n15 Deacon`.
pub fn with_id(card: Card, language: Language) -> String {
    format!("{} {}", card.id(), plain(card, language))
}

fn gender(card: Card) -> Gender {
    if card.is_some() { entry(card).0.1 } else { Person }
}

fn article(card: Card, language: Language) -> String {
    let name = plain(card, language);
    match (gender(card), language) {
        (Person, _) => name.to_owned(),
        (_, Language::English) => format!("the {name}"),
        (He, Language::Spanish) => format!("el {name}"),
        (She, Language::Spanish) => format!("la {name}"),
        (He, Language::Portuguese) => format!("o {name}"),
        (She, Language::Portuguese) => format!("a {name}"),
    }
}

fn with_mark(name: String, mark: Option<String>) -> String {
    match mark {
        Some(mark) => format!("{name} ({mark})"),
        None => name,
    }
}

/// A manuscript as people speak of it: `the grey manuscript of cost 3 (flip a debt or deed)`; none is a printed one.
pub fn manuscript(game: &Viscounts, tile: Manuscript, language: Language) -> String {
    if !tile.is_some() {
        return language
            .pick("the printed manuscript", "el manuscrito impreso", "o manuscrito impresso")
            .into();
    }
    let printed = game.printed().tile(tile);
    let (cost, ribbon) = (printed.cost, super::words::ribbon(printed.ribbon, language));
    let what = writ(printed.writ, language);
    say!(
        language,
        "the manuscript of cost {cost} with a {ribbon} ribbon ({what})",
        "el manuscrito de coste {cost} con cinta {ribbon} ({what})",
        "o manuscrito de custo {cost} com fita {ribbon} ({what})"
    )
}

/// The same in few words, for screens and lists: `cost 3, grey: flip a debt or deed`.
pub fn manuscript_line(game: &Viscounts, tile: Manuscript, language: Language) -> String {
    let printed = game.printed().tile(tile);
    let (cost, ribbon) = (printed.cost, super::words::ribbon(printed.ribbon, language));
    let what = writ(printed.writ, language);
    say!(
        language,
        "cost {cost}, {ribbon} ribbon: {what}",
        "coste {cost}, cinta {ribbon}: {what}",
        "custo {cost}, fita {ribbon}: {what}"
    )
}

/// What a manuscript is for.
pub fn writ(writ: Writ, language: Language) -> String {
    match writ {
        Writ::Effect(atoms) => effects::bundle(atoms, language),
        Writ::Score { vp, per, of } => {
            let (points, each) = (super::words::points(vp, language), effects::counted(of, per, language));
            say!(
                language,
                "at the end {points} for {each}",
                "al final {points} por {each}",
                "no fim {points} por {each}"
            )
        }
    }
}

/// A scheme by its header: `builder and noble`; of two with the same header each has its number.
pub fn scheme(game: &Viscounts, scheme: Scheme, language: Language) -> String {
    if !scheme.is_some() {
        return super::words::none(language).into();
    }
    let printed = &game.printed().solo.schemes[scheme.index()];
    let icons: Vec<String> =
        printed.header.iter().map(|icon| super::words::icon(icon, language).to_owned()).collect();
    let icons = icons.join("-");
    let number = match scheme.name().rsplit('-').next() {
        Some(number @ ("1" | "2")) => format!(" {number}"),
        _ => String::new(),
    };
    match scheme.is_future() {
        true => say!(
            language,
            "future scheme {icons}{number}",
            "programación futura {icons}{number}",
            "esquema futuro {icons}{number}"
        ),
        false => say!(
            language,
            "starting scheme {icons}{number}",
            "programación inicial {icons}{number}",
            "esquema inicial {icons}{number}"
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use demesne_viscounts::Options;
    use std::collections::BTreeSet;

    fn game() -> Viscounts {
        Viscounts::new(Options::default()).expect("the default table")
    }

    #[test]
    fn names_are_those_of_the_cards() {
        let game = game();
        for number in 0..CARDS {
            assert_eq!(plain(Card(number), Language::English), game.printed().names[usize::from(number)]);
        }
    }

    #[test]
    fn no_two_cards_read_the_same() {
        let game = game();
        for language in Language::ALL {
            let names: BTreeSet<String> = (0..CARDS).map(|n| card(&game, Card(n), language)).collect();
            assert_eq!(names.len(), usize::from(CARDS), "{}", language.name());
            let tiles: BTreeSet<String> =
                Manuscript::all().map(|tile| manuscript(&game, tile, language)).collect();
            assert_eq!(tiles.len(), 35, "{}", language.name());
            let schemes: BTreeSet<String> = Scheme::all().map(|one| scheme(&game, one, language)).collect();
            assert_eq!(schemes.len(), 16, "{}", language.name());
        }
    }

    #[test]
    fn names_stand_in_sentences() {
        let game = game();
        let woodcutter = Card::parse("n67").expect("a card");
        assert_eq!(card(&game, woodcutter, Language::English), "Woodcutter (1 virtue)");
        assert_eq!(object(&game, woodcutter, Language::Spanish), "a la Leñadora (1 de virtud)");
        assert_eq!(the(&game, woodcutter, Language::Portuguese), "a Lenhadora (1 de virtude)");
        assert_eq!(object(&game, Card::hero(4), Language::Spanish), "a Emma");
        assert_eq!(the(&game, Card::parse("s1").expect("a card"), Language::Spanish), "el Abad");
    }
}
