//! The browser's own things, each in one call.

use wasm_bindgen::{JsCast, JsValue, closure::Closure, prelude::wasm_bindgen};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Document, Element, HtmlElement, Storage, Window};

/// The window.
pub fn window() -> Window {
    web_sys::window().expect("this code runs in a page only")
}

/// The document.
pub fn document() -> Document {
    window().document().expect("a page has a document")
}

/// An element by its id.
pub fn by_id(id: &str) -> Option<HtmlElement> {
    document().get_element_by_id(id)?.dyn_into().ok()
}

/// Takes an element out of the page.
pub fn remove(id: &str) {
    if let Some(element) = by_id(id) {
        element.remove();
    }
}

/// Writes to the console what should not have happened.
pub fn complain(text: &str) {
    web_sys::console::error_1(&text.into());
}

/// Where the page keeps things; none where the reader forbids it.
pub fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}

/// What is kept under a name.
pub fn kept(name: &str) -> Option<String> {
    storage()?.get_item(name).ok().flatten()
}

/// Keeps something; says whether there was room.
pub fn keep(name: &str, text: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(name, text).is_ok())
}

/// Forgets something.
pub fn forget(name: &str) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(name);
    }
}

/// Milliseconds since 1970.
pub fn now() -> f64 {
    js_sys::Date::now()
}

/// Bytes that nobody can guess.
pub fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    if let Ok(crypto) = window().crypto() {
        let _ = crypto.get_random_values_with_u8_array(&mut bytes);
    }
    bytes
}

/// A name that nothing else has.
pub fn fresh_id() -> String {
    random::<9>().iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Waits.
pub async fn wait(milliseconds: i32) {
    let promise = js_sys::Promise::new(&mut |resolve, _| {
        let _ = window().set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, milliseconds);
    });
    let _ = JsFuture::from(promise).await;
}

/// Copies a text; says whether that worked. Without TLS there is no clipboard, but the old way still does it.
pub async fn copy(text: &str) -> bool {
    let navigator = window().navigator();
    let there =
        js_sys::Reflect::get(&navigator, &"clipboard".into()).is_ok_and(|clipboard| clipboard.is_object());
    if there && JsFuture::from(navigator.clipboard().write_text(text)).await.is_ok() {
        return true;
    }
    copy_selected(text).unwrap_or(false)
}

/// Copies by selecting: the text lies in a field that nobody sees, inside of the dialog that is open, if one is.
fn copy_selected(text: &str) -> Option<bool> {
    let document = document();
    let field: web_sys::HtmlTextAreaElement = document.create_element("textarea").ok()?.dyn_into().ok()?;
    field.set_value(text);
    field.set_class_name("visually-hidden");
    let place = document.query_selector("dialog[open]").ok().flatten();
    let place = place.or_else(|| document.body().map(Into::into))?;
    place.append_child(&field).ok()?;
    field.select();
    let copy: js_sys::Function =
        js_sys::Reflect::get(&document, &"execCommand".into()).ok()?.dyn_into().ok()?;
    let done = copy.call1(&document, &"copy".into()).ok().and_then(|done| done.as_bool());
    field.remove();
    done
}

/// Listens to an event for as long as the page lives.
pub fn listen<E: JsCast + 'static>(
    target: &web_sys::EventTarget,
    event: &str,
    mut heard: impl FnMut(E) + 'static,
) {
    let closure = Closure::<dyn FnMut(JsValue)>::new(move |value: JsValue| heard(value.unchecked_into()));
    let _ = target.add_event_listener_with_callback(event, closure.as_ref().unchecked_ref());
    closure.forget();
}

#[wasm_bindgen]
extern "C" {
    /// An element with what `web-sys` does not offer in a stable build.
    #[wasm_bindgen(extends = web_sys::Element)]
    type Beyond;

    #[wasm_bindgen(method, js_name = animate)]
    fn begin(this: &Beyond, frames: &JsValue, milliseconds: f64) -> JsValue;

    #[wasm_bindgen(method, js_name = scrollIntoView)]
    fn scroll_into_view(this: &Beyond, how: &JsValue);
}

/// Moves an element through frames, which are a list of styles as JSON.
pub fn animate(element: &web_sys::Element, frames: &str, lasts: std::time::Duration) {
    if let Ok(frames) = js_sys::JSON::parse(frames) {
        element.unchecked_ref::<Beyond>().begin(&frames, lasts.as_millis() as f64);
    }
}

/// Pushes whatever holds an element along until the element stands in its middle; at once for whoever wants less motion.
pub fn bring(element: &web_sys::Element) {
    let behavior = if crate::prefs::is_still() { "instant" } else { "smooth" };
    let how = format!(r#"{{"behavior":"{behavior}","block":"nearest","inline":"center"}}"#);
    if let Ok(how) = js_sys::JSON::parse(&how) {
        element.unchecked_ref::<Beyond>().scroll_into_view(&how);
    }
}

/// Whether a media query holds now.
pub fn matches(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|list| list.matches())
}

/// Sets an attribute of the root element.
pub fn mark_root(name: &str, value: &str) {
    if let Some(root) = document().document_element() {
        let _ = root.set_attribute(name, value);
    }
}

/// The size of the window in CSS pixels.
pub fn size() -> (f64, f64) {
    let number = |value: Result<JsValue, JsValue>| value.ok().and_then(|value| value.as_f64()).unwrap_or(0.0);
    (number(window().inner_width()), number(window().inner_height()))
}

/// How much larger letters are than usual, as the reader set it in the browser.
pub fn letters() -> f64 {
    let root = document().document_element();
    let style = root.and_then(|root| window().get_computed_style(&root).ok().flatten());
    let size = style.and_then(|style| style.get_property_value("font-size").ok());
    let size = size.and_then(|size| size.trim_end_matches("px").parse::<f64>().ok());
    size.map_or(1.0, |size| size / 16.0)
}

/// The nearest element around a target of an event that a selector finds.
pub fn closest(target: Option<web_sys::EventTarget>, selector: &str) -> Option<Element> {
    target?.dyn_into::<Element>().ok()?.closest(selector).ok().flatten()
}

/// A style sheet of the page's own making. The page's policy allows no `<style>`, but it allows the page to rule its sheets.
pub struct Style(Option<JsValue>);

impl Style {
    /// An empty sheet, in force from now on.
    pub fn new() -> Style {
        let made = || {
            let maker: js_sys::Function =
                js_sys::Reflect::get(&js_sys::global(), &"CSSStyleSheet".into())?.dyn_into()?;
            let sheet = js_sys::Reflect::construct(&maker, &js_sys::Array::new())?;
            let sheets = js_sys::Reflect::get(&document(), &"adoptedStyleSheets".into())?;
            let push: js_sys::Function = js_sys::Reflect::get(&sheets, &"push".into())?.dyn_into()?;
            push.call1(&sheets, &sheet)?;
            Ok::<JsValue, JsValue>(sheet)
        };
        Style(made().ok())
    }

    /// Puts rules in the place of those that it has.
    pub fn set(&self, rules: &str) {
        let Some(sheet) = &self.0 else { return };
        let replaced = js_sys::Reflect::get(sheet, &"replaceSync".into())
            .and_then(|replace| replace.dyn_into::<js_sys::Function>())
            .and_then(|replace| replace.call1(sheet, &rules.into()));
        drop(replaced);
    }
}
