//! For whoever needs it otherwise: as text, without motion, with letters twice as large.

use crate::{
    browser::Browser,
    common::server::TestServer,
    made::{game, keep},
    steps::{ask, fits, no_complaints_of_strangers, open, places, ready, shown, sized},
};
use serde_json::json;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_round_as_text() {
    let _place = places(1).await;
    let server = TestServer::start().await;
    let ada = Browser::start("en").await;
    ada.go(&server.base).await;
    keep(&ada, &[game("text", "players=2", &["person", "bot"]).after(4)], json!({ "text": true })).await;
    open(&ada, &format!("{}/?game=text", server.base)).await;
    let rolls = "JSON.parse(localStorage.getItem('demesne.game.text')).steps.filter(step => step.startsWith('* roll')).length";
    let begun: usize = ada.text(rolls).await.parse().expect("a number");
    for number in 0..200 {
        ready(&ada).await;
        if ada.text(rolls).await.parse::<usize>().expect("a number") > begun + 1 {
            assert!(number > 3, "a round takes some actions");
            let screen = ada.text("document.querySelector('.text-table pre').innerText").await;
            assert!(screen.lines().count() > 10 && screen.contains("Ada"), "{screen}");
            assert!(!ada.holds("document.querySelector('.scene')").await);
            sized(&ada, 360, 640).await;
            fits(&ada, "a table as text").await;
            no_complaints_of_strangers(&ada).await;
            drop(ada);
            server.stop().await;
            return;
        }
        let screen = ada.text("document.querySelector('.text-table pre').innerText").await;
        let before = ask(&ada, "steps", 0).await;
        ada.click_nth(".text-table [data-panel=moves] button[data-action]", |count| number * 5 % count).await;
        ada.until(&format!("JSON.parse(localStorage.getItem('demesne.game.text')).steps.length != {before}"))
            .await;
        ada.until(&format!("document.querySelector('.text-table pre').innerText != {}", json!(screen))).await;
    }
    panic!("the round does not end: {}", shown(&ada).await);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_wants_less_motion_has_none() {
    let _place = places(1).await;
    let server = TestServer::start().await;
    let ada = Browser::start("en").await;
    ada.go(&server.base).await;
    keep(&ada, &[game("calm", "players=2", &["person", "bot"]).after(20)], json!({ "still": false })).await;
    let moving = "document.getAnimations().filter(one => one.playState == 'running' && (one.effect.getComputedTiming().iterations == Infinity || one.effect.getComputedTiming().activeDuration > 50)).length";
    // Whoever has not asked sees what is lit breathe.
    open(&ada, &format!("{}/?game=calm", server.base)).await;
    ada.until(&format!("{moving} > 0")).await;
    let reduced = json!({ "features": [{ "name": "prefers-reduced-motion", "value": "reduce" }] });
    ada.tool("Emulation.setEmulatedMedia", reduced).await;
    open(&ada, &format!("{}/?game=calm", server.base)).await;
    let mut clicker = crate::steps::Clicker::new(1);
    for _ in 0..6 {
        ready(&ada).await;
        clicker.click(&ada).await;
        assert_eq!(ada.text(moving).await, "0");
        assert!(!ada.holds("document.querySelector('.flight, .risen')").await, "nothing flies");
    }
    drop(ada);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn letters_may_be_twice_as_large() {
    let _place = places(1).await;
    let server = TestServer::start().await;
    let ada = Browser::start("en").await;
    ada.go(&server.base).await;
    let games = [
        game("large", "players=2", &["person", "bot"]).after(30),
        game("done", "players=2", &["person", "bot"]).after(usize::MAX),
        game("late", "players=2", &["person", "bot"]).from(150).after(usize::MAX),
    ];
    keep(&ada, &games, json!({})).await;
    for page in crate::screens::PAGES {
        ada.go(&format!("{}{}", server.base, page.path.replace("ID", "large"))).await;
        ada.until(page.ready).await;
        // As readers set it in their browser: all sizes that follow the root grow.
        ada.run("document.documentElement.style.fontSize = '200%'").await;
        for (width, height) in [(1280, 900), (768, 1024), (360, 640)] {
            sized(&ada, width, height).await;
            fits(&ada, &format!("{} with large letters, {width} wide,", page.name)).await;
        }
    }
    no_complaints_of_strangers(&ada).await;
    drop(ada);
    server.stop().await;
}
