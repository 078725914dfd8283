//! What belongs to one game comes when it is opened: until then every page stands without it, and where it cannot come the page says so.

use crate::{
    browser::Browser,
    common::server::TestServer,
    made::{game, keep, tuscan},
    steps::{open, places, ready, shown},
};
use demesne_games::Kind;
use serde_json::json;

/// Pages that no game is needed for, and when they are there.
const FREE: [(&str, &str); 5] = [
    ("/", "document.querySelectorAll('.game-card').length > 1"),
    ("/?tables", "document.querySelector('main h1')"),
    ("/?account", "document.querySelector('main h1')"),
    ("/?look", "document.querySelector('#brought')"),
    ("/?nowhere=1", "document.querySelector('main h1')"),
];

/// Whether the parts of games can be had.
async fn can_load(ada: &Browser, can: bool) {
    ada.tool("Network.enable", json!({})).await;
    // What was kept for days without a network would come all the same.
    ada.tool("Network.setBypassServiceWorker", json!({ "bypass": !can })).await;
    ada.tool("Network.setCacheDisabled", json!({ "cacheDisabled": !can })).await;
    let all = Kind::ALL.map(|kind| format!("*/{}-*.wasm", kind.name()));
    let parts: &[String] = if can { &[] } else { &all };
    ada.tool("Network.setBlockedURLs", json!({ "urls": parts })).await;
}

/// The page would stop where something of a game is asked that is not there.
async fn nothing_stopped(ada: &Browser, what: &str) {
    let bad: Vec<String> = ada.complaints().await;
    let stopped =
        |line: &&String| ["unreachable", "RuntimeError", "panicked"].iter().any(|sign| line.contains(sign));
    assert_eq!(bad.iter().find(stopped), None, "{what}: {}", shown(ada).await);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pages_stand_without_a_game_and_say_so_where_they_need_one() {
    let _place = places(1).await;
    let server = TestServer::start().await;
    let base = &server.base;
    let ada = Browser::start("en").await;
    ada.go(base).await;
    let kept = [
        game("old", "players=2", &["person", "bot"]).after(8),
        tuscan("young", "players=2", &["person", "bot"]),
    ];
    keep(&ada, &kept, json!({})).await;
    can_load(&ada, false).await;

    for (path, there) in FREE {
        ada.go(&format!("{base}{path}")).await;
        ada.until(there).await;
        nothing_stopped(&ada, path).await;
    }
    // Both ways to begin from the start page lead somewhere that says what is wrong.
    ada.go(base).await;
    ada.until("document.querySelectorAll('.calls button').length >= 3").await;
    let against =
        "[...document.querySelectorAll('.calls button')].find(one => one.innerText.includes('Châteautoma'))";
    ada.run(&format!("{against}.click()")).await;
    ada.until("document.querySelector('#failed .notice')").await;
    for path in ["/?game=old", "/?game=young", "/?new", "/?lesson", "/?lesson=tuscany"] {
        ada.go(&format!("{base}{path}")).await;
        ada.until("document.querySelector('main [role=alert]')").await;
        nothing_stopped(&ada, path).await;
    }
    ada.go(&format!("{base}/?replay=game-old")).await;
    ada.until("document.querySelector('main .error, main [role=alert]')").await;
    nothing_stopped(&ada, "replay").await;

    // As soon as it can be had the place is there, without the page being loaded anew.
    ada.go(&format!("{base}/?game=young")).await;
    ada.until("document.querySelector('main [role=alert]')").await;
    can_load(&ada, true).await;
    ada.click("main .place button").await;
    ready(&ada).await;
    open(&ada, &format!("{base}/?game=old")).await;
    nothing_stopped(&ada, "at last").await;
}

/// Whoever plays one game does not load the others.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_loads_its_own_game_only() {
    let _place = places(1).await;
    let server = TestServer::start().await;
    let base = &server.base;
    let ada = Browser::start("en").await;
    ada.go(base).await;
    keep(&ada, &[tuscan("young", "players=2", &["person", "bot"])], json!({})).await;
    ada.tool("Network.setBypassServiceWorker", json!({ "bypass": true })).await;
    open(&ada, &format!("{base}/?game=young")).await;
    let loaded = ada.text("performance.getEntriesByType('resource').map(one => one.name).join(' ')").await;
    assert!(loaded.contains("/tuscany-") && loaded.contains("/client-"), "{loaded}");
    assert!(!loaded.contains("/burgundy-"), "{loaded}");
}
