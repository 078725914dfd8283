//! The page in a real browser: whole games by clicking, as people play them.

#[path = "common/browser.rs"]
mod browser;
#[path = "common/house.rs"]
mod house;

use browser::Browser;
use house::House;
use serde_json::json;

/// More clicks than any game takes.
const MOST_CLICKS: usize = 2000;

/// Somebody comes to an address for the first time and says a name.
async fn come(browser: &Browser, address: &str, name: &str) {
    browser.go(address).await;
    browser.write("#name", name).await;
    browser.click("#enter").await;
    browser.until("document.querySelector('#me')").await;
    // Asking who one is has no other answer for somebody new, and browsers note every such answer.
    let others = |line: &&String| !(line.contains("/api/me ") && line.contains("401"));
    let complaints = browser.complaints().await;
    assert_eq!(complaints.iter().filter(others).collect::<Vec<_>>(), Vec::<&String>::new());
}

/// The number of the last event that the page shows.
async fn seq(browser: &Browser) -> i64 {
    browser.text("document.querySelector('.place').dataset.seq").await.parse().unwrap_or(0)
}

/// Whether the page shows actions and waits for one.
const READY: &str = "document.querySelector('.action') && !document.querySelector('[aria-busy]')";
const OVER: &str = "document.querySelector('.place').dataset.status == 'over'";

/// Clicks one of the legal actions and waits until it has happened.
async fn act(browser: &Browser, number: usize) {
    let before = seq(browser).await;
    // Where there are too many to see them all, they are folded: one fold is opened.
    if browser.run("return Boolean(document.querySelector('#filter'))").await == json!(true) {
        browser.click_nth("#actions summary", |count| number % count).await;
        browser.click_nth("#actions details[open] .action", |count| number * 7 % count).await;
    } else {
        browser.click_nth(".action", |count| number * 7 % count).await;
    }
    browser.until(&format!("document.querySelector('.place').dataset.seq > {before} && !document.querySelector('[aria-busy]')")).await;
}

/// On a small phone the page itself never scrolls sideways.
async fn fits_a_phone(browser: &Browser) {
    browser.resize(360, 640).await;
    browser.until("innerWidth == 360").await;
    let wide =
        browser.text("document.documentElement.scrollWidth - document.documentElement.clientWidth").await;
    let widest = "[...document.querySelectorAll('main *')].filter(node => node.getBoundingClientRect().right > 361 && !node.closest('pre, .scroll')).map(node => node.outerHTML.slice(0, 120)).join('\\n')";
    assert_eq!(wide, "0", "the page is wider than the phone: {}", browser.text(widest).await);
    browser.resize(1280, 900).await;
}

