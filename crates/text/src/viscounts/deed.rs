//! What an action does, as people say it: a short sentence to whoever acts.

use super::{
    effects,
    facts::{dismissable, link, pile_of, site_effect, slots, tile_pile},
    names,
    words::{self, EXCHANGE, WORKER},
};
use crate::Language;
use demesne_game::{Notation, Seat};
use demesne_viscounts::{
    Act, Action, Atom, Atoms, Building, Card, Document, Manuscript, Payment, Site, State, Viscounts,
    state::{Beat, SLOTS},
    task::Task,
};

/// What an action does.
pub fn deed(game: &Viscounts, view: &State, seat: Seat, action: Action, language: Language) -> String {
    match action {
        Action::Pick(number) => pick(view, number, language),
        Action::Play(card) => {
            let card = names::the(game, card, language);
            say!(language, "Play {card}", "Juega {card}", "Jogue {card}")
        }
        Action::Move(space) => {
            let to = words::to_space(space, language);
            say!(language, "Move {to}", "Ve {to}", "Vá {to}")
        }
        Action::Act(act) => acts(act, language).into(),
        Action::Rest => language.pick("No primary action", "Sin acción primaria", "Sem ação primária").into(),
        Action::Dismiss => {
            let who = townsfolk(game, dismissable(game, view, seat).0, language);
            say!(language, "Dismiss {who}", "Despide {who}", "Dispense {who}")
        }
        Action::Keep => language.pick("Dismiss nobody", "No despidas a nadie", "Não dispense ninguém").into(),
        Action::Exchange(times) => {
            let times = EXCHANGE.count(times, language);
            say!(language, "Make {times}", "Haz {times}", "Faça {times}")
        }
        Action::Build(building) => {
            let building = with_ability(building, language);
            say!(language, "Build {building}", "Construye {building}", "Construa {building}")
        }
        Action::Workers(number) => {
            let workers = WORKER.count(number, language);
            say!(language, "Place {workers}", "Coloca {workers}", "Coloque {workers}")
        }
        Action::Take(tile) => take(game, view, tile, language),
        Action::Pay(payment) => {
            let paid = effects::paid(payment.0, language);
            say!(language, "Pay {paid}", "Paga {paid}", "Pague {paid}")
        }
        Action::Site(site) => {
            let (place, effect) =
                (words::site(site, language), effects::atom(site_effect(game, site), language));
            say!(
                language,
                "Build on {place} ({effect})",
                "Construye en el {place} ({effect})",
                "Construa no {place} ({effect})"
            )
        }
        Action::Link(other) => first_link(game, view, other, language),
        Action::Gain(kind) => {
            let one = words::resource(kind, 1, language);
            say!(language, "Gain {one}", "Gana {one}", "Ganhe {one}")
        }
        Action::Flip(document) => {
            let what = words::flipped(document, language);
            say!(language, "Flip {what}", "Voltea {what}", "Vire {what}")
        }
        Action::Choose(atoms) => {
            let what = effects::bundle(atoms, language);
            say!(language, "Choose: {what}", "Elige: {what}", "Escolha: {what}")
        }
        Action::Next(card) => {
            let card = names::the(game, card, language);
            say!(language, "Next: {card}", "Después: {card}", "A seguir: {card}")
        }
        Action::Arrange(cards) => {
            let order = order(game, cards, language);
            say!(language, "Rearrange: {order}", "Reordena: {order}", "Reorganize: {order}")
        }
        Action::Discard(card) if !card.is_some() => match view.player(seat).deck_size {
            0 => language.pick(
                "Shuffle, then discard the top card of the deck",
                "Baraja y descarta la carta superior del mazo",
                "Embaralhe e descarte a carta de cima do baralho",
            ),
            _ => language.pick(
                "Discard the top card of the deck unseen",
                "Descarta la carta superior del mazo sin verla",
                "Descarte a carta de cima do baralho sem vê-la",
            ),
        }
        .into(),
        Action::Discard(card) => {
            let card = names::the(game, card, language);
            say!(language, "Discard {card}", "Descarta {card}", "Descarte {card}")
        }
        Action::Destroy(card) if !card.is_some() => match view.player(seat).deck_size {
            0 => language.pick(
                "Shuffle, then destroy the top card of the deck",
                "Baraja y destruye la carta superior del mazo",
                "Embaralhe e destrua a carta de cima do baralho",
            ),
            _ => language.pick(
                "Destroy the top card of the deck unseen",
                "Destruye la carta superior del mazo sin verla",
                "Destrua a carta de cima do baralho sem vê-la",
            ),
        }
        .into(),
        Action::Destroy(card) => {
            let gain = words::silver(game.printed().card(card).silver, language);
            let card = names::the(game, card, language);
            say!(
                language,
                "Destroy {card} for {gain}",
                "Destruye {card} por {gain}",
                "Destrua {card} por {gain}"
            )
        }
        Action::Hire(card) => hire(game, view, card, language),
        Action::CastleMove(from, to) => {
            let (from, to) = (from.name(), to.name());
            say!(
                language,
                "Move a worker from section {from} to {to}",
                "Mueve un trabajador de la sección {from} a la {to}",
                "Mova um trabalhador da seção {from} para a {to}"
            )
        }
        Action::Section(segment) => {
            let name = segment.name();
            say!(
                language,
                "Place them on section {name}",
                "Colócalos en la sección {name}",
                "Coloque-os na seção {name}"
            )
        }
        Action::Resolve(segment) => {
            let name = segment.name();
            say!(
                language,
                "Resolve your group on section {name}",
                "Resuelve tu grupo de la sección {name}",
                "Resolva o seu grupo da seção {name}"
            )
        }
        Action::Spread(segment) => {
            let name = segment.name();
            say!(
                language,
                "Send the worker to section {name}",
                "Manda al trabajador a la sección {name}",
                "Mande o trabalhador para a seção {name}"
            )
        }
        Action::Remove(segment, tier, owner) => {
            let (name, tier) = (segment.name(), words::tier(tier, language));
            say!(
                language,
                "Remove a worker of {owner} from the {tier} of section {name}",
                "Retira un trabajador de {owner} del {tier} de la sección {name}",
                "Retire um trabalhador de {owner} do {tier} da seção {name}"
            )
        }
        Action::Skip => skip(view, language).into(),
        Action::End => end(language).into(),
        // What chance does is nobody's deed.
        _ => game.action_text(action),
    }
}

