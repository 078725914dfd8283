//! What only Tuscany has: pieces that are dragged, payments card by card, a table of two people.

use crate::{
    browser::Browser,
    common::{patience::Wait, server::TestServer},
    made::{Made, keep, tuscan},
    secrets::{PAGE, has_hand},
    steps::{Clicked, Clicker, fits, no_complaints_of_strangers, open, places, ready, shown, sized},
    tables::{meet, two_at},
};
use serde_json::json;

/// What is being put together.
const SKETCH: &str = "document.querySelector('.finish').dataset.action";

/// The middle of a thing.
async fn middle(browser: &Browser, key: &str) -> (f64, f64) {
    let at = browser
        .run_with(
            "const thing = [...document.querySelectorAll('.scene .thing')].find(one => one.dataset.key == arguments[0]); \
             const { left, top, width, height } = thing.querySelector(':scope > .hit').getBoundingClientRect(); \
             return [left + width / 2, top + height / 2]",
            &[json!(key)],
        )
        .await;
    (at[0].as_f64().unwrap_or(0.0), at[1].as_f64().unwrap_or(0.0))
}

/// A server, and a browser there at the table of a game.
pub async fn begin(made: Made) -> (TestServer, Browser) {
    let server = TestServer::start().await;
    let ada = Browser::start("en").await;
    let id = made.id;
    ada.go(&server.base).await;
    keep(&ada, &[made], json!({})).await;
    open(&ada, &format!("{}/?game={id}", server.base)).await;
    (server, ada)
}

/// Presses at a thing, moves so far and lets go.
async fn drag(browser: &Browser, key: &str, (dx, dy): (f64, f64), finger: bool) {
    let (x, y) = middle(browser, key).await;
    for part in 0..=6 {
        let (x, y) = (x + dx * f64::from(part) / 6.0, y + dy * f64::from(part) / 6.0);
        let (command, ask) = match (finger, part) {
            (true, 0) => (
                "Input.dispatchTouchEvent",
                json!({ "type": "touchStart", "touchPoints": [{ "x": x, "y": y }] }),
            ),
            (true, _) => (
                "Input.dispatchTouchEvent",
                json!({ "type": "touchMove", "touchPoints": [{ "x": x, "y": y }] }),
            ),
            (false, 0) => (
                "Input.dispatchMouseEvent",
                json!({ "type": "mousePressed", "x": x, "y": y, "button": "left", "buttons": 1, "clickCount": 1 }),
            ),
            (false, _) => (
                "Input.dispatchMouseEvent",
                json!({ "type": "mouseMoved", "x": x, "y": y, "button": "left", "buttons": 1 }),
            ),
        };
        browser.tool(command, ask).await;
    }
    let (command, ask) = match finger {
        true => ("Input.dispatchTouchEvent", json!({ "type": "touchEnd", "touchPoints": [] })),
        false => (
            "Input.dispatchMouseEvent",
            json!({ "type": "mouseReleased", "x": x + dx, "y": y + dy, "button": "left", "clickCount": 1 }),
        ),
    };
    browser.tool(command, ask).await;
}

/// The letters of the pieces from left to right, small where a piece is turned, and both joints.
async fn laid(browser: &Browser) -> Vec<String> {
    let action = browser.text(SKETCH).await;
    // Boards are told with A left of C; what is seen may be the same board from the other side.
    let seen = "[...document.querySelectorAll('.thing.is-movable')].filter(one => one.dataset.key.startsWith('piece ')).map(one => [one.dataset.key.slice(-1), one.querySelector('.hit').getBoundingClientRect().left]).sort((a, b) => a[1] - b[1]).map(a => a[0]).join('')";
    vec![action, browser.text(seen).await]
}

