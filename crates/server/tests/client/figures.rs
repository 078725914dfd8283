//! How quick the client is in this machine's Chromium. Nothing here passes or fails by time: `cargo xtask client-figures` prints it.

use crate::{
    browser::Browser,
    common::server::{TestServer, files},
    made::{Made, game, keep, kingdom, tuscan},
    steps::{Clicked, Clicker, ready},
};
use serde_json::{Value, json};

/// So many actions are timed.
const ACTIONS: usize = 200;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "measures; run by `cargo xtask client-figures`"]
async fn figures() {
    let server = TestServer::start().await;
    let ada = Browser::start("en").await;
    let base = server.base.replace("127.0.0.1", "localhost");
    let packed: usize = files().iter().map(|file| file.brotli.unwrap_or(file.bytes).len()).sum();
    println!("All files of the client, compressed: {} KB", packed / 1000);
    ada.go(&base).await;
    let sitters = ["person", "bot"];
    let games = [
        game("first", "players=2", &sitters),
        tuscan("estate", "players=2", &sitters),
        kingdom("court", "players=2", &sitters),
    ];
    keep(&ada, &games, json!({ "still": false })).await;
    opened(&ada, &base).await;
    for made in &games {
        drawn(&ada, &base, made).await;
    }
    thinking(&ada, &base).await;
    searching(&ada, &base).await;
    drop(ada);
    server.stop().await;
}

/// From opening the address to a board that can be played, with nothing kept from before; and the bytes that came for it.
async fn opened(ada: &Browser, base: &str) {
    let (mut times, mut bytes) = (Vec::new(), 0.0);
    for _ in 0..5 {
        ada.go("about:blank").await;
        ada.tool("Network.clearBrowserCache", json!({})).await;
        let kept = json!({ "origin": base, "storageTypes": "service_workers,cache_storage" });
        ada.tool("Storage.clearDataForOrigin", kept).await;
        let watch = "window.playable = 0; new MutationObserver((_, me) => { if (document.querySelector('.thing.is-usable, .buttons button[data-action]')) \
            { window.playable = performance.now(); me.disconnect() } }).observe(document, { subtree: true, childList: true, attributes: true })";
        let added = ada.tool("Page.addScriptToEvaluateOnNewDocument", json!({ "source": watch })).await;
        ada.go(&format!("{base}/?game=first")).await;
        ada.until("window.playable").await;
        times.push(ada.run("return window.playable").await.as_f64().unwrap_or(0.0));
        let came = "const until = window.playable; return performance.getEntries().filter(one => (one.entryType == 'resource' || one.entryType == 'navigation') \
            && one.startTime <= until && !one.name.includes('/api/')).reduce((sum, one) => sum + (one.transferSize || 0), 0)";
        bytes = ada.run(came).await.as_f64().unwrap_or(0.0);
        ada.tool("Page.removeScriptToEvaluateOnNewDocument", json!({ "identifier": added["identifier"] }))
            .await;
    }
    println!("Compressed to the first playable board: {:.0} KB", bytes / 1000.0);
    println!(
        "From opening to playable: {:.0} ms (median of 5, slowest {:.0} ms)",
        part(&mut times, 0.5),
        part(&mut times, 1.0)
    );
}

/// From a click to the frame that shows what it did.
async fn drawn(ada: &Browser, base: &str, made: &Made) {
    ada.go(&format!("{base}/?game={}", made.id)).await;
    ready(ada).await;
    let watch = "window.clicks = []; addEventListener('click', () => { const begun = performance.now(); \
        requestAnimationFrame(() => { const channel = new MessageChannel(); channel.port1.onmessage = () => clicks.push(performance.now() - begun); channel.port2.postMessage(0) }) }, true)";
    ada.run(watch).await;
    let mut clicker = Clicker::new(1);
    for _ in 0..ACTIONS {
        ready(ada).await;
        if clicker.click(ada).await == Clicked::Over {
            break;
        }
    }
    let mut times = numbers(&ada.run("return window.clicks").await);
    println!(
        "{}, from a click to what it draws: {:.0} ms (median of {}), {:.0} ms (95 of 100), {:.0} ms (slowest)",
        made.kind.name(),
        part(&mut times, 0.5),
        times.len(),
        part(&mut times, 0.95),
        part(&mut times, 1.0)
    );
}