fn pick(view: &State, number: u8, language: Language) -> String {
    let hero = view.pairs.iter().find(|pair| pair.number == number).map_or(Card::NONE, |pair| pair.hero);
    let hero = names::plain(hero, language);
    say!(
        language,
        "Pick player card {number} with {hero}",
        "Elige la carta de jugador {number} con {hero}",
        "Escolha a carta de jogador {number} com {hero}"
    )
}

/// A primary action to whoever takes it.
const fn acts(act: Act, language: Language) -> &'static str {
    match act {
        Act::Trade => language.pick("Trade", "Comercia", "Comercie"),
        Act::Build => language.pick("Build", "Construye", "Construa"),
        Act::Workers => language.pick("Place workers", "Coloca trabajadores", "Coloque trabalhadores"),
        Act::Transcribe => {
            language.pick("Transcribe a manuscript", "Transcribe un manuscrito", "Transcreva um manuscrito")
        }
    }
}

/// A townsfolk that is hired or dismissed; none is the printed one.
pub fn townsfolk(game: &Viscounts, card: Card, language: Language) -> String {
    match card.is_some() {
        true => names::object(game, card, language),
        false => language.pick("the printed townsfolk", "al ciudadano impreso", "o cidadão impresso").into(),
    }
}

/// A building with what it reveals, by which buildings of a kind differ.
pub fn with_ability(building: Building, language: Language) -> String {
    format!("{} ({})", words::building(building, language), effects::revealed(building, language))
}

/// A building with where it goes, for those who decide both at once.
pub fn building_on(game: &Viscounts, building: Building, site: Site, language: Language) -> String {
    let (building, place) = (words::building(building, language), words::site(site, language));
    let effect = effects::atom(site_effect(game, site), language);
    say!(
        language,
        "Build {building} on {place} ({effect})",
        "Construye {building} en el {place} ({effect})",
        "Construa {building} no {place} ({effect})"
    )
}

/// What follows by itself when a turn ends: what the own collision gives, where the markers have met, what comes of it besides, and the cards
/// that are drawn.
pub fn follows(
    collision: Option<Atoms>,
    besides: Vec<String>,
    drawn: u8,
    language: Language,
) -> Option<String> {
    let collision = collision.map(|gain| {
        let gain = effects::bundle(gain, language);
        say!(language, "collision: {gain}", "colisión: {gain}", "colisão: {gain}")
    });
    let drawn = (drawn > 0).then(|| {
        let cards = words::CARD.count(drawn, language);
        say!(language, "draw {cards}", "robas {cards}", "compra {cards}")
    });
    let parts: Vec<String> = collision.into_iter().chain(besides).chain(drawn).collect();
    (!parts.is_empty()).then(|| parts.join(" · "))
}

