//! A game without a mouse: Tab, arrows, Enter, digits, U and E.

use crate::{
    browser::Browser,
    common::server::TestServer,
    made::{game, keep},
    steps::{no_complaints_of_strangers, places, ready, shown},
};
use serde_json::json;
use std::collections::BTreeSet;

/// Where the keyboard is: empty where it is nowhere.
const FOCUS: &str = "document.activeElement == document.body ? '' : document.activeElement.dataset.key \
    ?? document.activeElement.dataset.action ?? document.activeElement.className";
const OVER: &str = "document.querySelector('.finale')";
const STEPS: &str = "JSON.parse(localStorage.getItem('demesne.game.keys')).steps.length";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_game_without_a_mouse() {
    let _place = places(1).await;
    let server = TestServer::start().await;
    let ada = Browser::start("en").await;
    ada.go(&server.base).await;
    keep(&ada, &[game("keys", "players=2", &["person", "bot"]).after(4)], json!({})).await;
    ada.go(&format!("{}/?game=keys", server.base)).await;
    ready(&ada).await;
    the_tab_key_goes_everywhere(&ada).await;
    let mut deeds = 0;
    let mut undone = false;
    loop {
        ready(&ada).await;
        if ada.holds(OVER).await {
            break;
        }
        deeds += 1;
        assert!(deeds < 1000, "a game takes less: {}", shown(&ada).await);
        if ada.holds("document.querySelector('dialog.choose[open]')").await {
            ada.press(&["Enter"]).await;
            ada.until("!document.querySelector('dialog.choose[open]')").await;
            continue;
        }
        if !undone && acts_with_a_die(&ada).await {
            undone = true;
            // A mistake costs one key.
            let before: usize = ada.text(STEPS).await.parse().expect("a number");
            ada.press(&["u"]).await;
            ada.until(&format!("{STEPS} < {before}")).await;
            ready(&ada).await;
            continue;
        }
        if acts_with_a_die(&ada).await || presses_a_button(&ada).await {
            continue;
        }
        assert!(
            ada.holds("document.querySelector('.always .end:not(:disabled)')").await,
            "{}",
            shown(&ada).await
        );
        ada.press(&["e"]).await;
    }
    assert!(undone, "something was taken back");
    assert!(deeds > 50, "{deeds}");
    assert_eq!(rounds(&ada).await, 25);
    // The last page has the keyboard, and leads on.
    ada.until("document.activeElement.closest('.finale')").await;
    ada.press(&["Tab"]).await;
    assert!(ada.holds("document.activeElement.matches('.finale :is(button, a)')").await);
    no_complaints_of_strangers(&ada).await;
    drop(ada);
    server.stop().await;
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
    const LIT: &str = "document.activeElement.matches('.thing.is-open:not(.is-chosen)')";
    for _ in 0..60 {
        if ada.holds(LIT).await {
            return true;
        }
        // Inside of a picture with something lit, arrows lead there.
        if ada
            .holds("document.activeElement.closest('svg')?.querySelector('.thing.is-open:not(.is-chosen)')")
            .await
        {
            for arrow in [
                "ArrowRight",
                "ArrowDown",
                "ArrowLeft",
                "ArrowUp",
                "ArrowLeft",
                "ArrowDown",
                "ArrowRight",
                "ArrowRight",
            ] {
                ada.press(&[arrow]).await;
                if ada.holds(LIT).await {
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

/// Tab visits every panel with something to use, in the order of a turn: dice, storage, duchy, depots, actions.
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
    assert!(visited.contains("actions"), "{visited:?}");
}
