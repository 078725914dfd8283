//! Games at this page to their end, by clicking: against the Châteautoma, with expansions, in teams, alone.

use crate::{
    browser::Browser,
    common::server::TestServer,
    made::{Made, game, keep, kingdom, tuscan},
    steps::{ask, lines, no_complaints_of_strangers, open, places, play, shown},
};
use serde_json::json;

/// So many decisions were made where a game is played from its middle on: about half of them in teams, which have the longest games of all.
const TEAMS_HALF: usize = 300;
/// The same of Viscounts, which somebody plays from the beginning on a phone, without a mouse and at the server.
const VISCOUNTS_HALF: usize = 110;

/// Plays a game to its end. At some moments every action of the list is looked for among what can be touched.
async fn whole(made: Made, moments: &[usize]) {
    whole_in(made, moments, (1280, 900)).await;
}

/// The same in a window of a size.
async fn whole_in(made: Made, moments: &[usize], (width, height): (u32, u32)) {
    let _place = places(1).await;
    let server = TestServer::start().await;
    let ada = Browser::start("en").await;
    ada.resize(width, height).await;
    let id = made.id;
    ada.go(&server.base).await;
    keep(&ada, &[made], json!({})).await;
    open(&ada, &format!("{}/?game={id}", server.base)).await;
    let clicks = play(&ada, id.len(), async |browser, clicks| {
        if moments.contains(&clicks) {
            everything_can_be_touched(browser).await;
        }
    })
    .await;
    println!("{id}: {clicks} clicks");
    assert!(clicks > 60, "a game takes more than {clicks} clicks");
    ada.until("document.querySelector('.finale, #ending')").await;
    // The last page says who won, where the points came from and how they grew.
    for part in [".places li .points", ".scores tbody tr", "#ending-title"] {
        assert!(
            ada.holds(&format!("document.querySelector('.finale {part}')")).await,
            "{part}: {}",
            shown(&ada).await
        );
    }
    let kept = ada.text(&format!("JSON.parse(localStorage.getItem('demesne.game.{id}')).result")).await;
    assert!(!kept.is_empty() && kept != "null", "the result is kept");
    no_complaints_of_strangers(&ada).await;
    drop(ada);
    server.stop().await;
}

/// What is legal can be done by touching or by a button, and nothing else can.
async fn everything_can_be_touched(browser: &Browser) {
    crate::steps::ready(browser).await;
    // A dialog that is open asks already; what is put together is looked at without a browser, in all its hundreds of ways.
    if browser.holds("document.querySelector('dialog.choose[open], .finale, .finish, .cover')").await {
        return;
    }
    let before = ask(browser, "steps", 0).await;
    let found = ask(browser, "reachable", 0).await;
    assert_eq!(
        ask(browser, "steps", 0).await,
        before,
        "not all was taken back: {found}; {}",
        shown(browser).await
    );
    assert_eq!(found["missing"], json!([]), "not in reach: {found}; {}", shown(browser).await);
    assert_eq!(found["strange"], json!([]), "not in the list: {found}");
    assert_eq!(lines(browser, "wide").await, Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn against_the_chateautoma() {
    whole(game("automa", "chateautoma=novice players=2", &["person", "automaton"]), &[0, 9, 61]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn with_shields_and_vineyards() {
    let made = game("vines", "players=2 expansions=shields,vineyards", &["person", "bot"]);
    whole(made, &[14, 55, 110]).await;
}

/// The second half of a game: it is the longest of all, and what it shows it shows at every turn and at its end.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn in_teams_at_one_screen() {
    let made = game("team", "team=basic", &["person", "person", "person", "person"]);
    whole(made.after(TEAMS_HALF), &[11, 57]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tuscany_against_a_bot() {
    whole(tuscan("estate", "players=2", &["person", "bot"]), &[3, 40, 90]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tuscany_on_a_phone() {
    whole_in(tuscan("pocket", "players=2", &["person", "bot"]), &[], (360, 640)).await;
}

/// T18.1: between turns the hand is covered, and nobody's cards are anywhere on the page.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tuscany_at_one_screen() {
    whole(tuscan("shared", "players=3", &["person", "person", "bot"]), &[30]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn viscounts_against_a_bot() {
    whole(kingdom("duchy", "players=2", &["person", "bot"]).after(VISCOUNTS_HALF), &[2, 31, 60]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn viscounts_on_a_phone() {
    whole_in(kingdom("pouch", "players=2", &["person", "bot"]), &[], (360, 640)).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn viscounts_against_the_solo_opponent_on_a_phone() {
    whole_in(kingdom("lonely", "solo=noble", &["person", "automaton"]), &[], (360, 640)).await;
}

/// V20.1: between turns the hand is covered.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn viscounts_at_one_screen() {
    whole(kingdom("court", "players=3", &["person", "person", "bot"]).after(VISCOUNTS_HALF), &[30]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn alone() {
    whole(game("solo", "solo=33", &["person"]), &[9, 40]).await;
}
