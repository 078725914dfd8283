//! Tables, seats and times in a few words.

use super::visit::Visit;
use crate::{
    browser,
    route::{Link, Route},
    shelf,
    words::{self, lang},
};
use demesne_game::Viewer;
use demesne_games::Kind;
use demesne_wire::{Happening, Pace, SeatLine, Status, TableLine};
use js_sys::{Function, Reflect};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};

/// The name of a game for people.
pub fn game_title(game: &str) -> String {
    Kind::parse(game).map_or_else(|_| game.to_owned(), |kind| kind.title().to_owned())
}

/// What people call a level of bots.
pub fn level_name(level: &str) -> String {
    demesne_text::levels::name_of(level, lang())
}

/// Who sits at a seat, by name.
pub fn sitter(seat: &SeatLine, game: &str) -> String {
    match (&seat.who, &seat.bot) {
        (Some(who), _) if who.name.is_empty() => words::live::gone(lang()).into(),
        (Some(who), _) => who.name.clone(),
        (None, Some(level)) => words::live::bot(lang(), level_name(level)),
        (None, None) if seat.automaton => words::automaton(game),
        (None, None) => words::live::free_seat(lang()).into(),
    }
}

/// That the person of a seat resigned, or was out of time and a bot plays on for them. In a reactive place.
pub fn plays_on(visit: Visit, seat: &SeatLine) -> Option<String> {
    let (_, level) = (seat.who.as_ref()?, seat.bot.as_ref()?);
    Some(match (has_resigned(visit, &seat.seat), visit.status()) {
        (true, _) => words::live::has_resigned(lang()).into(),
        (false, Some(Status::Playing)) => words::live::bot_plays(lang(), level_name(level)),
        (false, _) => words::live::ran_out(lang()).into(),
    })
}

/// Whether the person of a seat resigned. In a reactive place.
pub fn has_resigned(visit: Visit, seat: &str) -> bool {
    let talk = visit.talk.read();
    talk.iter().any(|event| matches!(&event.what, Happening::Resigned { seat: gone, .. } if gone == seat))
}

/// The same in as few words as possible, for running text: the level of a bot stands where the seats are.
pub fn shortly(seat: &SeatLine, seats: &[SeatLine], game: &str) -> String {
    if seat.who.is_some() || seat.bot.is_none() {
        return sitter(seat, game);
    }
    let several = seats.iter().filter(|other| other.who.is_none() && other.bot.is_some()).count() > 1;
    if several {
        words::live::house_at(lang(), number(&seat.seat))
    } else {
        words::live::house(lang()).into()
    }
}

/// The number of a seat, as people count them.
pub fn number(seat: &str) -> String {
    seat.trim_start_matches('p').to_owned()
}

/// A list of names: "Ada, Ben and Cleo".
pub fn listed(names: &[String]) -> String {
    let Some((last, rest)) = names.split_last() else { return String::new() };
    if rest.is_empty() { last.clone() } else { words::live::and(lang(), last, rest.join(", ")) }
}

/// How much time there is.
pub fn pace(pace: Pace) -> String {
    match pace {
        Pace::None => words::live::pace_none(lang()).into(),
        Pace::Live { seconds, increment } => {
            let minutes = f64::from(seconds) / 60.0;
            words::live::pace_live(lang(), increment, (minutes * 10.0).round() / 10.0)
        }
        Pace::Days { days } => words::live::pace_days(lang(), i64::from(days)),
    }
}

/// A result with names in the place of seats.
pub fn result(result: &str, seats: &[SeatLine], game: &str) -> String {
    let name = |seat: &str| {
        seats
            .iter()
            .find(|line| line.seat == seat)
            .map_or_else(|| seat.to_owned(), |line| shortly(line, seats, game))
    };
    if let Some(gone) = result.strip_suffix(" resigned") {
        let names: Vec<String> = gone.split('+').map(name).collect();
        return words::live::resigned(lang(), listed(&names));
    }
    // `p2 187 >B14.3 p1+p3 187 lost (3 spaces empty)`: the rule of a tie-break and the remark are for programs.
    let plain = result.split(" (").next().unwrap_or(result);
    let (plain, lost) = plain.strip_suffix(" lost").map_or((plain, false), |rest| (rest, true));
    let place = |place: &str| {
        let words = place.split(' ').map(|word| word.split('+').map(name).collect::<Vec<_>>().join(" + "));
        words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
    };
    let mut places = plain
        .split(" >")
        .enumerate()
        .map(|(number, text)| match number {
            0 => place(text),
            _ => place(text.split_once(' ').map_or("", |(_, rest)| rest)),
        })
        .collect::<Vec<_>>();
    places.extend(lost.then(|| words::ending::lost(lang()).to_owned()));
    places.join(" · ")
}

/// Where a table stands, in a few words.
pub fn standing(line: &TableLine) -> String {
    match line.status {
        Status::Over => {
            line.result.as_deref().map(|text| result(text, &line.seats, &line.game)).unwrap_or_default()
        }
        Status::Closed => words::live::closed(lang()).into(),
        Status::Open => match i64::try_from(free(line)).unwrap_or(0) {
            0 => words::live::full(lang()).into(),
            count => words::live::free_seats(lang(), count),
        },
        Status::Playing if line.your_turn => words::live::your_turn(lang()).into(),
        Status::Playing => {
            let waits: Vec<String> = line
                .seats
                .iter()
                .filter(|seat| seat.to_act)
                .map(|seat| shortly(seat, &line.seats, &line.game))
                .collect();
            if waits.is_empty() {
                words::live::playing(lang()).into()
            } else {
                words::live::waits_for(lang(), listed(&waits))
            }
        }
    }
}

