//! A word on each answer: what it costs, what it brings, and what its name of notation means.

use super::{
    deed::flippable,
    effects,
    facts::{dismissable, dismissal_cost, links, move_cost, purse, reward, seats, site_effect},
    look::fitting,
    names,
    table::player_card,
    words::{self, WORKER, currency, icons, needed, silver},
};
use crate::{
    Language,
    draw::{WIDTH, width},
};
use demesne_game::{Notation, Seat};
use demesne_viscounts::{
    Act, Action, Card, Segment, Side, Site, Space, State, Viscounts, ability::Townsfolk, state::Beat,
    task::Task,
};

/// What an action costs at once, where no other step asks for it.
pub fn price(game: &Viscounts, view: &State, seat: Seat, action: Action, language: Language) -> String {
    let cost = match action {
        Action::Move(space) => move_cost(game, view, seat, space).unwrap_or(0),
        Action::Dismiss => dismissal_cost(game, view, seat),
        Action::Hire(card) if view.tasks.is_empty() && view.beat == Beat::Hire => {
            game.printed().card(card).silver
        }
        _ => 0,
    };
    if cost > 0 { silver(cost, language) } else { String::new() }
}

/// A word on an action of a list in a terminal, as far as the line has room.
pub fn gloss(game: &Viscounts, view: &State, seat: Seat, action: Action, language: Language) -> String {
    // The number before an action, the brackets around the note, and what it costs.
    let taken = 8 + width(&game.action_text(action)) + width(&price(game, view, seat, action, language));
    let mut parts = parts(game, view, seat, action, language);
    if let Some(name) = named(action, language) {
        parts.insert(0, name);
    }
    fitting(&parts, WIDTH.saturating_sub(taken))
}

/// The same beside the words of the action.
pub fn aside(game: &Viscounts, view: &State, seat: Seat, action: Action, language: Language) -> String {
    let parts = parts(game, view, seat, action, language);
    // The words of these say the first part already.
    let said = usize::from(matches!(
        action,
        Action::Site(_) | Action::Build(_) | Action::Take(_) | Action::Pick(_) | Action::Dismiss
    ));
    parts[said.min(parts.len())..].join(", ")
}

/// What a name of notation means.
fn named(action: Action, language: Language) -> Option<String> {
    match action {
        Action::Play(card) | Action::Hire(card) | Action::Next(card) => {
            Some(names::plain(card, language).into())
        }
        Action::Discard(card) | Action::Destroy(card) if card.is_some() => {
            Some(names::plain(card, language).into())
        }
        Action::Discard(_) | Action::Destroy(_) => Some(
            language
                .pick("the top card of the deck", "la carta superior del mazo", "a carta de cima do baralho")
                .into(),
        ),
        Action::Arrange(cards) => {
            let cards: Vec<&str> = cards
                .into_iter()
                .filter(|card| card.is_some())
                .map(|card| names::plain(card, language))
                .collect();
            Some(cards.join(" · "))
        }
        Action::Build(building) => Some(words::building(building, language)),
        Action::Act(act) => Some(words::act(act, language).into()),
        Action::Choose(atoms) => Some(effects::bundle(atoms, language)),
        _ => None,
    }
}

