//! What the things of a table are: their names, and the rule in a sentence or two, for whoever asks.

mod always;
mod pieces;
#[cfg(test)]
mod tests;

pub use always::phase_name;

use super::{
    names, solo_board,
    words::{self, capital},
};
use crate::Language;
use demesne_viscounts::{
    Act, Building, Card, Icon, Manuscript, Resource, Ribbon, Segment, Site, Space, Tier, Viscounts,
    scheme::Scheme,
};

/// Something that people can ask about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thing {
    /// A townsfolk, wherever it lies.
    Card(Card),
    /// The printed townsfolk of a segment.
    PrintedTownsfolk(Segment),
    /// A pile of townsfolk.
    TownsfolkPile(Segment),
    /// A manuscript.
    Manuscript(Manuscript),
    /// The printed manuscript of a segment.
    PrintedManuscript(Segment),
    /// A pile of manuscripts.
    ManuscriptPile(Segment),
    /// A player card, 1 to 10.
    PlayerCard(u8),
    /// A space of the main board.
    Space(Space),
    /// A building site.
    Site(Site),
    /// A segment, on the little ring beside the unrolled road.
    Segment(Segment),
    /// A tier of a section of the castle.
    Section(Segment, Tier),
    /// The third tier.
    ThirdTier,
    /// The castle leader card.
    Leader,
    /// The Poverty card.
    Poverty,
    /// The Prosperity card.
    Prosperity,
    /// A cleric bonus card.
    BonusCard(Ribbon),
    /// A building of a player, on its board or on the main one.
    Building(Building),
    /// A building of the solo opponent.
    SoloBuilding(Building),
    /// A worker in the supply.
    Worker,
    /// A viscount.
    Viscount,
    /// A kind of icon.
    Icon(Icon),
    /// A resource.
    Resource(Resource),
    /// Silver.
    Silver,
    /// Unpaid debts.
    UnpaidDebt,
    /// Paid debts.
    PaidDebt,
    /// Acquired deeds.
    AcquiredDeed,
    /// Approved deeds.
    ApprovedDeed,
    /// The corruption marker.
    Corruption,
    /// The virtue marker.
    Virtue,
    /// A space of the track, 1 to 7.
    Track(u8),
    /// A slot of a player board, 1 to 3.
    Slot(u8),
    /// The own hand.
    Hand,
    /// A deck.
    Deck,
    /// A discard pile.
    Discards,
    /// The round.
    Round,
    /// A phase of a turn, 1 to 6.
    Phase(u8),
    /// The link from a site to the next one clockwise.
    Link(Site),
    /// A primary action.
    Act(Act),
    /// So many exchanges of a trade.
    Exchanges(u8),
    /// So many workers to be placed.
    Workers(u8),
    /// One of several bundles that are to be chosen from.
    Choice,
    /// An icon that an action still lacks.
    Missing,
    /// What is dismissed for an action.
    Dismissal,
    /// A scheme.
    Scheme(Scheme),
    /// The board of the solo opponent.
    SoloBoard,
    /// Its draw pile.
    SchemePile,
    /// The future schemes.
    FuturePile,
}

