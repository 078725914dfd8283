//! Who sits where.

use super::{
    cards::Icon,
    details::Essentials,
    levels,
    making::{Making, Taker},
};
use crate::{
    prefs::own_name,
    words::{self, lang},
};
use demesne_bots::{Mind, Policy};
use demesne_scene::Field;
use leptos::prelude::*;

/// The seats, each with who takes it.
#[component]
pub fn Seats(
    /// The table that is being made.
    making: Making,
    /// Its options.
    fields: Memo<Vec<Field>>,
) -> impl IntoView {
    let places = move || 0..usize::from(making.draft.read().persons());
    let free = move || {
        let draft = making.draft.read();
        draft.seats()..draft.seat_range().1
    };
    let automaton = move || {
        let draft = making.draft.read();
        let mode = draft.modes(lang()).into_iter().find(|mode| mode.chosen && mode.automaton);
        mode.map(|mode| (draft.seats(), mode.name))
    };
    view! {
        <section aria-labelledby="setup-seats">
            <h2 id="setup-seats">{move || words::setup::seats(lang())}</h2>
            <div class="seat-cards">
                <For each=places key=|place| *place children=move |place| view! { <One making place/> }/>
                {move || automaton().map(|(seat, name)| view! {
                    <div class="seat-card" data-seat=format!("p{seat}")>
                        <span class="disc" aria-hidden="true"><Icon id="g-bot"/></span>
                        <b>{name}</b>
                        <small>{move || words::setup::plays_itself(lang())}</small>
                    </div>
                })}
                <For each=free key=|place| *place children=move |_| view! {
                    <button type="button" class="seat-card free" on:click=move |_| making.add()>
                        {move || words::setup::add_player(lang())}
                    </button>
                }/>
            </div>
            <Essentials making fields only=|field: &Field| field.of_mode/>
        </section>
    }
}

#[component]
fn One(making: Making, place: usize) -> impl IntoView {
    let taker = Memo::new(move |_| making.takers.read().get(place).cloned().unwrap_or(Taker::Open));
    let value = move || match taker.get() {
        Taker::You => "you".to_owned(),
        Taker::Person(_) => "person".into(),
        Taker::Bot(level) => format!("bot {}", Mind::parse(&level).map_or("", |mind| mind.policy.name())),
        Taker::Open => "open".into(),
    };
    let choose = move |value: String| {
        let taker = match value.as_str() {
            "you" => Taker::You,
            "person" => Taker::Person(String::new()),
            "open" => Taker::Open,
            bot => Taker::Bot(bot.strip_prefix("bot ").unwrap_or(bot).to_owned()),
        };
        making.seat(place, taker);
    };
    let player = move || words::setup::player(lang(), place + 1);
    let name = move || match taker.get() {
        Taker::You => own_name(),
        Taker::Person(name) if name.is_empty() => player(),
        Taker::Person(name) => name,
        Taker::Bot(_) => words::table::bot(lang()).into(),
        Taker::Open => words::setup::open_seat(lang()).into(),
    };
    let initial = move || match taker.get() {
        Taker::Open => "·".into(),
        _ => name().chars().next().map(|sign| sign.to_uppercase().to_string()).unwrap_or_default(),
    };
    let removable = move || {
        let draft = making.draft.read();
        draft.seats() > draft.seat_range().0
    };
    let other = if making.online { "open" } else { "person" };
    let other_name = move || match making.online {
        true => words::setup::whoever(lang()),
        false => words::setup::at_screen(lang()),
    };
    let mind = Memo::new(move |_| match &*taker.read() {
        Taker::Bot(level) => Mind::parse(level).ok(),
        _ => None,
    });
    let what = move || mind.get().map(|mind| levels::what(mind.policy));
    let is_person = move || matches!(*taker.read(), Taker::Person(_));
    view! {
        <div class="seat-card" role="group" aria-label=player data-seat=format!("p{}", place + 1)>
            <span class="disc" aria-hidden="true">{initial}</span>
            <b>{name}</b>
            <select
                aria-label=move || words::setup::who(lang(), place + 1)
                prop:value=value
                on:change:target=move |event| choose(event.target().value())
            >
                <option value="you" selected=move || value() == "you">{move || words::setup::you(lang())}</option>
                <option value=other selected=move || value() == other>{other_name}</option>
                {Policy::LEVELS.map(|policy| {
                    let this = format!("bot {}", policy.name());
                    let same = this.clone();
                    view! { <option value=this selected=move || value() == same>{move || words::setup::bot(lang(), levels::name(policy))}</option> }
                })}
            </select>
            <Show when=is_person>
                <input
                    type="text" maxlength="40" autocomplete="off" aria-label=move || words::setup::name_of(lang(), place + 1)
                    placeholder=player
                    prop:value=move || match taker.get() { Taker::Person(name) => name, _ => String::new() }
                    on:input:target=move |event| making.seat(place, Taker::Person(event.target().value()))
                />
            </Show>
            <levels::Budget mind seat=place + 1 choose=Callback::new(move |level| making.seat(place, Taker::Bot(level)))/>
            <small>{what}</small>
            <button
                type="button" class="remove" hidden=move || !removable()
                aria-label=move || words::setup::remove(lang(), place + 1) on:click=move |_| making.remove(place)
            ><Icon id="g-close"/></button>
        </div>
    }
}
