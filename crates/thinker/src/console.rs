//! Where whoever looks for a fault finds it.

use wasm_bindgen::JsCast;

/// Writes an error to the browser's console. The page and its worker have different globals; both have one.
pub fn complain(text: &str) {
    let console = js_sys::Reflect::get(&js_sys::global(), &"console".into());
    let error = console.and_then(|console| {
        let error = js_sys::Reflect::get(&console, &"error".into())?;
        error.dyn_into::<js_sys::Function>()?.call1(&console, &text.into())
    });
    drop(error);
}
