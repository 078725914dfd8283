//! Fields under their labels, as all forms of people have them.

use crate::{
    browser,
    frame::notice,
    later,
    words::{self, lang},
};
use leptos::{html::Input, prelude::*};

/// A field under its label, with a hint below where there is one.
#[component]
pub fn Field(
    /// Its id on the page.
    id: &'static str,
    /// What it is for.
    label: fn(demesne_text::Language) -> &'static str,
    /// What is in it.
    value: RwSignal<String>,
    /// A word on it.
    #[prop(optional)]
    hint: Option<fn(demesne_text::Language) -> &'static str>,
    /// `text`, `password`, `email`, `url`, `time`.
    #[prop(default = "text")]
    kind: &'static str,
    /// What the browser may fill in.
    #[prop(default = "off")]
    fills: &'static str,
    /// How few and how many characters there may be.
    #[prop(default = (0, 200))]
    long: (usize, usize),
    /// Whether it may stay empty.
    #[prop(optional)]
    free: bool,
) -> impl IntoView {
    view! {
        <div class="field">
            <label for=id>{move || label(lang())}</label>
            <input
                id=id
                type=kind
                autocomplete=fills
                autocapitalize=if matches!(fills, "username" | "email") { "none" } else { "sentences" }
                minlength=(long.0 > 0).then_some(long.0)
                maxlength=long.1
                required=!free
                aria-describedby=hint.map(|_| format!("{id}-hint"))
                prop:value=move || value.get()
                on:input:target=move |event| value.set(event.target().value())
            />
            {hint.map(|hint| view! { <p class="hint" id=format!("{id}-hint")>{move || hint(lang())}</p> })}
        </div>
    }
}

/// A tick box beside its label.
#[component]
pub fn Tick(
    /// Its name in the form.
    name: &'static str,
    /// What it is for.
    label: fn(demesne_text::Language) -> &'static str,
    /// Whether it is ticked.
    value: RwSignal<bool>,
    /// Whether it cannot be ticked.
    #[prop(into, optional)]
    disabled: Signal<bool>,
) -> impl IntoView {
    view! {
        <label class="tick">
            <input
                type="checkbox"
                name=name
                disabled=move || disabled.get()
                prop:checked=move || value.get()
                on:change:target=move |event| value.set(event.target().checked())
            />
            <span>{move || label(lang())}</span>
        </label>
    }
}

/// A text to copy, with the button that does it, and one that shares it where the browser can.
#[component]
pub fn Copyable(
    /// What it is.
    #[prop(into)]
    label: Signal<String>,
    /// The text.
    #[prop(into)]
    text: Signal<String>,
    /// Whether it can be shared.
    #[prop(optional)]
    shares: bool,
) -> impl IntoView {
    let field = NodeRef::<Input>::new();
    let copy = move |_| {
        let text = text.get_untracked();
        later::anyway(async move {
            match browser::copy(&text).await {
                true => notice::say(words::people::copied(lang())),
                false => {
                    if let Some(field) = field.try_get_untracked().flatten() {
                        field.select();
                    }
                    notice::say(words::people::copy_yourself(lang()));
                }
            }
        });
    };
    let can_share = shares && sharing().is_some();
    let share = move |_| {
        if let Some(share) = sharing() {
            let what = js_sys::Object::new();
            let _ = js_sys::Reflect::set(&what, &"url".into(), &text.get_untracked().into());
            let _ = js_sys::Reflect::set(&what, &"title".into(), &"Demesne".into());
            let _ = share.call1(&browser::window().navigator(), &what);
        }
    };
    view! {
        <div class="copy">
            <input
                node_ref=field
                type="text"
                readonly
                class="mono"
                aria-label=move || label.get()
                prop:value=move || text.get()
                on:focus:target=|event| event.target().select()
            />
            <span class="row">
                <button type="button" on:click=copy>{move || words::people::copy(lang())}</button>
                {can_share.then(|| view! { <button type="button" on:click=share>{move || words::people::share(lang())}</button> })}
            </span>
        </div>
    }
}

/// How this browser shares, if it does.
fn sharing() -> Option<js_sys::Function> {
    use wasm_bindgen::JsCast;
    js_sys::Reflect::get(&browser::window().navigator(), &"share".into()).ok()?.dyn_into().ok()
}
