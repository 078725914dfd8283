//! How things stand now: what a space, a section, a pile or a hand is worth at this moment, as far as the viewer may know it.
//!
//! People are named by their seats, `p1` to `p4`: whoever shows it puts names there.

mod place;

pub use place::{site, site_aloud, space, space_aloud};

use super::{
    effects,
    facts::{bonus_holder, end_counts, end_piles, hand_limit, is_solo, reward, ribbons, seats},
    names,
    stock::listing,
    words::{self, CARD, WORKER, points},
};
use crate::{Language, refusal::sentence};
use demesne_game::{Game, Seat};
use demesne_viscounts::{
    Act, Building, Card, Icon, Ribbon, Segment, Source, State, Tier, Viscounts,
    ability::Currency,
    state::{Player, Stage},
};

/// A possible action with what it costs: "Move to space 4: 1 silver."
pub fn way(says: &str, price: &str) -> String {
    if price.is_empty() { format!("{says}.") } else { format!("{says}: {price}.") }
}

/// A price with what was said of it before: `3 silver in all`; nothing where nothing is paid.
pub fn in_all(price: &str, language: Language) -> String {
    match price {
        "" => String::new(),
        _ => say!(language, "{price} in all", "{price} en total", "{price} no total"),
    }
}

/// How many more actions there are that are not listed.
pub fn more(count: usize, language: Language) -> String {
    match count {
        1 => language.pick("And 1 more.", "Y 1 más.", "E mais 1.").into(),
        _ => say!(language, "And {count} more.", "Y {count} más.", "E mais {count}."),
    }
}

/// How many of something there are.
pub fn count(n: u16, language: Language) -> String {
    say!(language, "In stock: {n}.", "Reserva: {n}.", "Reserva: {n}.")
}

/// Who has how many of something.
fn by_seat(game: &Viscounts, view: &State, of: impl Fn(&Player) -> u8) -> Option<String> {
    let there: Vec<String> = seats(game)
        .filter(|&seat| of(view.player(seat)) > 0)
        .map(|seat| format!("{seat} {}", of(view.player(seat))))
        .collect();
    (!there.is_empty()).then(|| there.join(", "))
}

/// A tier of a section: who stands there, and what the second tier brings.
pub fn section(
    game: &Viscounts,
    view: &State,
    segment: Segment,
    tier: Tier,
    language: Language,
) -> Vec<String> {
    let at = segment.index();
    let who = match tier {
        Tier::First => by_seat(game, view, |player| player.first[at]),
        Tier::Second => by_seat(game, view, |player| player.second[at]),
    };
    let gain = effects::choice(reward(game, view, segment), language);
    vec![
        workers(who, language),
        say!(
            language,
            "A worker who comes to the second tier here brings: {gain}.",
            "Un trabajador que llega aquí al segundo nivel da: {gain}.",
            "Um trabalhador que chega aqui ao segundo nível dá: {gain}."
        ),
    ]
}

fn workers(who: Option<String>, language: Language) -> String {
    match who {
        Some(who) => say!(language, "Workers: {who}.", "Trabajadores: {who}.", "Trabalhadores: {who}."),
        None => language
            .pick("No workers are here.", "Aquí no hay trabajadores.", "Aqui não há trabalhadores.")
            .into(),
    }
}

/// The third tier and the leader.
pub fn third_tier(game: &Viscounts, view: &State, language: Language) -> Vec<String> {
    vec![workers(by_seat(game, view, |player| player.third), language), leader(view, language)]
}

/// Who has the castle leader card.
pub fn leader(view: &State, language: Language) -> String {
    match view.leader {
        Some(seat) => say!(
            language,
            "{seat} is castle leader.",
            "{seat} es líder del castillo.",
            "{seat} é líder do castelo."
        ),
        None => language
            .pick(
                "Nobody leads the castle yet.",
                "Nadie lidera aún el castillo.",
                "Ninguém lidera ainda o castelo.",
            )
            .into(),
    }
}

/// A pile of townsfolk: how many lie there.
pub fn townsfolk_pile(view: &State, segment: Segment, language: Language) -> String {
    let top = u8::from(view.tops[segment.index()].is_some());
    let cards = CARD.count(view.under[segment.index()] + top, language);
    say!(language, "In this pile: {cards}.", "En esta pila: {cards}.", "Nesta pilha: {cards}.")
}

