//! Points by source: a row for each source, a column for each seat.

use crate::{
    play::Play,
    words::{self, lang},
};
use demesne_game::{Seat, Viewer};
use demesne_games::{Row, breakdown};
use leptos::prelude::*;

/// The points so far, as the reader may know them.
pub fn rows(play: Play) -> Vec<Row> {
    let viewer = match play.is_over() {
        // Then everything is known.
        true => Viewer::Everybody,
        false => play.viewer.get(),
    };
    play.with(|running| breakdown(running, viewer, lang()))
}

/// The table.
#[component]
pub fn Sources(
    /// The game.
    play: Play,
) -> impl IntoView {
    let seats = play.peek(|running| running.seats());
    let body = move || {
        let rows = rows(play);
        rows.into_iter()
            .map(|row| {
                let parts: Vec<String> = row.parts.iter().map(|(name, _)| name.clone()).collect();
                view! {
                    <tr>
                        <th scope="row">
                            {row.name.clone()}
                            {(parts.len() > 1).then(|| view! { <small>{parts.join(", ")}</small> })}
                        </th>
                        {row.points.into_iter().map(cell).collect_view()}
                    </tr>
                }
            })
            .collect_view()
    };
    let totals = move || {
        let rows = rows(play);
        Seat::first(seats)
            .map(|seat| {
                let sum: i32 = rows.iter().filter_map(|row| row.points.get(seat.index())).sum();
                view! { <td>{sum}</td> }
            })
            .collect_view()
    };
    let none = move || rows(play).is_empty();
    view! {
        {move || none().then(|| view! { <p class="hint">{move || words::insight::no_points(lang())}</p> })}
        <div class="scores" hidden=none>
            <table>
                <caption class="visually-hidden">{move || words::ending::sources(lang())}</caption>
                <thead>
                    <tr>
                        <th scope="col">{move || words::ending::source(lang())}</th>
                        {Seat::first(seats).map(|seat| view! {
                            <th scope="col" data-seat=seat.to_string()>
                                <span class="disc" aria-hidden="true">{move || play.initial(seat)}</span>
                                {move || play.name(seat)}
                            </th>
                        }).collect_view()}
                    </tr>
                </thead>
                <tbody>{body}</tbody>
                <tfoot>
                    <tr><th scope="row">{move || words::ending::total(lang())}</th>{totals}</tr>
                </tfoot>
            </table>
        </div>
    }
}

/// A number; nothing is a stroke.
fn cell(points: i32) -> impl IntoView {
    view! { <td>{if points == 0 { "–".to_owned() } else { points.to_string() }}</td> }
}
