//! The games that this browser keeps: the last one to go on with at a click, the others below it, whose turn it is in each.

use crate::{
    browser, later,
    play::saved::{Saved, Sitter},
    route::{Link, Route},
    setup::cards::Icon,
    shelf,
    words::{self, lang},
};
use demesne_game::{Seat, ToAct, Viewer};
use demesne_games::{Kind, Running};
use leptos::prelude::*;

/// What a sitter is called.
pub fn called(sitter: &Sitter, game: &str) -> String {
    match sitter {
        Sitter::Person(name) => name.clone(),
        Sitter::Bot(_) => words::table::bot(lang()).into(),
        Sitter::Automaton => words::automaton(game),
    }
}

/// The game and who plays it.
pub fn title(saved: &Saved) -> String {
    let game = Kind::parse(&saved.game).map_or_else(|_| saved.game.clone(), |kind| kind.title().to_owned());
    let others: Vec<String> = saved.seats.iter().skip(1).map(|sitter| called(sitter, &saved.game)).collect();
    match others.is_empty() {
        true => game,
        false => words::start::with_others(lang(), game, others.join(", ")),
    }
}

/// How a game stands: whose turn it is, and the points.
#[derive(Clone, PartialEq)]
struct Standing {
    turn: Vec<Seat>,
    points: Vec<i32>,
}

fn standing(saved: &Saved) -> Option<Standing> {
    let mut running: Box<dyn Running> =
        Kind::parse(&saved.game).ok()?.run(&saved.setup, Viewer::Everybody).ok()?;
    for step in &saved.steps {
        running.play(step).ok()?;
    }
    let turn = match running.to_act() {
        ToAct::Seats(seats) => seats.iter().collect(),
        _ => Vec::new(),
    };
    Some(Standing { turn, points: Seat::first(running.seats()).map(|seat| running.points(seat)).collect() })
}

/// All games that are not over.
#[component]
pub fn Mine() -> impl IntoView {
    let open: Vec<Saved> = Saved::all().into_iter().filter(|saved| saved.result.is_none()).collect();
    let some = !open.is_empty();
    view! {
        <section aria-labelledby="start-mine" hidden=!some>
            <h2 id="start-mine">{move || words::start::mine(lang())}</h2>
            <ul class="lines">
                {open.into_iter().enumerate().map(|(place, saved)| view! { <Line saved first=place == 0/> }).collect_view()}
            </ul>
        </section>
    }
}

/// A game in a list: it leads there, and can be deleted; that can be taken back as long as the page is open.
#[component]
pub fn Line(
    /// The game.
    saved: Saved,
    /// Whether it is the one that was played last.
    #[prop(default = false)]
    first: bool,
) -> impl IntoView {
    let over = saved.result.is_some();
    let saved = StoredValue::new(saved);
    let gone = RwSignal::new(false);
    let stands = RwSignal::new(None::<Standing>);
    if !over {
        // One after another, so that the page is there first.
        later::work(stands, async move {
            browser::wait(30).await;
            let kind = saved.with_value(|saved| Kind::parse(&saved.game).ok());
            // Without the game the line says what is known without it.
            let Some(kind) = kind else { return };
            if shelf::bring(kind).await.is_err() {
                return;
            }
            stands.set(saved.with_value(standing));
        });
    }
    let delete = move |_| {
        saved.with_value(|saved| Saved::delete(&saved.id));
        gone.set(true);
    };
    let back = move |_| {
        saved.with_value(|saved| saved.save());
        gone.set(false);
    };
    let route = saved.with_value(|saved| match over {
        true => Route::Replay { source: format!("game-{}", saved.id), at: None, seat: None, review: false },
        false => Route::Game(saved.id.clone()),
    });
    let state = move || saved.with_value(|saved| state(saved, stands.get(), first));
    let small = move || {
        let points = stands.read().as_ref().map(|stands| stands.points.clone()).unwrap_or_default();
        let points: Vec<String> = points.iter().map(i32::to_string).collect();
        let begun = saved.with_value(|saved| date(saved.touched));
        if points.is_empty() { begun } else { format!("{} · {begun}", points.join(" : ")) }
    };
    let name = move || saved.with_value(title);
    view! {
        <li class="saved" class:first=first>
            <Show
                when=move || !gone.get()
                fallback=move || view! {
                    <p class="line gone" role="status">
                        <span>{move || words::start::deleted(lang(), name())}</span>
                        <button type="button" on:click=back>{move || words::start::undelete(lang())}</button>
                    </p>
                }
            >
                <Link to=route.clone() class="line lit".to_string()>
                    <span class="line-head"><b>{name}</b><small>{small}</small></span>
                    <span class="line-state">{state}</span>
                </Link>
                <button type="button" class="remove" aria-label=move || words::start::delete(lang(), name()) on:click=delete><Icon id="g-close"/></button>
            </Show>
        </li>
    }
}

fn state(saved: &Saved, stands: Option<Standing>, first: bool) -> String {
    let people: Vec<Seat> = saved.people().collect();
    let turn = stands.map(|stands| stands.turn).unwrap_or_default();
    let names: Vec<String> = (turn.iter())
        .filter(|_| people.len() > 1)
        .filter_map(|seat| saved.seats.get(seat.index()).map(|sitter| called(sitter, &saved.game)))
        .collect();
    match (saved.result.is_some(), names.is_empty()) {
        (true, _) => words::start::watch_again(lang()).into(),
        (false, false) => words::start::turn_of(lang(), names.join(", ")),
        (false, true) if first => words::start::go_on(lang()).into(),
        (false, true) => words::start::your_turn(lang()).into(),
    }
}

/// A day as people write it.
fn date(time: f64) -> String {
    let date = js_sys::Date::new(&time.into());
    date.to_locale_date_string(lang().code(), &js_sys::Object::new()).into()
}
