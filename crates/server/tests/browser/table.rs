//! What people do at a table besides playing: time, taking back, handing over, looking on, resigning, closing.

use crate::{
    browser::Browser,
    common::server::TestServer,
    steps::{OVER, READY, act, come, fits_a_phone, is_sure, no_complaints, refused, seq, told},
};
use serde_json::json;

/// The most clicks until both seats have acted.
const ENOUGH: usize = 200;
const STORY: &str = "document.querySelector('.story').childElementCount";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_live_at_one_table() {
    let server = TestServer::start().await;
    let (ada, ben) = (Browser::start("en").await, Browser::start("en").await);
    come(&ada, &server.base, "Ada").await;
    with_a_clock(&ada, &ben).await;
    for (number, player) in [&ada, &ben].into_iter().enumerate() {
        player.until(READY).await;
        act(player, number).await;
    }
    the_clock_runs(&ada).await;
    a_second_tab_is_behind(&ada, &ben).await;
    going_back_needs_consent(&ada, &ben).await;
    a_seat_is_handed_over(&ada, &ben).await;
    somebody_looks_on(&ada, &ben).await;
    one_person_plays_two_seats(&ada, &ben).await;
    by_candlelight(&ada).await;
    resigns(&ada, &ben).await;
    no_complaints(&ben).await;
    closes_a_table(&ada).await;
    no_complaints(&ada).await;
    drop((ada, ben));
    server.stop().await;
}

/// Ada makes a table with a clock, Ben comes by the link.
async fn with_a_clock(ada: &Browser, ben: &Browser) {
    ada.click("#set").await;
    ada.choose("#pace", "live").await;
    ada.rewrite("#minutes", "45").await;
    ada.rewrite("#increment", "5").await;
    ada.click("#make").await;
    ada.until("document.querySelector('#invitation input')").await;
    let link = ada.text("document.querySelector('#invitation input').value").await;
    come(ben, &link, "Ben").await;
    ben.click("#sit-p2").await;
    ada.until("!document.querySelector('#start').disabled").await;
    ada.click("#start").await;
}

/// It shows what is left, and runs for whoever is to act only.
async fn the_clock_runs(ada: &Browser) {
    let of = |row: &str| format!("document.querySelector('#seats {row} .clock').textContent");
    let (runs, stands) = (of("li.acts"), of("li:not(.acts)"));
    ada.until("document.querySelectorAll('#seats li.acts').length == 1").await;
    let (first, still) = (ada.text(&runs).await, ada.text(&stands).await);
    for clock in [&first, &still] {
        assert!(clock.starts_with("45:") || clock.starts_with("44:"), "{clock}");
    }
    ada.until(&format!("{runs} < {}", json!(first))).await;
    assert_eq!(ada.text(&stands).await, still);
}

/// Plays until somebody may act.
async fn until_ready(wanted: &Browser, other: &Browser) {
    for number in 0..ENOUGH {
        if wanted.run(&format!("return Boolean({READY})")).await == json!(true) {
            return;
        }
        if other.run(&format!("return Boolean({READY})")).await == json!(true) {
            act(other, number).await;
        }
    }
    panic!("somebody never comes to act");
}

/// A tab that has not heard of a move yet wants to make another one: it is told what it missed, and goes on from there.
async fn a_second_tab_is_behind(ada: &Browser, ben: &Browser) {
    until_ready(ada, ben).await;
    let (first, address) = (ada.tab().await, ada.text("location.href").await);
    let second = ada.new_tab().await;
    ada.go(&address).await;
    ada.until(READY).await;
    // News comes late here: everything that is asked waits, what is sent does not.
    let hold = "window.waiting = []; window.sent = window.fetch; window.fetch = (path, how) => how.method == 'GET' \
        ? new Promise(go => waiting.push(() => go(sent(path, how)))) : sent(path, how)";
    ada.run(hold).await;
    let old = seq(ada).await;
    ada.turn_to(&first).await;
    act(ada, 0).await;
    let (new, screen) = (seq(ada).await, ada.text("document.querySelector('#screen').textContent").await);
    let line = ada.text("document.querySelector('.story').lastElementChild.textContent").await;
    no_complaints(ada).await;
    ada.turn_to(&second).await;
    assert_eq!(seq(ada).await, old, "it has not heard of it");
    ada.click_nth(".action", |count| count - 1).await;
    ada.until("document.querySelector('[aria-busy]') && waiting.length > 0").await;
    ada.run("window.fetch = sent; for (const go of waiting) go()").await;
    told(ada, "The game has gone on").await;
    told(ada, &line).await;
    refused(ada, "/moves", 409).await;
    ada.until("!document.querySelector('[aria-busy]')").await;
    assert_eq!(seq(ada).await, new, "the move from behind did not count");
    assert_eq!(ada.text("document.querySelector('#screen').textContent").await, screen);
    ada.click("#said button").await;
    // From here it plays on, and the first tab hears of it.
    until_ready(ada, ben).await;
    act(ada, 1).await;
    let now = seq(ada).await;
    ada.close_tab(&first).await;
    ada.until(&format!("document.querySelector('.place').dataset.seq >= {now}")).await;
}

