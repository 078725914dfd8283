//! A hint, for whoever plays against bots and nothing but the game is at stake: the strongest moves of the decision at hand, with what
//! each leads to, and a glow on what to touch.

use super::{desk::Desk, glow, log::named};
use crate::{
    browser::{self, Style},
    later,
    lesson::corner,
    play::thinker,
    words::{self, lang},
};
use demesne_game::Seat;
use demesne_games::{Advice, Ask, Outlook};
use demesne_scene::{Key, stage};
use leptos::{html::Aside, portal::Portal, prelude::*};
use wasm_bindgen::JsCast;

/// Who gives hints, and how long it thinks.
const ADVISER: &str = "duke:1500ms";
/// So many moves are told.
const MOST: usize = 4;

/// What is told of a decision.
#[derive(Clone, PartialEq, Default)]
pub enum Hint {
    /// Nobody asked.
    #[default]
    Away,
    /// The answer is on its way.
    Thinking,
    /// The answer, and which of its moves is pointed at.
    Told(Vec<Move>, usize),
    /// Why there is none.
    Failed(String),
}

/// A move that is suggested.
#[derive(Clone, PartialEq)]
pub struct Move {
    /// The action.
    pub action: String,
    /// What it does, as people say it.
    pub says: String,
    /// What one touches for it.
    pub keys: Vec<Key>,
    /// How the seat stands to do after it.
    pub outlook: Outlook,
}

/// The moves of an advice as the reader may be told them, the strongest first.
pub fn moves(desk: Desk, seat: Seat, advice: &Advice, most: usize) -> Vec<Move> {
    let names = desk.play.names.get_untracked();
    desk.play.peek(|running| {
        let ways = stage(running).map(|stage| stage.ways(seat, lang())).unwrap_or_default();
        // What drew none of the search's attention was not looked into.
        let looked = advice.ways.iter().enumerate().filter(|(place, way)| *place == 0 || way.weight > 0.0);
        let told = looked.take(most).map(|(_, way)| {
            let says = running.deed(running.length(), seat, &way.action, lang());
            Move {
                action: way.action.clone(),
                says: named(&says, &names),
                keys: glow::keys(&ways, &way.action),
                outlook: way.outlook,
            }
        });
        told.collect()
    })
}

/// A number of points as people of a language write it.
pub fn points(points: f32) -> String {
    let text = format!("{points:.1}");
    match lang() {
        demesne_text::Language::English => text,
        _ => text.replace('.', ","),
    }
}

/// A chance in percent.
pub fn percent(chance: f32) -> i64 {
    (chance * 100.0).round().clamp(0.0, 100.0) as i64
}

/// Asks for a hint; whoever has one sends it away.
pub fn ask(desk: Desk) {
    if desk.hint.with_untracked(|hint| *hint != Hint::Away) {
        return away(desk);
    }
    let (Some(seat), Some(told)) = untrack(|| (desk.play.asked(), desk.play.told())) else { return };
    let length = told.steps.len();
    let question = Ask {
        id: 0,
        number: length as u64,
        told,
        seat: seat.to_string(),
        level: ADVISER.into(),
        advice_at: Some(length),
    };
    desk.hint.set(Hint::Thinking);
    later::work(desk.hint, async move {
        let answer = thinker::advise(question).await;
        // The decision may be made by now.
        if desk.hint.get_untracked() != Hint::Thinking {
            return;
        }
        desk.hint.set(match answer {
            Some(Ok(advice)) => Hint::Told(moves(desk, seat, &advice, MOST), 0),
            Some(Err(why)) => {
                browser::complain(&why);
                Hint::Failed(words::table::hint_failed(lang()).into())
            }
            None => Hint::Away,
        });
        focus(desk, "aside.hint li button");
    });
}

/// Sends a hint away, or whoever still thinks about it.
pub fn away(desk: Desk) {
    let hint = desk.hint.get_untracked();
    if hint == Hint::Thinking {
        thinker::stop_advice();
    }
    if hint != Hint::Away {
        desk.hint.set(Hint::Away);
    }
}

/// Where the keyboard goes on.
fn focus(desk: Desk, selector: &'static str) {
    later::next_frame(desk.hint, move || {
        let found = browser::document().query_selector(selector).ok().flatten();
        if let Some(element) = found.and_then(|element| element.dyn_into::<web_sys::HtmlElement>().ok()) {
            let _ = element.focus();
        }
    });
}

