//! Effects and abilities in words.

use super::words::{
    BUILDING, DEBT, DEED, MANUSCRIPT, RESOURCE, WORKER, a_kind, after_act, any_resource, icon, icons_of,
    resource, silver,
};
use crate::{Language, draw::listed};
use demesne_game::Seat;
use demesne_viscounts::{
    Viscounts,
    ability::{Act, Cost, Currency, Effect, Funding, Townsfolk, Trigger},
    atom::{Atom, Atoms},
    building::{Building, Resource},
    printed::{Counted, Rivals, SoloTrigger},
};

/// An effect so many times.
fn times(atom: Atom, count: u8, language: Language) -> String {
    let one = count == 1;
    match atom {
        Atom::Ink => resource(Resource::Ink, count, language),
        Atom::Stone => resource(Resource::Stone, count, language),
        Atom::Gold => resource(Resource::Gold, count, language),
        Atom::Silver => silver(count, language),
        Atom::AnyResource => any_resource(count, language),
        Atom::Debt => DEBT.count(count, language),
        Atom::Deed => DEED.count(count, language),
        Atom::FlipDebt if one => language.pick("flip a debt", "voltear una deuda", "virar uma dívida").into(),
        Atom::FlipDebt => {
            say!(language, "flip {count} debts", "voltear {count} deudas", "virar {count} dívidas")
        }
        Atom::FlipDeed if one => {
            language.pick("flip a deed", "voltear una escritura", "virar uma escritura").into()
        }
        Atom::FlipDeed => {
            say!(language, "flip {count} deeds", "voltear {count} escrituras", "virar {count} escrituras")
        }
        Atom::Flip if one => language
            .pick("flip a debt or deed", "voltear una deuda o escritura", "virar uma dívida ou escritura")
            .into(),
        Atom::Flip => say!(
            language,
            "flip {count} debts or deeds",
            "voltear {count} deudas o escrituras",
            "virar {count} dívidas ou escrituras"
        ),
        Atom::Corruption => {
            say!(language, "{count} corruption", "{count} de corrupción", "{count} de corrupção")
        }
        Atom::Virtue => say!(language, "{count} virtue", "{count} de virtud", "{count} de virtude"),
        Atom::Rearrange => language.pick("rearrange cards", "reordenar cartas", "reorganizar cartas").into(),
        Atom::Discard if one => {
            language.pick("discard a card", "descartar una carta", "descartar uma carta").into()
        }
        Atom::Discard => {
            say!(language, "discard {count} cards", "descartar {count} cartas", "descartar {count} cartas")
        }
        Atom::Destroy if one => {
            language.pick("destroy a card", "destruir una carta", "destruir uma carta").into()
        }
        Atom::Destroy => {
            say!(language, "destroy {count} cards", "destruir {count} cartas", "destruir {count} cartas")
        }
        Atom::Shuffle => language
            .pick("shuffle the discard pile", "barajar los descartes", "embaralhar os descartes")
            .into(),
        Atom::FreeHire => {
            language.pick("a free hire", "una contratación gratis", "uma contratação grátis").into()
        }
        Atom::CastleMove => {
            language.pick("a castle move", "un movimiento en el castillo", "um movimento no castelo").into()
        }
        Atom::PlaceWorkers1 | Atom::PlaceWorkers2 | Atom::PlaceWorkers3 | Atom::PlaceWorkers4 => {
            let workers = WORKER.count(atom.workers().unwrap_or(1), language);
            say!(language, "place {workers}", "colocar {workers}", "colocar {workers}")
        }
        Atom::PlaceTradingPost | Atom::PlaceGuildhall | Atom::PlaceWorkshop => {
            let a = atom.building().map_or("", |kind| a_kind(kind, language));
            say!(language, "place {a}", "colocar {a}", "colocar {a}")
        }
        Atom::FreeManuscript => {
            language.pick("a free manuscript", "un manuscrito gratis", "um manuscrito grátis").into()
        }
        Atom::FutureScheme => {
            language.pick("a future scheme", "una programación futura", "um esquema futuro").into()
        }
        Atom::FreeDismiss => {
            language.pick("a free dismissal", "un despido gratis", "uma dispensa grátis").into()
        }
    }
}

/// One effect.
pub fn atom(atom: Atom, language: Language) -> String {
    times(atom, 1, language)
}

/// The parts of a bundle, equal ones together.
pub fn parts(atoms: Atoms, language: Language) -> Vec<String> {
    let mut groups: Vec<(Atom, u8)> = Vec::new();
    for atom in atoms.iter() {
        match groups.iter_mut().find(|(known, _)| *known == atom) {
            Some((_, count)) => *count += 1,
            None => groups.push((atom, 1)),
        }
    }
    groups.into_iter().map(|(atom, count)| times(atom, count, language)).collect()
}

