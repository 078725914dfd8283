//! A game in this browser.

use super::board::Table;
use crate::{
    ending::Ending,
    play::{
        local,
        saved::{Saved, Sitter},
    },
    route::{Link, Route, go},
    words::{self, lang},
};
use demesne_games::Kind;
use leptos::prelude::*;

/// Which game it is, by its id.
pub fn kind(id: &str) -> Option<Kind> {
    Kind::parse(&Saved::load(id)?.game).ok()
}

/// The game of an id.
#[component]
pub fn Game(
    /// Its id.
    id: String,
) -> impl IntoView {
    let Some(saved) = Saved::load(&id) else {
        return view! {
            <div class="place">
                <h1>{move || words::table::not_here(lang())}</h1>
                <p>{move || words::table::no_such_game(lang())}</p>
                <p><Link to=Route::Start class="button".to_string()>{move || words::table::to_start(lang())}</Link></p>
            </div>
        }
        .into_any();
    };
    let (seats, game, table) = (saved.seats.clone(), saved.game.clone(), saved.clone());
    let title = Kind::parse(&saved.game).map_or("", Kind::title);
    match local::open(saved) {
        Err(error) => view! { <p class="place error">{error}</p> }.into_any(),
        Ok(play) => {
            // Names follow the language: a bot is called something else in each.
            Effect::new(move || play.names.set(names(&seats, &game)));
            let again = Callback::new(move |()| {
                let mut next = Saved::new(&table.game, table.setup.clone(), table.seats.clone());
                next.position.clone_from(&table.position);
                next.save();
                go(Route::Game(next.id));
            });
            let replay = Route::Replay { source: format!("game-{id}"), at: None, seat: None, review: false };
            view! {
                <h1 class="visually-hidden">{title}</h1>
                <Table play/>
                <Ending play again=Some(again) replay=Some(replay)/>
            }
            .into_any()
        }
    }
}

/// What those at this screen are called: several bots are told apart by a number.
pub fn names(seats: &[Sitter], game: &str) -> Vec<String> {
    let is_bot = |sitter: &&Sitter| matches!(sitter, Sitter::Bot(_));
    let several = seats.iter().filter(is_bot).count() > 1;
    let numbered = |(place, sitter): (usize, &Sitter)| match several && is_bot(&sitter) {
        true => format!("{} {}", name(sitter, game), seats[..=place].iter().filter(is_bot).count()),
        false => name(sitter, game),
    };
    seats.iter().enumerate().map(numbered).collect()
}

/// What somebody at this screen is called.
fn name(sitter: &Sitter, game: &str) -> String {
    match sitter {
        Sitter::Person(name) => name.clone(),
        Sitter::Bot(_) => words::table::bot(lang()).into(),
        Sitter::Automaton => words::automaton(game),
    }
}
