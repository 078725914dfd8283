//! How points grew, round by round: a line for each seat, and the same as a table.

use crate::{
    play::Play,
    words::{self, lang},
};
use demesne_game::Seat;
use leptos::prelude::*;

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 240.0;
const LEFT: f64 = 40.0;
const RIGHT: f64 = 40.0;
const TOP: f64 = 12.0;
const BOTTOM: f64 = 26.0;

/// The points of all seats at one moment.
#[derive(Clone, PartialEq)]
struct Point {
    /// The sign of the part that begins here; empty within a part.
    sign: String,
    /// What the moment is called.
    title: String,
    points: Vec<i32>,
}

/// The moments: the beginning of each part of the game, and its end.
fn course(play: Play) -> Vec<Point> {
    let (passages, last) = play.with(|running| {
        let last: Vec<i32> = Seat::first(running.seats()).map(|seat| running.points(seat)).collect();
        (running.passages(lang()), last)
    });
    let mut part = String::new();
    let mut points: Vec<Point> = Vec::new();
    for passage in passages {
        let sign = if passage.chapter.part == part { String::new() } else { passage.chapter.part.clone() };
        part = passage.chapter.part;
        points.push(Point { sign, title: passage.chapter.title, points: passage.points });
    }
    points.push(Point { sign: String::new(), title: words::ending::at_end(lang()).into(), points: last });
    points
}

/// The seats that have a line of their own: of allies, who have the same points, the first.
fn seats(play: Play) -> Vec<Seat> {
    play.with(|running| {
        Seat::first(running.seats())
            .filter(|&seat| running.allies(seat).iter().next().is_none_or(|first| first == seat))
            .collect()
    })
}

/// A step of the scale that gives about five lines.
fn step(most: i32) -> i32 {
    [5, 10, 20, 25, 50, 100, 200, 500].into_iter().find(|step| most / step <= 5).unwrap_or(1000)
}

/// The chart.
#[component]
pub fn Chart(
    /// The game.
    play: Play,
) -> impl IntoView {
    let course = Memo::new(move |_| course(play));
    let picture = move || drawn(play, &course.read());
    view! {
        <svg class="chart" viewBox=format!("0 0 {WIDTH} {HEIGHT}") role="img" aria-label=move || words::ending::course(lang())>
            {picture}
        </svg>
        <details>
            <summary>{move || words::ending::course_table(lang())}</summary>
            <div class="scores">{move || table(play, &course.read())}</div>
        </details>
    }
}

fn drawn(play: Play, course: &[Point]) -> impl IntoView + use<> {
    let most = course.iter().flat_map(|point| &point.points).copied().max().unwrap_or(0).max(10);
    let least = course.iter().flat_map(|point| &point.points).copied().min().unwrap_or(0).min(0);
    let last = course.len().saturating_sub(1).max(1) as f64;
    let x = move |place: usize| LEFT + (WIDTH - LEFT - RIGHT) * place as f64 / last;
    let y = move |points: i32| {
        let share = f64::from(points - least) / f64::from((most - least).max(1));
        HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share
    };
    let step = step(most);
    let scale = (least / step..=most / step)
        .map(|line| {
            let (value, height) = (line * step, y(line * step));
            view! {
                <line class="grid" x1=LEFT x2=WIDTH - RIGHT y1=height y2=height/>
                <text class="scale" x=LEFT - 6.0 y=height + 4.0>{value}</text>
            }
        })
        .collect_view();
    let parts = course
        .iter()
        .enumerate()
        .filter(|(_, point)| !point.sign.is_empty())
        .map(|(place, point)| {
            view! {
                <line class="part" x1=x(place) x2=x(place) y1=TOP y2=HEIGHT - BOTTOM/>
                <text class="sign" x=x(place) + 4.0 y=HEIGHT - 8.0>{point.sign.clone()}</text>
            }
        })
        .collect_view();
    // The names at the ends of the lines keep apart.
    let mut ends: Vec<(Seat, f64)> = seats(play)
        .into_iter()
        .map(|seat| (seat, y(course.last().map_or(0, |point| point.points[seat.index()]))))
        .collect();
    ends.sort_by(|one, other| one.1.total_cmp(&other.1));
    for place in 1..ends.len() {
        ends[place].1 = ends[place].1.max(ends[place - 1].1 + 15.0);
    }
    let lines = ends
        .into_iter()
        .map(|(seat, end)| {
            let path: String = course
                .iter()
                .enumerate()
                .map(|(place, point)| {
                    let sign = if place == 0 { 'M' } else { 'L' };
                    format!("{sign}{:.1} {:.1}", x(place), y(point.points[seat.index()]))
                })
                .collect();
            let name = play.initial(seat);
            view! {
                <g data-seat=seat.to_string() class="course">
                    <path class="line" d=path/>
                    <text x=WIDTH - RIGHT + 8.0 y=end + 5.0>{name}</text>
                </g>
            }
        })
        .collect_view();
    view! { <g>{scale}{parts}{lines}</g> }
}

fn table(play: Play, course: &[Point]) -> impl IntoView + use<> {
    let seats = seats(play);
    let head = seats
        .iter()
        .map(|&seat| view! { <th scope="col" data-seat=seat.to_string()>{play.name(seat)}</th> })
        .collect_view();
    let rows = course
        .iter()
        .map(|point| {
            let cells =
                seats.iter().map(|seat| view! { <td>{point.points[seat.index()]}</td> }).collect_view();
            view! { <tr><th scope="row">{point.title.clone()}</th>{cells}</tr> }
        })
        .collect_view();
    view! {
        <table>
            <thead><tr><th scope="col">{words::ending::round(lang())}</th>{head}</tr></thead>
            <tbody>{rows}</tbody>
        </table>
    }
}