/// The name of a thing.
pub fn title(game: &Viscounts, thing: Thing, language: Language) -> String {
    let text = match thing {
        Thing::Card(card) => return names::plain(card, language).into(),
        Thing::PrintedTownsfolk(segment) => {
            let name = segment.name();
            return say!(
                language,
                "Printed townsfolk of segment {name}",
                "Ciudadano impreso de la porción {name}",
                "Cidadão impresso do segmento {name}"
            );
        }
        Thing::TownsfolkPile(segment) => {
            let name = segment.name();
            return say!(
                language,
                "Townsfolk of segment {name}",
                "Ciudadanos de la porción {name}",
                "Cidadãos do segmento {name}"
            );
        }
        Thing::Manuscript(tile) => {
            let print = game.printed().tile(tile);
            let (cost, ribbon) = (print.cost, words::ribbon(print.ribbon, language));
            return say!(
                language,
                "Manuscript of cost {cost}, {ribbon} ribbon",
                "Manuscrito de coste {cost}, cinta {ribbon}",
                "Manuscrito de custo {cost}, fita {ribbon}"
            );
        }
        Thing::PrintedManuscript(segment) => {
            let name = segment.name();
            return say!(
                language,
                "Printed manuscript of segment {name}",
                "Manuscrito impreso de la porción {name}",
                "Manuscrito impresso do segmento {name}"
            );
        }
        Thing::ManuscriptPile(segment) => {
            let name = segment.name();
            return say!(
                language,
                "Manuscripts of segment {name}",
                "Manuscritos de la porción {name}",
                "Manuscritos do segmento {name}"
            );
        }
        Thing::PlayerCard(number) => {
            return say!(
                language,
                "Player card {number}",
                "Carta de jugador {number}",
                "Carta de jogador {number}"
            );
        }
        Thing::Space(space) => return capital(&words::space(space, language)),
        Thing::Site(site) => return capital(&words::site(site, language)),
        Thing::Segment(segment) => {
            let name = segment.name();
            return say!(language, "Segment {name}", "Porción {name}", "Segmento {name}");
        }
        Thing::Section(segment, tier) => {
            let (name, tier) = (segment.name(), capital(words::tier(tier, language)));
            return say!(
                language,
                "{tier} of section {name}",
                "{tier} de la sección {name}",
                "{tier} da seção {name}"
            );
        }
        Thing::BonusCard(ribbon) => {
            let ribbon = words::ribbon(ribbon, language);
            return capital(&say!(
                language,
                "{ribbon} cleric bonus card",
                "bonificación de clérigo {ribbon}",
                "bônus de clérigo, carta {ribbon}"
            ));
        }
        Thing::Building(building) | Thing::SoloBuilding(building) => {
            return words::building(building, language);
        }
        Thing::Icon(icon) => return capital(words::icon(icon, language)),
        Thing::Resource(kind) => return capital(words::resource_name(kind, language)),
        Thing::Track(number) => {
            return say!(
                language,
                "Track, space {number}",
                "Contador, casilla {number}",
                "Trilha, espaço {number}"
            );
        }
        Thing::Slot(number) => return say!(language, "Slot {number}", "Hueco {number}", "Vaga {number}"),
        Thing::Phase(number) => {
            let name = always::phase_name(number, language);
            return say!(
                language,
                "Phase {number}: {name}",
                "Fase {number}: {name}",
                "Fase {number}: {name}"
            );
        }
        Thing::Link(site) => {
            let site = words::site(site, language);
            return say!(
                language,
                "Link after {site}",
                "Conexión tras el {site}",
                "Conexão depois do {site}"
            );
        }
        Thing::Act(act) => return capital(words::act(act, language)),
        Thing::Exchanges(times) => return words::EXCHANGE.count(times, language),
        Thing::Workers(number) => return words::WORKER.count(number, language),
        Thing::Choice => language.pick("One of several", "Una de varias", "Uma de várias"),
        Thing::Missing => language.pick("Still missing", "Aún falta", "Ainda falta"),
        Thing::Dismissal => language.pick("Dismissal", "Despido", "Dispensa"),
        Thing::Scheme(scheme) => return capital(&names::scheme(game, scheme, language)),
        Thing::SoloBoard => {
            return match game.options().solo {
                Some(opponent) => {
                    format!("{}: {}", words::solo(language), words::opponent(opponent, language))
                }
                None => words::solo(language).into(),
            };
        }
        Thing::ThirdTier => language.pick("Third tier", "Tercer nivel", "Terceiro nível"),
        Thing::Leader => language.pick("Castle leader", "Líder del castillo", "Líder do castelo"),
        Thing::Poverty => language.pick("Poverty", "Pobreza", "Pobreza"),
        Thing::Prosperity => language.pick("Prosperity", "Prosperidad", "Prosperidade"),
        Thing::Worker => language.pick("Workers", "Trabajadores", "Trabalhadores"),
        Thing::Viscount => language.pick("Viscount", "Vizconde", "Visconde"),
        Thing::Silver => language.pick("Silver", "Plata", "Prata"),
        Thing::UnpaidDebt => language.pick("Unpaid debts", "Deudas no pagadas", "Dívidas não pagas"),
        Thing::PaidDebt => language.pick("Paid debts", "Deudas pagadas", "Dívidas pagas"),
        Thing::AcquiredDeed => {
            language.pick("Acquired deeds", "Escrituras adquiridas", "Escrituras adquiridas")
        }
        Thing::ApprovedDeed => {
            language.pick("Approved deeds", "Escrituras aprobadas", "Escrituras aprovadas")
        }
        Thing::Corruption => {
            language.pick("Corruption marker", "Marcador de corrupción", "Marcador de corrupção")
        }
        Thing::Virtue => language.pick("Virtue marker", "Marcador de virtud", "Marcador de virtude"),
        Thing::Hand => language.pick("Your hand", "Tu mano", "Sua mão"),
        Thing::Deck => language.pick("Deck", "Mazo", "Baralho"),
        Thing::Discards => language.pick("Discard pile", "Pila de descartes", "Pilha de descarte"),
        Thing::Round => language.pick("Round", "Ronda", "Rodada"),
        Thing::SchemePile => {
            language.pick("Schemes to come", "Programaciones por salir", "Esquemas por sair")
        }
        Thing::FuturePile => language.pick("Future schemes", "Programaciones futuras", "Esquemas futuros"),
    };
    text.into()
}

