//! What people say at the table, and what happens there besides the game.

use super::{
    lines::{level_name, number, shortly},
    visit::Visit,
};
use crate::{
    browser, later,
    people::attempt,
    words::{self, lang},
};
use demesne_wire::{Event, Happening, Person, Say};
use leptos::{ev::SubmitEvent, html::Div, prelude::*};

/// The talk, with a field to say something for whoever may.
#[component]
pub fn Talk(
    /// The table.
    visit: Visit,
) -> impl IntoView {
    let (text, busy, list) = (RwSignal::new(String::new()), RwSignal::new(false), NodeRef::<Div>::new());
    let say = move |event: SubmitEvent| {
        event.prevent_default();
        let said = text.get_untracked().trim().to_owned();
        if said.is_empty() {
            return;
        }
        attempt(busy, async move {
            visit.change("POST", "/chat", Say { id: browser::fresh_id(), text: said }).await?;
            let _ = text.try_set(String::new());
            Ok(())
        });
    };
    // The newest stands at the foot, and is in sight.
    Effect::new(move || {
        let count = visit.talk.read().len();
        if let Some(element) = list.get() {
            let _ = count;
            later::next_frame(list, move || element.set_scroll_top(element.scroll_height()));
        }
    });
    view! {
        <section class="sheet stack talk-part" id="talk">
            <h2>{move || words::live::talk(lang())}</h2>
            // The list is in the log and not the log itself: it would be no list any longer.
            <div class="talk" node_ref=list tabindex="0" role="log" aria-label=move || words::live::talk(lang())>
                <ol>
                    <For each=move || visit.talk.get() key=|event| event.seq let:event>
                        <Line visit event/>
                    </For>
                </ol>
            </div>
            <Show when=move || visit.sits() || visit.owns()>
                <form class="copy" on:submit=say>
                    <div class="field">
                        <label for="say">{move || words::live::say(lang())}</label>
                        <input
                            id="say"
                            type="text"
                            maxlength="500"
                            autocomplete="off"
                            required
                            prop:value=move || text.get()
                            on:input:target=move |event| text.set(event.target().value())
                        />
                    </div>
                    <button disabled=move || busy.get()>{move || words::live::send(lang())}</button>
                </form>
            </Show>
        </section>
    }
}

fn called(who: &Person) -> String {
    if who.name.is_empty() { words::live::gone(lang()).into() } else { who.name.clone() }
}

#[component]
fn Line(visit: Visit, event: Event) -> impl IntoView {
    if let Happening::Said { who, text } = event.what {
        let name = move || format!("{}: ", called(&who));
        let said = move || match &text {
            Some(text) => text.clone(),
            None => words::live::deleted_words(lang()).into(),
        };
        return view! { <li><strong>{name}</strong>{said}</li> }.into_any();
    }
    view! { <li class="event">{move || happened(visit, &event.what)}</li> }.into_any()
}

/// What happened besides the game, in words.
fn happened(visit: Visit, what: &Happening) -> String {
    let name = |seat: &str| {
        let (seats, game) = (visit.seats(), visit.game());
        seats
            .iter()
            .find(|line| line.seat == seat)
            .map_or_else(|| seat.to_owned(), |line| shortly(line, &seats, &game))
    };
    match what {
        Happening::Made { by } => words::live::event_made(lang(), called(by)),
        Happening::Sat { seat, who } => words::live::event_sat(lang(), number(seat), called(who)),
        Happening::BotSat { seat, level } => {
            words::live::event_bot_sat(lang(), level_name(level), number(seat))
        }
        Happening::Left { seat } => words::live::event_left(lang(), number(seat)),
        Happening::Started { .. } => words::live::event_started(lang()).into(),
        Happening::Undone { seat, .. } => words::live::event_undone(lang(), name(seat)),
        Happening::UndoAsked { seat, .. } => words::live::event_undo_asked(lang(), name(seat)),
        Happening::UndoAnswered { seat, agrees: true } => words::live::event_undo_agreed(lang(), name(seat)),
        Happening::UndoAnswered { seat, agrees: false } => {
            words::live::event_undo_refused(lang(), name(seat))
        }
        Happening::OutOfTime { seat, .. } => words::live::event_out_of_time(lang(), name(seat)),
        Happening::Resigned { seat, .. } => words::live::event_resigned(lang(), name(seat)),
        Happening::HandedOver { seat, who } => {
            words::live::event_handed_over(lang(), number(seat), called(who))
        }
        Happening::Closed { by } => words::live::event_closed(lang(), called(by)),
        Happening::Rematch { .. } => words::live::event_rematch(lang()).into(),
        Happening::Played { .. } | Happening::Said { .. } => String::new(),
    }
}
