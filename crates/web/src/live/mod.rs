//! The server: so far a table can be made there.

use crate::{browser, prefs::lang, words};
use demesne_wire::NewTable;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Headers, RequestInit, Response};

/// Makes a table and gives its id. An error is a sentence for people.
pub async fn make(mut table: NewTable) -> Result<String, String> {
    table.id.get_or_insert_with(browser::fresh_id);
    let offline = |_: JsValue| words::setup::no_server(lang()).to_owned();
    let body = serde_json::to_string(&table).map_err(|error| error.to_string())?;
    let headers = Headers::new().map_err(offline)?;
    for (name, value) in
        [("Content-Type", "application/json"), ("X-Demesne", "1"), ("Accept-Language", lang().code())]
    {
        headers.set(name, value).map_err(offline)?;
    }
    let request = RequestInit::new();
    request.set_method("POST");
    request.set_headers(&headers);
    request.set_body(&body.into());
    let answer = JsFuture::from(browser::window().fetch_with_str_and_init("/api/tables", &request)).await;
    let answer: Response = answer.map_err(offline)?.unchecked_into();
    let text = JsFuture::from(answer.text().map_err(offline)?).await.map_err(offline)?;
    let read: serde_json::Value =
        serde_json::from_str(&text.as_string().unwrap_or_default()).unwrap_or_default();
    match (answer.ok(), read["id"].as_str(), read["error"]["message"].as_str()) {
        (true, Some(id), _) => Ok(id.to_owned()),
        (_, _, Some(message)) => Err(message.to_owned()),
        _ => Err(words::setup::no_server(lang()).into()),
    }
}
