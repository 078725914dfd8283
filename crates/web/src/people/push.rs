//! Notifications of this browser.

use super::passkey::bytes;
use crate::{
    browser,
    live::api::{self, Trouble},
    words::{self, lang},
};
use demesne_wire::{Calls, EndPush, NewPush, Offer};
use js_sys::{Function, JSON, Object, Promise, Reflect, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// Some browsers wait without end for a push service that they cannot reach.
const LONGEST: i32 = 8000;

fn get(of: &JsValue, name: &str) -> JsValue {
    Reflect::get(of, &name.into()).unwrap_or(JsValue::UNDEFINED)
}

/// Calls a method that promises something.
async fn promised(of: &JsValue, name: &str, argument: &JsValue) -> Result<JsValue, JsValue> {
    let method: Function = get(of, name).dyn_into()?;
    let promise = Promise::resolve(&method.call1(of, argument)?);
    JsFuture::from(promise).await
}

fn keeper() -> JsValue {
    get(&browser::window().navigator(), "serviceWorker")
}

/// Whether this browser can be called here: not without TLS.
pub fn can() -> bool {
    keeper().is_object() && get(&browser::window(), "PushManager").is_function()
}

/// The subscription of this browser, if it has one.
async fn subscription() -> Option<JsValue> {
    let worker = promised(&keeper(), "getRegistration", &"/".into()).await.ok()?;
    let made = promised(&get(&worker, "pushManager"), "getSubscription", &JsValue::UNDEFINED).await.ok()?;
    made.is_object().then_some(made)
}

/// Whether this browser is called.
pub async fn is_on() -> bool {
    can() && subscription().await.is_some()
}

async fn subscribe(key: &str) -> Result<JsValue, JsValue> {
    promised(&keeper(), "register", &"/sw.js".into()).await?;
    let worker = JsFuture::from(get(&keeper(), "ready").dyn_into::<Promise>()?).await?;
    if let Some(made) = subscription().await {
        return Ok(made);
    }
    let wanted = Object::new();
    Reflect::set(&wanted, &"userVisibleOnly".into(), &JsValue::TRUE)?;
    let key = bytes(key).unwrap_or_default();
    Reflect::set(&wanted, &"applicationServerKey".into(), &Uint8Array::from(key.as_slice()))?;
    let manager = get(&worker, "pushManager");
    let subscribe: Function = get(&manager, "subscribe").dyn_into()?;
    let asked = Promise::resolve(&subscribe.call1(&manager, &wanted)?);
    let late = Promise::new(&mut |_, fail| {
        let _ = browser::window().set_timeout_with_callback_and_timeout_and_arguments_0(&fail, LONGEST);
    });
    JsFuture::from(Promise::race(&js_sys::Array::of2(&asked, &late))).await
}

/// Lets this browser be called; gives how the reader is called now.
pub async fn turn_on() -> Result<Calls, Trouble> {
    let offer: Offer = api::look("/api/games").await?;
    let notification = get(&browser::window(), "Notification");
    let allowed = promised(&notification, "requestPermission", &JsValue::UNDEFINED).await;
    if allowed.ok().and_then(|allowed| allowed.as_string()).as_deref() != Some("granted") {
        return Err(Trouble::own("push-denied", words::people::push_denied(lang())));
    }
    let made = subscribe(&offer.push_key).await;
    let told = made.and_then(|made| JSON::stringify(&made)).map(String::from).unwrap_or_default();
    let new: NewPush = serde_json::from_str(&told)
        .map_err(|_| Trouble::own("push-failed", words::people::push_failed(lang())))?;
    api::tell("POST", "/api/me/push", &new).await
}

/// No more calls to this browser; gives how the reader is called now.
pub async fn turn_off() -> Result<Calls, Trouble> {
    let made = subscription().await;
    let endpoint = made.as_ref().and_then(|made| get(made, "endpoint").as_string()).unwrap_or_default();
    let calls: Calls = api::tell("DELETE", "/api/me/push", &EndPush { endpoint: Some(endpoint) }).await?;
    if let Some(made) = made {
        let _ = promised(&made, "unsubscribe", &JsValue::UNDEFINED).await;
    }
    Ok(calls)
}
