//! Points by source as bars: one for each seat, a piece for each source. The table says the same in numbers.

use super::sources::rows;
use crate::play::Play;
use demesne_game::Seat;
use leptos::prelude::*;

/// The bars.
#[component]
pub fn Bars(
    /// The game.
    play: Play,
) -> impl IntoView {
    let seats = play.peek(|running| running.seats());
    let bars = move || {
        let rows = rows(play);
        let gained = |seat: Seat| rows.iter().map(|row| row.points[seat.index()].max(0)).sum::<i32>();
        // Points that were lost have no piece, but the sum is less by them.
        let total = |seat: Seat| rows.iter().map(|row| row.points[seat.index()]).sum::<i32>();
        let most = Seat::first(seats).map(gained).max().unwrap_or(0).max(1);
        Seat::first(seats)
            .map(|seat| {
                let pieces = rows
                    .iter()
                    .enumerate()
                    .filter(|(_, row)| row.points[seat.index()] > 0)
                    .map(|(place, row)| {
                        let points = row.points[seat.index()];
                        let width = 100.0 * f64::from(points) / f64::from(most);
                        let style = format!("width: {width:.2}%");
                        let number = (width > 5.0).then(|| points.to_string());
                        view! { <span class=format!("piece k{}", place % 12) style=style title=format!("{}: {points}", row.name)>{number}</span> }
                    })
                    .collect_view();
                view! {
                    <div class="bar-of" data-seat=seat.to_string()>
                        <span class="disc">{play.initial(seat)}</span>
                        <span class="pieces">{pieces}</span>
                        <span class="sum">{total(seat)}</span>
                    </div>
                }
            })
            .collect_view()
    };
    let legend = move || {
        let rows = rows(play);
        rows.into_iter()
            .enumerate()
            .map(|(place, row)| view! { <li><span class=format!("piece k{}", place % 12)></span>{row.name}</li> })
            .collect_view()
    };
    view! {
        <div class="bars" aria-hidden="true">
            {bars}
            <ul class="legend">{legend}</ul>
        </div>
    }
}
