//! What lies in the middle of the table, in characters: the ring of segments, the castle, the round.

use super::{
    effects,
    facts::{bonus_holder, end_counts, end_piles, link_after, reward, seats, site_effect, sites_of},
    look::{row, unbroken, wrapped},
    names,
    words::{self, icons, icons_of, silver},
};
use crate::{
    Language,
    draw::{Pen, WIDTH, padded, seat_name},
};
use demesne_game::{Game, Seat};
use demesne_viscounts::{
    Icon, Ribbon, Segment, Side, Space, State, Viscounts,
    ability::Townsfolk,
    state::{Player, Stage},
};

/// All that is common.
pub fn table(game: &Viscounts, state: &State, names: &[String], pen: Pen) -> Vec<String> {
    let mut lines = wrapped(&head(game, state, names, pen.language), WIDTH, 2);
    lines.extend(points(game, state, names, pen));
    if matches!(state.stage, Stage::First | Stage::Board) {
        return lines;
    }
    lines.push(String::new());
    let clockwise = pen.language.pick(
        "The board, clockwise: left, right, next segment; inner to right or next inner.",
        "El tablero, en el sentido de las agujas: izquierda, derecha, siguiente porción.",
        "O tabuleiro, em sentido horário: esquerda, direita, segmento seguinte.",
    );
    lines.push(clockwise.into());
    for segment in state.ring.order() {
        lines.extend(of_segment(game, state, segment, pen));
    }
    lines.push(String::new());
    lines.extend(castle(game, state, pen));
    if matches!(state.stage, Stage::Pick | Stage::Prepare) {
        lines.push(String::new());
        lines.extend(pairs(game, state, pen.language));
    }
    lines
}

/// The round, who acts, and what the end waits for.
fn head(game: &Viscounts, state: &State, names: &[String], language: Language) -> String {
    let mut parts = vec![match state.stage {
        Stage::Turn => {
            let (round, last) = (state.round, state.last_round);
            match (last > 0, last == round) {
                (true, true) => say!(
                    language,
                    "Round {round}, the last one",
                    "Ronda {round}, la última",
                    "Rodada {round}, a última"
                ),
                (true, false) => say!(
                    language,
                    "Round {round}; round {last} is the last one",
                    "Ronda {round}; la {last} es la última",
                    "Rodada {round}; a {last} é a última"
                ),
                _ => say!(language, "Round {round}", "Ronda {round}", "Rodada {round}"),
            }
        }
        Stage::Over => {
            language.pick("The game is over", "La partida ha terminado", "A partida acabou").into()
        }
        _ => language.pick("Set-up", "Preparación", "Preparação").into(),
    }];
    if matches!(state.stage, Stage::Turn | Stage::Pick | Stage::Prepare) {
        let name = seat_name(names, state.turn);
        parts.push(say!(language, "turn of {name}", "turno de {name}", "vez de {name}"));
    }
    if end_counts(state) {
        let [debts, deeds] = end_piles(game);
        for (card, left, of, what) in [
            (
                language.pick("Poverty", "Pobreza", "Pobreza"),
                state.poverty,
                debts,
                language.pick("debts", "deudas", "dívidas"),
            ),
            (
                language.pick("Prosperity", "Prosperidad", "Prosperidade"),
                state.prosperity,
                deeds,
                language.pick("deeds", "escrituras", "escrituras"),
            ),
        ] {
            parts.push(unbroken(&match left {
                0 => say!(language, "{card} is revealed", "{card}: revelada", "{card}: revelada"),
                _ => say!(
                    language,
                    "{card}: {left} of {of} {what} left",
                    "{card}: quedan {left} de {of} {what}",
                    "{card}: restam {left} de {of} {what}"
                ),
            }));
        }
    }
    parts.join(" · ")
}

/// A line a seat: what it would score now.
fn points(game: &Viscounts, state: &State, names: &[String], pen: Pen) -> Vec<String> {
    let language = pen.language;
    let room = seats(game).map(|seat| seat_name(names, seat).chars().count()).max().unwrap_or(0);
    let line = |seat: Seat| {
        let player = state.player(seat);
        let name = padded(&pen.bold(&seat_name(names, seat)), room);
        let points = game.points(state, seat);
        let mut line = say!(
            language,
            "  {name}  {points:>3} points now",
            "  {name}  {points:>3} puntos ahora",
            "  {name}  {points:>3} pontos agora"
        );
        if player.viscount.is_some() {
            let space = words::space(player.viscount, language);
            line.push_str(&say!(language, ", on {space}", ", {space}", ", {space}"));
        }
        if state.stage != Stage::First && state.first == seat {
            line.push_str(language.pick(" (starts)", " (empieza)", " (começa)"));
        }
        line
    };
    seats(game).map(line).collect()
}

