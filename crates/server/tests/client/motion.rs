//! What moves at a table: it says what happened, ends with whatever somebody presses, and leaves everything where it belongs.

use crate::{
    browser::Browser,
    common::server::TestServer,
    made::{keep, kingdom},
    steps::{Clicked, Clicker, no_complaints_of_strangers, open, places, ready},
};
use serde_json::json;

/// Counts what begins to move from now on, however shortly it is there.
const WATCH: &str = r#"
    window.moved = { flight: 0, shine: 0 };
    new MutationObserver(changes => {
        for (const change of changes) for (const node of change.addedNodes) if (node.className in window.moved) window.moved[node.className] += 1;
    }).observe(document.querySelector(".scene"), { childList: true });
"#;

/// What still moves, or is hidden because it has not arrived.
const MOVING: &str =
    "document.querySelectorAll('.scene > .flight, .scene > .shine, .scene .is-arriving').length";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_happens_is_seen_to_move_and_ends_with_a_key() {
    let _place = places(1).await;
    let server = TestServer::start().await;
    let ada = Browser::start("en").await;
    ada.resize(1280, 900).await;
    ada.go(&server.base).await;
    let made = kingdom("procession", "players=2", &["person", "bot"]).until_asked("play", 40);
    keep(&ada, &[made], json!({ "still": false })).await;
    open(&ada, &format!("{}/?game=procession", server.base)).await;
    ada.run(WATCH).await;
    let mut clicker = Clicker::new(3);
    let mut clicks = 0;
    // A turn or two: a card is played, the viscount goes, something is done.
    while clicks < 10 {
        ready(&ada).await;
        clicks += usize::from(clicker.click(&ada).await == Clicked::Something);
    }
    ada.until("window.moved.flight > 2").await;
    // Whoever presses a key has seen enough: in the same moment everything is where it belongs.
    let ended = format!("(dispatchEvent(new KeyboardEvent('keydown', {{ key: 'Shift' }})), {MOVING})");
    assert_eq!(ada.text(&ended).await, "0");
    no_complaints_of_strangers(&ada).await;
    drop(ada);
    server.stop().await;
}
