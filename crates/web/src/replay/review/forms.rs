//! How well everybody played, as a table.

use super::Reviewing;
use crate::{
    table::hint::{percent, points},
    words::{self, lang},
};
use demesne_game::Seat;
use leptos::prelude::*;

/// The table.
#[component]
pub fn Forms(
    /// The review.
    reviewing: Reviewing,
) -> impl IntoView {
    let play = reviewing.showing.play;
    let rows = move || {
        let review = reviewing.review.read();
        let forms = review.forms.iter().enumerate().filter(|(_, form)| form.decisions > 0);
        forms
            .map(|(place, form)| {
                let (seat, form) = (Seat(place as u8), *form);
                let accuracy = form.accuracy.map(|share| format!("{} %", percent(share)));
                view! {
                    <tr>
                        <th scope="row" data-seat=seat.to_string()>
                            <span class="disc small" aria-hidden="true">{play.initial(seat)}</span>" "{play.name(seat)}
                        </th>
                        <td>{accuracy}</td>
                        <td>{form.blunders}</td>
                        <td>{form.mistakes}</td>
                        <td>{form.slips}</td>
                        <td>{points(form.cost.points)}</td>
                    </tr>
                }
            })
            .collect_view()
    };
    view! {
        <div class="scores" tabindex="0" role="group" aria-label=move || words::replay::how_well(lang())>
            <table aria-label=move || words::replay::how_well(lang())>
                <thead>
                    <tr>
                        <th scope="col">{move || words::replay::player(lang())}</th>
                        <th scope="col">{move || words::replay::accuracy(lang())}</th>
                        <th scope="col">{move || words::replay::blunders(lang())}</th>
                        <th scope="col">{move || words::replay::mistakes(lang())}</th>
                        <th scope="col">{move || words::replay::slips(lang())}</th>
                        <th scope="col">{move || words::replay::lost(lang())}</th>
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
        </div>
    }
}
