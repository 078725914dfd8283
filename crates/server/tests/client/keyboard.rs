//! A game without a mouse: Tab, arrows, Enter, digits, letters.

use crate::{
    browser::Browser,
    common::server::TestServer,
    made::{Made, game, keep, kingdom},
    steps::{no_complaints_of_strangers, places, ready, shown},
};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// Where the keyboard is: empty where it is nowhere.
const FOCUS: &str = "document.activeElement == document.body ? '' : document.activeElement.dataset.key \
    ?? document.activeElement.dataset.action ?? document.activeElement.className";
const OVER: &str = "document.querySelector('.finale')";
const STEPS: &str = "JSON.parse(localStorage.getItem('demesne.game.keys')).steps.length";
/// What the button would play of what is put together.
const PROPOSED: &str = "document.querySelector('.finish:not(:disabled)')";

/// Begins at the table of a game, with the keyboard everywhere once.
async fn begin(made: Made) -> (TestServer, Browser) {
    let server = TestServer::start().await;
    let ada = Browser::start("en").await;
    ada.go(&server.base).await;
    keep(&ada, &[made], json!({})).await;
    ada.go(&format!("{}/?game=keys", server.base)).await;
    the_tab_key_goes_everywhere(&ada).await;
    (server, ada)
}

/// The last page has the keyboard, and leads on.
async fn ends(server: TestServer, ada: Browser) {
    ada.until("document.activeElement.closest('.finale')").await;
    ada.press(&["Tab"]).await;
    assert!(ada.holds("document.activeElement.matches('.finale :is(button, a)')").await);
    no_complaints_of_strangers(&ada).await;
    drop(ada);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_game_without_a_mouse() {
    let _place = places(1).await;
    let (server, ada) = begin(game("keys", "players=2", &["person", "bot"]).after(4)).await;
    let mut deeds = 0;
    let mut undone = false;
    loop {
        ready(&ada).await;
        if ada.holds(OVER).await {
            break;
        }
        deeds += 1;
        assert!(deeds < 1000, "a game takes less: {}", shown(&ada).await);
        if answers_a_dialog(&ada).await {
            continue;
        }
        if !undone && acts_with_a_die(&ada).await {
            undone = true;
            takes_back(&ada).await;
            continue;
        }
        if acts_with_a_die(&ada).await || presses_a_button(&ada).await {
            continue;
        }
        ends_the_turn(&ada).await;
    }
    assert!(undone, "something was taken back");
    assert!(deeds > 50, "{deeds}");
    assert_eq!(rounds(&ada).await, 25);
    ends(server, ada).await;
}

/// A whole game of Viscounts: digits play cards of the hand, letters begin the four primary actions, Enter plays what is proposed.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_game_of_viscounts_without_a_mouse() {
    let _place = places(1).await;
    // Of this seed is a game in which each of the four actions becomes possible.
    let made = kingdom("keys", "players=2 first=p1", &["person", "bot"]).seeded(1);
    let (server, ada) = begin(made).await;
    let mut used = BTreeSet::new();
    let mut deeds = 0;
    loop {
        ready(&ada).await;
        if ada.holds(OVER).await {
            break;
        }
        deeds += 1;
        assert!(deeds < 1000, "a game takes less: {}", shown(&ada).await);
        let before = last_steps(&ada).await;
        let did = does_something(&ada, &mut used).await;
        stays_somewhere(&ada, &did).await;
        if deeds > 11 && !used.contains("U") && last_steps(&ada).await != before {
            takes_back(&ada).await;
            stays_somewhere(&ada, "U").await;
            used.insert("U");
        }
    }
    let all = ["B", "E", "M", "T", "U", "W", "digit"];
    assert_eq!(used.into_iter().collect::<Vec<_>>(), all, "in {deeds} deeds");
    ends(server, ada).await;
}

/// What was played lately.
async fn last_steps(ada: &Browser) -> String {
    ada.text(STEPS).await
}

