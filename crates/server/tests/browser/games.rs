//! Whole games by clicking, as people play them.

use crate::{
    browser::Browser,
    common::server::TestServer,
    steps::{OVER, READY, act, come, fits_a_phone, no_complaints, refused, seq},
};
use serde_json::json;

/// More clicks than any game takes.
const MOST_CLICKS: usize = 2000;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_play_a_whole_game() {
    let server = TestServer::start().await;
    let (ada, ben) = (Browser::start("en").await, Browser::start("en").await);
    come(&ada, &server.base, "Ada").await;
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
    server.stop().await;
}

/// What does not go together is said beside the form, with the rule; then it is mended.
async fn refused_with_its_reason(ada: &Browser) {
    ada.click("#options > summary").await;
    ada.choose("select[name=connection]", "yes").await;
    ada.choose("select[name=boards]", "1-10").await;
    ada.click("#make").await;
    ada.until("document.querySelector('#setup-error').textContent.includes('11')").await;
    refused(ada, "/api/tables ", 422).await;
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
    let server = TestServer::start().await;
    let eva = Browser::start("es").await;
    come(&eva, &server.base, "Eva").await;
    assert_eq!(eva.text("document.documentElement.lang").await, "es", "as the browser likes it");
    eva.click("label[for=game-tuscany]").await;
    options_are_spanish(&eva).await;
    eva.click("label[for=game-tuscany]").await;
    eva.click("#play").await;
    eva.until(READY).await;
    // Nobody types here: the question names no command of a terminal, and what looks best is there at once.
    let prompt = eva.text("document.querySelector('#prompt').innerText").await;
    assert!(
        prompt.contains("288 maneras") && !prompt.contains("list") && !prompt.contains("what"),
        "{prompt}"
    );
    assert_eq!(eva.text("document.querySelectorAll('#actions details[open] .action').length").await, "8");
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
    server.stop().await;
}

/// The names of options and their values are in the reader's language, in the form and at the table.
async fn options_are_spanish(eva: &Browser) {
    eva.click("#set").await;
    eva.click("#options > summary").await;
    let text = |what: &str| format!("document.querySelector('{what}').textContent");
    assert_eq!(eva.text(&text("select[name=first] option[value=random]")).await, "al azar");
    let label = "document.querySelector('select[name=tie_break]').labels[0].textContent";
    assert_eq!(eva.text(label).await, "Empates");
    eva.choose("select[name=tie_break]", "english").await;
    eva.choose("#seat-2", "bot greedy").await;
    eva.click("#make").await;
    eva.until(READY).await;
    let rules = eva.text(&text(".rules ul")).await;
    assert!(rules.contains("Empates: menos puntos verdes") && rules.contains("Jugadores: 2"), "{rules}");
    let signs = eva.text(&text(".signs p")).await;
    assert!(signs.contains("hexágono de madera") && !signs.contains("Enter"), "{signs}");
    eva.click(".brand").await;
    eva.until("document.querySelector('#play')").await;
}

/// The words that are typed narrow the list down to what has all of them.
async fn finds_an_action(eva: &Browser) {
    let wanted = eva.text("document.querySelectorAll('.action')[100].dataset.action").await;
    // However they are written: capitals and small letters are the same here.
    let other = |c: char| if c.is_uppercase() { c.to_ascii_lowercase() } else { c.to_ascii_uppercase() };
    eva.write("#filter", &wanted.chars().map(other).collect::<String>()).await;
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
