//! Words of Viscounts that many texts use.

use crate::{Language, language::Noun};
use demesne_viscounts::{
    Act, Building, BuildingKind, Document, Icon, Icons, Opponent, Resource, Ribbon, Segment, Site, Space,
    Tier, ability::Currency,
};

/// Cards.
pub(crate) const CARD: Noun = Noun::new(["card", "cards"], ["carta", "cartas"], ["carta", "cartas"]);
/// Workers.
pub(crate) const WORKER: Noun =
    Noun::new(["worker", "workers"], ["trabajador", "trabajadores"], ["trabalhador", "trabalhadores"]);
/// Points.
pub(crate) const POINT: Noun = Noun::new(["point", "points"], ["punto", "puntos"], ["ponto", "pontos"]);
/// Debts.
pub(crate) const DEBT: Noun = Noun::new(["debt", "debts"], ["deuda", "deudas"], ["dívida", "dívidas"]);
/// Deeds.
pub(crate) const DEED: Noun =
    Noun::new(["deed", "deeds"], ["escritura", "escrituras"], ["escritura", "escrituras"]);
/// Manuscripts.
pub(crate) const MANUSCRIPT: Noun =
    Noun::new(["manuscript", "manuscripts"], ["manuscrito", "manuscritos"], ["manuscrito", "manuscritos"]);
/// Buildings.
pub(crate) const BUILDING: Noun =
    Noun::new(["building", "buildings"], ["edificio", "edificios"], ["edifício", "edifícios"]);
/// Exchanges of a trade.
pub(crate) const EXCHANGE: Noun =
    Noun::new(["exchange", "exchanges"], ["intercambio", "intercambios"], ["troca", "trocas"]);
/// Schemes.
pub(crate) const SCHEME: Noun =
    Noun::new(["scheme", "schemes"], ["programación", "programaciones"], ["esquema", "esquemas"]);
/// Steps of a viscount.
pub(crate) const STEP: Noun = Noun::new(["step", "steps"], ["paso", "pasos"], ["passo", "passos"]);
/// Any icons.
pub(crate) const ICON: Noun = Noun::new(["icon", "icons"], ["icono", "iconos"], ["ícone", "ícones"]);

const INK: Noun = Noun::new(["ink", "ink"], ["tintero", "tinteros"], ["tinteiro", "tinteiros"]);
const STONE: Noun = Noun::new(["stone", "stone"], ["de piedra", "de piedra"], ["de pedra", "de pedra"]);
const GOLD: Noun = Noun::new(["gold", "gold"], ["de oro", "de oro"], ["de ouro", "de ouro"]);
const SILVER: Noun = Noun::new(["silver", "silver"], ["de plata", "de plata"], ["de prata", "de prata"]);
const ANY: Noun = Noun::new(
    ["resource of choice", "resources of choice"],
    ["recurso a elegir", "recursos a elegir"],
    ["recurso à escolha", "recursos à escolha"],
);
/// Resources of any kind.
pub(crate) const RESOURCE: Noun =
    Noun::new(["resource", "resources"], ["recurso", "recursos"], ["recurso", "recursos"]);

const ICONS: [Noun; 5] = [
    Noun::new(["merchant", "merchants"], ["mercader", "mercaderes"], ["mercador", "mercadores"]),
    Noun::new(["builder", "builders"], ["constructor", "constructores"], ["construtor", "construtores"]),
    Noun::new(["noble", "nobles"], ["noble", "nobles"], ["nobre", "nobres"]),
    Noun::new(["cleric", "clerics"], ["clérigo", "clérigos"], ["clérigo", "clérigos"]),
    Noun::new(["criminal", "criminals"], ["criminal", "criminales"], ["criminoso", "criminosos"]),
];

/// So much of a currency: `2 silver`.
pub fn currency(currency: Currency, count: impl Into<i32>, language: Language) -> String {
    let noun = match currency {
        Currency::Ink => &INK,
        Currency::Stone => &STONE,
        Currency::Gold => &GOLD,
        Currency::Silver => &SILVER,
    };
    noun.count(count, language)
}