/// The longest task of the page while the strongest bots think.
async fn thinking(ada: &Browser, base: &str) {
    let mut saved = game("bots", "players=2", &["bot", "bot"]).kept();
    for seat in saved["seats"].as_array_mut().into_iter().flatten() {
        *seat = json!({ "bot": demesne_bots::Policy::ALL.last().map_or("greedy", |policy| policy.name()) });
    }
    let put = "localStorage.setItem('demesne.game.bots', JSON.stringify(arguments[0])); localStorage.setItem('demesne.games', 'first bots')";
    ada.run_with(put, &[saved]).await;
    let watch = "window.tasks = []; new PerformanceObserver(list => tasks.push(...list.getEntries().map(one => one.duration))).observe({ type: 'longtask', buffered: false })";
    ada.go(&format!("{base}/?game=bots")).await;
    ada.until("document.querySelector('.scene')").await;
    ada.run(watch).await;
    tokio::time::sleep(std::time::Duration::from_secs(20)).await;
    let mut times = numbers(&ada.run("return window.tasks").await);
    let steps = ada.text("JSON.parse(localStorage.getItem('demesne.game.bots')).steps.length").await;
    println!(
        "While bots think (20 s, {steps} steps): {} tasks over 50 ms, the longest {:.0} ms",
        times.len(),
        part(&mut times, 1.0)
    );
}

/// How many positions a second the search looks at in a worker, at the first turn of a game of two: decisions of a tenth of a second, as
/// `cargo xtask bench` takes them outside of the browser. The first ones bring the network and let the browser find the quick code.
async fn searching(ada: &Browser, base: &str) {
    let first_turn = game("start", "players=2", &["bot", "bot"]).after(2);
    let kept = first_turn.kept();
    let told = json!({ "game": kept["game"], "setup": kept["setup"], "steps": kept["steps"] });
    ada.go(base).await;
    ada.until("document.body.dataset.worker").await;
    let ask = "const [told, seat] = arguments; const worker = new Worker(document.body.dataset.worker, { type: 'module' }); window.searched = []; \
        const ask = number => worker.postMessage(JSON.stringify({ id: number, told, seat, level: `duke:${100 + number % 2}ms`, number })); \
        let begun = performance.now(); \
        worker.onmessage = ({ data }) => { const answer = JSON.parse(data); searched.push([answer.nodes || 0, performance.now() - begun]); \
            if (searched.length < 50) { begun = performance.now(); ask(searched.length) } }; ask(0)";
    ada.run_with(ask, &[told, json!(first_turn.to_act())]).await;
    ada.until("window.searched.length >= 50").await;
    let sum = |place: usize| format!("searched.slice(20).reduce((sum, one) => sum + one[{place}], 0)");
    let (nodes, time) =
        (ada.run(&format!("return {}", sum(0))).await, ada.run(&format!("return {}", sum(1))).await);
    let rate = nodes.as_f64().unwrap_or(0.0) / (time.as_f64().unwrap_or(0.0) / 1000.0).max(0.001);
    println!("Search in a worker at the first turn of two players: {rate:.0} nodes a second");
}

fn numbers(values: &Value) -> Vec<f64> {
    values.as_array().into_iter().flatten().filter_map(Value::as_f64).collect()
}

/// The value below which a share of all lies.
fn part(values: &mut [f64], share: f64) -> f64 {
    values.sort_by(f64::total_cmp);
    let place = ((values.len() as f64 * share).ceil() as usize).clamp(1, values.len().max(1)) - 1;
    values.get(place).copied().unwrap_or(0.0)
}
