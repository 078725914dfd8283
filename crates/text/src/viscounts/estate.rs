//! What a seat has, in characters.

use super::{
    effects,
    facts::{hand_limit, icons, is_solo, ribbons},
    look::{row, unbroken, wrapped},
    names, solo_board,
    table::townsfolk,
    words::{self, CARD, currency_name, none},
};
use crate::{
    Language,
    draw::{Pen, WIDTH},
};
use demesne_game::{Game, Seat};
use demesne_viscounts::{
    BuildingKind, Card, CardSet, Ribbon, State, Viscounts,
    ability::Currency,
    state::{Stage, TRACK},
};

/// What a seat has, large: all of it, and the hand where it may be seen.
pub fn large(game: &Viscounts, state: &State, seat: Seat, name: &str, pen: Pen) -> Vec<String> {
    let mut lines = heading(game, state, seat, name, pen);
    lines.extend(slots(game, state, seat, pen.language, true));
    lines.extend(common(game, state, seat, pen.language));
    lines.extend(cards(game, state, seat, pen.language, true));
    lines
}

/// The same in fewer lines, for the seats of others.
pub fn small(game: &Viscounts, state: &State, seat: Seat, name: &str, pen: Pen) -> Vec<String> {
    let mut lines = heading(game, state, seat, name, pen);
    lines.extend(slots(game, state, seat, pen.language, false));
    lines.extend(common(game, state, seat, pen.language));
    lines.extend(cards(game, state, seat, pen.language, false));
    lines
}

fn heading(game: &Viscounts, state: &State, seat: Seat, name: &str, pen: Pen) -> Vec<String> {
    let language = pen.language;
    let player = state.player(seat);
    let mut parts = vec![words::points(game.points(state, seat), language)];
    match player.viscount.is_some() {
        true => parts.push(words::space(player.viscount, language)),
        false => parts.push(
            language
                .pick("viscount not on the board", "vizconde fuera del tablero", "visconde fora do tabuleiro")
                .into(),
        ),
    }
    if player.number > 0 && !is_solo(game, seat) {
        let number = player.number;
        parts.push(say!(
            language,
            "player card {number}",
            "carta de jugador {number}",
            "carta de jogador {number}"
        ));
    }
    if state.leader == Some(seat) {
        parts.push(language.pick("castle leader", "líder del castillo", "líder do castelo").into());
    }
    let parts: Vec<String> = parts.iter().map(|part| unbroken(part)).collect();
    wrapped(&format!("{}: {}", pen.bold(name), parts.join(" · ")), WIDTH, 2)
}

/// The cards of the board; of the solo opponent its schemes.
fn slots(game: &Viscounts, state: &State, seat: Seat, language: Language, large: bool) -> Vec<String> {
    if is_solo(game, seat) {
        return solo_board::slots(game, state, language, large);
    }
    let mut lines = Vec::new();
    for (slot, &card) in state.player(seat).slots.iter().enumerate() {
        let number = slot + 1;
        let label = say!(language, "slot {number}", "hueco {number}", "vaga {number}");
        let text = match card.is_some() {
            true if large => {
                format!(
                    "{}: {}",
                    names::with_id(card, language),
                    townsfolk(game.printed().card(card), language)
                )
            }
            true => short(game, card, language),
            false => empty_slot(game, slot, language),
        };
        lines.extend(row(&label, &text));
    }
    lines
}

/// A card of a rival's board: its icons and what it does.
fn short(game: &Viscounts, card: Card, language: Language) -> String {
    let print = game.printed().card(card);
    let mut text = names::with_id(card, language);
    for part in [words::icons(print.icons, language), effects::ability(print, language)].into_iter().flatten()
    {
        text.push_str("; ");
        text.push_str(&part);
    }
    text
}

fn empty_slot(game: &Viscounts, slot: usize, language: Language) -> String {
    let icons = slot.checked_sub(1).and_then(|nth| words::icons(game.printed().tables.slots[nth], language));
    match icons {
        Some(icons) => say!(language, "empty: {icons}", "vacío: {icons}", "vazia: {icons}"),
        None => language.pick("empty", "vacío", "vazia").into(),
    }
}