/// A pile of manuscripts: how many lie there.
pub fn manuscript_pile(view: &State, segment: Segment, language: Language) -> String {
    let top = u8::from(view.tiles[segment.index()].is_some());
    let tiles = words::MANUSCRIPT.count(view.tiles_under[segment.index()] + top, language);
    say!(language, "In this pile: {tiles}.", "En esta pila: {tiles}.", "Nesta pilha: {tiles}.")
}

/// A cleric bonus card: who has it, or who is near.
pub fn bonus_card(game: &Viscounts, view: &State, ribbon: Ribbon, language: Language) -> String {
    if let Some(seat) = bonus_holder(game, view, ribbon) {
        return say!(language, "{seat} has it.", "La tiene {seat}.", "Está com {seat}.");
    }
    let own: Vec<String> = seats(game)
        .map(|seat| (seat, ribbons(game, view, seat, ribbon)))
        .filter(|(_, count)| *count > 0)
        .map(|(seat, count)| format!("{seat} {count}"))
        .collect();
    match own.is_empty() {
        true => language
            .pick(
                "Nobody has a ribbon of it yet.",
                "Nadie tiene aún una cinta suya.",
                "Ninguém tem ainda uma fita dela.",
            )
            .into(),
        false => {
            let own = own.join(", ");
            say!(language, "Ribbons so far: {own}.", "Cintas hasta ahora: {own}.", "Fitas até agora: {own}.")
        }
    }
}

/// One of the two cards that the end waits for: what is left on it, and who has most of what it scores.
pub fn end_card(game: &Viscounts, view: &State, poverty: bool, language: Language) -> Vec<String> {
    if !end_counts(view) {
        return Vec::new();
    }
    let [debts, deeds] = end_piles(game);
    let (left, of) = if poverty { (view.poverty, debts) } else { (view.prosperity, deeds) };
    let mut lines = vec![match left {
        0 => language.pick("It is revealed.", "Está revelada.", "Está revelada.").into(),
        _ => say!(language, "Left: {left} of {of}.", "Quedan {left} de {of}.", "Restam {left} de {of}."),
    }];
    let most = match poverty {
        true => by_seat(game, view, |player| player.approved),
        false => by_seat(game, view, |player| player.paid),
    };
    if let Some(most) = most {
        lines.push(match poverty {
            true => say!(
                language,
                "Approved deeds: {most}.",
                "Escrituras aprobadas: {most}.",
                "Escrituras aprovadas: {most}."
            ),
            false => {
                say!(language, "Paid debts: {most}.", "Deudas pagadas: {most}.", "Dívidas pagas: {most}.")
            }
        });
    }
    lines
}

/// A hand: how many cards, which ones where that is known, and the limit.
pub fn hand(game: &Viscounts, view: &State, seat: Seat, language: Language) -> Vec<String> {
    let player = view.player(seat);
    let (cards, limit) = (CARD.count(player.hand_size, language), hand_limit(view, seat));
    let mut lines = vec![say!(
        language,
        "{cards}; drawn up to {limit}.",
        "{cards}; se roba hasta {limit}.",
        "{cards}; compra-se até {limit}."
    )];
    match view.knows(seat) {
        true if !player.hand.is_empty() => lines.push(sentence(&listing(game, player.hand, language))),
        false if !player.unseen.is_empty() => {
            let both = listing(game, player.unseen, language);
            lines.push(say!(
                language,
                "Hand and deck together hold: {both}.",
                "Mano y mazo juntos tienen: {both}.",
                "Mão e baralho juntos têm: {both}."
            ));
        }
        _ => {}
    }
    lines
}

/// A deck: how many cards, and which ones where that is known.
pub fn deck(game: &Viscounts, view: &State, seat: Seat, language: Language) -> Vec<String> {
    let player = view.player(seat);
    let cards = CARD.count(player.deck_size, language);
    let mut lines = vec![sentence(&cards)];
    if view.knows(seat) && !player.deck.is_empty() {
        let deck = listing(game, player.deck, language);
        lines.push(say!(
            language,
            "In any order: {deck}.",
            "En cualquier orden: {deck}.",
            "Em qualquer ordem: {deck}."
        ));
    }
    lines
}

/// A discard pile, which everybody may see.
pub fn discards(game: &Viscounts, view: &State, seat: Seat, language: Language) -> Vec<String> {
    vec![sentence(&words::capital(&listing(game, view.player(seat).discards, language)))]
}

