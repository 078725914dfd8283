//! The boards: a picture of each, how they come to the seats, and whether they are printed ones.

use super::{
    details::Segments,
    making::{Making, Taker},
};
use crate::{
    prefs::own_name,
    words::{self, lang},
};
use demesne_scene::{Board, Boards as Offered, Choice, picture};
use leptos::prelude::*;

/// The boards of a table; nothing where the game has none to choose.
#[component]
pub fn Boards(
    /// The table that is being made.
    making: Making,
) -> impl IntoView {
    let boards = Memo::new(move |_| making.draft.read().boards(lang()));
    view! { <Show when=move || boards.read().is_some()><Chooser making boards/></Show> }
}

#[component]
fn Chooser(making: Making, boards: Memo<Option<Offered>>) -> impl IntoView {
    let picking = RwSignal::new(0u8);
    let of = move || boards.get().unwrap_or_default();
    let choosing = move || boards.read().as_ref().map_or(0, |boards| boards.choosing);
    let seat = move || picking.get().min(choosing().saturating_sub(1));
    let name = move |place: u8| match making.takers.read().get(usize::from(place)) {
        Some(Taker::You) => own_name(),
        Some(Taker::Person(name)) if !name.is_empty() => name.clone(),
        _ => words::setup::player(lang(), place + 1),
    };
    let pickers = Signal::derive(move || {
        (0..choosing())
            .map(|place| Choice {
                value: place.to_string(),
                name: name(place),
                what: None,
                icon: None,
                chosen: place == seat(),
                refused: None,
            })
            .collect::<Vec<_>>()
    });
    let ids = move || {
        let Offered { boards, variant, .. } = of();
        boards.into_iter().map(|board| (variant.clone(), board.id)).collect::<Vec<_>>()
    };
    let reasons = move || {
        let boards = of();
        let choices = boards.ways.iter().chain(&boards.sets);
        let mut all: Vec<String> = choices.filter_map(|choice| choice.refused.clone()).collect();
        all.dedup();
        all.into_iter().map(|reason| view! { <small class="reason">{reason}</small> }).collect_view()
    };
    view! {
        <section aria-labelledby="setup-boards">
            <h2 id="setup-boards">{move || of().name}</h2>
            <div class="board-knobs">
                <Show when=move || !of().ways.is_empty()>
                    <Segments
                        label=Signal::derive(move || words::setup::how_boards(lang()).to_owned())
                        choices=Signal::derive(move || of().ways)
                        choose=Callback::new(move |way: String| making.change(|draft| draft.choose_way(&way)))
                    />
                </Show>
                <Show when=move || { of().sets.len() > 1 }>
                    <Segments
                        label=Signal::derive(move || words::setup::board_set(lang()).to_owned())
                        choices=Signal::derive(move || of().sets)
                        choose=Callback::new(move |set: String| making.change(|draft| draft.choose_set(&set)))
                    />
                </Show>
            </div>
            <Show when=move || choosing() != 0>
                <div class="field">
                    <span class="label">{move || words::setup::board_for(lang())}</span>
                    <Segments
                        label=Signal::derive(move || words::setup::board_for(lang()).to_owned())
                        choices=pickers
                        choose=Callback::new(move |place: String| picking.set(place.parse().unwrap_or(0)))
                    />
                </div>
            </Show>
            <div class="board-cards">
                <For each=ids key=|id| id.clone() children=move |(_, id)| view! { <Card making boards id seat=Signal::derive(seat) each=Signal::derive(move || choosing() != 0)/> }/>
            </div>
            <Show when=move || of().boards.is_empty()><p class="hint">{move || words::setup::drawn(lang())}</p></Show>
            {reasons}
        </section>
    }
}

#[component]
fn Card(
    making: Making,
    boards: Memo<Option<Offered>>,
    id: String,
    seat: Signal<u8>,
    each: Signal<bool>,
) -> impl IntoView {
    let svg = {
        let draft = making.draft.read_untracked();
        picture(draft.kind(), &draft.setup(), &id).unwrap_or_default()
    };
    let id = StoredValue::new(id);
    let board = Memo::new(move |_| {
        let boards = boards.read();
        boards.as_ref()?.boards.iter().find(|board| id.with_value(|id| board.id == *id)).cloned()
    });
    let of = move |part: fn(&Board) -> String| board.read().as_ref().map(part).unwrap_or_default();
    let off = move || board.read().as_ref().is_some_and(|board| board.refused.is_some());
    let pressed = move || board.read().as_ref().is_some_and(|board| board.seats.contains(&seat.get()));
    let about = move || match board.read().as_ref() {
        Some(Board { refused: Some(why), .. }) => why.clone(),
        Some(Board { printed: true, .. }) => words::setup::printed(lang()).into(),
        _ => words::setup::ours(lang()).into(),
    };
    let discs = move || {
        let seats = if each.get() { board.read().as_ref().map(|board| board.seats.clone()) } else { None };
        seats
            .unwrap_or_default()
            .into_iter()
            .map(|place| {
                view! { <span class="disc small" data-seat=format!("p{}", place + 1)>{place + 1}</span> }
            })
            .collect_view()
    };
    view! {
        <button
            type="button" class="board-card" class:off=off aria-pressed=move || pressed().to_string()
            aria-disabled=move || off().then_some("true")
            on:click=move |_| if !off() { making.change(|draft| draft.choose_board(seat.get_untracked(), &id.get_value())) }
        >
            <span class="plan" inner_html=svg></span>
            <b>{move || of(|board| board.name.clone())}</b>
            <small>{about}</small>
            <span class="discs">{discs}</span>
        </button>
    }
}