/// Icons, possessions, markers, buildings, workers, manuscripts.
fn common(game: &Viscounts, state: &State, seat: Seat, language: Language) -> Vec<String> {
    let player = state.player(seat);
    let mut lines = Vec::new();
    let all = words::icons(icons(game, state, seat), language).unwrap_or_else(|| none(language).into());
    lines.extend(row(language.pick("icons", "iconos", "ícones"), &all));
    lines.extend(row(language.pick("has", "tiene", "tem"), &purse(game, state, seat, language)));
    lines.extend(row(
        language.pick("documents", "documentos", "documentos"),
        &documents(state, seat, language),
    ));
    lines.extend(row(
        language.pick("track", "contador", "trilha"),
        &track(player.corruption, player.virtue, language),
    ));
    lines.extend(buildings(game, state, seat, language));
    let (supply, first, second, third) =
        (player.supply, player.first.iter().sum::<u8>(), player.second.iter().sum::<u8>(), player.third);
    let workers = say!(
        language,
        "{supply} in the supply; in the castle {first} on the first, {second} on the second, {third} on the third tier",
        "{supply} en la reserva; en el castillo {first} en el primer nivel, {second} en el segundo, {third} en el tercero",
        "{supply} na reserva; no castelo {first} no primeiro nível, {second} no segundo, {third} no terceiro"
    );
    lines.extend(row(language.pick("workers", "trabajan", "trabalham"), &workers));
    lines.extend(row(
        language.pick("manuscripts", "manuscritos", "manuscritos"),
        &manuscripts(game, state, seat, language),
    ));
    lines
}

/// Silver and resources.
pub fn purse(game: &Viscounts, state: &State, seat: Seat, language: Language) -> String {
    let player = state.player(seat);
    // V22.5: a board whose resources are all of one kind.
    if is_solo(game, seat) && game.solo_board().is_some_and(|board| board.prefers.is_empty()) {
        return words::RESOURCE.count(i32::from(player.resources.iter().sum::<u16>()), language);
    }
    let parts: Vec<String> = Currency::ALL
        .into_iter()
        .rev()
        .filter(|currency| currency.resource().is_some() || !is_solo(game, seat))
        .map(|currency| {
            let count = super::facts::purse(state, seat, currency);
            format!("{} {count}", currency_name(currency, language))
        })
        .collect();
    parts.join(", ")
}

/// Debts and deeds.
pub fn documents(state: &State, seat: Seat, language: Language) -> String {
    let demesne_viscounts::state::Player { unpaid, paid, acquired, approved, .. } = *state.player(seat);
    say!(
        language,
        "debts: {unpaid} unpaid, {paid} paid; deeds: {acquired} acquired, {approved} approved",
        "deudas: {unpaid} no pagadas, {paid} pagadas; escrituras: {acquired} adquiridas, {approved} aprobadas",
        "dívidas: {unpaid} não pagas, {paid} pagas; escrituras: {acquired} adquiridas, {approved} aprovadas"
    )
}

/// The track of virtue and corruption: `1 · C · · V · 7`.
pub fn track(corruption: u8, virtue: u8, language: Language) -> String {
    let space = |number: u8| match (number == corruption, number == virtue) {
        (true, true) => "CV",
        (true, false) => "C",
        (false, true) => "V",
        (false, false) => "·",
    };
    let spaces: Vec<&str> = (1..=TRACK).map(space).collect();
    let spaces = spaces.join(" ");
    match corruption == virtue {
        true => say!(
            language,
            "{spaces} (both markers on {virtue})",
            "{spaces} (los dos marcadores en {virtue})",
            "{spaces} (os dois marcadores em {virtue})"
        ),
        false => say!(
            language,
            "{spaces} (corruption {corruption}, virtue {virtue})",
            "{spaces} (corrupción {corruption}, virtud {virtue})",
            "{spaces} (corrupção {corruption}, virtude {virtue})"
        ),
    }
}