/// So much silver.
pub fn silver(count: impl Into<i32>, language: Language) -> String {
    SILVER.count(count, language)
}

/// So much of a resource.
pub fn resource(kind: Resource, count: impl Into<i32>, language: Language) -> String {
    let noun = match kind {
        Resource::Ink => &INK,
        Resource::Stone => &STONE,
        Resource::Gold => &GOLD,
    };
    noun.count(count, language)
}

/// So many resources of choice.
pub fn any_resource(count: impl Into<i32>, language: Language) -> String {
    ANY.count(count, language)
}

/// The name of a resource by itself.
pub const fn resource_name(kind: Resource, language: Language) -> &'static str {
    match kind {
        Resource::Ink => language.pick("ink", "tinteros", "tinteiros"),
        Resource::Stone => language.pick("stone", "piedra", "pedra"),
        Resource::Gold => language.pick("gold", "oro", "ouro"),
    }
}

/// The name of a currency by itself.
pub const fn currency_name(currency: Currency, language: Language) -> &'static str {
    match currency.resource() {
        Some(kind) => resource_name(kind, language),
        None => language.pick("silver", "plata", "prata"),
    }
}

/// So many icons of a kind by their name: `2 merchants`.
pub fn icons_of(icon: Icon, count: impl Into<i32>, language: Language) -> String {
    ICONS[icon as usize].count(count, language)
}

/// The name of a kind of icon.
pub const fn icon(icon: Icon, language: Language) -> &'static str {
    ICONS[icon as usize].of(1, language)
}

/// So many icons of a kind where it must be said that they are icons: `3 builder icons`.
pub fn needed(icon_: Icon, count: impl Into<i32>, language: Language) -> String {
    let count = count.into();
    let (kind, icons) = (icon(icon_, language), ICON.of(count, language));
    say!(language, "{count} {kind} {icons}", "{count} {icons} de {kind}", "{count} {icons} de {kind}")
}

/// Icons by kind: `2 merchants, 1 noble`; none where there are none.
pub fn icons(icons: Icons, language: Language) -> Option<String> {
    let parts: Vec<String> = Icon::ALL
        .into_iter()
        .filter(|&kind| icons.of(kind) > 0)
        .map(|kind| icons_of(kind, icons.of(kind), language))
        .collect();
    (!parts.is_empty()).then(|| parts.join(", "))
}

/// The name of a primary action.
pub const fn act(act: Act, language: Language) -> &'static str {
    match act {
        Act::Trade => language.pick("trade", "comerciar", "comerciar"),
        Act::Build => language.pick("build", "construir", "construir"),
        Act::Workers => language.pick("place workers", "colocar trabajadores", "colocar trabalhadores"),
        Act::Transcribe => language.pick("transcribe", "transcribir", "transcrever"),
    }
}

/// The time behind a primary action.
pub const fn after_act(act: Act, language: Language) -> &'static str {
    match act {
        Act::Trade => language.pick("after trading", "tras comerciar", "depois de comerciar"),
        Act::Build => language.pick("after building", "tras construir", "depois de construir"),
        Act::Workers => language.pick(
            "after placing workers",
            "tras colocar trabajadores",
            "depois de colocar trabalhadores",
        ),
        Act::Transcribe => language.pick("after transcribing", "tras transcribir", "depois de transcrever"),
    }
}

/// A kind of building.
pub const fn kind(kind: BuildingKind, language: Language) -> &'static str {
    match kind {
        BuildingKind::TradingPost => language.pick("Trading Post", "Puesto Comercial", "Posto Comercial"),
        BuildingKind::Guildhall => language.pick("Guildhall", "Ayuntamiento", "Salão da Guilda"),
        BuildingKind::Workshop => language.pick("Workshop", "Taller", "Oficina"),
    }
}

/// Several buildings of a kind.
pub const fn kinds(kind: BuildingKind, language: Language) -> &'static str {
    match kind {
        BuildingKind::TradingPost => {
            language.pick("Trading Posts", "Puestos Comerciales", "Postos Comerciais")
        }
        BuildingKind::Guildhall => language.pick("Guildhalls", "Ayuntamientos", "Salões da Guilda"),
        BuildingKind::Workshop => language.pick("Workshops", "Talleres", "Oficinas"),
    }
}

