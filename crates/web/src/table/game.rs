//! A game in this browser.

use super::board::Table;
use crate::{
    play::{
        local,
        saved::{Saved, Sitter},
    },
    words::{self, lang},
};
use leptos::prelude::*;

/// The game of an id.
#[component]
pub fn Game(
    /// Its id.
    id: String,
) -> impl IntoView {
    let Some(saved) = Saved::load(&id) else {
        return view! { <p class="place">{move || words::table::no_such_game(lang())}</p> }.into_any();
    };
    let seats = saved.seats.clone();
    match local::open(saved) {
        Err(error) => view! { <p class="place error">{error}</p> }.into_any(),
        Ok(play) => {
            // Names follow the language: a bot is called something else in each.
            Effect::new(move || play.names.set(seats.iter().map(name).collect()));
            view! { <Table play/> }.into_any()
        }
    }
}

fn name(sitter: &Sitter) -> String {
    match sitter {
        Sitter::Person(name) => name.clone(),
        Sitter::Bot(_) => words::table::bot(lang()).into(),
        Sitter::Automaton => words::table::automaton(lang()).into(),
    }
}
