//! A first game that teaches: a real one, with a coach beside the table. It can be left at any time, and the game goes on.

mod coach;
pub mod corner;

use crate::{
    ending::Ending,
    play::{
        local,
        saved::{Saved, Sitter},
    },
    prefs,
    route::{Route, go},
    start::begin::chosen,
    table::{board::Table, game::names},
    words::{self, lang},
};
use coach::Coach;
use demesne_game::Seat;
use demesne_games::Kind;
use leptos::prelude::*;

/// Which game is taught: where none is named, the one that was chosen last.
pub fn kind(named: Option<Kind>) -> Kind {
    named.or_else(chosen).unwrap_or(Kind::ALL[0])
}

/// The page: the lesson of a game that was begun, or a new one.
#[component]
pub fn Lesson(
    /// The game.
    kind: Kind,
) -> impl IntoView {
    let begun = Saved::all()
        .into_iter()
        .find(|saved| saved.lesson && saved.result.is_none() && saved.game == kind.name());
    let Some(saved) = begun.or_else(|| fresh(kind)) else {
        return view! { <p class="place">{move || words::lesson::no_lesson(lang())}</p> }.into_any();
    };
    let (id, kept, seats) = (saved.id.clone(), saved.id.clone(), saved.seats.clone());
    match local::open(saved) {
        Err(error) => view! { <p class="place error">{error}</p> }.into_any(),
        Ok(play) => {
            Effect::new(move || play.names.set(names(&seats, kind.name())));
            let leave = Callback::new(move |()| {
                if let Some(mut saved) = Saved::load(&id) {
                    saved.lesson = false;
                    saved.save();
                }
                go(Route::Game(id.clone()));
            });
            let replay =
                Route::Replay { source: format!("game-{kept}"), at: None, seat: None, review: false };
            // The next game needs no coach.
            let again = Callback::new(move |()| {
                if let Some(next) = Saved::load(&kept).map(|saved| saved.again()) {
                    next.save();
                    go(Route::Game(next.id));
                }
            });
            view! {
                <h1 class="visually-hidden">{move || words::lesson::title(lang())}</h1>
                <Table play/>
                <Coach play leave/>
                <Ending play again=Some(again) replay=Some(replay)/>
            }
            .into_any()
        }
    }
}

/// A new lesson of a game.
fn fresh(kind: Kind) -> Option<Saved> {
    let lesson = demesne_scene::lesson(kind)?;
    let table = lesson.kind.run(&lesson.setup, demesne_game::Viewer::Everybody).ok()?;
    let you = untrack(prefs::own_name);
    let seats = Seat::first(table.seats())
        .map(|seat| match seat == lesson.learner {
            true => Sitter::Person(you.clone()),
            false => Sitter::Bot(lesson.level.into()),
        })
        .collect();
    let mut saved = Saved::new(lesson.kind.name(), lesson.setup, seats);
    saved.seed = lesson.seed.to_string();
    saved.lesson = true;
    saved.save();
    Some(saved)
}