/// Where the markers of a seat stand.
pub fn markers(view: &State, seat: Seat, language: Language) -> String {
    let Player { corruption, virtue, .. } = *view.player(seat);
    let stand = say!(
        language,
        "{seat}: corruption on {corruption}, virtue on {virtue}",
        "{seat}: corrupción en {corruption}, virtud en {virtue}",
        "{seat}: corrupção em {corruption}, virtude em {virtue}"
    );
    match virtue.saturating_sub(corruption) {
        0 => say!(
            language,
            "The markers of {seat} have met on {virtue}: they collide at the end of the turn of {seat}.",
            "Los marcadores de {seat} se han juntado en {virtue}: colisionan al final del turno de {seat}.",
            "Os marcadores de {seat} se juntaram em {virtue}: colidem no fim do turno de {seat}."
        ),
        1 => say!(
            language,
            "{stand}; one more and they meet.",
            "{stand}; uno más y se juntan.",
            "{stand}; mais um e se juntam."
        ),
        _ => format!("{stand}."),
    }
}

/// V16.7: what the collision at the end of the turn brings, where the markers of a seat have met.
pub fn collision(game: &Viscounts, view: &State, seat: Seat, language: Language) -> Option<String> {
    let Player { corruption, virtue, .. } = *view.player(seat);
    (corruption == virtue).then(|| {
        let brings = effects::collision(game, seat, virtue, language);
        say!(
            language,
            "That collision brings {brings}.",
            "Esa colisión da {brings}.",
            "Essa colisão dá {brings}."
        )
    })
}

/// The icons of a seat.
pub fn icons(game: &Viscounts, view: &State, seat: Seat, language: Language) -> String {
    let icons = words::icons(super::facts::icons(game, view, seat), language);
    let icons = icons.unwrap_or_else(|| words::none(language).into());
    say!(language, "{seat} has {icons}.", "{seat} tiene {icons}.", "{seat} tem {icons}.")
}

/// What gives a seat its icons of a kind: cards, revealed positions, bonus cards, empty slots; none where there are none.
pub fn sources(game: &Viscounts, view: &State, seat: Seat, icon: Icon, language: Language) -> Option<String> {
    if is_solo(game, seat) {
        return None;
    }
    // Criminals count for every action.
    let act = Act::ALL.into_iter().find(|act| act.icon() == icon).unwrap_or(Act::Trade);
    let all: Vec<String> = game
        .sources(view, seat, act)
        .into_iter()
        .filter(|one| one.icon == icon && !matches!(one.source, Source::Merchants(..)))
        .map(|one| format!("{} ({})", source(one.source, view.segment(seat), language), one.count))
        .collect();
    let all = (!all.is_empty()).then(|| all.join(", "))?;
    Some(say!(language, "They come from: {all}.", "Vienen de: {all}.", "Vêm de: {all}."))
}

fn source(source: Source, segment: Segment, language: Language) -> String {
    match source {
        Source::Slot(_, card) | Source::Merchants(_, card) => names::plain(card, language).into(),
        Source::EmptySlot(slot) => {
            say!(language, "empty slot {slot}", "hueco {slot} vacío", "vaga {slot} vazia")
        }
        Source::Building(building) => words::building(building, language),
        Source::Bonus(ribbon) => {
            let ribbon = words::ribbon(ribbon, language);
            say!(
                language,
                "{ribbon} cleric bonus card",
                "carta de bonificación {ribbon}",
                "carta de bônus {ribbon}"
            )
        }
        Source::Dismissed(card) if card.is_some() => names::plain(card, language).into(),
        Source::Dismissed(_) => {
            let name = segment.name();
            say!(
                language,
                "printed townsfolk of segment {name}",
                "ciudadano impreso de la porción {name}",
                "cidadão impresso do segmento {name}"
            )
        }
    }
}

/// What could fill an icon that an action lacks: so much of a currency, of which there is so much; by the ability of a card.
pub fn spending(
    game: &Viscounts,
    currency: Currency,
    [cost, left, icons]: [u16; 3],
    icon: Icon,
    by: Option<Card>,
    language: Language,
) -> String {
    let (price, icons) = (words::currency(currency, cost, language), words::icons_of(icon, icons, language));
    let text = say!(
        language,
        "{price} for {icons}, and you have {left}",
        "{price} por {icons}, y tienes {left}",
        "{price} por {icons}, e você tem {left}"
    );
    match by {
        Some(card) => {
            let card = names::the(game, card, language);
            say!(language, "With {card}: {text}.", "Con {card}: {text}.", "Com {card}: {text}.")
        }
        None => sentence(&text),
    }
}

