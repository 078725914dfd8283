//! Beginning a game: at once against the house, at one screen, on the server.

use crate::{
    browser,
    frame::notice,
    later,
    play::saved::{Saved, Sitter},
    route::{Link, Route, go},
    setup::{
        cards::Icon,
        making::{Kept, Taker, sitters, usual_bot},
    },
    shelf,
    words::{self, lang},
};
use demesne_games::Kind;
use demesne_scene::{Draft, Mode, emblem};
use leptos::prelude::*;

/// Where the game that was chosen last is kept.
const KEPT: &str = "demesne.game-chosen";

/// The game that was chosen last.
pub fn chosen() -> Option<Kind> {
    browser::kept(KEPT).and_then(|name| Kind::parse(&name).ok())
}

/// Begins a game with a draft at once: the reader at the first seat, bots at the others.
fn begin(draft: &Draft) {
    let mut takers = vec![Taker::You];
    takers.resize(usize::from(draft.persons()), usual_bot());
    let mut seats = sitters(&takers);
    seats.extend((draft.persons()..draft.seats()).map(|_| Sitter::Automaton));
    let saved = Saved::new(draft.kind().name(), draft.setup(), seats);
    match saved.save() {
        true => go(Route::Game(saved.id)),
        false => notice::fail(words::table::not_kept(lang())),
    }
}

/// Goes to the set-up with two people at this screen.
fn at_one_screen(kind: Kind) {
    let mut kept = Kept::load(false);
    if kept.game != kind.name() {
        (kept.game, kept.setup) = (kind.name().into(), Vec::new());
    }
    let people = kept.takers.iter().filter(|taker| matches!(taker, Taker::You | Taker::Person(_))).count();
    if people < 2 {
        kept.takers = vec![Taker::You, Taker::Person(String::new())];
    }
    kept.save(false);
    go(Route::New { online: false });
}

/// The buttons that begin, and the games to begin.
#[component]
pub fn Begin(
    /// What stands between the two: games to go on with.
    children: Children,
) -> impl IntoView {
    let kind = RwSignal::new(chosen().unwrap_or(Kind::ALL[0]));
    // A way to play against the game's own opponent, where there is one.
    let automaton = move || Draft::new(kind.get()).modes(lang()).into_iter().find(|mode| mode.automaton);
    let against = move |id: &'static str| {
        let chosen = kind.get_untracked();
        shelf::with([chosen], kind, move || {
            let mut draft = Draft::new(chosen);
            draft.choose_mode(id);
            begin(&draft);
        });
    };
    // The page is there: what the next click needs may come.
    Effect::new(move || {
        let kind = kind.get();
        later::anyway(shelf::bring_some([kind]));
    });
    let card = move |one: Kind| {
        let choose = move |_| {
            browser::keep(KEPT, one.name());
            kind.set(one);
        };
        let modes = move || {
            let modes = Draft::new(one).modes(lang());
            let (least, most) = modes
                .iter()
                .map(Mode::people)
                .fold((9, 0), |(least, most), (fewest, fullest)| (fewest.min(least), fullest.max(most)));
            words::start::for_players(lang(), least, most)
        };
        view! {
            <button type="button" class="game-card" aria-pressed=move || (kind.get() == one).to_string() on:click=choose>
                <span class="emblem" inner_html=emblem(one)></span>
                <span><b>{one.title()}</b><small>{modes}</small></span>
            </button>
        }
    };
    view! {
        <div class="calls">
            <button class="main big" on:click=move |_| begin(&Draft::new(kind.get_untracked()))>
                <Icon id="g-bot"/><span>{move || words::start::play_now(lang())}</span>
            </button>
            {move || automaton().map(|mode| view! {
                <button class="big" on:click=move |_| against(mode.id)>
                    <Icon id="g-castle"/><span>{words::start::against(lang(), mode.name)}</span>
                </button>
            })}
            <button class="big" on:click=move |_| at_one_screen(kind.get_untracked())>
                <Icon id="g-seat"/><span>{move || words::start::one_screen(lang())}</span>
            </button>
            <Link to=Route::New { online: true } class="button big".to_string()>
                <Icon id="g-team"/><span>{move || words::start::make_table(lang())}</span>
            </Link>
        </div>
        {children()}
        <section aria-labelledby="start-games">
            <h2 id="start-games">{move || words::start::games(lang())}</h2>
            <div class="game-cards">{Kind::ALL.map(card)}</div>
            <Link to=Route::New { online: false } class="quiet-link".to_string()>{move || words::start::choose_all(lang())}</Link>
        </section>
    }
}