/// A building with an article: `a Workshop`.
pub const fn a_kind(kind: BuildingKind, language: Language) -> &'static str {
    match kind {
        BuildingKind::TradingPost => {
            language.pick("a Trading Post", "un Puesto Comercial", "um Posto Comercial")
        }
        BuildingKind::Guildhall => language.pick("a Guildhall", "un Ayuntamiento", "um Salão da Guilda"),
        BuildingKind::Workshop => language.pick("a Workshop", "un Taller", "uma Oficina"),
    }
}

/// A building by its place on the player board: `Workshop 2`.
pub fn building(building: Building, language: Language) -> String {
    format!("{} {}", kind(building.kind(), language), building.position())
}

/// The colour of a ribbon or a bonus card, both of which are feminine.
pub const fn ribbon(ribbon: Ribbon, language: Language) -> &'static str {
    match ribbon {
        Ribbon::Grey => language.pick("grey", "gris", "cinza"),
        Ribbon::Black => language.pick("black", "negra", "preta"),
        Ribbon::Yellow => language.pick("yellow", "amarilla", "amarela"),
        Ribbon::Blue => language.pick("blue", "azul", "azul"),
    }
}

/// A segment, and the section of the castle beside it, by its printed numbers.
pub fn segment(segment: Segment, language: Language) -> String {
    let name = segment.name();
    say!(language, "segment {name}", "porción {name}", "segmento {name}")
}

/// A section of the castle.
pub fn section(segment: Segment, language: Language) -> String {
    let name = segment.name();
    say!(language, "section {name}", "sección {name}", "seção {name}")
}

/// A space of a viscount: `space 4`, `inner space 3-4`.
pub fn space(space: Space, language: Language) -> String {
    let name = space.name();
    match space.is_outer() {
        true => say!(language, "space {name}", "casilla {name}", "espaço {name}"),
        false => say!(language, "inner space {name}", "casilla interior {name}", "espaço interior {name}"),
    }
}

/// The same where somebody comes to it: `to space 4`.
pub fn to_space(to: Space, language: Language) -> String {
    let space = space(to, language);
    say!(language, "to {space}", "a la {space}", "para o {space}")
}

/// A building site: `site 3-4.2`.
pub fn site(site: Site, language: Language) -> String {
    let name = site.name();
    say!(language, "site {name}", "lugar {name}", "terreno {name}")
}

/// A tier of the castle.
pub const fn tier(tier: Tier, language: Language) -> &'static str {
    match tier {
        Tier::First => language.pick("first tier", "primer nivel", "primeiro nível"),
        Tier::Second => language.pick("second tier", "segundo nivel", "segundo nível"),
    }
}

/// What is flipped.
pub const fn flipped(document: Document, language: Language) -> &'static str {
    match document {
        Document::Debt => language.pick("a debt", "una deuda", "uma dívida"),
        Document::Deed => language.pick("a deed", "una escritura", "uma escritura"),
    }
}

/// The board of the solo opponent.
pub const fn opponent(opponent: Opponent, language: Language) -> &'static str {
    match opponent {
        Opponent::Cleric => language.pick("Cleric", "Clérigo", "Clérigo"),
        Opponent::Builder => language.pick("Builder", "Constructor", "Construtor"),
        Opponent::Noble => language.pick("Noble", "Noble", "Nobre"),
        Opponent::Cards => language.pick("Card-focused", "Centrado en cartas", "Focado em cartas"),
    }
}

/// What people call the solo opponent.
pub const fn solo(language: Language) -> &'static str {
    language.pick("Solo opponent", "Oponente en solitario", "Oponente solo")
}

/// Nothing.
pub const fn none(language: Language) -> &'static str {
    language.pick("none", "nada", "nada")
}

/// So many points.
pub fn points(count: impl Into<i32>, language: Language) -> String {
    POINT.count(count, language)
}

/// A text whose first letter is a capital.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A text that goes on after another one.
pub fn uncapital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}