/// The next thing of somebody who knows the keys; says what it was.
async fn does_something(ada: &Browser, used: &mut BTreeSet<&'static str>) -> String {
    if answers_a_dialog(ada).await {
        return "a dialog".into();
    }
    if ada.holds(PROPOSED).await {
        plays_what_is_proposed(ada).await;
        return "Enter".into();
    }
    if plays_a_card_by_digit(ada).await {
        used.insert("digit");
        return "a digit".into();
    }
    // A letter that was not used yet comes first.
    let mut letters = LETTERS;
    letters.sort_by_key(|(letter, ..)| used.contains(letter));
    for (letter, act, sign) in letters {
        if !ada.holds(&format!("document.querySelector('.thing.is-usable[data-key=\"act {act}\"]')")).await {
            continue;
        }
        let before = ada.text(STEPS).await;
        ada.press(&[sign]).await;
        let chosen = format!("document.querySelector('.thing.is-chosen[data-key=\"act {act}\"]')");
        // The letter acts where all else follows, or holds the action until the rest of it is touched.
        ada.until(&format!(
            "{STEPS} != {before} || {chosen} || document.querySelector('dialog.choose[open]')"
        ))
        .await;
        used.insert(letter);
        if ada.text(STEPS).await == before
            && !ada.holds("document.querySelector('dialog.choose[open]')").await
        {
            assert!(touches_what_is_lit(ada).await, "{sign} leads nowhere: {}", shown(ada).await);
        }
        return format!("the letter {sign}");
    }
    if touches_what_is_lit(ada).await {
        return "Enter at something lit".into();
    }
    if presses_a_button(ada).await {
        return "a button".into();
    }
    ends_the_turn(ada).await;
    used.insert("E");
    "E".into()
}

/// The letters of the primary actions, the keys of what they begin, and what is pressed: small letters and great ones.
const LETTERS: [(&str, &str, &str); 4] =
    [("B", "build", "b"), ("T", "trade", "T"), ("W", "workers", "w"), ("M", "transcribe", "M")];

/// The keyboard is at something once the page has taken what was done: two frames later, and no more.
async fn stays_somewhere(ada: &Browser, did: &str) {
    ready(ada).await;
    let frames =
        "return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))";
    ada.run(frames).await;
    assert_ne!(ada.text(FOCUS).await, "", "the keyboard is nowhere after {did}: {}", shown(ada).await);
}

/// V10.6: a payment is asked for where there is a choice, and Enter pays what is proposed: at once, and after the action was begun by keyboard.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn enter_pays_what_is_proposed() {
    let _place = places(1).await;
    let made = kingdom("keys", "players=2 first=p1", &["person", "bot"]).seeded(1).until_asked("pay", 0);
    let (server, ada) = begin(made).await;
    ready(&ada).await;
    changes_the_payment(&ada).await;
    ada.run("document.activeElement.blur()").await;
    let number = ada
        .text("JSON.parse(localStorage.getItem('demesne.game.keys')).steps.at(-1).split(' ').at(-1)")
        .await;
    let paid = plays_what_is_proposed(&ada).await;
    assert!(paid.starts_with("pay "), "{paid}");
    // Back before what is paid for was chosen: twice, as it is asked for again in between.
    takes_back(&ada).await;
    ada.until(&format!("{PROPOSED}?.dataset.action == {}", json!(paid))).await;
    let mut back = 0;
    while ada.holds("document.querySelector('.finish')").await {
        takes_back(&ada).await;
        back += 1;
        assert!(back < 4, "{}", shown(&ada).await);
    }
    // The keyboard is at something, and a digit says how much: it goes on at what is proposed.
    assert!(to_something_lit(&ada).await, "{}", shown(&ada).await);
    ada.press(&[&number]).await;
    ada.until(&format!("{PROPOSED}?.dataset.action == {}", json!(paid))).await;
    stays_somewhere(&ada, "a digit").await;
    assert!(ada.holds("document.activeElement.matches('.finish')").await, "{}", shown(&ada).await);
    assert!(plays_what_is_proposed(&ada).await.starts_with("pay "));
    no_complaints_of_strangers(&ada).await;
    drop(ada);
    server.stop().await;
}

/// V10.5: a unit of what is paid is taken back, another one is given, and what was proposed is had again: all by keyboard.
async fn changes_the_payment(ada: &Browser) {
    const PAID: &str = ".thing.is-usable[data-key^='pay ']";
    const OWNED: &str = ".thing.is-usable:is([data-key='p1 silver'], [data-key='p1 ink'], [data-key='p1 stone'], [data-key='p1 gold']):not(.is-chosen)";
    const BACK: &str = ".finishing .proposed:not(:disabled)";
    let proposed = ada.text(&format!("{PROPOSED}.dataset.action")).await;
    assert!(comes_to(ada, PAID).await, "{}", shown(ada).await);
    ada.press(&["Enter"]).await;
    // Now something is missing.
    ada.until("document.querySelector('.finish:disabled')").await;
    stays_somewhere(ada, "taking a unit back").await;
    assert!(comes_to(ada, OWNED).await, "{}", shown(ada).await);
    ada.press(&["Enter"]).await;
    ada.until(PROPOSED).await;
    if ada.text(&format!("{PROPOSED}.dataset.action")).await != proposed {
        assert!(comes_to(ada, BACK).await, "{}", shown(ada).await);
        ada.press(&["Enter"]).await;
    }
    ada.until(&format!("{PROPOSED}?.dataset.action == {}", json!(proposed))).await;
}

