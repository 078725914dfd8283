//! What people call the levels of bots, how long each thinks, and the one that was met last.

use crate::{
    browser,
    play::saved::Saved,
    words::{self, lang},
};
use demesne_bots::{Mind, Policy};
use demesne_text::levels;
use leptos::prelude::*;

/// Where the level that was chosen last is kept.
const KEPT: &str = "demesne.level";

/// Whoever has not finished a game in this browser meets this one.
const FIRST: Policy = Policy::Page;
/// Whoever has, and never chose a level.
const LATER: Policy = Policy::Squire;

/// The bot that sits down where nobody said which one: the one that was chosen last.
pub fn usual() -> Mind {
    let chosen = browser::kept(KEPT).and_then(|text| Mind::parse(&text).ok());
    chosen.unwrap_or_else(|| {
        let played = Saved::all().iter().any(|saved| saved.result.is_some());
        Mind::new(if played { LATER } else { FIRST })
    })
}

/// Remembers a choice.
pub fn remember(level: &str) {
    browser::keep(KEPT, level);
}

/// The name of a level.
pub fn name(policy: Policy) -> &'static str {
    levels::name(policy, lang())
}

/// How a level plays.
pub fn what(policy: Policy) -> &'static str {
    levels::what(policy, lang())
}

/// How long a bot at a seat may think about a decision; nothing for one that does not look ahead.
#[component]
pub fn Budget(
    /// The bot, as a table names it.
    #[prop(into)]
    mind: Signal<Option<Mind>>,
    /// Its seat, by number.
    seat: usize,
    /// Takes what was chosen.
    choose: Callback<String>,
) -> impl IntoView {
    let minds = Memo::new(move |_| {
        let mind = mind.get()?;
        let mut minds = levels::budgets(mind.policy);
        // Somebody may have said a budget of their own elsewhere.
        if !minds.is_empty() && !minds.contains(&mind) {
            minds.push(mind);
        }
        (!minds.is_empty()).then_some(minds)
    });
    let named = move |one: Mind| {
        let budget = levels::budget(one, lang()).unwrap_or_default();
        match one.budget {
            None => words::setup::usual_budget(lang(), budget),
            Some(_) => budget,
        }
    };
    move || {
        minds.get().map(|minds| {
            view! {
                <label class="budget">
                    <span>{move || words::setup::thinks_for(lang())}</span>
                    <select
                        aria-label=move || words::setup::budget_of(lang(), seat)
                        on:change:target=move |event| choose.run(event.target().value())
                    >
                        {minds.into_iter().map(|one| view! {
                            <option value=one.to_string() selected=move || mind.get() == Some(one)>{move || named(one)}</option>
                        }).collect_view()}
                    </select>
                </label>
            }
        })
    }
}