/// A bundle: `1 debt and 2 silver`.
pub fn bundle(atoms: Atoms, language: Language) -> String {
    match atoms.is_empty() {
        true => language.pick("nothing", "nada", "nada").into(),
        false => listed(&parts(atoms, language), language),
    }
}

/// A choice of bundles: `destroy a card or discard a card`.
pub fn choice(effect: Effect, language: Language) -> String {
    let bundles: Vec<String> = effect.alternatives().map(|one| bundle(one, language)).collect();
    bundles.join(language.pick(" or ", " o ", " ou "))
}

/// V16.7: what a collision of a seat on a space of the track gives, 1 to 7: to itself, and to which rivals.
pub fn collision(game: &Viscounts, seat: Seat, space: u8, language: Language) -> String {
    let place = usize::from(space.clamp(1, 7)) - 1;
    let active = match super::facts::is_solo(game, seat) {
        true => game.printed().solo.collision[place],
        false => game.printed().tables.collision[place].active,
    };
    format!("{}; {}", bundle(active, language), collided(game, space, language))
}

/// The part of the others: `rivals with a criminal: 1 debt`.
pub fn collided(game: &Viscounts, space: u8, language: Language) -> String {
    let print = &game.printed().tables.collision[usize::from(space.clamp(1, 7)) - 1];
    format!("{}: {}", rivals(print.who, language), bundle(print.rivals, language))
}

/// Which rivals gain something in a collision.
pub const fn rivals(who: Rivals, language: Language) -> &'static str {
    match who {
        Rivals::WithCriminal => language.pick(
            "rivals with a criminal",
            "los rivales con un criminal",
            "os rivais com um criminoso",
        ),
        Rivals::All => language.pick("all rivals", "todos los rivales", "todos os rivais"),
        Rivals::WithoutCriminal => language.pick(
            "rivals without a criminal",
            "los rivales sin criminales",
            "os rivais sem criminosos",
        ),
    }
}

/// When an ability acts.
pub const fn when(trigger: Trigger, language: Language) -> &'static str {
    match trigger {
        Trigger::Played => language.pick("when played", "al jugarse", "ao ser jogada"),
        Trigger::Dropped => {
            language.pick("when it leaves the board", "al salir del tablero", "ao sair do tabuleiro")
        }
        Trigger::After(act) => after_act(act, language),
        Trigger::FlipDebt => language.pick(
            "after each debt you flip",
            "tras cada deuda que volteas",
            "depois de cada dívida que você vira",
        ),
        Trigger::GainDebt => language.pick(
            "after each debt you gain",
            "tras cada deuda que ganas",
            "depois de cada dívida que você ganha",
        ),
        Trigger::Collision => language.pick("in every collision", "en cada colisión", "em cada colisão"),
    }
}

/// What a funding ability is for.
const fn purpose(act: Act, language: Language) -> &'static str {
    match act {
        Act::Trade => language.pick("to trade", "para comerciar", "para comerciar"),
        Act::Build => language.pick("to build", "para construir", "para construir"),
        Act::Workers => {
            language.pick("to place workers", "para colocar trabajadores", "para colocar trabalhadores")
        }
        Act::Transcribe => language.pick("to transcribe", "para transcribir", "para transcrever"),
    }
}

fn funding(funding: Funding, language: Language) -> String {
    let (purpose, icons) =
        (purpose(funding.act, language), icons_of(funding.act.icon(), funding.icons, language));
    let (cost, several) = match funding.cost {
        Cost::Merchants(n) => (icons_of(demesne_viscounts::icon::Icon::Merchant, n, language), n > 1),
        Cost::Spend(currency, n) => (super::words::currency(currency, n, language), n > 1),
    };
    if funding.once {
        return say!(
            language,
            "{purpose}, {cost} counts as {icons}, once in an action",
            "{purpose}, {cost} cuenta como {icons}, una vez por acción",
            "{purpose}, {cost} conta como {icons}, uma vez por ação"
        );
    }
    match several {
        true => say!(
            language,
            "{purpose}, each {cost} count as {icons}",
            "{purpose}, cada {cost} cuentan como {icons}",
            "{purpose}, cada {cost} contam como {icons}"
        ),
        false => say!(
            language,
            "{purpose}, each {cost} counts as {icons}",
            "{purpose}, cada {cost} cuenta como {icons}",
            "{purpose}, cada {cost} conta como {icons}"
        ),
    }
}

/// The ability of a townsfolk; none where it has none.
pub fn ability(card: &Townsfolk, language: Language) -> Option<String> {
    let acts = card
        .ability
        .map(|(trigger, effect)| format!("{}: {}", when(trigger, language), choice(effect, language)));
    let funds = card.funding.iter().flatten().map(|&one| funding(one, language));
    let all: Vec<String> = acts.into_iter().chain(funds).collect();
    (!all.is_empty()).then(|| all.join("; "))
}

