//! The worker that thinks for bots, so that the page never waits.

use crate::{browser, worker};
use futures_channel::oneshot;
use std::{
    cell::{Cell, RefCell},
    collections::HashMap,
};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

struct Thinker {
    worker: Worker,
    waiting: HashMap<u32, oneshot::Sender<worker::Answer>>,
    next: u32,
}

thread_local! {
    static THINKER: RefCell<Option<Thinker>> = const { RefCell::new(None) };
    /// Whether there can be no worker here.
    static BROKEN: Cell<bool> = const { Cell::new(false) };
}

/// What a bot does. Where there is no worker it thinks here: the page stands still, but the game goes on.
pub async fn think(mut ask: worker::Ask) -> Result<String, String> {
    let waits = THINKER.with_borrow_mut(|thinker| {
        if thinker.is_none() && !BROKEN.get() {
            *thinker = start();
        }
        let thinker = thinker.as_mut()?;
        thinker.next += 1;
        ask.id = thinker.next;
        let text = serde_json::to_string(&ask).ok()?;
        thinker.worker.post_message(&JsValue::from_str(&text)).ok()?;
        let (sender, receiver) = oneshot::channel();
        thinker.waiting.insert(ask.id, sender);
        Some(receiver)
    });
    let answer = match waits {
        Some(receiver) => receiver.await.ok(),
        None => None,
    };
    match answer {
        Some(worker::Answer { action: Some(action), .. }) => Ok(action),
        Some(worker::Answer { error: Some(error), .. }) => Err(error),
        _ => worker::think(&ask),
    }
}

fn start() -> Option<Thinker> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let address =
        browser::document().body()?.get_attribute("data-worker").unwrap_or_else(|| "/worker.js".into());
    let worker = Worker::new_with_options(&address, &options).ok()?;
    let heard = Closure::<dyn FnMut(MessageEvent)>::new(|event: MessageEvent| {
        let Some(text) = event.data().as_string() else { return };
        let Ok(answer) = serde_json::from_str::<worker::Answer>(&text) else { return };
        THINKER.with_borrow_mut(|thinker| {
            if let Some(sender) = thinker.as_mut().and_then(|thinker| thinker.waiting.remove(&answer.id)) {
                let _ = sender.send(answer);
            }
        });
    });
    worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    heard.forget();
    // A worker that cannot start answers nobody: those who wait think for themselves, and so does everybody after them.
    let failed = Closure::<dyn FnMut(JsValue)>::new(|_| {
        THINKER.with_borrow_mut(|thinker| *thinker = None);
        BROKEN.set(true);
    });
    worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
    failed.forget();
    Some(Thinker { worker, waiting: HashMap::new(), next: 0 })
}
