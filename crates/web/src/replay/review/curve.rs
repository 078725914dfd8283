//! The curve of winning chances: a line for each side, told apart by its stroke and its letter. A click or a key goes to a moment.

use super::Reviewing;
use crate::{
    table::{
        desk::Desk,
        hint::{percent, points},
    },
    words::{self, lang},
};
use demesne_game::Seat;
use demesne_games::Then;
use leptos::{html::Div, prelude::*};

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 220.0;
const LEFT: f64 = 46.0;
const RIGHT: f64 = 30.0;
const TOP: f64 = 10.0;
const BOTTOM: f64 = 24.0;

/// The curve.
#[component]
pub fn Curve(
    /// The review.
    reviewing: Reviewing,
    /// What the reader does.
    desk: Desk,
) -> impl IntoView {
    let showing = reviewing.showing;
    let frame = NodeRef::<Div>::new();
    let drawn = move || drawn(reviewing, &reviewing.review.read().curve);
    let cursor = move || x(reviewing, showing.at.get());
    let visit = move |at: usize| reviewing.visit(at, desk.room.get_untracked());
    let click = move |event: web_sys::MouseEvent| {
        let Some(frame) = frame.get_untracked() else { return };
        let rect = frame.get_bounding_client_rect();
        let share = (f64::from(event.client_x()) - rect.left()) / rect.width().max(1.0) * WIDTH;
        let step = (share - LEFT) / (WIDTH - LEFT - RIGHT) * showing.length as f64;
        let review = reviewing.review.read_untracked();
        let far = |at: usize| (at as f64 - step).abs();
        let nearest = review.decisions.iter().map(|one| one.at).min_by(|a, b| far(*a).total_cmp(&far(*b)));
        drop(review);
        if let Some(at) = nearest {
            visit(at);
        }
    };
    let press = move |event: web_sys::KeyboardEvent| {
        let to = match event.key().as_str() {
            "ArrowRight" | "ArrowUp" => reviewing.next(true),
            "ArrowLeft" | "ArrowDown" => reviewing.next(false),
            _ => return,
        };
        event.prevent_default();
        event.stop_propagation();
        if let Some(at) = to {
            // Whoever walks along the curve stays at it.
            reviewing.visit(at, demesne_scene::Room::Wide);
        }
    };
    view! {
        <div
            class="curve" node_ref=frame role="slider" tabindex="0" aria-label=move || title(reviewing) aria-valuemin="0" aria-valuemax=showing.length
            aria-valuenow=move || showing.at.get() aria-valuetext=move || stands(reviewing) on:click=click on:keydown=press
        >
            <svg class="chart" viewBox=format!("0 0 {WIDTH} {HEIGHT}") aria-hidden="true">
                {drawn}
                <line class="cursor" x1=cursor x2=cursor y1=TOP y2=HEIGHT - BOTTOM/>
            </svg>
        </div>
        <p class="stands">{move || stands(reviewing)}</p>
    }
}

/// What the curve is of: alone there is nobody to win against.
fn title(reviewing: Reviewing) -> String {
    match is_alone(reviewing) {
        true => words::replay::curve_points(lang()).into(),
        false => words::replay::curve(lang()).into(),
    }
}

fn is_alone(reviewing: Reviewing) -> bool {
    reviewing.showing.whole.with_value(|whole| whole.seats() == 1)
}

/// How everybody stands at the moment that is shown.
fn stands(reviewing: Reviewing) -> String {
    let showing = reviewing.showing;
    let at = showing.at.get();
    let review = reviewing.review.read();
    let Some(then) = review.curve.iter().rev().find(|then| then.at <= at).or(review.curve.first()) else {
        return String::new();
    };
    let alone = is_alone(reviewing);
    let stand = |seat: Seat| {
        let outlook = then.outlooks.get(seat.index()).copied().unwrap_or_default();
        let name = showing.play.name(seat);
        match alone {
            true => words::replay::stands_alone(lang(), name, points(outlook.points)),
            false => words::replay::stands(lang(), percent(outlook.chance), name, points(outlook.points)),
        }
    };
    sides(reviewing).into_iter().map(stand).collect::<Vec<_>>().join(" · ")
}

/// The seats that have a line of their own: of allies the first.
fn sides(reviewing: Reviewing) -> Vec<Seat> {
    reviewing.showing.whole.with_value(|whole| {
        Seat::first(whole.seats())
            .filter(|&seat| whole.allies(seat).iter().next().is_none_or(|first| first == seat))
            .collect()
    })
}

fn x(reviewing: Reviewing, at: usize) -> f64 {
    LEFT + (WIDTH - LEFT - RIGHT) * at as f64 / reviewing.showing.length.max(1) as f64
}

fn drawn(reviewing: Reviewing, curve: &[Then]) -> impl IntoView + use<> {
    let alone = is_alone(reviewing);
    let most = match alone {
        true => curve.iter().flat_map(|then| &then.outlooks).fold(10.0_f32, |most, one| most.max(one.points)),
        false => 1.0,
    };
    let value = move |then: &Then, seat: Seat| {
        let outlook = then.outlooks.get(seat.index()).copied().unwrap_or_default();
        if alone { outlook.points } else { outlook.chance }
    };
    let y = move |value: f32| {
        HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * f64::from((value / most).clamp(0.0, 1.0))
    };
    let scale = [0.0, 0.25, 0.5, 0.75, 1.0]
        .map(|share: f32| {
            let height = y(share * most);
            let text = if alone { format!("{:.0}", share * most) } else { format!("{} %", percent(share)) };
            view! {
                <line class="grid" x1=LEFT x2=WIDTH - RIGHT y1=height y2=height/>
                <text class="scale" x=LEFT - 6.0 y=height + 4.0>{text}</text>
            }
        })
        .collect_view();
    let mut part = String::new();
    let mut parts = Vec::new();
    for passage in reviewing.showing.passages.read().iter() {
        if passage.chapter.part != part {
            part.clone_from(&passage.chapter.part);
            let place = x(reviewing, passage.at);
            parts.push(view! {
                <line class="part" x1=place x2=place y1=TOP y2=HEIGHT - BOTTOM/>
                <text class="sign" x=place + 4.0 y=HEIGHT - 7.0>{part.clone()}</text>
            });
        }
    }
    let last = curve.last();
    let mut ends: Vec<(Seat, f64)> = sides(reviewing)
        .into_iter()
        .map(|seat| (seat, y(last.map_or(0.0, |then| value(then, seat)))))
        .collect();
    ends.sort_by(|one, other| one.1.total_cmp(&other.1));
    for place in 1..ends.len() {
        ends[place].1 = ends[place].1.max(ends[place - 1].1 + 15.0);
    }
    let end = last.map_or(LEFT, |then| x(reviewing, then.at));
    let lines = ends
        .into_iter()
        .map(|(seat, height)| {
            let path: String = curve
                .iter()
                .enumerate()
                .map(|(place, then)| {
                    let sign = if place == 0 { 'M' } else { 'L' };
                    format!("{sign}{:.1} {:.1}", x(reviewing, then.at), y(value(then, seat)))
                })
                .collect();
            let name = reviewing.showing.play.initial(seat);
            view! {
                <g data-seat=seat.to_string() class="course">
                    <path class="line" d=path/>
                    <text x=end + 8.0 y=height + 5.0>{name}</text>
                </g>
            }
        })
        .collect_view();
    view! { <g>{scale}{parts}{lines}</g> }
}