/// What a manuscript counts, with how many of it make a step: `each 2 manuscripts`.
pub fn counted(of: Counted, per: u8, language: Language) -> String {
    let each = language.pick("each", "cada", "cada");
    if per > 1 {
        let what = match of {
            Counted::Resource => RESOURCE.count(per, language),
            Counted::Silver => silver(per, language),
            Counted::Building => BUILDING.count(per, language),
            Counted::Manuscript => MANUSCRIPT.count(per, language),
            Counted::ApprovedDeed => {
                say!(
                    language,
                    "{per} approved deeds",
                    "{per} escrituras aprobadas",
                    "{per} escrituras aprovadas"
                )
            }
            Counted::PaidDebt => {
                say!(language, "{per} paid debts", "{per} deudas pagadas", "{per} dívidas pagas")
            }
            Counted::Worker => say!(
                language,
                "{per} workers in the castle",
                "{per} trabajadores en el castillo",
                "{per} trabalhadores no castelo"
            ),
            Counted::Icon(kind) => super::words::needed(kind, per, language),
        };
        return format!("{each} {what}");
    }
    let what: String = match of {
        Counted::Resource => language.pick("resource left", "recurso sobrante", "recurso restante").into(),
        Counted::Silver => language.pick("silver left", "plata sobrante", "prata restante").into(),
        Counted::Building => {
            language.pick("building on the board", "edificio construido", "edifício construído").into()
        }
        Counted::Manuscript => language.pick("manuscript", "manuscrito", "manuscrito").into(),
        Counted::ApprovedDeed => {
            language.pick("approved deed", "escritura aprobada", "escritura aprovada").into()
        }
        Counted::PaidDebt => language.pick("paid debt", "deuda pagada", "dívida paga").into(),
        Counted::Worker => language
            .pick("worker in the castle", "trabajador en el castillo", "trabalhador no castelo")
            .into(),
        Counted::Icon(kind) => {
            let kind = icon(kind, language);
            say!(language, "{kind} icon", "icono de {kind}", "ícone de {kind}")
        }
    };
    format!("{each} {what}")
}

/// What a building of a player does once it is revealed (V12.17 to V12.25).
pub fn revealed(building: Building, language: Language) -> String {
    let text = match building.0 {
        0 => language.pick("1 step further for nothing", "1 paso más gratis", "1 passo a mais de graça"),
        1 => language.pick(
            "dismissing costs 1 silver",
            "despedir cuesta 1 de plata",
            "dispensar custa 1 de prata",
        ),
        2 => language.pick("2 merchants", "2 mercaderes", "2 mercadores"),
        3 => language.pick("1 builder", "1 constructor", "1 construtor"),
        4 => language.pick("1 noble", "1 noble", "1 nobre"),
        5 => language.pick("1 cleric", "1 clérigo", "1 clérigo"),
        6 => language.pick(
            "discard a card when you hire",
            "descartar una carta al contratar",
            "descartar uma carta ao contratar",
        ),
        7 => language.pick(
            "1 virtue in every collision, without criminals",
            "1 de virtud en cada colisión, sin criminales",
            "1 de virtude em cada colisão, sem criminosos",
        ),
        _ => language.pick("1 card more in hand", "1 carta más en la mano", "1 carta a mais na mão"),
    };
    text.into()
}

/// When a revealed building of the solo opponent acts.
pub const fn solo_when(trigger: SoloTrigger, language: Language) -> &'static str {
    match trigger {
        SoloTrigger::WhenBuilt => language.pick("when built", "al construirse", "ao ser construído"),
        SoloTrigger::Collision => language.pick(
            "in every collision, without criminals",
            "en cada colisión, sin criminales",
            "em cada colisão, sem criminosos",
        ),
        SoloTrigger::Flip => {
            language.pick("when it flips a card", "al voltear una carta", "ao virar uma carta")
        }
        SoloTrigger::FutureScheme => language.pick(
            "when it gains a future scheme",
            "al ganar una programación futura",
            "ao ganhar um esquema futuro",
        ),
        SoloTrigger::Shuffle => language.pick("when it shuffles", "al barajar", "ao embaralhar"),
    }
}

/// What is paid: `2 stone and 1 silver`.
pub fn paid(amounts: [u16; 4], language: Language) -> String {
    let parts: Vec<String> = Currency::ALL
        .into_iter()
        .filter(|&currency| amounts[currency as usize] > 0)
        .map(|currency| super::words::currency(currency, amounts[currency as usize], language))
        .collect();
    match parts.is_empty() {
        true => language.pick("nothing", "nada", "nada").into(),
        false => listed(&parts, language),
    }
}
