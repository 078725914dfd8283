//! What moves at a table: it says what happened, ends with whatever somebody presses, and leaves everything where it belongs.

use crate::{
    browser::Browser,
    common::server::TestServer,
    made::{keep, kingdom},
    steps::{Clicked, Clicker, no_complaints_of_strangers, open, places, ready},
};
use serde_json::json;

/// Looks at what begins to move from now on, however shortly it is there: how many shapes are drawn in it, how wide it is, which symbols it
/// shows.
const WATCH: &str = r##"
    window.moved = { flight: 0, shine: 0, empty: [], symbols: {} };
    const looks = node => {
        const shapes = [...node.querySelectorAll("use, path, rect, circle")].filter(shape => !shape.closest(".hit, .focus, defs"));
        if (!shapes.length || node.getBoundingClientRect().width < 8) window.moved.empty.push(node.outerHTML);
        for (const shape of shapes) if (shape.localName == "use") {
            const symbol = shape.getAttribute("href");
            window.moved.symbols[symbol] = 1 + (window.moved.symbols[symbol] ?? 0);
        }
    };
    new MutationObserver(changes => {
        for (const change of changes) for (const node of change.addedNodes) if (node.className in window.moved) {
            window.moved[node.className] += 1;
            if (node.className == "flight") looks(node);
        }
    }).observe(document.querySelector(".scene"), { childList: true });
"##;

/// What still moves, or is hidden because it has not arrived.
const MOVING: &str =
    "document.querySelectorAll('.scene > .flight, .scene > .shine, .scene .is-arriving').length";

/// Clicks on until the page holds something, so often at the most.
async fn click_until(ada: &Browser, expression: &str, most: usize) {
    let (mut clicker, mut clicks) = (Clicker::new(3), 0);
    while clicks < most && !ada.holds(expression).await {
        ready(ada).await;
        clicks += usize::from(clicker.click(ada).await == Clicked::Something);
    }
    ada.until(expression).await;
}

/// Nothing flies that cannot be seen.
async fn all_are_drawn(ada: &Browser) {
    assert_eq!(ada.text("JSON.stringify(window.moved.empty)").await, "[]");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_happens_is_seen_to_move_and_ends_with_a_key() {
    let _place = places(1).await;
    let server = TestServer::start().await;
    let ada = Browser::start("en").await;
    ada.resize(1280, 900).await;
    ada.go(&server.base).await;
    let made = [
        kingdom("procession", "players=2", &["person", "bot"]).until_asked("play", 40),
        kingdom("purse", "players=2 first=p1", &["person", "bot"]).until_asked("place", 60),
    ];
    keep(&ada, &made, json!({ "still": false })).await;
    open(&ada, &format!("{}/?game=procession", server.base)).await;
    ada.run(WATCH).await;
    // A turn or two: a card is played, the viscount goes, something is done.
    click_until(&ada, "window.moved.flight > 2 && window.moved.symbols['#g-v-viscount'] > 0", 16).await;
    all_are_drawn(&ada).await;
    // Whoever presses a key has seen enough: in the same moment everything is where it belongs.
    let ended = format!("(dispatchEvent(new KeyboardEvent('keydown', {{ key: 'Shift' }})), {MOVING})");
    assert_eq!(ada.text(&ended).await, "0");
    // On a phone, too: workers come to the castle from where they were.
    ada.resize(360, 640).await;
    open(&ada, &format!("{}/?game=purse", server.base)).await;
    ada.run(WATCH).await;
    click_until(&ada, "window.moved.symbols['#g-v-worker'] > 0", 12).await;
    all_are_drawn(&ada).await;
    no_complaints_of_strangers(&ada).await;
    drop(ada);
    server.stop().await;
}