/// The same by dismissing somebody.
pub fn dismissing(
    game: &Viscounts,
    card: Card,
    silver: u16,
    icons: u16,
    icon: Icon,
    language: Language,
) -> String {
    let (who, price) = (super::deed::townsfolk(game, card, language), words::silver(silver, language));
    let icons = words::icons_of(icon, icons, language);
    say!(
        language,
        "Dismiss {who} for {price}: it brings {icons}.",
        "Despide {who} por {price}: da {icons}.",
        "Dispense {who} por {price}: dá {icons}."
    )
}

/// Nothing fills it.
pub fn nothing_fills(language: Language) -> String {
    language
        .pick(
            "Nothing that you have can fill it now.",
            "Nada de lo que tienes puede cubrirlo ahora.",
            "Nada do que você tem pode preenchê-lo agora.",
        )
        .into()
}

/// What a seat would score now, by source.
pub fn score(game: &Viscounts, view: &State, seat: Seat, language: Language) -> Vec<String> {
    let scores = game.scores(view).seats;
    let Some(score) = scores.get(seat.index()) else { return Vec::new() };
    let parts: Vec<String> = score
        .sources
        .iter()
        .filter(|(_, points)| *points != 0)
        .map(|&(source, points)| format!("{} {points}", super::glossary::source_name(source, language)))
        .collect();
    let total = points(score.total(), language);
    let mut lines = vec![say!(
        language,
        "If the game ended now: {total}.",
        "Si la partida acabara ahora: {total}.",
        "Se a partida acabasse agora: {total}."
    )];
    if !parts.is_empty() {
        lines.push(sentence(&words::capital(&parts.join(", "))));
    }
    lines
}

/// The round, and what its end waits for.
pub fn round(view: &State, language: Language) -> Vec<String> {
    let (round, last) = (view.round, view.last_round);
    match view.stage {
        Stage::Over => vec![say!(
            language,
            "The game ended after round {round}.",
            "La partida terminó tras la ronda {round}.",
            "A partida terminou depois da rodada {round}."
        )],
        Stage::Turn => {
            let mut lines =
                vec![say!(language, "This is round {round}.", "Es la ronda {round}.", "É a rodada {round}.")];
            if last > 0 {
                lines.push(say!(
                    language,
                    "Round {last} is the last one.",
                    "La ronda {last} es la última.",
                    "A rodada {last} é a última."
                ));
            }
            lines
        }
        _ => vec![
            language
                .pick(
                    "The first round has not begun yet.",
                    "La primera ronda aún no ha empezado.",
                    "A primeira rodada ainda não começou.",
                )
                .into(),
        ],
    }
}

/// A building of a seat: where it stands, or that it is still to be built.
pub fn building(
    game: &Viscounts,
    view: &State,
    seat: Seat,
    building: Building,
    language: Language,
) -> String {
    let site = game.every_site().find(|&site| view.plot(site).get() == Some((seat, building)));
    match site {
        Some(site) => {
            let site = words::site(site, language);
            say!(
                language,
                "{seat} has built it on {site}.",
                "{seat} lo ha construido en el {site}.",
                "{seat} o construiu no {site}."
            )
        }
        None => say!(
            language,
            "{seat} has not built it yet.",
            "{seat} aún no lo ha construido.",
            "{seat} ainda não o construiu."
        ),
    }
}

/// The workers of a seat.
pub fn supply(view: &State, seat: Seat, language: Language) -> String {
    let player = view.player(seat);
    let (left, castle) = (WORKER.count(player.supply, language), player.in_castle());
    say!(
        language,
        "{left} in the supply of {seat}, {castle} in the castle.",
        "{left} en la reserva de {seat}, {castle} en el castillo.",
        "{left} na reserva de {seat}, {castle} no castelo."
    )
}

/// The last scheme of the solo opponent, in words.
pub fn last_scheme(game: &Viscounts, view: &State, language: Language) -> Option<String> {
    let seat = game.solo_seat().filter(|&seat| is_solo(game, seat))?;
    let scheme = view.solo.slots[0];
    scheme.is_some().then(|| {
        let scheme = names::scheme(game, scheme, language);
        say!(
            language,
            "{seat} carries out: {scheme}.",
            "{seat} lleva a cabo: {scheme}.",
            "{seat} executa: {scheme}."
        )
    })
}
