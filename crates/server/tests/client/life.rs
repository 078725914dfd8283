//! What people do at a table besides playing: time, taking back by consent, handing over, looking on, resigning, closing.

use crate::{
    browser::Browser,
    common::{patience::Wait, server::TestServer},
    steps::{Clicker, fits_a_phone, is_sure, places, says_name, shown},
    tables::two_at,
};
use serde_json::json;

/// How much was told of the game.
const STORY: &str = "document.querySelectorAll('[data-panel=log] li').length";
/// Whether the reader may act.
///
/// With both dice used and no silver, ending the turn is all that is left.
const ASKED: &str = "document.querySelector('.thing.is-usable, [data-panel=actions] .buttons button[data-action], \
    [data-panel=actions] .always .end:not(:disabled)')";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_live_at_one_table() {
    let _places = places(2).await;
    let server = TestServer::start().await;
    let (ada, ben) = two_at(&server.base).await;
    with_a_clock(&ada, &ben, &server.base).await;
    both_act(&ada, &ben).await;
    the_clock_runs(&ada).await;
    going_back_needs_consent(&ada, &ben).await;
    a_seat_is_handed_over(&ada, &ben).await;
    somebody_looks_on(&ada, &ben).await;
    resigns(&ada, &ben).await;
    closes_a_table(&ada, &server.base).await;
    drop((ada, ben));
    server.stop().await;
}

/// Ada makes a table with a clock, Ben comes by the link.
async fn with_a_clock(ada: &Browser, ben: &Browser, base: &str) {
    ada.go(&format!("{base}/?new=table")).await;
    ada.until("document.querySelector('.customs')").await;
    ada.run("document.querySelector('.customs').scrollIntoView({ block: 'center' })").await;
    ada.click_nth(".customs .field:first-of-type .segments button", |_| 1).await;
    ada.rewrite("#setup-minutes", "45").await;
    ada.click("form.making footer button[type=submit]").await;
    says_name(ada, "Ada").await;
    ada.until("document.querySelector('#invitation input')").await;
    let link = ada.text("document.querySelector('#invitation input').value").await;
    ben.go(&link).await;
    ben.click("[id^=sit-]").await;
    says_name(ben, "Ben").await;
    ada.until("document.querySelector('#start') && !document.querySelector('#start').disabled").await;
    ada.click("#start").await;
}

/// Plays until somebody may act.
async fn until_asked(wanted: &Browser, other: &Browser) {
    let (wait, mut clicker) = (Wait::new(), Clicker::new(4));
    while !wanted.holds(ASKED).await {
        clicker.click(other).await;
        assert!(!wait.is_over(), "somebody never comes to act: {}", shown(wanted).await);
    }
}

/// Each of them does something, so that a turn of both is told.
async fn both_act(ada: &Browser, ben: &Browser) {
    let mut clickers = [(ada, Clicker::new(1)), (ben, Clicker::new(2))];
    let wait = Wait::new();
    while ada.text(STORY).await.parse::<usize>().unwrap_or(0) < 14 {
        for (browser, clicker) in &mut clickers {
            clicker.click(browser).await;
        }
        assert!(!wait.is_over(), "{}", shown(ada).await);
    }
}

/// Opens what stands beside the board.
async fn beside(browser: &Browser) {
    if !browser.holds("document.querySelector('.live-side')").await {
        browser.click("#at-table").await;
    }
    browser.until("document.querySelector('.live-side')").await;
}

/// Closes it again.
async fn board(browser: &Browser) {
    browser.click(".live-side .close").await;
    browser.until("!document.querySelector('.live-side')").await;
}

/// It shows what is left, and runs for whoever is to act only.
async fn the_clock_runs(ada: &Browser) {
    beside(ada).await;
    let of = |row: &str| format!("document.querySelector('.live-side {row} .clock').textContent");
    let (runs, stands) = (of("li.acts"), of("li:not(.acts)"));
    ada.until("document.querySelectorAll('.live-side li.acts').length == 1").await;
    let (first, still) = (ada.text(&runs).await, ada.text(&stands).await);
    for clock in [&first, &still] {
        // Somewhat less than it was: how much, the machine says.
        let minutes: u32 = clock.split(':').next().and_then(|text| text.parse().ok()).expect("minutes");
        assert!((20..=45).contains(&minutes), "{clock}");
    }
    ada.until(&format!("{runs} != {}", json!(first))).await;
    assert_eq!(ada.text(&stands).await, still);
    board(ada).await;
}

