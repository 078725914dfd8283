//! Hands are nobody else's business: at one screen, and at a table of the server.

use crate::{
    browser::Browser,
    common::{patience::Wait, server::TestServer},
    made::{Made, kingdom, tuscan},
    steps::{Clicked, Clicker, no_complaints_of_strangers, places, ready, shown},
    tables::{STATE, agreed, meet, two_at},
    tuscany::begin,
};
use serde_json::json;

/// Everything that the page says, sees and knows of by name.
pub const PAGE: &str = "document.body.outerHTML";

/// Whether a page holds the cards of a seat, so that they could be read; that somebody has some is told by `p1 cards`. `word` is what a game
/// calls a card of a hand.
pub fn has_hand(page: &str, word: &str, seat: &str) -> bool {
    page.contains(&format!("data-key=\"{seat} {word} "))
}

/// Nobody sees the hand of another where two share a screen: what the page holds while it is covered, and while somebody else looks.
async fn one_screen(made: Made, word: &str, names_drawn: &str) {
    let _place = places(1).await;
    let (server, ada) = begin(made).await;
    let mut clicker = Clicker::new(4);
    let (mut covers, mut turns, mut wait) = (0, 0, Wait::new());
    while covers < 6 {
        assert!(!wait.is_over(), "{}", shown(&ada).await);
        let page = ada.text(PAGE).await;
        let cards = |seat: &str| has_hand(&page, word, seat);
        match ada.holds("document.querySelector('.cover')").await {
            true => {
                covers += 1;
                wait.again();
                assert!(!cards("p1") && !cards("p2"), "cards lie open under the cover");
                let told = "document.querySelector('[data-panel=log]').innerText";
                let named = ada.holds(&format!("{names_drawn}.test({told})")).await;
                assert!(!named, "the chronicle tells what was drawn: {}", ada.text(told).await);
            }
            false => {
                turns += 1;
                assert!(cards("p1") != cards("p2") || !(cards("p1") || cards("p2")), "both hands lie open");
            }
        }
        clicker.click(&ada).await;
    }
    assert!(turns > 6, "{turns}");
    // A page that is loaded anew is covered, too.
    ada.reload().await;
    ada.until("document.querySelector('.cover button')").await;
    let page = ada.text(PAGE).await;
    assert!(!["p1", "p2"].iter().any(|seat| has_hand(&page, word, seat)), "nothing is open after a reload");
    ada.press(&["Enter"]).await;
    ada.until("!document.querySelector('.cover')").await;
    no_complaints_of_strangers(&ada).await;
    drop(ada);
    server.stop().await;
}

/// T18.1.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn at_one_screen_nobody_sees_the_hand_of_another() {
    let made = tuscan("secret", "players=2 first=p1", &["person", "person"]).after(30);
    one_screen(made, "card", "/cards:/").await;
}

/// V20.1.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn at_one_screen_nobody_sees_the_viscounts_hand_of_another() {
    let made = kingdom("secret", "players=2 first=p1", &["person", "person"]).after(60);
    one_screen(made, "hand", VISCOUNTS_DRAWN).await;
}

/// What the chronicle of Viscounts says of somebody who draws and of which cards those are: only to whoever drew them.
const VISCOUNTS_DRAWN: &str = "/ draws [^.]*cards?:/";

/// Everything that a page holds: what it draws, says and keeps.
const HELD: &str = "document.documentElement.outerHTML + JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage })";
/// The own cards, as whoever holds them sees them.
const HAND: &str =
    "[...document.querySelectorAll('[data-panel=hand] .thing')].map(one => one.dataset.key).join()";

/// V20.1: of the cards of others a page holds nothing but how many there are.
async fn knows_no_hand_of(browser: &Browser, others: &[&str], moment: &str) {
    let held = browser.text(HELD).await;
    for other in others {
        assert!(!held.contains(&format!("{other} hand ")), "{moment}: the page holds the hand of {other}");
        let drawn = held.split(&format!("draw {other} ")).skip(1).find(|rest| !rest.starts_with('?'));
        assert_eq!(drawn.map(|rest| &rest[..20]), None, "{moment}: the page holds what {other} drew");
        assert!(held.contains(&format!("data-key=\"{other} cards\"")), "{moment}: {other} has cards");
    }
}

/// The chronicle says that others drew cards, and not which.
async fn tells_of_no_draw_by(browser: &Browser, names: &[&str]) {
    let told = browser.text("document.querySelector('[data-panel=log]').innerText").await;
    for name in names {
        let says = format!("{name} draws ");
        let lines: Vec<&str> = told.lines().filter(|line| line.contains(&says)).collect();
        assert!(!lines.is_empty(), "{name} drew cards: {told}");
        assert!(lines.iter().all(|line| !line.contains(':')), "{lines:?}");
    }
}

