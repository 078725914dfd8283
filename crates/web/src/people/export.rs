//! What the server knows about the reader, as a file.

use crate::{
    browser,
    live::api::{self, Trouble},
};
use serde_json::{Value, json};
use wasm_bindgen::JsCast;
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};

/// Gathers all of it and hands it to the browser.
pub async fn download() -> Result<(), Trouble> {
    let mut all = json!({});
    for (name, path) in [
        ("me", "/api/me"),
        ("tables", "/api/me/tables"),
        ("sessions", "/api/me/sessions"),
        ("passkeys", "/api/me/passkeys"),
        ("calls", "/api/me/calls"),
    ] {
        all[name] = api::look::<Value>(path).await?;
    }
    save("demesne.json", "application/json", &serde_json::to_string_pretty(&all).unwrap_or_default());
    Ok(())
}

/// Hands a file to the browser.
pub fn save(name: &str, kind: &str, text: &str) {
    let bag = BlobPropertyBag::new();
    bag.set_type(kind);
    let parts = js_sys::Array::of1(&text.into());
    let Ok(blob) = Blob::new_with_str_sequence_and_options(&parts, &bag) else { return };
    let Ok(address) = Url::create_object_url_with_blob(&blob) else { return };
    let link = browser::document().create_element("a").ok();
    if let Some(link) = link.and_then(|link| link.dyn_into::<HtmlAnchorElement>().ok()) {
        link.set_href(&address);
        link.set_download(name);
        link.click();
    }
    let _ = Url::revoke_object_url(&address);
}
