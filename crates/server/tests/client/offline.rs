//! Without a network: the page comes up, and its games go on.

use crate::{
    browser::Browser,
    common::server::TestServer,
    made::{game, keep},
    steps::{Clicked, Clicker, ask, open, places, ready, shown},
};
use serde_json::json;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_goes_on_without_the_server() {
    let _place = places(1).await;
    let server = TestServer::start().await;
    let ada = Browser::start("en").await;
    // Browsers keep pages of safe places only; this name is one.
    let base = server.base.replace("127.0.0.1", "localhost");
    ada.go(&base).await;
    ada.until("navigator.serviceWorker.controller").await;
    keep(&ada, &[game("away", "players=2", &["person", "bot"]).after(4)], json!({})).await;
    open(&ada, &format!("{base}/?game=away")).await;
    click(&ada, 6).await;
    let before = ask(&ada, "steps", 0).await;
    server.stop().await;

    ada.reload().await;
    ready(&ada).await;
    assert_eq!(ask(&ada, "steps", 0).await, before, "nothing is lost: {}", shown(&ada).await);
    click(&ada, 12).await;
    let after = ask(&ada, "steps", 0).await;
    assert!(after.as_u64() > before.as_u64(), "it goes on: {after}");
    // From the start page the game is found again.
    ada.go(&base).await;
    ada.click("a[href*='game=away']").await;
    ready(&ada).await;
    assert_eq!(ask(&ada, "steps", 0).await, after);
    click(&ada, 3).await;
}

async fn click(ada: &Browser, times: usize) {
    let mut clicker = Clicker::new(3);
    for _ in 0..times {
        ready(ada).await;
        assert_ne!(clicker.click(ada).await, Clicked::Over);
    }
    ready(ada).await;
}
