//! Spaces and sites at this moment: in a tip beside their rule, and read aloud, where nothing else says it.

use crate::{
    Language,
    draw::listed,
    refusal::sentence,
    viscounts::{
        effects,
        facts::{is_solo, links, move_cost, seats, site_effect, steps},
        note,
        words::{self, STEP, silver},
    },
};
use demesne_game::Seat;
use demesne_viscounts::{
    Act, Icon, Side, Site, Space, State, Viscounts,
    state::{Beat, Stage},
};

/// Whether a seat decides now where its viscount goes.
fn moves(view: &State, me: Option<Seat>) -> bool {
    let moves = view.stage == Stage::Turn && view.beat == Beat::Move && view.tasks.is_empty();
    moves && me == Some(view.turn)
}

/// Beside the rule of a space: who stands there, and what waits for whoever comes.
pub fn space(
    game: &Viscounts,
    view: &State,
    me: Option<Seat>,
    space: Space,
    language: Language,
) -> Vec<String> {
    let mut lines: Vec<String> =
        here(game, view, me, space, language).iter().map(|text| sentence(text)).collect();
    match space.is_outer() {
        true => {
            let text = note::free_sites(game, view, space, language);
            lines.push(sentence(&words::capital(&text)));
        }
        false => {
            let mut text = manuscript(game, view, space, language);
            if let Some(seat) = me.filter(|&me| has_board(game, view, me)) {
                text = format!("{text}, {}", of_cost(game, view, seat, space, language));
            }
            lines.push(sentence(&text));
            if let Some(seat) = me.filter(|&me| has_board(game, view, me)) {
                lines.push(sentence(&note::section(game, view, seat, space.segment(), language)));
            }
        }
    }
    lines
}

/// A space that is read aloud: the way there, who stands there, and what can be done there.
pub fn space_aloud(
    game: &Viscounts,
    view: &State,
    me: Option<Seat>,
    space: Space,
    language: Language,
) -> String {
    let mut parts: Vec<String> =
        me.and_then(|me| way_there(game, view, me, space, language)).into_iter().collect();
    parts.extend(here(game, view, me, space, language));
    let me = me.filter(|&me| has_board(game, view, me));
    let what = match game.exchange_at(space) {
        Some((rate, gain)) => {
            let (rate, gain) =
                (words::icons_of(Icon::Merchant, rate, language), effects::atom(gain, language));
            let trade = say!(language, "{rate} for {gain}", "{rate} por {gain}", "{rate} por {gain}");
            let own = me.map(|me| game.funds(view, me, Act::Trade).free());
            let own = own.map(|n| say!(language, "you have {n}", "tienes {n}", "você tem {n}"));
            let free = note::free_sites(game, view, space, language);
            [Some(trade), own, Some(free)].into_iter().flatten().collect::<Vec<_>>().join(", ")
        }
        None => {
            let own = me.map(|me| of_cost(game, view, me, space, language));
            let tile = manuscript(game, view, space, language);
            own.map_or(tile.clone(), |own| format!("{tile}, {own}"))
        }
    };
    if parts.is_empty() { what } else { format!("{}; {what}", parts.join(", ")) }
}

/// Before the pairs are picked nobody has a board, and the solo opponent never has one.
fn has_board(game: &Viscounts, view: &State, seat: Seat) -> bool {
    view.player(seat).viscount.is_some() && !is_solo(game, seat)
}

/// The way there: `2 steps and 1 silver`; none where the seat does not move now, or does not reach it.
fn way_there(game: &Viscounts, view: &State, me: Seat, space: Space, language: Language) -> Option<String> {
    let cost = move_cost(game, view, me, space).filter(|_| moves(view, Some(me)))?;
    let steps = STEP.count(steps(game, view, me, space)?, language);
    let price = silver(cost, language);
    Some(match cost {
        0 => say!(language, "free, {steps}", "gratis, {steps}", "grátis, {steps}"),
        _ => say!(language, "{steps} and {price}", "{steps} y {price}", "{steps} e {price}"),
    })
}

