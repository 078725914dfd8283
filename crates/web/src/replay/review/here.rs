//! The decision of the moment that is shown: what was played, what was best, the strongest moves, and where both are on the table.

use super::Reviewing;
use crate::{
    browser::Style,
    table::{glow, hint::leads_to},
    words::{self, lang},
};
use leptos::prelude::*;

/// So many moves are told.
const MOST: usize = 5;

/// The decision; nothing where there is none, or nobody looked at it yet.
#[component]
pub fn Here(
    /// The review.
    reviewing: Reviewing,
) -> impl IntoView {
    let here = Memo::new(move |_| reviewing.here());
    let style = StoredValue::new_local(Style::new());
    Effect::new(move || {
        let text = here.read().as_ref().map(|(decision, _)| {
            let keys = |action: &str| reviewing.keys(decision.seat, action);
            let best = glow::sheet(&keys(&decision.best.action), &decision.best.action, glow::ADVISED);
            match decision.best.action == decision.played.action {
                true => best,
                // What was played lies below: what both touch is marked as the better one.
                false => {
                    glow::sheet(&keys(&decision.played.action), &decision.played.action, glow::DONE) + &best
                }
            }
        });
        style.with_value(|style| style.set(&text.unwrap_or_default()));
    });
    on_cleanup(move || style.with_value(|style| style.set("")));
    move || {
        here.get().map(|(decision, studied)| {
            let (at, seat) = (decision.at, decision.seat);
            let played = decision.played.action.clone();
            let right = decision.best.action == played;
            let ways: Vec<_> = studied
                .advice
                .ways
                .into_iter()
                .enumerate()
                .filter(|(place, way)| *place == 0 || way.weight > 0.0 || way.action == played)
                .map(|(_, way)| way)
                .take(MOST)
                .collect();
            // What was played is always told, however far behind it is.
            let rest = (!ways.iter().any(|way| way.action == played)).then(|| decision.played.clone());
            let row = move |way: demesne_games::Advised, first: bool| {
                let was = way.action == played;
                let mark = move || match (first, was) {
                    (true, true) => words::replay::played_best(lang()),
                    (true, false) => words::replay::best(lang()),
                    (false, true) => words::replay::played(lang()),
                    (false, false) => "",
                };
                let action = way.action.clone();
                view! {
                    <li class:best=first class:played=was>
                        <span class="which">{mark}</span>
                        <span>{move || reviewing.says(at, seat, &action)}</span>
                        <small>{move || leads_to(way.outlook)}</small>
                    </li>
                }
            };
            view! {
                <section class="here" aria-label=move || words::replay::strongest(lang())>
                    <h3>
                        {move || match right {
                            true => words::replay::decided_well(lang(), reviewing.showing.play.name(seat)),
                            false => words::replay::decides(lang(), reviewing.showing.play.name(seat)),
                        }}
                    </h3>
                    <ol>{ways.into_iter().chain(rest).enumerate().map(|(place, way)| row.clone()(way, place == 0)).collect_view()}</ol>
                </section>
            }
        })
    }
}