/// A townsfolk in words: silver, icons, what hiring does, its ability.
pub fn townsfolk(card: &Townsfolk, language: Language) -> String {
    let mut parts = vec![silver(card.silver, language)];
    parts.extend(icons(card.icons, language));
    let mut text = parts.join(", ");
    if !card.hire.is_empty() {
        let hire = effects::bundle(card.hire, language);
        text.push_str(&say!(
            language,
            "; hired or dismissed: {hire}",
            "; al contratar o despedir: {hire}",
            "; ao contratar ou dispensar: {hire}"
        ));
    }
    if let Some(ability) = effects::ability(card, language) {
        text.push_str("; ");
        text.push_str(&ability);
    }
    text
}

/// How many lie under a card or tile.
fn under(count: u8, language: Language) -> String {
    say!(language, "{count} under it", "{count} debajo", "{count} embaixo")
}

/// A segment: spaces with their trades, viscounts, sites and links, piles.
pub fn of_segment(game: &Viscounts, state: &State, segment: Segment, pen: Pen) -> Vec<String> {
    let (language, print) = (pen.language, &game.printed().segments[segment.index()]);
    let mut lines = vec![pen.bold(&words::capital(&words::segment(segment, language)))];
    lines
        .extend(row(language.pick("spaces", "casillas", "espaços"), &spaces(game, state, segment, language)));
    lines.extend(row(language.pick("sites", "lugares", "terrenos"), &sites(game, state, segment, language)));
    let card = state.tops[segment.index()];
    let text = match card.is_some() {
        true => {
            let (name, what) =
                (names::with_id(card, language), townsfolk(game.printed().card(card), language));
            let under = under(state.under[segment.index()], language);
            format!("{name} ({under}): {what}")
        }
        false if state.stage == Stage::Townsfolk => {
            language.pick("not dealt", "sin repartir", "sem distribuir").into()
        }
        false => {
            let what = townsfolk(&print.townsfolk, language);
            say!(
                language,
                "pile empty; printed, only to dismiss: {what}",
                "pila vacía; impreso, solo para despedir: {what}",
                "pilha vazia; impresso, só para dispensar: {what}"
            )
        }
    };
    lines.extend(row(language.pick("townsfolk", "ciudadano", "cidadão"), &text));
    let tile = state.tiles[segment.index()];
    let text = match tile.is_some() {
        true => {
            let under = under(state.tiles_under[segment.index()], language);
            format!("{} ({under}): {}", tile.id(), names::manuscript_line(game, tile, language))
        }
        false if matches!(state.stage, Stage::Townsfolk | Stage::Manuscripts) => {
            language.pick("not dealt", "sin repartir", "sem distribuir").into()
        }
        false => {
            let (cost, what) = (print.manuscript_cost, effects::bundle(print.manuscript, language));
            say!(
                language,
                "pile empty; printed, not to keep: cost {cost}: {what}",
                "pila vacía; impreso, no se conserva: coste {cost}: {what}",
                "pilha vazia; impresso, não se guarda: custo {cost}: {what}"
            )
        }
    };
    lines.extend(row(language.pick("manuscript", "manuscrito", "manuscrito"), &text));
    lines
}

fn spaces(game: &Viscounts, state: &State, segment: Segment, language: Language) -> String {
    let one = |side: Side| {
        let space = Space::on(segment, side);
        let mut text = match game.exchange_at(space) {
            Some((rate, gain)) => {
                let (rate, gain) = (icons_of(Icon::Merchant, rate, language), effects::atom(gain, language));
                format!("{}: {rate} → {gain}", space.name())
            }
            None => {
                let name = space.name();
                say!(language, "inner {name}", "interior {name}", "interior {name}")
            }
        };
        let there: Vec<String> = seats(game)
            .filter(|&seat| state.player(seat).viscount == space)
            .map(|seat| seat.to_string())
            .collect();
        if !there.is_empty() {
            text.push_str(&format!(" <{}>", there.join(" ")));
        }
        unbroken(&text)
    };
    [Side::Left, Side::Right, Side::Inner].map(one).join(" · ")
}

fn sites(game: &Viscounts, state: &State, segment: Segment, language: Language) -> String {
    let mut parts = Vec::new();
    let (count, left) = (game.sites(segment).count, game.sites(segment).left);
    for site in sites_of(game, segment) {
        if site.place() == left {
            parts.push("~".to_owned());
        }
        let effect = effects::atom(site_effect(game, site), language);
        let mut text = format!(".{} {effect}", site.place() + 1);
        if let Some((seat, building)) = state.plot(site).get() {
            text.push_str(&format!(" [{seat} {}]", words::building(building, language)));
        }
        parts.push(unbroken(&text));
        let (next, link) = link_after(game, state, site);
        if !link.is_empty() {
            let link = effects::bundle(link, language);
            let to = if site.place() + 1 == count { format!(" {}", next.name()) } else { String::new() };
            parts.push(unbroken(&format!("={link}={to}")));
        } else if site.place() + 1 < count && site.place() + 1 != left {
            parts.push("/".into());
        }
    }
    parts.join(" ")
}