/// Enter plays what is proposed, wherever the keyboard was before it was asked for. Gives what it was.
async fn plays_what_is_proposed(ada: &Browser) -> String {
    let proposed = ada.text(&format!("{PROPOSED}.dataset.action")).await;
    let before: usize = ada.text(STEPS).await.parse().expect("a number");
    ada.press(&["Enter"]).await;
    ada.until(&format!("{STEPS} > {before}")).await;
    let step = "JSON.parse(localStorage.getItem('demesne.game.keys')).steps[arguments[0]]";
    let played = ada.run_with(&format!("return {step}"), &[json!(before)]).await;
    assert_eq!(played, json!(format!("p1 {proposed}")));
    proposed
}

/// V8.5: a digit plays the card of the hand that stands there.
async fn plays_a_card_by_digit(ada: &Browser) -> bool {
    let hand = "[...document.querySelectorAll('.thing[data-key^=\"p1 hand \"]')]";
    let found = ada
        .run(&format!(
            "const hand = {hand}; const nth = hand.findLastIndex(one => one.matches('.is-open')); \
             return nth < 0 || hand.some(one => one.matches('.is-chosen')) ? null : [nth + 1, hand[nth].dataset.key.split(' ')[2]]"
        ))
        .await;
    let (Some(number), Some(card)) = (found[0].as_u64(), found[1].as_str()) else { return false };
    let before: usize = ada.text(STEPS).await.parse().expect("a number");
    ada.press(&[&number.to_string()]).await;
    ada.until(&format!("{STEPS} > {before}")).await;
    let played = ada
        .run_with(
            "return JSON.parse(localStorage.getItem('demesne.game.keys')).steps[arguments[0]]",
            &[json!(before)],
        )
        .await;
    let verbs = ["play", "discard", "destroy"].map(|verb| json!(format!("p1 {verb} {card}")));
    assert!(verbs.contains(&played), "{number} is {card}, and not {played}");
    true
}

/// Tab and arrows lead to what is lit, Enter touches it, until it comes to an action. Says whether something was done.
async fn touches_what_is_lit(ada: &Browser) -> bool {
    let before = ada.text(STEPS).await;
    for _ in 0..4 {
        if !ada.holds("document.querySelector('.scene .thing.is-open:not(.is-chosen)')").await
            || !to_something_lit(ada).await
        {
            ada.press(&["Escape"]).await;
            return false;
        }
        let held = chosen(ada).await;
        ada.press(&["Enter"]).await;
        let dialog = "document.querySelector('dialog.choose[open]')";
        ada.until(&format!(
            "{STEPS} != {before} || {dialog} || JSON.stringify({CHOSEN}) != {}",
            json!(held.to_string())
        ))
        .await;
        if ada.text(STEPS).await != before || ada.holds(dialog).await {
            return true;
        }
    }
    ada.press(&["Escape"]).await;
    false
}

/// What is held.
const CHOSEN: &str = "[...document.querySelectorAll('.scene .thing.is-chosen')].map(one => one.dataset.key)";

async fn chosen(ada: &Browser) -> Value {
    ada.run(&format!("return {CHOSEN}")).await
}

/// Which of several is meant: the first.
async fn answers_a_dialog(ada: &Browser) -> bool {
    let asks = ada.holds("document.querySelector('dialog.choose[open]')").await;
    if asks {
        ada.press(&["Enter"]).await;
        ada.until("!document.querySelector('dialog.choose[open]')").await;
    }
    asks
}

/// A mistake costs one key.
async fn takes_back(ada: &Browser) {
    let before: usize = ada.text(STEPS).await.parse().expect("a number");
    ada.press(&["u"]).await;
    ada.until(&format!("{STEPS} < {before}")).await;
    ready(ada).await;
}

async fn ends_the_turn(ada: &Browser) {
    assert!(ada.holds("document.querySelector('.always .end:not(:disabled)')").await, "{}", shown(ada).await);
    ada.press(&["e"]).await;
}