/// The end of a turn, with what follows.
pub fn ending(follows: Option<String>, language: Language) -> String {
    let end = end(language);
    follows.map_or_else(|| end.into(), |follows| format!("{end}: {follows}"))
}

const fn end(language: Language) -> &'static str {
    language.pick("End the turn", "Termina el turno", "Termine o turno")
}

/// What an action does, with what is paid for it.
pub fn for_payment(deed: &str, paid: Payment, language: Language) -> String {
    let paid = effects::paid(paid.0, language);
    say!(language, "{deed} for {paid}", "{deed} por {paid}", "{deed} por {paid}")
}

fn take(game: &Viscounts, view: &State, tile: Manuscript, language: Language) -> String {
    let name = names::manuscript(game, tile, language);
    let free =
        matches!(view.tasks.top(), Some(Task::Gain(_, atoms)) if atoms.first() == Some(Atom::FreeManuscript));
    match tile_pile(view, tile).filter(|_| free) {
        Some(segment) => {
            let segment = segment.name();
            say!(
                language,
                "Take {name} from segment {segment}",
                "Toma {name} de la porción {segment}",
                "Pegue {name} do segmento {segment}"
            )
        }
        None => say!(language, "Take {name}", "Toma {name}", "Pegue {name}"),
    }
}

fn first_link(game: &Viscounts, view: &State, other: Site, language: Language) -> String {
    let own = match view.tasks.top() {
        Some(Task::Links { site, .. }) => site,
        _ => other,
    };
    let (to, effect) =
        (words::site(other, language), effects::bundle(link(game, view, own, other), language));
    say!(
        language,
        "First the link to {to}: {effect}",
        "Primero la conexión con el {to}: {effect}",
        "Primeiro a conexão com o {to}: {effect}"
    )
}

fn hire(game: &Viscounts, view: &State, card: Card, language: Language) -> String {
    let who = names::object(game, card, language);
    let paid = view.tasks.is_empty() && view.beat == Beat::Hire;
    match pile_of(view, card).filter(|_| !paid) {
        Some(segment) => {
            let segment = segment.name();
            say!(
                language,
                "Hire {who} from segment {segment} for free",
                "Contrata gratis {who} de la porción {segment}",
                "Contrate de graça {who} do segmento {segment}"
            )
        }
        None => say!(language, "Hire {who}", "Contrata {who}", "Contrate {who}"),
    }
}

/// Cards from left to right.
pub fn order(game: &Viscounts, cards: [Card; SLOTS], language: Language) -> String {
    let all: Vec<String> = slots(cards).map(|(_, card)| names::card(game, card, language)).collect();
    all.join(", ")
}

/// What is declined.
fn skip(view: &State, language: Language) -> &'static str {
    let atom = match view.tasks.top() {
        Some(Task::Gain(_, atoms)) => atoms.first(),
        _ => None,
    };
    match atom {
        Some(Atom::Rearrange) => language.pick(
            "Leave the cards as they are",
            "Deja las cartas como están",
            "Deixe as cartas como estão",
        ),
        Some(Atom::Discard) => language.pick("Discard nothing", "No descartes nada", "Não descarte nada"),
        Some(Atom::Destroy) => language.pick("Destroy nothing", "No destruyas nada", "Não destrua nada"),
        Some(Atom::CastleMove) => {
            language.pick("Move no worker", "No muevas ningún trabajador", "Não mova nenhum trabalhador")
        }
        _ => language.pick("Decline", "Renuncia", "Recuse"),
    }
}

/// What can be flipped, with how many there are: for notes.
pub fn flippable(view: &State, seat: Seat, document: Document, language: Language) -> String {
    let player = view.player(seat);
    match document {
        Document::Debt => {
            let left = player.unpaid;
            say!(
                language,
                "{left} unpaid; brings a resource",
                "{left} no pagadas; da un recurso",
                "{left} não pagas; dá um recurso"
            )
        }
        Document::Deed => {
            let left = player.acquired;
            say!(
                language,
                "{left} acquired; worth 3 instead of 1",
                "{left} adquiridas; vale 3 en vez de 1",
                "{left} adquiridas; vale 3 em vez de 1"
            )
        }
    }
}
