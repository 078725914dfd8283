//! Two people at a table of the server, each in a browser: a whole game with all that can come between.

use crate::{
    browser::Browser,
    common::{
        patience::{Wait, until},
        server::TestServer,
    },
    made::keep,
    steps::{Clicked, Clicker, fits, places, ready, says_name, shown},
};
use serde_json::json;

/// Whose turn it is, whatever stands on the table, how many lines were told: the same for both.
async fn state(browser: &Browser) -> String {
    let what = "[...document.querySelectorAll('.plate .points')].map(one => one.innerText).join() + ' ' \
        + document.querySelectorAll('[data-panel=log] li').length";
    browser.text(what).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_play_a_whole_game() {
    let _places = places(2).await;
    let mut server = TestServer::start().await;
    let (ada, ben) = two_at(&server.base).await;
    meet(&ada, &ben, &server.base, 0).await;
    let mut clickers = [(&ada, Clicker::new(1)), (&ben, Clicker::new(2))];
    let (mut wait, mut clicks) = (Wait::new(), 0);
    'game: loop {
        for (browser, clicker) in &mut clickers {
            match clicker.click(browser).await {
                Clicked::Over => break 'game,
                Clicked::Wait => continue,
                Clicked::Something => {
                    clicks += 1;
                    wait.again();
                }
            }
            match clicks {
                12 => undo(&ada, &ben).await,
                25 => reload(browser, &ada, &ben).await,
                40 => server = restart(server, &ada, &ben).await,
                55 => switch_language(&ben).await,
                70 => line_breaks(browser).await,
                85 => talk(&ada, &ben).await,
                _ => {}
            }
        }
        assert!(!wait.is_over(), "the game does not end: {}", shown(&ada).await);
    }
    assert!(clicks > 100, "only {clicks} clicks");
    for browser in [&ada, &ben] {
        browser.until("document.querySelector('.finale, #ending')").await;
        fits(browser, "the end of a table").await;
    }
    assert_eq!(ben.text("document.documentElement.lang").await, "es");
    drop((ada, ben));
    server.stop().await;
}

/// Two browsers at a server, with others' moves at once.
pub async fn two_at(base: &str) -> (Browser, Browser) {
    let (ada, ben) = (Browser::start("en").await, Browser::start("en").await);
    for browser in [&ada, &ben] {
        browser.resize(1440, 900).await;
        browser.go(base).await;
        keep(browser, &[], json!({})).await;
    }
    (ada, ben)
}

/// Ada makes a table of the nth game on the set-up page, Ben comes by the link.
pub async fn meet(ada: &Browser, ben: &Browser, base: &str, game: usize) {
    ada.go(&format!("{base}/?new=table")).await;
    ada.click_nth(".game-card", |_| game).await;
    ada.until(&format!("document.querySelectorAll('.game-card')[{game}].ariaPressed == 'true'")).await;
    ada.click("form.making footer button[type=submit]").await;
    says_name(ada, "Ada").await;
    ada.until("document.querySelector('#invitation input')").await;
    assert!(ada.holds("document.querySelector('#start').disabled").await, "a seat is free");
    let link = ada.text("document.querySelector('#invitation input').value").await;
    ben.go(&link).await;
    ben.click("[id^=sit-]").await;
    says_name(ben, "<b>Ben</b>").await;
    ada.until("!document.querySelector('#start').disabled").await;
    ada.click("#start").await;
    for browser in [ada, ben] {
        browser.until("document.querySelector('.scene')").await;
    }
    ada.until("document.querySelector('.plate[data-seat=p2]').innerText.includes('<b>Ben</b>')").await;
    let read = "[...document.querySelectorAll('b')].some(one => one.textContent.trim() == 'Ben')";
    assert!(!ada.holds(read).await, "a name is text, whatever is in it");
}