/// T2.3 to T2.6, T3.10.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pieces_are_laid_out_with_mouse_finger_and_keyboard() {
    let _place = places(1).await;
    let (server, ada) = begin(tuscan("laying", "players=2", &["person", "bot"])).await;
    let proposed = laid(&ada).await;
    for (finger, size) in [(false, (1440, 900)), (true, (360, 640))] {
        sized(&ada, size.0, size.1).await;
        let before = laid(&ada).await;
        let [first, second] = [0, 1].map(|place| before[1].chars().nth(place).expect("three pieces"));
        // The left piece goes to the right of its neighbour.
        let (from, to) =
            (middle(&ada, &format!("piece {first}")).await, middle(&ada, &format!("piece {second}")).await);
        drag(&ada, &format!("piece {first}"), (to.0 - from.0, 0.0), finger).await;
        ada.until(&format!("{SKETCH} != {}", json!(before[0]))).await;
        let after = laid(&ada).await;
        assert_eq!(
            after[1].chars().take(2).collect::<String>(),
            format!("{second}{first}"),
            "finger: {finger}"
        );
        // Up or down it is shifted: one of the two changes something.
        let step = (to.0 - from.0) / 4.0;
        drag(&ada, &format!("piece {second}"), (0.0, step), finger).await;
        ada.settled().await;
        let down = laid(&ada).await;
        drag(&ada, &format!("piece {second}"), (0.0, -step), finger).await;
        ada.until(&format!("{SKETCH} != {}", json!(down[0]))).await;
        assert_eq!(laid(&ada).await[1], after[1], "the order stays");
        // A short pull is none, and neither is a touch.
        let still = laid(&ada).await;
        drag(&ada, &format!("piece {first}"), (step / 3.0, 0.0), finger).await;
        ada.settled().await;
        assert_eq!(laid(&ada).await, still);
        ada.click(".finishing .proposed").await;
        ada.until(&format!("{SKETCH} == {}", json!(proposed[0]))).await;
    }
    sized(&ada, 1440, 900).await;
    // A tap on a piece turns it round, a tap on a castle space takes the start castle there.
    let (x, y) = middle(&ada, "turn B").await;
    ada.point(x, y).await;
    ada.until(&format!("{SKETCH} != {}", json!(proposed[0]))).await;
    let turned = ada.text(SKETCH).await;
    let other = "[...document.querySelectorAll('.thing')].filter(one => one.dataset.key.startsWith('start ') && one.ariaPressed == 'false')[0].dataset.key";
    let other = ada.text(other).await;
    let (x, y) = middle(&ada, &other).await;
    ada.point(x, y).await;
    ada.until(&format!("{SKETCH} != {}", json!(turned))).await;
    // By keyboard: each way to change it has a place where Enter works, and E is done with it.
    for key in ["joint 1", "turn A", "start C", "right A", "left A"] {
        let before = ada.text(SKETCH).await;
        let there = ada
            .run_with(
                "const thing = [...document.querySelectorAll('.scene .thing')].find(one => one.dataset.key == arguments[0]); thing?.focus(); return Boolean(thing)",
                &[json!(key)],
            )
            .await;
        if there == json!(true)
            && !ada
                .holds(&format!("document.querySelector('[data-key=\"{key}\"]').ariaPressed == 'true'"))
                .await
        {
            ada.press(&["Enter"]).await;
            ada.until(&format!("{SKETCH} != {}", json!(before))).await;
            // The keyboard is still somewhere.
            ada.until("document.activeElement.dataset.key").await;
        }
    }
    let board = ada.text(SKETCH).await;
    ada.press(&["e"]).await;
    ada.until("document.querySelector('[data-key=\"token card\"].is-open')").await;
    let steps = ada.text("JSON.parse(localStorage.getItem('demesne.game.laying')).steps.join('|')").await;
    assert!(steps.contains(&format!("p1 {board}")), "{board} of {steps}");
    no_complaints_of_strangers(&ada).await;
    drop(ada);
    server.stop().await;
}

/// T7.8 to T7.14: the cheapest is proposed, any other is picked card by card, and what is none says what it lacks.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_payment_is_picked_card_by_card() {
    let _place = places(1).await;
    let made = tuscan("paying", "players=2 first=p1", &["person", "bot"]).until_asked("pay", 40);
    let (server, ada) = begin(made).await;
    let proposed = ada.text(SKETCH).await;
    assert!(proposed.starts_with("pay "), "{proposed}");
    let picked =
        "[...document.querySelectorAll('.scene .thing.is-chosen')].map(one => one.dataset.key).join('|')";
    let first = ada.text(picked).await;
    let keys: Vec<&str> = first.split('|').collect();
    assert!(
        !keys.is_empty() && keys.iter().all(|key| key.contains("card") || key.contains("worker")),
        "{first}"
    );
    let (x, y) = middle(&ada, keys[0]).await;
    ada.point(x, y).await;
    ada.until("document.querySelector('.finish').disabled").await;
    let lack = ada.text("document.querySelector('.prompt .lack').innerText").await;
    assert!(lack.ends_with('.') && lack.len() > 20, "{lack}");
    assert!(!ada.text(picked).await.contains(keys[0]));
    let (x, y) = middle(&ada, keys[0]).await;
    ada.point(x, y).await;
    ada.until(&format!("{SKETCH} == {}", json!(proposed))).await;
    // Something else, and back by the button.
    let (x, y) = middle(&ada, keys[keys.len() - 1]).await;
    ada.point(x, y).await;
    ada.until("document.querySelector('.finish').disabled").await;
    ada.click(".finishing .proposed").await;
    ada.until(&format!("{SKETCH} == {}", json!(proposed))).await;
    assert_eq!(ada.text(picked).await, first);
    ada.click(".finish").await;
    let last = "JSON.parse(localStorage.getItem('demesne.game.paying')).steps.some(step => step == 'p1 ' + arguments[0])";
    let paid = ada.run_with(&format!("return {last}"), &[json!(proposed)]).await;
    assert_eq!(paid, json!(true));
    // One press takes it back: the question is there again, with what was proposed.
    ada.click(".always .undo").await;
    ada.until(&format!("document.querySelector('.finish')?.dataset.action == {}", json!(proposed))).await;
    no_complaints_of_strangers(&ada).await;
    drop(ada);
    server.stop().await;
}