fn parts(game: &Viscounts, view: &State, seat: Seat, action: Action, language: Language) -> Vec<String> {
    match action {
        Action::Pick(number) => pick(game, view, number, language),
        Action::Play(card) => card_parts(game.printed().card(card), true, language),
        Action::Hire(card) => hired(game, card, language),
        Action::Discard(card) | Action::Destroy(card) | Action::Next(card) if card.is_some() => {
            card_parts(game.printed().card(card), false, language)
        }
        Action::Move(space) => at_space(game, view, seat, space, language),
        Action::Act(act) => able(game, view, seat, act, language),
        Action::Dismiss => {
            let (card, print) = dismissable(game, view, seat);
            let mut parts = vec![match card.is_some() {
                true => names::plain(card, language).to_owned(),
                false => language.pick("printed", "impreso", "impresso").into(),
            }];
            parts.extend(icons(print.icons, language));
            parts.push(effects::bundle(print.hire, language));
            parts
        }
        Action::Exchange(times) => exchanged(game, view, seat, times, language),
        Action::Build(building) => {
            let cost = game.printed().tables.buildings[building.kind() as usize].cost;
            let mut parts = vec![effects::revealed(building, language)];
            // V12.15: what an effect places costs nothing.
            if matches!(view.tasks.top(), Some(Task::Amount(Act::Build))) {
                parts.push(needs(game, view, seat, Act::Build, cost.into(), language));
            }
            parts
        }
        Action::Workers(number) => {
            let cost = game.printed().tables.nobles[usize::from(number.clamp(1, 4)) - 1];
            vec![needs(game, view, seat, Act::Workers, cost.into(), language)]
        }
        Action::Take(tile) => {
            let (cost, what) = match tile.is_some() {
                true => (game.printed().tile(tile).cost, names::manuscript_line(game, tile, language)),
                false => {
                    let print = &game.printed().segments[view.segment(seat).index()];
                    (print.manuscript_cost, effects::bundle(print.manuscript, language))
                }
            };
            match view.tasks.top() {
                Some(Task::Amount(Act::Transcribe)) => {
                    vec![what, needs(game, view, seat, Act::Transcribe, cost.into(), language)]
                }
                _ => vec![what],
            }
        }
        Action::Site(site) => site_parts(game, view, seat, site, language),
        Action::Link(other) => {
            let owner = view.plot(other).get().map(|(owner, _)| owner);
            match owner.filter(|&owner| owner != seat) {
                Some(owner) => vec![say!(
                    language,
                    "{owner} gains it too",
                    "{owner} también lo gana",
                    "{owner} também ganha"
                )],
                None => vec![
                    language
                        .pick("both ends are yours", "los dos extremos son tuyos", "as duas pontas são suas")
                        .into(),
                ],
            }
        }
        Action::Gain(kind) => {
            let own = words::resource(kind, view.player(seat).resource(kind), language);
            vec![say!(language, "you have {own}", "tienes {own}", "você tem {own}")]
        }
        Action::Flip(document) => vec![flippable(view, seat, document, language)],
        Action::CastleMove(_, to) | Action::Section(to) | Action::Spread(to) | Action::Resolve(to) => {
            vec![section(game, view, seat, to, language)]
        }
        Action::Remove(_, tier, owner) => {
            let tables = &game.printed().tables;
            let gain = match tier {
                demesne_viscounts::Tier::First => tables.removed_first,
                demesne_viscounts::Tier::Second => tables.removed_second,
            };
            let gain = effects::bundle(gain, language);
            vec![say!(language, "{owner} gains {gain}", "{owner} gana {gain}", "{owner} ganha {gain}")]
        }
        _ => Vec::new(),
    }
}

fn pick(game: &Viscounts, view: &State, number: u8, language: Language) -> Vec<String> {
    let pair = view.pairs.iter().find(|pair| pair.number == number);
    let hero = pair.map_or(Card::NONE, |pair| pair.hero);
    vec![names::plain(hero, language).into(), player_card(game, number, language)]
}

/// Silver, icons and ability of a card.
fn card_parts(card: &Townsfolk, steps: bool, language: Language) -> Vec<String> {
    let mut parts = vec![match steps {
        true => words::STEP.count(card.silver, language),
        false => silver(card.silver, language),
    }];
    parts.extend(icons(card.icons, language));
    parts.extend(effects::ability(card, language));
    parts
}

fn hired(game: &Viscounts, card: Card, language: Language) -> Vec<String> {
    let print = game.printed().card(card);
    let mut parts = vec![];
    if !print.hire.is_empty() {
        parts.push(effects::bundle(print.hire, language));
    }
    parts.extend(icons(print.icons, language));
    parts.extend(effects::ability(print, language));
    parts
}

/// What waits where a viscount can go.
fn at_space(game: &Viscounts, view: &State, seat: Seat, space: Space, language: Language) -> Vec<String> {
    let mut parts = Vec::new();
    let met: Vec<String> = seats(game)
        .filter(|&other| other != seat && view.player(other).viscount == space)
        .map(|other| other.to_string())
        .collect();
    match space.side() {
        Side::Inner => {
            parts.push(manuscript_at(game, view, space.segment(), language));
            parts.push(section(game, view, seat, space.segment(), language));
        }
        _ => {
            if let Some((rate, gain)) = game.exchange_at(space) {
                let (rate, gain) = (
                    words::icons_of(demesne_viscounts::Icon::Merchant, rate, language),
                    effects::atom(gain, language),
                );
                parts.push(format!("{rate} → {gain}"));
            }
            parts.push(free_sites(game, view, space, language));
        }
    }
    if !met.is_empty() {
        let met = met.join(" ");
        parts.push(say!(language, "{met} may rearrange", "{met} puede reordenar", "{met} pode reorganizar"));
    }
    parts
}

/// The manuscript of a segment in few words.
pub fn manuscript_at(game: &Viscounts, view: &State, segment: Segment, language: Language) -> String {
    match view.tiles[segment.index()] {
        tile if tile.is_some() => names::manuscript_line(game, tile, language),
        _ => language.pick("printed manuscript", "manuscrito impreso", "manuscrito impresso").into(),
    }
}

/// How many of the sites of a space are free.
pub fn free_sites(game: &Viscounts, view: &State, space: Space, language: Language) -> String {
    match game.near_sites(space).filter(|&site| view.plot(site).is_empty()).count() {
        0 => language.pick("no free site", "ningún lugar libre", "nenhum terreno livre").into(),
        1 => language.pick("1 free site", "1 lugar libre", "1 terreno livre").into(),
        n => say!(language, "{n} free sites", "{n} lugares libres", "{n} terrenos livres"),
    }
}

