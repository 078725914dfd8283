//! What can be done about the table itself: meet again, look with other eyes, hand over, resign, close.

use super::{invite::whole, lines, visit::Visit};
use crate::{
    browser, people,
    people::{attempt, confirm, fields::Copyable},
    route::{Route, go},
    words::{self, lang},
};
use demesne_wire::{Ask, HandOver, Status, TableView};
use leptos::prelude::*;

/// Goes to the table where the same people meet again; whoever asks first makes it.
pub fn meet_again(visit: Visit, busy: RwSignal<bool>) {
    attempt(busy, async move {
        let next: TableView =
            visit.ask("POST", "/rematch", Ask { id: browser::fresh_id(), seat: None }).await?;
        go(Route::Table { id: next.line.id, invite: None, handed: None });
        Ok(())
    });
}

/// Meeting again, once it is over.
#[component]
pub fn Rematch(
    /// The table.
    visit: Visit,
) -> impl IntoView {
    let busy = RwSignal::new(false);
    let over = move || matches!(visit.status(), Some(Status::Over | Status::Closed)) && visit.sits();
    let there = move || visit.view.read().as_ref().is_some_and(|view| view.rematch.is_some());
    view! {
        <Show when=over>
            <div class="row">
                <button class="main" id="rematch" disabled=move || busy.get() on:click=move |_| meet_again(visit, busy)>
                    {move || if there() { words::live::go_rematch(lang()) } else { words::live::rematch(lang()) }}
                </button>
            </div>
        </Show>
    }
}

/// Whose eyes the table is seen with, for whoever sits there.
#[component]
pub fn Viewpoint(
    /// The table.
    visit: Visit,
) -> impl IntoView {
    let mine = Memo::new(move |_| {
        visit.seats().into_iter().filter(|seat| seat.you).map(|seat| seat.seat).collect::<Vec<_>>()
    });
    let choose = move |value: String| {
        visit.taken.set_value(None);
        visit.wished.set(Some(value).filter(|value| !value.is_empty()));
        visit.reload();
    };
    view! {
        <Show when=move || !mine.read().is_empty()>
            <div class="field">
                <label for="view-as">{move || words::live::look_as(lang())}</label>
                <select
                    id="view-as"
                    prop:value=move || visit.wished.get().unwrap_or_default()
                    on:change:target=move |event| choose(event.target().value())
                >
                    <option value="">{move || words::live::as_myself(lang())}</option>
                    {move || (mine.read().len() > 1).then(|| mine.get().into_iter().map(|seat| {
                        let number = lines::number(&seat);
                        view! { <option value=seat>{move || words::live::as_seat(lang(), &number)}</option> }
                    }).collect_view())}
                    <option value="none">{move || words::live::as_spectator(lang())}</option>
                </select>
            </div>
        </Show>
    }
}

/// Going away: handing over, resigning, closing.
#[component]
pub fn Leaving(
    /// The table.
    visit: Visit,
) -> impl IntoView {
    let (busy, handed) = (RwSignal::new(false), RwSignal::new(None::<HandOver>));
    let on = move || matches!(visit.status(), Some(Status::Open | Status::Playing));
    let rated = move || visit.view.read().as_ref().is_some_and(|view| view.line.rated);
    let hands = move || on() && visit.sits() && !rated();
    let resigns = move || visit.status() == Some(Status::Playing) && visit.sits();
    let closes = move || {
        let people = visit.seats().iter().any(|seat| seat.who.is_some() && !seat.you);
        let administrator = people::me().read().as_ref().is_some_and(|me| me.administrator);
        let owner = visit.owns() && (visit.status() == Some(Status::Open) || !people);
        on() && (owner || administrator)
    };
    let hand = move |_| {
        attempt(busy, async move {
            let given = visit.ask("POST", "/hand-over", visit.request()).await?;
            let _ = handed.try_set(Some(given));
            Ok(())
        });
    };
    let resign = move |_| {
        attempt(busy, async move {
            if confirm(words::live::resign_sure(lang()), words::live::resign(lang())).await && visit.is_here()
            {
                visit.change("POST", "/resign", visit.request()).await?;
            }
            Ok(())
        });
    };
    let close = move |_| {
        attempt(busy, async move {
            if confirm(words::live::close_sure(lang()), words::live::close_table(lang())).await
                && visit.is_here()
            {
                visit.change("POST", "/close", Ask { id: browser::fresh_id(), seat: None }).await?;
            }
            Ok(())
        });
    };
    let link = move |given: &HandOver| {
        let handed = Some((given.seat.clone(), given.code.clone()));
        whole(&Route::Table { id: visit.id.get_value(), invite: None, handed })
    };
    view! {
        <Show when=move || hands() || resigns() || closes()>
            <section class="sheet stack" id="menu">
                <h2>{move || words::live::menu(lang())}</h2>
                <div class="row">
                    <Show when=hands>
                        <button id="hand-over" disabled=move || busy.get() on:click=hand>{move || words::live::hand_over(lang())}</button>
                    </Show>
                    <Show when=resigns>
                        <button class="danger" id="resign" disabled=move || busy.get() on:click=resign>
                            {move || words::live::resign(lang())}
                        </button>
                    </Show>
                    <Show when=closes>
                        <button class="danger" id="close" disabled=move || busy.get() on:click=close>
                            {move || words::live::close_table(lang())}
                        </button>
                    </Show>
                </div>
                {move || handed.get().map(|given| {
                    let (text, number) = (link(&given), lines::number(&given.seat));
                    view! {
                        <p class="hint">{move || words::live::hand_over_what(lang(), &number)}</p>
                        <Copyable label=Signal::derive(|| words::live::hand_over(lang()).to_owned()) text shares=true/>
                    }
                })}
            </section>
        </Show>
    }
}