/// How many rounds have begun: each begins with a roll.
async fn rounds(ada: &Browser) -> usize {
    let count = "JSON.parse(localStorage.getItem('demesne.game.keys')).steps.filter(step => step.startsWith('* roll')).length";
    ada.text(count).await.parse().unwrap_or(0)
}

/// A digit picks a die; arrows and Tab lead to what it lights, Enter acts. Says whether something was done.
async fn acts_with_a_die(ada: &Browser) -> bool {
    let before = ada.text(STEPS).await;
    for digit in ["1", "2", "3", "4", "5", "6"] {
        if ada.holds("document.querySelector('.thing.is-chosen')").await {
            break;
        }
        ada.press(&[digit]).await;
    }
    if !ada.holds("document.querySelector('.thing.is-chosen')").await {
        return false;
    }
    for _ in 0..4 {
        if !to_something_lit(ada).await {
            ada.press(&["Escape"]).await;
            return false;
        }
        ada.press(&["Enter"]).await;
        ada.until(&format!("!document.querySelector('.thing.is-chosen') || {STEPS} == {before}")).await;
        let focus = ada.text(FOCUS).await;
        assert_ne!(focus, "", "the keyboard is nowhere after Enter: {}", shown(ada).await);
        if ada.text(STEPS).await != before || ada.holds("document.querySelector('dialog.choose[open]')").await
        {
            return true;
        }
    }
    ada.press(&["Escape"]).await;
    false
}

/// Tab goes from panel to panel, arrows within one, until something lit has the focus.
async fn to_something_lit(ada: &Browser) -> bool {
    comes_to(ada, ".thing.is-open:not(.is-chosen)").await
}

/// The same to whatever a selector finds.
async fn comes_to(ada: &Browser, wanted: &str) -> bool {
    let there = format!("document.activeElement.matches({})", json!(wanted));
    let near = format!("document.activeElement.closest('svg')?.querySelector({})", json!(wanted));
    for _ in 0..60 {
        if ada.holds(&there).await {
            return true;
        }
        // Inside of a picture where it is, arrows lead there.
        if ada.holds(&near).await {
            let about = ["Right", "Down", "Left", "Up", "Left", "Down", "Right", "Right"];
            // Along a row of plates, there and back.
            let along = std::iter::repeat_n("Right", 9).chain(std::iter::repeat_n("Left", 9));
            for arrow in about.into_iter().chain(along) {
                ada.press(&[&format!("Arrow{arrow}")]).await;
                if ada.holds(&there).await {
                    return true;
                }
            }
        }
        ada.press(&["Tab"]).await;
    }
    false
}

/// A button of the panel of actions, by Tab and Enter.
async fn presses_a_button(ada: &Browser) -> bool {
    if !ada.holds("document.querySelector('[data-panel=actions] .buttons button[data-action]')").await {
        return false;
    }
    for _ in 0..80 {
        if ada.holds("document.activeElement.matches('[data-panel=actions] .buttons button')").await {
            let before = ada.text(STEPS).await;
            ada.press(&["Enter"]).await;
            ada.until(&format!("{STEPS} != {before}")).await;
            assert_ne!(
                ada.text(FOCUS).await,
                "",
                "the keyboard is nowhere after a button: {}",
                shown(ada).await
            );
            return true;
        }
        ada.press(&["Tab"]).await;
    }
    panic!("Tab does not come to the buttons: {}", shown(ada).await);
}

/// Tab visits every panel with something to use, as dice, storage, duchy, depots, and the buttons where one can be pressed.
async fn the_tab_key_goes_everywhere(ada: &Browser) {
    ready(ada).await;
    let mut visited = BTreeSet::new();
    for _ in 0..60 {
        ada.press(&["Tab"]).await;
        visited.insert(ada.text("document.activeElement.closest('[data-panel]')?.dataset.panel").await);
    }
    let wanted = "[...new Set([...document.querySelectorAll('.thing.is-usable')].map(one => one.closest('[data-panel]').dataset.panel))].join()";
    for panel in ada.text(wanted).await.split(',').filter(|panel| !panel.is_empty()) {
        assert!(visited.contains(panel), "Tab never comes to {panel}: {visited:?}");
    }
    let pressed = ada.holds("document.querySelector('[data-panel=actions] button:not(:disabled)')").await;
    assert!(!pressed || visited.contains("actions"), "{visited:?}");
}