/// Who stands there; V9.8: rivals may rearrange when the viscount comes.
fn here(game: &Viscounts, view: &State, me: Option<Seat>, space: Space, language: Language) -> Vec<String> {
    let comes = me.is_some_and(|me| moves(view, Some(me)) && move_cost(game, view, me, space).is_some());
    // V22.3: the solo opponent has no cards to rearrange.
    let rearranges = |seat: &Seat| comes && me != Some(*seat) && !is_solo(game, *seat);
    let there = seats(game).filter(|&seat| view.player(seat).viscount == space);
    let (rivals, others): (Vec<Seat>, Vec<Seat>) = there.partition(rearranges);
    [(rivals, true), (others, false)]
        .into_iter()
        .filter(|(seats, _)| !seats.is_empty())
        .map(|(seats, rearrange)| {
            let all: Vec<String> = seats.iter().map(Seat::to_string).collect();
            let (who, one) = (listed(&all, language), all.len() == 1);
            match (rearrange, one) {
                (true, true) => say!(
                    language,
                    "{who} stands here and may rearrange",
                    "{who} está aquí y puede reordenar",
                    "{who} está aqui e pode reorganizar"
                ),
                (true, false) => say!(
                    language,
                    "{who} stand here and may rearrange",
                    "{who} están aquí y pueden reordenar",
                    "{who} estão aqui e podem reorganizar"
                ),
                (false, true) => say!(language, "{who} stands here", "{who} está aquí", "{who} está aqui"),
                (false, false) => say!(language, "{who} stand here", "{who} están aquí", "{who} estão aqui"),
            }
        })
        .collect()
}

/// The manuscript of the segment of an inner space.
fn manuscript(game: &Viscounts, view: &State, space: Space, language: Language) -> String {
    let tile = note::manuscript_at(game, view, space.segment(), language);
    match view.tiles[space.segment().index()].is_some() {
        true => say!(language, "manuscript: {tile}", "manuscrito: {tile}", "manuscrito: {tile}"),
        false => tile,
    }
}

/// What a seat has of what that manuscript needs, without paying: `you have 1 of 6`.
fn of_cost(game: &Viscounts, view: &State, seat: Seat, space: Space, language: Language) -> String {
    let segment = space.segment();
    let cost = match view.tiles[segment.index()] {
        tile if tile.is_some() => game.printed().tile(tile).cost,
        _ => game.printed().segments[segment.index()].manuscript_cost,
    };
    let own = game.funds(view, seat, Act::Transcribe).free().min(cost.into());
    let clerics = words::icons_of(Icon::Cleric, cost, language);
    say!(language, "you have {own} of {clerics}", "tienes {own} de {clerics}", "você tem {own} de {clerics}")
}

/// A site: what stands there, and its links.
pub fn site(game: &Viscounts, view: &State, site: Site, language: Language) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some((owner, building)) = view.plot(site).get() {
        let building = words::building(building, language);
        lines.push(say!(
            language,
            "{building} of {owner} stands here.",
            "Aquí está {building} de {owner}.",
            "Aqui está {building} de {owner}."
        ));
    }
    for (other, link) in links(game, view, site) {
        let (name, link) = (words::site(other, language), effects::bundle(link, language));
        lines.push(match view.plot(other).get() {
            Some((owner, _)) => say!(
                language,
                "Link to {name}, where {owner} has built: {link}.",
                "Conexión con el {name}, donde ha construido {owner}: {link}.",
                "Conexão com o {name}, onde {owner} construiu: {link}."
            ),
            None => say!(
                language,
                "Link to {name}, still empty: {link}.",
                "Conexión con el {name}, aún vacío: {link}.",
                "Conexão com o {name}, ainda vazio: {link}."
            ),
        });
    }
    lines
}

/// A site that is read aloud: its bank, its effect, and the links that a building there would close; or what stands there.
pub fn site_aloud(
    game: &Viscounts,
    view: &State,
    me: Option<Seat>,
    site: Site,
    language: Language,
) -> String {
    let left = game.near_sites(Space::on(site.segment(), Side::Left)).any(|other| other == site);
    let bank = match left {
        true => language.pick("left bank", "orilla izquierda", "margem esquerda"),
        false => language.pick("right bank", "orilla derecha", "margem direita"),
    };
    if let Some((owner, building)) = view.plot(site).get() {
        let building = words::building(building, language);
        return say!(
            language,
            "{bank}: {building} of {owner}",
            "{bank}: {building} de {owner}",
            "{bank}: {building} de {owner}"
        );
    }
    let mut text = format!("{bank}: {}", effects::atom(site_effect(game, site), language));
    for (other, link) in links(game, view, site) {
        let Some((owner, _)) = view.plot(other).get() else { continue };
        let link = effects::bundle(link, language);
        text.push_str(&match me == Some(owner) {
            true => say!(
                language,
                "; closes your link: {link}",
                "; cierra tu conexión: {link}",
                "; fecha a sua conexão: {link}"
            ),
            false => say!(
                language,
                "; closes the link with {owner}: {link}",
                "; cierra la conexión con {owner}: {link}",
                "; fecha a conexão com {owner}: {link}"
            ),
        });
    }
    text
}
