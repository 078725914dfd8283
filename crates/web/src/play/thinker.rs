//! The workers that think, so that the page never waits: one plays for bots, another gives advice and can be stopped in the middle of it.
//! What they think with is a module of its own (`crates/thinker`), which is loaded when a bot is asked for the first time.

use crate::{browser, later};
use demesne_games::{Advice, Ask, Reply};
use futures_channel::oneshot;
use std::{
    cell::{Cell, RefCell},
    collections::HashMap,
};
use wasm_bindgen::{JsCast, JsValue, closure::Closure, prelude::wasm_bindgen};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

/// What a worker is there for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Role {
    Play,
    Advise,
}

struct Thinker {
    worker: Worker,
    waiting: HashMap<u32, oneshot::Sender<Reply>>,
    /// Kept as long as the worker may call them.
    _ears: [Closure<dyn FnMut(JsValue)>; 2],
}

thread_local! {
    static THINKERS: RefCell<[Option<Thinker>; 2]> = const { RefCell::new([const { None }; 2]) };
    static NEXT: Cell<u32> = const { Cell::new(1) };
    /// Whether there can be no worker here.
    static BROKEN: Cell<bool> = const { Cell::new(false) };
}

/// What a bot does; an error is a sentence for people.
pub async fn think(ask: Ask) -> Result<String, String> {
    let answer = asked(Role::Play, ask).await;
    match answer {
        Some(Reply { action: Some(action), .. }) => Ok(action),
        Some(Reply { error: Some(error), .. }) => Err(error),
        _ => Err("the worker gave no answer".into()),
    }
}

/// What is best at a decision; nothing where it was stopped.
pub async fn advise(ask: Ask) -> Option<Result<Advice, String>> {
    match asked(Role::Advise, ask).await? {
        Reply { advice: Some(advice), .. } => Some(Ok(advice)),
        Reply { error, .. } => Some(Err(error.unwrap_or_default())),
    }
}

/// Stops whoever gives advice: what was asked is not answered any more.
pub fn stop_advice() {
    if let Some(thinker) = THINKERS.with_borrow_mut(|thinkers| thinkers[Role::Advise as usize].take()) {
        thinker.worker.terminate();
    }
}

/// Asks a worker. Where there can be none the page thinks: it stands still, but the game goes on.
async fn asked(role: Role, mut ask: Ask) -> Option<Reply> {
    ask.id = NEXT.replace(NEXT.get().wrapping_add(1));
    let waits = THINKERS.with_borrow_mut(|thinkers| {
        let thinker = &mut thinkers[role as usize];
        if thinker.is_none() && !BROKEN.get() {
            *thinker = start(role);
        }
        let thinker = thinker.as_mut()?;
        let text = serde_json::to_string(&ask).ok()?;
        thinker.worker.post_message(&JsValue::from_str(&text)).ok()?;
        let (sender, receiver) = oneshot::channel();
        thinker.waiting.insert(ask.id, sender);
        Some(receiver)
    });
    let answer = match waits {
        Some(receiver) => receiver.await.ok(),
        None => {
            BROKEN.set(true);
            None
        }
    };
    match answer {
        None if BROKEN.get() => Some(here(&ask).await.unwrap_or_else(failed)),
        answer => answer,
    }
}

#[wasm_bindgen(
    inline_js = "export async function answer_here(address, text) { return (await import(address)).answer(text); }"
)]
extern "C" {
    #[wasm_bindgen(catch)]
    async fn answer_here(address: &str, text: &str) -> Result<JsValue, JsValue>;
}

/// The same without a worker: the module is loaded into the page.
async fn here(ask: &Ask) -> Result<Reply, JsValue> {
    let address = browser::document().body().and_then(|body| body.get_attribute("data-think"));
    let address = address.ok_or("the page does not say where bots think")?;
    let text = serde_json::to_string(ask).map_err(|error| error.to_string())?;
    let answer = answer_here(&address, &text).await?;
    let reply = serde_json::from_str(&answer.as_string().unwrap_or_default());
    Ok(reply.map_err(|error| error.to_string())?)
}

/// Nobody could think: the reason as a sentence.
fn failed(why: JsValue) -> Reply {
    let why = why.as_string().unwrap_or_else(|| format!("{why:?}"));
    Reply { error: Some(why), ..Reply::default() }
}

fn start(role: Role) -> Option<Thinker> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let address = browser::document().body()?.get_attribute("data-worker")?;
    let worker = Worker::new_with_options(&address, &options).ok()?;
    let heard = Closure::<dyn FnMut(JsValue)>::new(move |event: JsValue| {
        let text = event.dyn_ref::<MessageEvent>().and_then(|event| event.data().as_string());
        let Some(answer) = text.and_then(|text| serde_json::from_str::<Reply>(&text).ok()) else { return };
        THINKERS.with_borrow_mut(|thinkers| {
            let waiting = thinkers[role as usize].as_mut().map(|thinker| &mut thinker.waiting);
            if let Some(sender) = waiting.and_then(|waiting| waiting.remove(&answer.id)) {
                let _ = sender.send(answer);
            }
        });
    });
    worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    // A worker that cannot start answers nobody: those who wait think for themselves, and so does everybody after them.
    let failed = Closure::<dyn FnMut(JsValue)>::new(move |_| {
        BROKEN.set(true);
        // Whoever runs here must not drop itself: the ears are let go a moment later.
        later::anyway(async move {
            THINKERS.with_borrow_mut(|thinkers| thinkers[role as usize] = None);
        });
    });
    worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
    Some(Thinker { worker, waiting: HashMap::new(), _ears: [heard, failed] })
}
