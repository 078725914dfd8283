//! Handing text out: to the clipboard, or as a file.

use crate::{
    browser,
    frame::notice,
    later,
    words::{self, lang},
};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};

/// Copies a text, and says so.
pub fn copy(text: String) {
    later::anyway(async move {
        match browser::copy(&text).await {
            true => notice::say(words::replay::copied(lang())),
            false => notice::fail(words::replay::not_copied(lang())),
        }
    });
}

/// Hands a text over as a file.
pub fn download(name: &str, text: &str) {
    let parts = js_sys::Array::of1(&JsValue::from_str(text));
    let options = BlobPropertyBag::new();
    options.set_type("text/plain;charset=utf-8");
    let Ok(blob) = Blob::new_with_str_sequence_and_options(&parts, &options) else { return };
    let Ok(address) = Url::create_object_url_with_blob(&blob) else { return };
    if let Some(link) = browser::document()
        .create_element("a")
        .ok()
        .and_then(|element| element.dyn_into::<HtmlAnchorElement>().ok())
    {
        link.set_href(&address);
        link.set_download(name);
        link.click();
    }
    let _ = Url::revoke_object_url(&address);
}