/// V20.1: two people play a whole game at a table of the server, one loads the page anew in the middle of a turn, somebody looks on. The other
/// one has the table as text in the end.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_play_viscounts() {
    let _places = places(2).await;
    let server = TestServer::start().await;
    let (ada, ben) = two_at(&server.base).await;
    meet(&ada, &ben, &server.base, 2).await;
    let cleo = Browser::start("en").await;
    cleo.resize(1440, 900).await;
    cleo.go(&ada.text("location.href").await).await;
    for browser in [&ada, &ben, &cleo] {
        browser.until("document.querySelector('.scene[data-game=viscounts]')").await;
    }
    let mut clickers = [(&ada, "p1", Clicker::new(1)), (&ben, "p2", Clicker::new(2))];
    let (mut wait, mut clicks, mut turns, mut last) = (Wait::new(), 0, 0, "");
    let mut loaded_anew = false;
    // Everybody has picked a pair, and has had some turns.
    while turns < 6 || !loaded_anew {
        for (browser, seat, clicker) in &mut clickers {
            match clicker.click(browser).await {
                Clicked::Over => panic!("so soon? {}", shown(browser).await),
                Clicked::Wait => continue,
                Clicked::Something => {
                    clicks += 1;
                    wait.again();
                }
            }
            if last != *seat {
                (last, turns) = (*seat, turns + 1);
                let moment = format!("turn {turns}, {clicks} clicks");
                knows_no_hand_of(&ada, &["p2"], &moment).await;
                knows_no_hand_of(&ben, &["p1"], &moment).await;
                knows_no_hand_of(&cleo, &["p1", "p2"], &moment).await;
                assert!(!cleo.holds("document.querySelector('.thing.is-usable')").await, "nobody asked them");
            }
            if turns > 3 && !loaded_anew {
                loaded_anew = loads_anew_in_a_turn(browser, seat, &ada, &ben).await;
            }
        }
        assert!(!wait.is_over(), "nobody acts: {}", shown(&ada).await);
    }
    agreed(&ada, &ben).await;
    // Whoever looks on sees one move after another, and comes later than those who play.
    agreed(&ada, &cleo).await;
    tells_of_no_draw_by(&ada, &["<b>Ben</b>"]).await;
    tells_of_no_draw_by(&ben, &["Ada"]).await;
    tells_of_no_draw_by(&cleo, &["Ada", "<b>Ben</b>"]).await;
    drop(cleo);
    reads_the_table(&ben).await;
    'game: loop {
        for (browser, _, clicker) in &mut clickers {
            match clicker.click(browser).await {
                Clicked::Over => break 'game,
                Clicked::Something => wait.again(),
                Clicked::Wait => {}
            }
        }
        assert!(!wait.is_over(), "the game does not end: {}", shown(&ada).await);
    }
    for browser in [&ada, &ben] {
        browser.until("document.querySelector('.finale, #ending')").await;
    }
    drop((ada, ben));
    server.stop().await;
}

/// From here on somebody has the table as text, without pictures.
async fn reads_the_table(browser: &Browser) {
    let chosen = "const chosen = JSON.parse(localStorage.getItem('demesne.prefs')); \
        localStorage.setItem('demesne.prefs', JSON.stringify({ ...chosen, text: true }))";
    browser.run(chosen).await;
    browser.reload().await;
    browser.until("document.querySelector('.text-table pre')").await;
    assert!(!browser.holds("document.querySelector('.scene')").await, "{}", shown(browser).await);
}

/// A page that is loaded anew in the middle of a turn shows the same table and hand, and what was done can still be taken back. Says whether
/// it was the middle of a turn.
async fn loads_anew_in_a_turn(browser: &Browser, seat: &str, ada: &Browser, ben: &Browser) -> bool {
    const AMID: &str = "document.querySelector('.always .undo:not(:disabled)') && document.querySelector('.thing.is-usable')";
    if !browser.holds(AMID).await {
        return false;
    }
    let before = agreed(ada, ben).await;
    let hand = browser.text(HAND).await;
    assert!(hand.contains(&format!("{seat} hand ")), "the own cards: {hand}");
    browser.reload().await;
    browser.until("document.querySelector('.scene')").await;
    browser.until(&format!("{STATE} == {}", json!(before))).await;
    ready(browser).await;
    assert_eq!(browser.text(HAND).await, hand);
    assert!(browser.holds(AMID).await, "what was done can be taken back: {}", shown(browser).await);
    true
}
