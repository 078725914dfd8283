//! What passkeys are to a browser: questions of the server with their bytes, answers of the device with theirs.

use crate::{
    browser,
    live::api::{self, Trouble},
    words::{self, lang},
};
use demesne_wire::{Me, NewPasskey, PasskeyAnswer, PasskeyQuestion};
use js_sys::{Array, Function, JSON, Object, Reflect, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

fn get(of: &JsValue, name: &str) -> JsValue {
    Reflect::get(of, &name.into()).unwrap_or(JsValue::UNDEFINED)
}

fn devices() -> JsValue {
    get(&browser::window().navigator(), "credentials")
}

/// Whether this browser can use passkeys here: not without TLS.
pub fn can() -> bool {
    get(&browser::window(), "PublicKeyCredential").is_function() && devices().is_object()
}

/// Bytes of base64url.
pub fn bytes(text: &str) -> Option<Vec<u8>> {
    let value = |letter: u8| match letter {
        b'A'..=b'Z' => Some(letter - b'A'),
        b'a'..=b'z' => Some(letter - b'a' + 26),
        b'0'..=b'9' => Some(letter - b'0' + 52),
        b'-' | b'+' => Some(62),
        b'_' | b'/' => Some(63),
        _ => None,
    };
    let mut bytes = Vec::with_capacity(text.len() * 3 / 4);
    let (mut bits, mut count) = (0u32, 0);
    for letter in text.trim_end_matches('=').bytes() {
        bits = bits << 6 | u32::from(value(letter)?);
        count += 6;
        if count >= 8 {
            count -= 8;
            bytes.push((bits >> count) as u8);
            bits &= (1 << count) - 1;
        }
    }
    Some(bytes)
}

/// Bytes as base64url.
fn text(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let mut text = String::with_capacity(bytes.len() * 4 / 3 + 1);
    for three in bytes.chunks(3) {
        let bits =
            three.iter().fold(0u32, |bits, &byte| bits << 8 | u32::from(byte)) << (8 * (3 - three.len()));
        for place in 0..=three.len() {
            text.push(char::from(LETTERS[(bits >> (18 - 6 * place)) as usize & 63]));
        }
    }
    text
}

/// Puts bytes in the place of a text.
fn unpack(of: &JsValue, name: &str) {
    if let Some(bytes) = get(of, name).as_string().and_then(|text| bytes(&text)) {
        let _ = Reflect::set(of, &name.into(), &Uint8Array::from(bytes.as_slice()));
    }
}

/// What the server asks, as browsers want it.
fn question(options: &serde_json::Value) -> Result<Object, JsValue> {
    let options = JSON::parse(&options.to_string())?;
    let asked = get(&options, "publicKey");
    unpack(&asked, "challenge");
    unpack(&get(&asked, "user"), "id");
    for list in ["excludeCredentials", "allowCredentials"] {
        let list = get(&asked, list);
        if Array::is_array(&list) {
            for key in Array::from(&list).iter() {
                unpack(&key, "id");
            }
        }
    }
    options.dyn_into()
}

/// What the device answered, with its bytes turned into text.
fn answer(key: &JsValue) -> Result<serde_json::Value, JsValue> {
    let told = match get(key, "toJSON").dyn_into::<Function>() {
        Ok(tell) => tell.call0(key)?,
        Err(_) => by_hand(key)?,
    };
    let told = String::from(JSON::stringify(&told)?);
    serde_json::from_str(&told).map_err(|error| error.to_string().into())
}

/// The same for browsers that do not know how.
fn by_hand(key: &JsValue) -> Result<JsValue, JsValue> {
    let coded = |buffer: &JsValue| JsValue::from_str(&text(&Uint8Array::new(buffer).to_vec()));
    let (given, response) = (get(key, "response"), Object::new());
    for name in ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"] {
        let part = get(&given, name);
        if part.is_object() {
            Reflect::set(&response, &name.into(), &coded(&part))?;
        }
    }
    let told = Object::new();
    for (name, value) in [
        ("id", get(key, "id")),
        ("rawId", coded(&get(key, "rawId"))),
        ("type", get(key, "type")),
        ("response", response.into()),
        ("clientExtensionResults", Object::new().into()),
    ] {
        Reflect::set(&told, &name.into(), &value)?;
    }
    Ok(told.into())
}

/// Asks the device; whoever puts its question away is told so in words.
async fn ask(way: &str, options: &serde_json::Value) -> Result<serde_json::Value, Trouble> {
    let asked = async {
        let work: Function = get(&devices(), way).dyn_into()?;
        let asked = question(options)?;
        let promise: js_sys::Promise = work.call1(&devices(), &asked)?.dyn_into()?;
        answer(&JsFuture::from(promise).await?)
    };
    asked
        .await
        .map_err(|_: JsValue| Trouble::own("passkey-cancelled", words::people::passkey_cancelled(lang())))
}

/// Signs in with a passkey of this device; says who that is.
pub async fn sign_in() -> Result<Me, Trouble> {
    let asked: PasskeyQuestion =
        api::tell("POST", "/api/passkeys/sign-in/start", &serde_json::json!({})).await?;
    let answer = ask("get", &asked.options).await?;
    let answer = PasskeyAnswer { ceremony: asked.ceremony, answer, label: None };
    api::tell("POST", "/api/passkeys/sign-in/finish", &answer).await
}

/// Makes a passkey on this device.
pub async fn register(login: Option<String>, label: Option<String>) -> Result<(), Trouble> {
    let asked: PasskeyQuestion =
        api::tell("POST", "/api/passkeys/register/start", &NewPasskey { login }).await?;
    let answer = ask("create", &asked.options).await?;
    let answer = PasskeyAnswer { ceremony: asked.ceremony, answer, label };
    let _: serde_json::Value = api::tell("POST", "/api/passkeys/register/finish", &answer).await?;
    Ok(())
}