/// Workers of each seat somewhere: `p1 2, p2 1`; a dash where there are none.
fn workers(game: &Viscounts, state: &State, of: impl Fn(&Player) -> u8) -> String {
    let there: Vec<String> = seats(game)
        .filter(|&seat| of(state.player(seat)) > 0)
        .map(|seat| format!("{seat} {}", of(state.player(seat))))
        .collect();
    if there.is_empty() { "-".into() } else { there.join(" ") }
}

/// The castle: its sections clockwise, the third tier, leader and bonus cards.
pub fn castle(game: &Viscounts, state: &State, pen: Pen) -> Vec<String> {
    let language = pen.language;
    let mut lines = vec![pen.bold(language.pick("Castle", "Castillo", "Castelo"))];
    let heads = [
        language.pick("section", "sección", "seção"),
        language.pick("first tier", "primer nivel", "primeiro nível"),
        language.pick("second tier", "segundo nivel", "segundo nível"),
        language.pick("the second brings", "el segundo da", "o segundo dá"),
    ];
    let line = |cells: [&str; 4]| {
        let [one, two, three, four] = cells;
        format!("  {}{}{}{four}", padded(one, 9), padded(two, 20), padded(three, 20))
    };
    lines.push(line(heads));
    for segment in state.ring.order() {
        let first = workers(game, state, |player| player.first[segment.index()]);
        let second = workers(game, state, |player| player.second[segment.index()]);
        let reward = effects::choice(reward(game, state, segment), language);
        let text = line([segment.name(), &first, &second, &reward]);
        lines.extend(wrapped(&text.replace("  ", "\u{a0}\u{a0}"), WIDTH, 51));
    }
    let third = workers(game, state, |player| player.third);
    let leader = state.leader.map_or("-".to_owned(), |seat| seat.to_string());
    lines.push(say!(
        language,
        "  third tier: {third} · castle leader: {leader}",
        "  tercer nivel: {third} · líder del castillo: {leader}",
        "  terceiro nível: {third} · líder do castelo: {leader}"
    ));
    let bonus: Vec<String> = Ribbon::ALL
        .into_iter()
        .map(|ribbon| {
            let gives =
                icons(game.printed().tables.bonus_icons[ribbon as usize], language).unwrap_or_default();
            let holder = bonus_holder(game, state, ribbon).map_or("-".into(), |seat| seat.to_string());
            unbroken(&format!("{} ({gives}) {holder}", words::ribbon(ribbon, language)))
        })
        .collect();
    let bonus = bonus.join(", ");
    let text = say!(
        language,
        "cleric bonus cards: {bonus}",
        "cartas de bonificación de clérigo: {bonus}",
        "cartas de bônus de clérigo: {bonus}"
    );
    lines.extend(wrapped(&text, WIDTH - 2, 2).into_iter().map(|line| format!("  {line}")));
    lines
}

/// The pairs on offer in the setup.
fn pairs(game: &Viscounts, state: &State, language: Language) -> Vec<String> {
    let title = language.pick(
        "Pairs of player card and hero that are left:",
        "Pares de carta de jugador y héroe que quedan:",
        "Pares de carta de jogador e herói que restam:",
    );
    let mut lines = vec![title.to_owned()];
    for pair in state.pairs.into_iter().filter(|pair| pair.number > 0) {
        let (number, card) = (pair.number, player_card(game, pair.number, language));
        let hero = names::with_id(pair.hero, language);
        let what = townsfolk(game.printed().card(pair.hero), language);
        lines.extend(row(&number.to_string(), &card));
        lines.extend(row("", &format!("{hero}: {what}")));
    }
    lines
}

/// What a player card brings.
pub fn player_card(game: &Viscounts, number: u8, language: Language) -> String {
    let card = &game.printed().player_cards[usize::from(number.clamp(1, 10)) - 1];
    let mut parts = effects::parts(card.gains, language);
    parts.push(silver(card.silver, language));
    parts.push(words::DEED.count(card.deeds, language));
    parts.push(words::DEBT.count(card.debts, language));
    let (parts, extra) = (parts.join(", "), effects::bundle(card.extra, language));
    say!(
        language,
        "space {number}; {parts}; then: {extra}",
        "casilla {number}; {parts}; después: {extra}",
        "espaço {number}; {parts}; depois: {extra}"
    )
}
