//! The pictures of the README: tables in the middle of a game, and the review of one. `cargo xtask pictures` makes them anew.

use crate::{
    browser::Browser,
    common::server::TestServer,
    made::{Made, game, keep, kingdom, tuscan},
    steps::{no_complaints_of_strangers, places, sized},
};
use base64::Engine as _;
use serde_json::json;
use std::{
    fs,
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

/// The window that is shown.
const WINDOW: (u32, u32) = (1280, 800);

/// No picture is larger: whoever clones the repository loads them all, with all that they ever were.
const BYTES: usize = 250_000;

/// Against hanging: a review looks at every decision of a game.
const LONGEST: Duration = Duration::from_secs(600);

/// A table at which somebody may act.
const TABLE: &str = "document.querySelector('.thing.is-usable, .buttons button[data-action]')";

/// A picture; it is called as its game is.
struct Picture {
    game: Made,
    /// Where it is taken: what stands after `/?`.
    place: String,
    /// When that is there.
    ready: &'static str,
    /// What is clicked then.
    clicked: Option<&'static str>,
}

/// A table in the middle of a game.
fn table(game: Made) -> Picture {
    Picture { place: format!("game={}", game.id), ready: TABLE, clicked: None, game }
}

/// The review of a finished game, with its most costly moment.
fn review(game: Made) -> Picture {
    let ready = "document.querySelector('.review progress')?.hidden && document.querySelector('.moment')";
    Picture { place: format!("replay=game-{}&review", game.id), ready, clicked: Some(".moment"), game }
}

/// All pictures: another table is another line.
fn all() -> Vec<Picture> {
    vec![
        table(game("burgundy", "players=2", &["person", "bot"]).until_asked("take", 110)),
        table(tuscan("tuscany", "players=2 first=p1", &["person", "bot"]).until_asked("place", 60)),
        table(kingdom("viscounts", "players=2 first=p1", &["person", "bot"]).until_asked("move", 110)),
        review(game("review", "players=2", &["person", "bot"]).after(usize::MAX)),
    ]
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/pictures")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "makes pictures; run by `cargo xtask pictures`"]
async fn pictures() {
    let _place = places(1).await;
    let server = TestServer::start().await;
    let ada = Browser::start("en").await;
    fs::create_dir_all(folder()).expect("a folder for pictures");
    for Picture { game, place, ready, clicked } in all() {
        ada.go(&server.base).await;
        keep(&ada, std::slice::from_ref(&game), json!({ "theme": "vellum" })).await;
        sized(&ada, WINDOW.0, WINDOW.1).await;
        ada.go(&format!("{}/?{place}", server.base)).await;
        comes(&ada, ready).await;
        if let Some(selector) = clicked {
            ada.click(selector).await;
        }
        let (name, picture) = (game.id, taken(&ada).await);
        assert!(picture.len() <= BYTES, "{name} has {} bytes; a picture may have {BYTES}", picture.len());
        fs::write(folder().join(format!("{name}.webp")), &picture).expect("it is kept");
        println!("{name}: {} kB", picture.len().div_ceil(1000));
    }
    no_complaints_of_strangers(&ada).await;
    drop(ada);
    server.stop().await;
}

/// Waits for what may take minutes.
async fn comes(ada: &Browser, ready: &str) {
    let end = Instant::now() + LONGEST;
    while !ada.holds(ready).await {
        assert!(Instant::now() < end, "this never came true: {ready}");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

/// What the window shows when nothing is about to change: letters are there, and what was clicked is drawn.
async fn taken(ada: &Browser) -> Vec<u8> {
    // The pointer lies over nothing.
    ada.tool("Input.dispatchMouseEvent", json!({ "type": "mouseMoved", "x": 0, "y": 0 })).await;
    ada.run("return document.fonts.ready.then(() => new Promise(done => setTimeout(() => requestAnimationFrame(() => done(true)), 500)))").await;
    let shot = ada.tool("Page.captureScreenshot", json!({ "format": "webp", "quality": 88 })).await;
    let data = shot["data"].as_str().expect("a picture");
    base64::engine::general_purpose::STANDARD.decode(data).expect("its bytes")
}