/// How many seats are free. Lists do not say where the game itself sits: its setup does.
pub fn free(line: &TableLine) -> usize {
    let kind = Kind::parse(&line.game).ok().filter(|kind| shelf::is_here(*kind));
    let automaton = kind.and_then(|kind| {
        let setup: Vec<(String, String)> = line.setup.clone().into_iter().collect();
        Some(kind.run(&setup, Viewer::Spectator).ok()?.automaton()?.to_string())
    });
    let taken = |seat: &&SeatLine| {
        seat.who.is_some() || seat.bot.is_some() || seat.automaton || Some(&seat.seat) == automaton.as_ref()
    };
    line.seats.len() - line.seats.iter().filter(taken).count()
}

/// A table in a list: a link to it, or to its replay.
#[component]
pub fn Line(
    /// The table.
    line: TableLine,
) -> impl IntoView {
    let to = Route::Table { id: line.id.clone(), invite: None, handed: None };
    let replay = (line.status == Status::Over).then(|| Route::Replay {
        source: format!("table-{}", line.id),
        at: None,
        seat: None,
        review: false,
    });
    let class = if line.your_turn { "line lit" } else { "line" }.to_owned();
    let line = StoredValue::new(line);
    let head = move || {
        line.with_value(|line| {
            let others: Vec<String> = line
                .seats
                .iter()
                .filter(|seat| !seat.you && (seat.who.is_some() || seat.bot.is_some() || seat.automaton))
                .map(|seat| sitter(seat, &line.game))
                .collect();
            let game = game_title(&line.game);
            if others.is_empty() { game } else { words::live::with(lang(), game, listed(&others)) }
        })
    };
    let notes = move || {
        line.with_value(|line| {
            let mut notes = vec![pace(line.pace)];
            notes.extend(line.rated.then(|| words::live::rated(lang()).into()));
            notes.extend(line.private.then(|| words::live::private(lang()).into()));
            notes.push(ago(line.touched));
            notes.join(" · ")
        })
    };
    view! {
        <li class="table-line">
            <Link to class>
                <span class="line-head"><strong>{head}</strong><small>{notes}</small></span>
                <span class="line-state">{move || line.with_value(standing)}</span>
            </Link>
            {replay.map(|to| view! { <Link to class="button".to_string()>{move || words::live::replay(lang())}</Link> })}
        </li>
    }
}

/// Lets the browser write something as the reader's language has it.
fn spoken(maker: &str, method: &str, options: &[(&str, &str)], arguments: &[JsValue]) -> Option<String> {
    let of = Reflect::get(&js_sys::global(), &"Intl".into()).ok()?;
    let maker: Function = Reflect::get(&of, &maker.into()).ok()?.dyn_into().ok()?;
    let wanted = js_sys::Object::new();
    for (name, value) in options {
        Reflect::set(&wanted, &(*name).into(), &(*value).into()).ok()?;
    }
    let made = Reflect::construct(&maker, &js_sys::Array::of2(&lang().code().into(), &wanted)).ok()?;
    let method: Function = Reflect::get(&made, &method.into()).ok()?.dyn_into().ok()?;
    method.apply(&made, &arguments.iter().collect()).ok()?.as_string()
}

/// How long ago.
pub fn ago(at: i64) -> String {
    let seconds = ((at as f64 - browser::now()) / 1000.0).min(0.0);
    let (unit, size) = match -seconds {
        passed if passed < 60.0 => ("second", 1.0),
        passed if passed < 3600.0 => ("minute", 60.0),
        passed if passed < 86_400.0 => ("hour", 3600.0),
        _ => ("day", 86_400.0),
    };
    let count = JsValue::from_f64((seconds / size).round());
    spoken("RelativeTimeFormat", "format", &[("numeric", "auto")], &[count, unit.into()]).unwrap_or_default()
}

/// A moment as a date.
pub fn date(at: i64) -> String {
    let moment = js_sys::Date::new(&JsValue::from_f64(at as f64));
    let text = moment.to_locale_string(lang().code(), &JsValue::UNDEFINED);
    String::from(text)
}

/// A span as a clock shows it.
pub fn span(milliseconds: f64) -> String {
    let all = (milliseconds / 1000.0).ceil().max(0.0) as i64;
    let (days, hours, minutes, seconds) = (all / 86_400, all / 3600 % 24, all / 60 % 60, all % 60);
    match (days, hours) {
        (0, 0) => format!("{minutes}:{seconds:02}"),
        (0, _) => format!("{hours}:{minutes:02}:{seconds:02}"),
        _ => words::live::clock_days(lang(), format!("{hours:02}"), format!("{minutes:02}"), days),
    }
}

/// What the browser's tab says while a place is shown.
pub fn title(text: impl Fn() -> String + 'static) {
    Effect::new(move || {
        let text = text();
        let name = if text.is_empty() { "Demesne".to_owned() } else { format!("{text} · Demesne") };
        browser::document().set_title(&name);
    });
    on_cleanup(|| browser::document().set_title("Demesne"));
}

/// The number on the page's icon, where the browser shows one.
pub fn badge(count: usize) {
    let navigator = browser::window().navigator();
    let name = if count > 0 { "setAppBadge" } else { "clearAppBadge" };
    if let Ok(set) = Reflect::get(&navigator, &name.into()).and_then(|set| set.dyn_into::<Function>()) {
        let _ = if count > 0 { set.call1(&navigator, &(count as f64).into()) } else { set.call0(&navigator) };
    }
}
