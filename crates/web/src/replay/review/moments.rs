//! The moments that cost most: what was played, what was better; each leads to its moment.

use super::Reviewing;
use crate::{
    table::{
        desk::Desk,
        hint::{percent, points},
    },
    words::{self, lang},
};
use demesne_games::{Grade, Moment, Review};
use leptos::prelude::*;

/// So many are told.
const MOST: usize = 12;

/// The list.
#[component]
pub fn Moments(
    /// The review.
    reviewing: Reviewing,
    /// What the reader does.
    desk: Desk,
) -> impl IntoView {
    let worst = Memo::new(move |_| {
        let review = reviewing.review.read();
        review.moments.iter().take(MOST).map(|moment| told(reviewing, &review, moment)).collect::<Vec<_>>()
    });
    view! {
        <Show when=move || worst.read().is_empty()>
            <p class="hint">{move || words::replay::no_moments(lang())}</p>
        </Show>
        <ol class="moments">
            <For each=move || worst.get() key=|one| one.clone() let:one>
                {
                    let at = one.at;
                    let now = move || (reviewing.showing.at.get() == at).then_some("step");
                    view! {
                        <li>
                            <button
                                class="moment" data-grade=one.grade data-at=at aria-current=now
                                on:click=move |_| reviewing.visit(at, desk.room.get_untracked())
                            >
                                <strong>{one.title}</strong>
                                <span>{one.played}</span>
                                <span>{one.better}</span>
                                <small>{one.cost}</small>
                            </button>
                        </li>
                    }
                }
            </For>
        </ol>
    }
}

/// A moment in words.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Told {
    at: usize,
    grade: &'static str,
    title: String,
    played: String,
    better: String,
    cost: String,
}

fn told(reviewing: Reviewing, review: &Review, moment: &Moment) -> Told {
    let worst = &review.decisions[moment.worst];
    let says = |action: &str| reviewing.says(worst.at, worst.seat, action);
    let (grade, name) = match moment.grade {
        Grade::Blunder => ("blunder", words::replay::blunder(lang())),
        Grade::Mistake => ("mistake", words::replay::mistake(lang())),
        Grade::Slip => ("slip", words::replay::slip(lang())),
    };
    let chapters = reviewing.showing.passages.read();
    let chapter = chapters.iter().rev().find(|passage| passage.at <= worst.at);
    let chapter = chapter.map(|passage| passage.chapter.title.clone()).unwrap_or_default();
    let who = reviewing.showing.play.name(moment.seat);
    Told {
        at: worst.at,
        grade,
        title: words::replay::moment_title(lang(), chapter, name, who),
        played: words::replay::was_played(lang(), says(&worst.played.action)),
        better: words::replay::was_better(lang(), says(&worst.best.action)),
        cost: words::replay::cost(lang(), percent(moment.cost.chance), points(moment.cost.points)),
    }
}