/// Going back over what others did is asked; they agree or refuse.
async fn going_back_needs_consent(ada: &Browser, ben: &Browser) {
    until_asked(ben, ada).await;
    until_asked(ada, ben).await;
    for agrees in [false, true] {
        let before: usize = ada.text(STORY).await.parse().expect("a number");
        beside(ada).await;
        if !ada.holds("document.querySelector('#further').open").await {
            ada.click("#further summary").await;
        }
        ada.rewrite("#further-steps", "6").await;
        ada.click("#ask-undo").await;
        board(ada).await;
        ben.until("document.querySelector('#agree')").await;
        let wish = ben.text("document.querySelector('#agree').closest('section').innerText").await;
        assert!(wish.contains("Ada"), "{wish}");
        ben.click(if agrees { "#agree" } else { "#refuse" }).await;
        ben.until("!document.querySelector('#agree')").await;
        for player in [ada, ben] {
            let comparison = if agrees { "<" } else { "==" };
            player.until(&format!("{STORY} {comparison} {before}")).await;
        }
    }
    assert_eq!(ada.text(STORY).await, ben.text(STORY).await);
}

/// Ada's seat goes to Ben by a link.
async fn a_seat_is_handed_over(ada: &Browser, ben: &Browser) {
    beside(ada).await;
    ada.click("#hand-over").await;
    ada.until("document.querySelector('#menu .copy input')").await;
    let link = ada.text("document.querySelector('#menu .copy input').value").await;
    ben.go(&link).await;
    ben.click("#take-over").await;
    ben.until("document.querySelector('.scene')").await;
    assert!(!ben.text("location.href").await.contains("code="), "the code is used up");
    ben.until(
        "[...document.querySelectorAll('.plate[data-seat]')].every(plate => plate.innerText.includes('Ben'))",
    )
    .await;
}

/// Ada has no seat any more: she sees the game, and nothing to do.
async fn somebody_looks_on(ada: &Browser, ben: &Browser) {
    ada.until(&format!("!({ASKED})")).await;
    beside(ada).await;
    for gone in ["#resign", "#hand-over", "#view-as"] {
        assert!(!ada.holds(&format!("document.querySelector('{gone}')")).await, "{gone}");
    }
    board(ada).await;
    fits_a_phone(ada).await;
    ada.resize(1440, 900).await;
    // Whoever plays both seats comes to act with each.
    let (mut seats, mut clicker, wait) = (std::collections::BTreeSet::new(), Clicker::new(8), Wait::new());
    while seats.len() < 2 {
        seats.insert(ben.text("document.querySelector('.plate.on[data-seat]')?.dataset.seat ?? ''").await);
        seats.remove("");
        clicker.click(ben).await;
        assert!(!wait.is_over(), "only {seats:?} act: {}", shown(ben).await);
    }
}

/// Ben resigns, once he is sure: the game is over for whoever plays or looks on.
async fn resigns(ada: &Browser, ben: &Browser) {
    beside(ben).await;
    ben.click("#resign").await;
    is_sure(ben, false).await;
    assert!(!ben.holds("document.querySelector('.finale, #ending')").await);
    ben.click("#resign").await;
    is_sure(ben, true).await;
    for browser in [ada, ben] {
        browser.until("document.querySelector('.finale, #ending')").await;
    }
}

/// A table that nobody needs is closed for good.
async fn closes_a_table(ada: &Browser, base: &str) {
    ada.go(&format!("{base}/?new=table")).await;
    ada.click("form.making footer button[type=submit]").await;
    ada.click("#close").await;
    is_sure(ada, true).await;
    ada.until("!document.querySelector('#close, #start')").await;
}