/// A whole game of two people, each in a browser: neither page ever holds what is the other's.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_play_tuscany() {
    let _places = places(2).await;
    let server = TestServer::start().await;
    let (ada, ben) = two_at(&server.base).await;
    meet(&ada, &ben, &server.base, 1).await;
    for browser in [&ada, &ben] {
        browser.until("document.querySelector('.scene[data-game=tuscany]')").await;
    }
    // T3.9: whoever is ready waits; nobody sees what the other lays out.
    ready(&ada).await;
    ada.click(".finish").await;
    ada.until("!document.querySelector('.finish')").await;
    let theirs = "document.querySelector('[data-panel=rivals] [data-key=\"p1 no board\"]')?.textContent";
    ben.until(&format!("{theirs}?.includes('face down')")).await;
    // Whoever looks on sees both boards and nobody's cards.
    let cleo = Browser::start("en").await;
    cleo.go(&ada.text("location.href").await).await;
    cleo.until("document.querySelector('.scene[data-game=tuscany]')").await;
    let mut clickers = [(&ada, "p2", Clicker::new(1)), (&ben, "p1", Clicker::new(2))];
    let (mut wait, mut clicks) = (Wait::new(), 0);
    'game: loop {
        for (browser, other, clicker) in &mut clickers {
            match clicker.click(browser).await {
                Clicked::Over => break 'game,
                Clicked::Wait => continue,
                Clicked::Something => {
                    clicks += 1;
                    wait.again();
                }
            }
            if clicks % 15 == 0 {
                let page = browser.text(PAGE).await;
                assert!(!has_hand(&page, "card", other), "the hand of {other} is on the page");
                assert!(!page.contains("data-key=\"piece "), "nothing is laid out any more");
            }
            if clicks == 25 {
                cleo.until("document.querySelector('[data-key=\"p1 space 0\"]') && document.querySelector('[data-key=\"p2 space 0\"]')").await;
                let page = cleo.text(PAGE).await;
                assert!(!["p1", "p2"].iter().any(|seat| has_hand(&page, "card", seat)), "cards lie open");
                assert!(page.contains("p1 cards"), "hands are not shown");
                assert!(!cleo.holds("document.querySelector('.thing.is-usable')").await, "nobody asked them");
            }
            if clicks == 30 {
                browser.reload().await;
                browser.until("document.querySelector('.scene')").await;
            }
        }
        assert!(!wait.is_over(), "the game does not end: {}", shown(&ada).await);
    }
    assert!(clicks > 40, "only {clicks} clicks");
    for browser in [&ada, &ben] {
        browser.until("document.querySelector('.finale, #ending')").await;
        fits(browser, "the end of a table").await;
    }
    drop((ada, ben, cleo));
    server.stop().await;
}

/// Without pictures: the table in characters, every action a button.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn some_turns_as_text() {
    let _place = places(1).await;
    let server = TestServer::start().await;
    let ada = Browser::start("en").await;
    ada.go(&server.base).await;
    keep(&ada, &[tuscan("plain", "players=2 first=p1", &["person", "bot"])], json!({ "text": true })).await;
    open(&ada, &format!("{}/?game=plain", server.base)).await;
    let steps = "JSON.parse(localStorage.getItem('demesne.game.plain')).steps.length";
    for number in 0..24 {
        ready(&ada).await;
        let before = ada.text(steps).await;
        ada.click_nth(".text-table [data-panel=moves] button[data-action]", |count| number * 5 % count).await;
        ada.until(&format!("{steps} != {before}")).await;
    }
    let screen = ada.text("document.querySelector('.text-table pre').innerText").await;
    assert!(screen.lines().count() > 10 && screen.contains("Ada"), "{screen}");
    assert!(!ada.holds("document.querySelector('.scene')").await);
    sized(&ada, 360, 640).await;
    fits(&ada, "a table as text").await;
    no_complaints_of_strangers(&ada).await;
    drop(ada);
    server.stop().await;
}