/// What was just done is taken back, and both see it.
async fn undo(ada: &Browser, ben: &Browser) {
    let (wait, mut clicker) = (Wait::new(), [Clicker::new(5), Clicker::new(6)]);
    loop {
        for (place, browser) in [ada, ben].into_iter().enumerate() {
            // Whoever has done something this turn can take it back.
            let can = "document.querySelector('.always .undo:not(:disabled)') && document.querySelector('.thing.is-usable')";
            if browser.holds(can).await {
                let before = state(browser).await;
                browser.click(".always .undo").await;
                browser.until(&format!("{} != {}", STATE, json!(before))).await;
                ready(browser).await;
                let now = state(browser).await;
                for other in [ada, ben] {
                    other.until(&format!("{STATE} == {}", json!(now))).await;
                }
                return;
            }
            clicker[place].click(browser).await;
        }
        assert!(!wait.is_over(), "nothing can be taken back");
    }
}

/// The same, as the page itself looks for it.
pub const STATE: &str = "[...document.querySelectorAll('.plate .points')].map(one => one.innerText).join() + ' ' \
    + document.querySelectorAll('[data-panel=log] li').length";

/// What both see when each has heard of all that was done.
pub async fn agreed(ada: &Browser, ben: &Browser) -> String {
    until("both see the same", async || state(ada).await == state(ben).await).await;
    state(ada).await
}

/// A page that is loaded anew in the middle of a turn shows the same game, and it goes on.
async fn reload(browser: &Browser, ada: &Browser, ben: &Browser) {
    let before = agreed(ada, ben).await;
    browser.reload().await;
    browser.until("document.querySelector('.scene')").await;
    browser.until(&format!("{STATE} == {}", json!(before))).await;
}

/// The server goes away and comes back at the same address: nobody has to do anything.
async fn restart(server: TestServer, ada: &Browser, ben: &Browser) -> TestServer {
    let port = server.running.address.port();
    let before = agreed(ada, ben).await;
    let server = server.restart_with(|config| config.listen.set_port(port)).await;
    for browser in [ada, ben] {
        browser.until(&format!("{STATE} == {}", json!(before))).await;
    }
    server
}

/// Everything changes its language in the middle of a game; the choice outlives the page.
async fn switch_language(ben: &Browser) {
    let before = ben.text("document.querySelector('.always .end').innerText").await;
    ben.click("header button[aria-haspopup=dialog]").await;
    ben.choose("#set-language", "es").await;
    ben.until("document.documentElement.lang == 'es'").await;
    ben.click("dialog.settings button.main").await;
    ben.until(&format!("document.querySelector('.always .end').innerText != {}", json!(before))).await;
    ben.reload().await;
    ben.until("document.querySelector('.scene') && document.documentElement.lang == 'es'").await;
}

/// A click while the line is down is carried out once it is up again, and once only.
async fn line_breaks(browser: &Browser) {
    let line = |offline: bool| json!({ "offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
    browser.tool("Network.enable", json!({})).await;
    browser.tool("Network.emulateNetworkConditions", line(true)).await;
    let mut clicker = Clicker::new(9);
    for _ in 0..3 {
        clicker.click(browser).await;
    }
    browser.tool("Network.emulateNetworkConditions", line(false)).await;
    // It is said while the line is down; whoever is to act then may be the other.
    browser.until("!document.querySelector('.offline:not([hidden])')").await;
}

/// What somebody says is text, whatever is in it.
async fn talk(ada: &Browser, ben: &Browser) {
    let said = "<img src=x onerror=alert(1)> & good luck";
    ben.click("#at-table").await;
    ben.write("#say", said).await;
    ben.click("#talk form button").await;
    ada.click("#at-table").await;
    ada.until(&format!("document.querySelector('#talk .talk').innerText.includes({})", json!(said))).await;
    assert!(!ada.holds("document.querySelector('#talk img')").await);
    for browser in [ada, ben] {
        browser.click(".live-side .close").await;
        browser.until("!document.querySelector('.live-side')").await;
    }
}