/// The button that asks, in the bar of the page, and the card that answers.
#[component]
pub fn Hints(
    /// What the reader does.
    desk: Desk,
) -> impl IntoView {
    let play = desk.play;
    let offered = Memo::new(move |_| play.told().is_some());
    let can = Memo::new(move |_| play.asked().is_some());
    // Another decision needs another hint.
    let length = Memo::new(move |_| play.with(|running| running.length()));
    Effect::new(move |before: Option<(usize, bool)>| {
        let now = (length.get(), can.get());
        if before.is_some_and(|before| before != now) {
            away(desk);
        }
        now
    });
    on_cleanup(thinker::stop_advice);
    let slot = RwSignal::new_local(None);
    Effect::new(move || slot.set(browser::by_id("bar-live")));
    let label = move || words::table::hint_ask(lang());
    view! {
        <Show when=move || offered.get()>
            {move || slot.get().map(|slot| view! {
                <Portal mount=slot>
                    <button
                        type="button" class="tool ask-hint" aria-label=label title=label disabled=move || !can.get()
                        aria-expanded=move || (*desk.hint.read() != Hint::Away).to_string()
                        on:click=move |_| ask(desk)
                    >
                        <svg viewBox="0 0 64 64" width="26" height="26" aria-hidden="true"><use href="#f-hint"/></svg>
                    </button>
                </Portal>
            })}
        </Show>
        <Show when=move || *desk.hint.read() != Hint::Away><Card desk/></Show>
    }
}

#[component]
fn Card(desk: Desk) -> impl IntoView {
    let card = NodeRef::<Aside>::new();
    let pointed = Memo::new(move |_| match &*desk.hint.read() {
        Hint::Told(moves, at) => moves.get(*at).cloned(),
        _ => None,
    });
    let keys =
        Signal::derive(move || pointed.read().as_ref().map(|one| one.keys.clone()).unwrap_or_default());
    corner::keep_out_of_the_way(card, keys, Signal::stored((true, true)));
    let style = StoredValue::new_local(Style::new());
    Effect::new(move || {
        let text = pointed.read().as_ref().map(|one| glow::sheet(&one.keys, &one.action, glow::ADVISED));
        style.with_value(|style| style.set(&text.unwrap_or_default()));
    });
    on_cleanup(move || style.with_value(|style| style.set("")));
    let close = move |_| {
        away(desk);
        focus(desk, ".ask-hint");
    };
    let says = move || match desk.hint.get() {
        Hint::Thinking => words::table::hint_thinks(lang()).to_owned(),
        Hint::Failed(why) => why,
        Hint::Told(..) => words::table::hint_what(lang()).to_owned(),
        Hint::Away => String::new(),
    };
    let list = Memo::new(move |_| match &*desk.hint.read() {
        Hint::Told(moves, _) => moves.clone(),
        _ => Vec::new(),
    });
    let thinks = move || *desk.hint.read() == Hint::Thinking;
    let act = move |_| {
        if let Some(one) = pointed.get_untracked() {
            away(desk);
            desk.clear();
            desk.play.act(one.action);
        }
    };
    view! {
        <aside class="coach hint" node_ref=card aria-label=move || words::table::hint(lang())>
            <div class="head">
                <h2>{move || words::table::hint(lang())}</h2>
                <button class="quiet" on:click=close>
                    {move || if thinks() { words::table::hint_stop(lang()) } else { words::table::hint_close(lang()) }}
                </button>
            </div>
            <div class="says">
                <p role="status">{says}</p>
                <ol class="suggested">
                    <For each=move || list.get().into_iter().enumerate() key=|(_, one)| one.action.clone() let:one>
                        {
                            let (place, Move { action, says, outlook, .. }) = one;
                            let this = move || matches!(&*desk.hint.read(), Hint::Told(_, at) if *at == place);
                            let point = move || desk.hint.update(|hint| if let Hint::Told(_, at) = hint { *at = place });
                            view! {
                                <li>
                                    <button
                                        data-suggested=action aria-pressed=move || this().to_string()
                                        on:click=move |_| point()
                                    >
                                        <span>{says}</span>
                                        <small>{move || leads_to(outlook)}</small>
                                    </button>
                                </li>
                            }
                        }
                    </For>
                </ol>
            </div>
            <Show when=move || pointed.read().is_some()>
                <div class="row"><button class="main do-it" on:click=act>{move || words::table::hint_do(lang())}</button></div>
            </Show>
        </aside>
    }
}

/// What a move leads to, in words.
pub fn leads_to(outlook: Outlook) -> String {
    words::table::leads_to(lang(), percent(outlook.chance), points(outlook.points))
}