/// The icons that a seat has for an action, and what buys more.
fn able(game: &Viscounts, view: &State, seat: Seat, act: Act, language: Language) -> Vec<String> {
    let count = game.funds(view, seat, act).free();
    let icons = needed(act.icon(), i32::from(count), language);
    let more = currency(act.currency(), purse(view, seat, act.currency()), language);
    vec![
        say!(language, "you have {icons}", "tienes {icons}", "você tem {icons}"),
        say!(language, "and {more}", "y {more}", "e {more}"),
    ]
}

/// What an amount needs, what of it is missing, and what pays for that.
fn needs(game: &Viscounts, view: &State, seat: Seat, act: Act, cost: u16, language: Language) -> String {
    /// So many ways to pay can be said in a line; of more only that they are several.
    const A_FEW: usize = 3;
    let icons = needed(act.icon(), i32::from(cost), language);
    let missing = cost.saturating_sub(game.funds(view, seat, act).free());
    if missing == 0 {
        return icons;
    }
    // Abilities may make other things count, too: all that pays is said.
    let mut payments = Vec::new();
    game.funds(view, seat, act).payments(cost, |payment| payments.push(payment));
    let own = act.currency();
    payments.sort_by_key(|payment| std::cmp::Reverse(payment.0[own as usize]));
    let paid = match payments.len() {
        1..=A_FEW => {
            let each: Vec<String> =
                payments.iter().map(|payment| effects::paid(payment.0, language)).collect();
            each.join(language.pick(" or ", " o ", " ou "))
        }
        0 => currency(own, missing, language),
        several => {
            say!(language, "{several} ways to pay", "{several} formas de pagar", "{several} formas de pagar")
        }
    };
    say!(
        language,
        "{icons}, {missing} missing ({paid})",
        "{icons}, faltan {missing} ({paid})",
        "{icons}, faltam {missing} ({paid})"
    )
}

fn exchanged(game: &Viscounts, view: &State, seat: Seat, times: u8, language: Language) -> Vec<String> {
    let Some((rate, gain)) = game.exchange_at(view.player(seat).viscount) else { return Vec::new() };
    let atoms = vec![gain; usize::from(times).min(8)];
    let gains = match (times <= 8).then(|| demesne_viscounts::Atoms::bundle(&atoms)).flatten() {
        Some(atoms) => effects::bundle(atoms, language),
        None => format!("{times} × {}", effects::atom(gain, language)),
    };
    let cost = u16::from(rate) * u16::from(times);
    vec![gains, needs(game, view, seat, Act::Trade, cost, language)]
}

/// What a site brings, with the links that a building would complete.
pub fn site_parts(game: &Viscounts, view: &State, seat: Seat, site: Site, language: Language) -> Vec<String> {
    let mut parts = vec![effects::atom(site_effect(game, site), language)];
    for (other, link) in links(game, view, site) {
        let Some((owner, _)) = view.plot(other).get() else { continue };
        let link = effects::bundle(link, language);
        parts.push(match owner == seat {
            true => say!(language, "link: {link}", "conexión: {link}", "conexão: {link}"),
            false => say!(
                language,
                "link with {owner}: {link}",
                "conexión con {owner}: {link}",
                "conexão com {owner}: {link}"
            ),
        });
    }
    parts
}

/// How a section of the castle stands for a seat.
pub fn section(game: &Viscounts, view: &State, seat: Seat, segment: Segment, language: Language) -> String {
    let own = WORKER.count(view.player(seat).first[segment.index()], language);
    let reward = effects::choice(reward(game, view, segment), language);
    say!(
        language,
        "{own} of yours there; the second tier brings {reward}",
        "{own} ahí; el segundo nivel da {reward}",
        "{own} ali; o segundo nível dá {reward}"
    )
}

/// The action that Enter takes: the only answer.
pub fn proposed(list: &[Action]) -> Option<usize> {
    matches!(list, [_]).then_some(0)
}

/// What an action stands under in a long list.
pub fn heading(view: &State, action: Action, language: Language) -> String {
    match action {
        Action::Move(space) if space.is_outer() => {
            language.pick("Outer spaces", "Casillas exteriores", "Espaços exteriores").into()
        }
        Action::Move(_) => language.pick("Inner spaces", "Casillas interiores", "Espaços interiores").into(),
        Action::Site(site) => words::capital(&words::segment(site.segment(), language)),
        Action::Build(building) => words::kinds(building.kind(), language).into(),
        Action::Discard(card) | Action::Destroy(card) => match card.is_some() {
            true if view.stage == demesne_viscounts::state::Stage::Prepare => {
                language.pick("Your cards", "Tus cartas", "As suas cartas").into()
            }
            true => language.pick("From the hand", "De la mano", "Da mão").into(),
            false => language.pick("From the deck", "Del mazo", "Do baralho").into(),
        },
        Action::Arrange(_) => language.pick("Orders", "Órdenes", "Ordens").into(),
        _ => String::new(),
    }
}