/// Going back over what others did is asked; they agree or refuse.
async fn going_back_needs_consent(ada: &Browser, ben: &Browser) {
    // Both have acted since, so that nobody can go so far alone.
    until_ready(ben, ada).await;
    act(ben, 3).await;
    until_ready(ada, ben).await;
    for agrees in [false, true] {
        let before: usize = ada.text(STORY).await.parse().expect("a number");
        ada.click("#further summary").await;
        ada.rewrite("#further input", "6").await;
        ada.click("#ask-undo").await;
        ben.until("document.querySelector('#agree')").await;
        // Where chance acted in between it is further, to where somebody decided.
        let wish = ben.text("document.querySelector('#agree').closest('section').innerText").await;
        let steps = wish.split_once("Ada asks to go back ").and_then(|(_, rest)| rest.split_once(" steps"));
        assert!(steps.is_some_and(|(steps, _)| steps.parse::<u8>().is_ok_and(|steps| steps >= 6)), "{wish}");
        ben.click(if agrees { "#agree" } else { "#refuse" }).await;
        let said = if agrees { "took something back" } else { "does not want to go back" };
        ada.until(&format!("document.querySelector('.talk').innerText.includes('{said}')")).await;
        ben.until("!document.querySelector('#agree')").await;
        for player in [ada, ben] {
            let comparison = if agrees { "<" } else { "==" };
            player.until(&format!("{STORY} {comparison} {before}")).await;
        }
    }
    assert_eq!(seq(ada).await, seq(ben).await);
    assert_eq!(ada.text(STORY).await, ben.text(STORY).await);
}

/// Ada's seat goes to Ben by a link.
async fn a_seat_is_handed_over(ada: &Browser, ben: &Browser) {
    ada.click("#hand-over").await;
    ada.until("document.querySelector('#handed input')").await;
    let link = ada.text("document.querySelector('#handed input').value").await;
    ben.go(&link).await;
    ben.click("#take-over").await;
    ben.until("document.querySelector('#seats')").await;
    assert!(!ben.text("location.href").await.contains("code="), "the code is used up");
    let mine = "[...document.querySelectorAll('#seats li small')].filter(line => line.innerText.includes('you')).length";
    ben.until(&format!("{mine} == 2")).await;
    ada.until(&format!("{mine} == 0")).await;
}

/// Ada has no seat any more: she sees the game, and nothing to do.
async fn somebody_looks_on(ada: &Browser, ben: &Browser) {
    ada.until("!document.querySelector('.action') || !document.querySelector('.action').offsetParent").await;
    ben.until("document.querySelector('#seats').innerText.includes('1 person looks on')").await;
    for gone in ["#resign", "#hand-over", "#view-as"] {
        assert_eq!(ada.text(&format!("document.querySelector('{gone}')")).await, "null", "{gone}");
    }
    ada.until("document.querySelector('#status').textContent == 'Waiting for Ben'").await;
    fits_a_phone(ada).await;
}

/// Ben acts for each of his seats, and can look with the eyes of either.
async fn one_person_plays_two_seats(ada: &Browser, ben: &Browser) {
    let mut acted = std::collections::BTreeSet::new();
    for number in 0..ENOUGH {
        ben.until(READY).await;
        let (seat, before) =
            (ben.text("document.querySelector('#seats .acts').dataset.seat").await, seq(ben).await);
        assert!(
            ben.text("document.querySelector('#screen').textContent")
                .await
                .contains(&format!("{seat} Ben (you)"))
        );
        act(ben, number).await;
        assert!(seq(ben).await > before);
        acted.insert(seat);
        if acted.len() == 2 {
            break;
        }
    }
    assert_eq!(acted.into_iter().collect::<Vec<_>>(), ["p1", "p2"]);
    let now = seq(ben).await;
    ada.until(&format!("document.querySelector('.place').dataset.seq >= {now}")).await;
    for seat in ["p2", "p1"] {
        ben.choose("#view-as", seat).await;
        ben.until(&format!("document.querySelector('#screen').textContent.includes('{seat} Ben (you)')"))
            .await;
    }
    ben.choose("#view-as", "none").await;
    ben.until("!document.querySelector('#screen').textContent.includes('(you)')").await;
    ben.choose("#view-as", "").await;
    ben.until(READY).await;
}

/// The light changes at once, and is remembered.
async fn by_candlelight(ada: &Browser) {
    let ground = "getComputedStyle(document.body).backgroundColor";
    assert_eq!(ada.text(ground).await, "rgb(230, 214, 180)");
    ada.click("#theme").await;
    ada.until(&format!("{ground} == 'rgb(36, 26, 17)'")).await;
    ada.reload().await;
    ada.until("document.querySelector('#theme')?.textContent == 'Daylight'").await;
    assert_eq!(ada.text(ground).await, "rgb(36, 26, 17)");
    ada.click("#theme").await;
    ada.until(&format!("{ground} == 'rgb(230, 214, 180)'")).await;
}

async fn resigns(ada: &Browser, ben: &Browser) {
    ben.click("#resign").await;
    is_sure(ben, false).await;
    assert_eq!(ben.text(OVER).await, "false");
    ben.click("#resign").await;
    is_sure(ben, true).await;
    for browser in [ada, ben] {
        browser.until(OVER).await;
        browser.until("document.querySelector('#ending').innerText.includes('Ben resigned')").await;
    }
}

/// A table that nobody needs is closed for good.
async fn closes_a_table(ada: &Browser) {
    ada.click("#nav a[href='/?new']").await;
    ada.click("#make").await;
    ada.click("#close").await;
    is_sure(ada, true).await;
    ada.until("document.querySelector('.place').dataset.status == 'closed'").await;
    assert_eq!(ada.text("document.querySelector('#status').textContent").await, "Closed before the end");
}