async fn no_complaints(browser: &Browser) {
    assert_eq!(browser.complaints().await, Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_play_a_whole_game() {
    let house = House::open().await;
    let (ada, ben) = (Browser::start("en").await, Browser::start("en").await);
    come(&ada, &house.address(), "Ada").await;
    fits_a_phone(&ada).await;
    ada.click("#set").await;
    ada.until("document.querySelector('#seat-2')?.value == 'open'").await;
    fits_a_phone(&ada).await;
    refused_with_its_reason(&ada).await;
    ada.click("#make").await;
    ada.until("document.querySelector('#invitation input')").await;
    assert_eq!(ada.text("document.querySelector('#start').disabled").await, "true", "a seat is free");

    let link = ada.text("document.querySelector('#invitation input').value").await;
    come(&ben, &link, "<b>Ben</b>").await;
    ben.click("#sit-p2").await;
    ada.until("!document.querySelector('#start').disabled").await;
    ada.click("#start").await;
    ada.until(READY).await;
    ben.until(READY).await;

    let mut clicks = 0;
    while ada.run(&format!("return {OVER}")).await != json!(true) {
        clicks += 1;
        assert!(clicks < MOST_CLICKS, "the game does not end");
        // Whoever may act does; both may at the start.
        let playing = loop {
            let ready = |of: &'static str| format!("return Boolean({of} || {OVER})");
            if ada.run(&ready(READY)).await == json!(true) {
                break &ada;
            }
            if ben.run(&ready(READY)).await == json!(true) {
                break &ben;
            }
        };
        if playing.run(&format!("return {OVER}")).await == json!(true) {
            break;
        }
        act(playing, clicks).await;
        match clicks {
            10 => talk(&ada, &ben).await,
            20 => reload(&ada).await,
            30 => switch_language(&ben).await,
            40 => fits_a_phone(&ada).await,
            50 => break_the_line(&ada, &ben).await,
            _ => {}
        }
    }
    for browser in [&ada, &ben] {
        browser.until(OVER).await;
        browser.until("!document.querySelector('#ending').hidden").await;
        fits_a_phone(browser).await;
        no_complaints(browser).await;
    }
    chance_is_checked(&ada).await;
    meet_again(&ada, &ben).await;
    no_complaints(&ada).await;
    no_complaints(&ben).await;
    drop((ada, ben));
    house.server.stop().await;
}

/// What does not go together is said beside the form, with the rule; then it is mended.
async fn refused_with_its_reason(ada: &Browser) {
    ada.click("#options > summary").await;
    ada.choose("select[name=connection]", "yes").await;
    ada.choose("select[name=boards]", "1-10").await;
    ada.click("#make").await;
    ada.until("document.querySelector('#setup-error').textContent.includes('11')").await;
    // The browser notes an answer that is no success.
    assert!(ada.complaints().await.iter().all(|line| line.contains("/api/tables ") && line.contains("422")));
    ada.choose("select[name=connection]", "").await;
    ada.choose("select[name=boards]", "").await;
}

/// What somebody says is text, whatever is in it; so is a name.
async fn talk(ada: &Browser, ben: &Browser) {
    ben.write("#say", "<img src=x onerror=alert(1)> & good luck").await;
    ben.click("#talk form button").await;
    ada.until("document.querySelector('.talk').innerText.includes('<b>Ben</b>: <img src=x onerror=alert(1)> & good luck')").await;
    assert_eq!(ada.text("document.querySelector('main b, main .talk img')").await, "null");
}

/// A page that is loaded anew shows the same game.
async fn reload(ada: &Browser) {
    let (before, screen) = (seq(ada).await, "document.querySelector('#screen').textContent");
    let shown = ada.text(screen).await;
    ada.reload().await;
    ada.until("document.querySelector('#screen')?.textContent").await;
    assert!(seq(ada).await >= before);
    assert_eq!(ada.text(screen).await, shown);
    ada.until("document.querySelector('.story').childElementCount > 10").await;
}

/// Everything changes its language, the game's own texts too; the choice outlives the page.
async fn switch_language(ben: &Browser) {
    let english = ben.text("document.querySelector('#screen').textContent").await;
    ben.choose("#language", "pt").await;
    ben.until("document.documentElement.lang == 'pt' && document.querySelector('#seats h2')?.textContent == 'Lugares'").await;
    assert_ne!(ben.text("document.querySelector('#screen').textContent").await, english);
    ben.reload().await;
    ben.until("document.querySelector('#seats h2')?.textContent == 'Lugares'").await;
}

/// A click while the connection is down is carried out once, when it is up again.
async fn break_the_line(ada: &Browser, ben: &Browser) {
    while ada.run(&format!("return Boolean({READY})")).await != json!(true) {
        ben.until(&format!("{READY} || {OVER}")).await;
        act(ben, 1).await;
        tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    }
    no_complaints(ada).await;
    let before = seq(ada).await;
    let line = |offline: bool| json!({ "offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
    ada.tool("Network.enable", json!({})).await;
    ada.tool("Network.emulateNetworkConditions", line(true)).await;
    ada.click(".action").await;
    ada.until("document.querySelector('[aria-busy]')").await;
    assert_eq!(seq(ada).await, before);
    ada.tool("Network.emulateNetworkConditions", line(false)).await;
    ada.until(&format!(
        "document.querySelector('.place').dataset.seq == {} && !document.querySelector('[aria-busy]')",
        before + 1
    ))
    .await;
    let broken = ada.complaints().await;
    assert!(!broken.is_empty(), "the line was not broken");
    assert!(broken.iter().all(|line| line.contains("ERR_INTERNET_DISCONNECTED")), "{broken:?}");
}

/// The seed gives the hash that was shown, and the record can be fetched.
async fn chance_is_checked(ada: &Browser) {
    ada.click("#ending summary").await;
    ada.click("#check").await;
    ada.until("document.querySelector('#verdict').textContent.startsWith('It fits')").await;
    let fetched = "const answer = await fetch(document.querySelector('#ending a[download]').href); return await answer.text()";
    let record = ada.run(&format!("return (async () => {{ {fetched} }})()")).await;
    let record = record.as_str().expect("a record");
    assert!(
        record.contains("seed: ") && record.contains("result: ") && !record.contains("unfinished"),
        "{record}"
    );
}

/// Both come to the same new table.
async fn meet_again(ada: &Browser, ben: &Browser) {
    ada.click("#rematch").await;
    ada.until("document.querySelector('.place').dataset.status == 'open'").await;
    ben.until("document.querySelector('#rematch').textContent == 'Ir para a revanche'").await;
    ben.click("#rematch").await;
    ben.until("document.querySelector('.place').dataset.status == 'open'").await;
    assert_eq!(ada.text("location.href").await, ben.text("location.href").await);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_of_tuscany_against_the_house_in_spanish() {
    let house = House::open().await;
    let eva = Browser::start("es").await;
    come(&eva, &house.address(), "Eva").await;
    assert_eq!(eva.text("document.documentElement.lang").await, "es", "as the browser likes it");
    eva.click("label[for=game-tuscany]").await;
    eva.click("#play").await;
    eva.until(READY).await;
    assert_eq!(eva.text("document.querySelectorAll('.action').length").await, "288");
    finds_an_action(&eva).await;
    fits_a_phone(&eva).await;
    eva.run("const filter = document.querySelector('#filter'); filter.value = ''; filter.dispatchEvent(new Event('input'))").await;
    let mut clicks = 0;
    while eva.run(&format!("return {OVER}")).await != json!(true) {
        clicks += 1;
        assert!(clicks < MOST_CLICKS, "the game does not end");
        eva.until(&format!("({READY}) || {OVER}")).await;
        if eva.run(&format!("return Boolean({READY})")).await == json!(true) {
            act(&eva, clicks).await;
        }
        if clicks == 20 {
            fits_a_phone(&eva).await;
            stands_at_the_next_choice(&eva).await;
        }
    }
    eva.until("!document.querySelector('#ending').hidden").await;
    assert_eq!(eva.text("document.querySelector('#ending h2').textContent").await, "El final");
    no_complaints(&eva).await;
    drop(eva);
    house.server.stop().await;
}

/// The words that are typed narrow the list down to what has all of them.
async fn finds_an_action(eva: &Browser) {
    let wanted = eva.text("document.querySelectorAll('.action')[100].dataset.action").await;
    eva.write("#filter", &wanted).await;
    let seen = "[...document.querySelectorAll('.action')].filter(one => one.offsetParent)";
    eva.until(&format!("{seen}.length > 0 && {seen}.length < 288")).await;
    let words: Vec<String> = wanted.to_lowercase().split(' ').map(str::to_owned).collect();
    let has_all = format!(
        "{}.every(word => one.parentNode.parentNode.innerText.toLowerCase().includes(word))",
        json!(words)
    );
    assert_eq!(eva.text(&format!("{seen}.every(one => {has_all})")).await, "true");
    assert_eq!(
        eva.text(&format!("{seen}.some(one => one.dataset.action == {})", json!(wanted))).await,
        "true"
    );
}

/// Whoever plays by keyboard presses Enter and stands at the next choice.
async fn stands_at_the_next_choice(eva: &Browser) {
    eva.until(&format!("({READY}) || {OVER}")).await;
    let before = seq(eva).await;
    eva.run("document.querySelector('.action').focus()").await;
    eva.write(".action", "\u{e007}").await;
    eva.until(&format!(
        "document.querySelector('.place').dataset.seq > {before} && !document.querySelector('[aria-busy]')"
    ))
    .await;
    eva.until("document.activeElement.closest('#actions') || document.activeElement.id == 'status'").await;
}