/// The rule of a thing, a paragraph each.
pub fn rule(game: &Viscounts, thing: Thing, language: Language) -> Vec<String> {
    match thing {
        Thing::Card(card) => pieces::card(game, card, language),
        Thing::PrintedTownsfolk(segment) => pieces::printed_townsfolk(game, segment, language),
        Thing::Manuscript(tile) => pieces::manuscript(game, tile, language),
        Thing::PrintedManuscript(segment) => pieces::printed_manuscript(game, segment, language),
        Thing::PlayerCard(number) => {
            vec![pieces::sentence_of(&super::table::player_card(game, number, language))]
        }
        Thing::Space(space) => pieces::space(game, space, language),
        Thing::Site(site) => pieces::site(game, site, language),
        Thing::Section(_, tier) => vec![always::tier(tier, language).into()],
        Thing::BonusCard(ribbon) => pieces::bonus_card(game, ribbon, language),
        Thing::Building(building) => pieces::building(game, building, language),
        Thing::SoloBuilding(building) => {
            let does = solo_board::reveals(game, building, language);
            vec![say!(
                language,
                "Once it is built, its place on that board reveals: {does}.",
                "Una vez construido, su lugar en ese tablero revela: {does}.",
                "Depois de construído, o lugar dele naquele tabuleiro revela: {does}."
            )]
        }
        Thing::Icon(icon) => vec![always::icon(icon, language).into()],
        Thing::Resource(kind) => vec![always::resource(kind, language).into()],
        Thing::Track(number) => pieces::track(game, number, language),
        Thing::Slot(number) => pieces::slot(game, number, language),
        Thing::Phase(number) => vec![always::phase(number, language).into()],
        Thing::Link(_) => vec![always::link(language).into()],
        Thing::Act(act) => vec![always::act(act, language).into()],
        Thing::Exchanges(_) => vec![always::act(Act::Trade, language).into()],
        Thing::Workers(_) => vec![always::act(Act::Workers, language).into()],
        Thing::Scheme(scheme) => {
            vec![pieces::sentence_of(&solo_board::scheme_words(game, scheme, language))]
        }
        Thing::SoloBoard => match game.solo_board() {
            Some(board) => vec![
                pieces::sentence_of(&solo_board::board_words(game, board, language)),
                always::rule(thing, language).into(),
            ],
            None => vec![always::rule(thing, language).into()],
        },
        _ => vec![always::rule(thing, language).into()],
    }
}