fn buildings(game: &Viscounts, state: &State, seat: Seat, language: Language) -> Vec<String> {
    let player = state.player(seat);
    let mut lines = Vec::new();
    let label = language.pick("built", "construido", "construído");
    let built: Vec<String> = player
        .buildings()
        .map(|building| {
            let site = game.every_site().find(|&site| state.plot(site).get() == Some((seat, building)));
            let place = site.map_or(String::new(), |site| format!(" {}", site.name()));
            let does = match is_solo(game, seat) {
                true => solo_board::reveals(game, building, language),
                false => effects::revealed(building, language),
            };
            unbroken(&format!("{}{place} ({does})", words::building(building, language)))
        })
        .collect();
    let text = if built.is_empty() { none(language).into() } else { built.join(", ") };
    lines.extend(row(label, &text));
    let left: Vec<String> = BuildingKind::ALL
        .into_iter()
        .filter_map(|kind| {
            let numbers: Vec<String> = kind
                .buildings()
                .filter(|&building| !player.has_built(building))
                .map(|building| building.position().to_string())
                .collect();
            let name = words::kind(kind, language);
            (!numbers.is_empty()).then(|| unbroken(&format!("{name} {}", numbers.join(" "))))
        })
        .collect();
    if !left.is_empty() {
        lines.extend(row(language.pick("to build", "pendientes", "a construir"), &left.join(", ")));
    }
    lines
}

/// All own manuscripts with their ribbons counted.
pub fn manuscripts(game: &Viscounts, state: &State, seat: Seat, language: Language) -> String {
    let player = state.player(seat);
    if player.manuscripts.is_empty() {
        return none(language).into();
    }
    let ribbons: Vec<String> = Ribbon::ALL
        .into_iter()
        .map(|ribbon| (ribbon, ribbons(game, state, seat, ribbon)))
        .filter(|(_, count)| *count > 0)
        .map(|(ribbon, count)| format!("{count} {}", words::ribbon(ribbon, language)))
        .collect();
    let tiles: Vec<String> = player
        .manuscripts
        .iter()
        .map(|tile| {
            let print = game.printed().tile(tile);
            unbroken(&format!("{} {}", tile.id(), names::writ(print.writ, language)))
        })
        .collect();
    format!("{}: {}", ribbons.join(", "), tiles.join("; "))
}

/// Cards by their names.
pub fn listing(set: CardSet, language: Language) -> String {
    let cards: Vec<String> = set.iter().map(|card| unbroken(&names::with_id(card, language))).collect();
    if cards.is_empty() { none(language).into() } else { cards.join(", ") }
}

/// Hand, deck and discard pile.
fn cards(game: &Viscounts, state: &State, seat: Seat, language: Language, large: bool) -> Vec<String> {
    if is_solo(game, seat) {
        return solo_board::piles(game, state, language);
    }
    let player = state.player(seat);
    if matches!(
        state.stage,
        Stage::First | Stage::Board | Stage::Townsfolk | Stage::Manuscripts | Stage::Pairs
    ) || player.number == 0
    {
        return Vec::new();
    }
    let mut lines = Vec::new();
    let (count, limit) = (CARD.count(player.hand_size, language), hand_limit(state, seat));
    let label = language.pick("hand", "mano", "mão");
    let size = say!(
        language,
        "{count}, drawn up to {limit}",
        "{count}, se roba hasta {limit}",
        "{count}, compra-se até {limit}"
    );
    match state.knows(seat) && player.ready {
        true if large => {
            lines.extend(row(label, &size));
            for card in player.hand.iter() {
                let what = townsfolk(game.printed().card(card), language);
                lines.extend(row("", &format!("{}: {what}", names::with_id(card, language))));
            }
        }
        true => {
            let cards = listing(player.hand, language);
            lines.extend(row(label, &format!("{size}: {cards}")));
        }
        false => {
            let hidden = language.pick("hidden", "oculta", "oculta");
            lines.extend(row(label, &format!("{size} ({hidden})")));
        }
    }
    let deck = match player.ready {
        true => CARD.count(player.deck_size, language),
        false => {
            let cards = CARD.count(player.unseen.len(), language);
            say!(language, "{cards}, to be shuffled", "{cards}, por barajar", "{cards}, por embaralhar")
        }
    };
    lines.extend(row(language.pick("deck", "mazo", "baralho"), &deck));
    let discards =
        format!("{}: {}", CARD.count(player.discards.len(), language), listing(player.discards, language));
    let discards = if player.discards.is_empty() { none(language).into() } else { discards };
    lines.extend(row(language.pick("discarded", "descartes", "descarte"), &discards));
    lines
}
