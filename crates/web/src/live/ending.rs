//! How it ended, and how everybody can check that chance was fair.

use super::{
    api::address,
    lines::{listed, result, shortly},
    visit::Visit,
};
use crate::{
    route::{Link, Route},
    words::{self, lang},
};
use demesne_game::Seed;
use demesne_wire::{Over, Status};
use leptos::prelude::*;

/// The end of a game, once there is one.
#[component]
pub fn Ending(
    /// The table.
    visit: Visit,
) -> impl IntoView {
    let over = Memo::new(move |_| {
        let view = visit.view.read();
        let play = view.as_ref()?.play.as_ref()?;
        Some((play.over.clone()?, play.commitment.clone()))
    });
    view! {
        {move || over.get().map(|(over, commitment)| view! { <Ended visit over commitment/> })}
        <Show when=move || visit.status() == Some(Status::Closed)>
            <section class="sheet stack"><p>{move || words::live::closed(lang())}</p></section>
        </Show>
    }
}

#[component]
fn Ended(visit: Visit, over: Over, commitment: String) -> impl IntoView {
    let text = over.result.clone();
    let summary = move || result(&text, &visit.seats(), &visit.game());
    let ranks = over
        .ranks
        .into_iter()
        .map(|rank| {
            let names = move || {
                let (seats, game) = (visit.seats(), visit.game());
                let names: Vec<String> = seats
                    .iter()
                    .filter(|line| rank.seats.contains(&line.seat))
                    .map(|line| shortly(line, &seats, &game))
                    .collect();
                listed(&names)
            };
            view! {
                <li class:won=rank.won>
                    <span class="rank">{rank.place}"."</span>
                    <strong>{names}</strong>
                    <span class="points">{move || words::live::points(lang(), i64::from(rank.points))}</span>
                    {rank.won.then(|| view! { <em>{move || words::live::won(lang())}</em> })}
                </li>
            }
        })
        .collect_view();
    let id = visit.id.get_value();
    let record = address(&visit.path("/record"), &[("invite", visit.invite.get_value())]);
    let file = format!("demesne-{id}.txt");
    let replay = Route::Replay { source: format!("table-{id}"), at: None, seat: None, review: false };
    let fits = Seed::parse(&over.seed).is_ok_and(|seed| seed.commitment() == commitment);
    let checked = RwSignal::new(false);
    let verdict = move || match (checked.get(), fits) {
        (false, _) => "",
        (true, true) => words::live::seed_right(lang()),
        (true, false) => words::live::seed_wrong(lang()),
    };
    view! {
        <section class="sheet stack table-end" id="ending">
            <h2>{move || words::live::ending(lang())}</h2>
            <p class="lead">{summary}</p>
            <ol class="ranks">{ranks}</ol>
            <div class="row">
                <Link to=replay.clone() class="button".to_string()>{move || words::live::replay(lang())}</Link>
                <Link to=replay.with_review() class="button".to_string()>{move || words::ending::review(lang())}</Link>
                <a class="button" href=record download=file>{move || words::live::record(lang())}</a>
            </div>
            <details>
                <summary>{move || words::live::chance(lang())}</summary>
                <div class="stack">
                    <p>{move || words::live::chance_what(lang())}</p>
                    <dl>
                        <dt>{move || words::live::commitment(lang())}</dt>
                        <dd class="mono">{commitment}</dd>
                        <dt>{move || words::live::seed(lang())}</dt>
                        <dd class="mono">{over.seed}</dd>
                    </dl>
                    <div class="row"><button id="check" on:click=move |_| checked.set(true)>{move || words::live::check(lang())}</button></div>
                    <p role="status" id="verdict">{verdict}</p>
                    <p class="hint">{move || words::live::chance_rest(lang())}</p>
                    <pre class="command">"demesne record verify demesne-….txt"</pre>
                </div>
            </details>
        </section>
    }
}
