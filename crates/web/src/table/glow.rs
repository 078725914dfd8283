//! A glow on what stands for an action, wherever it is drawn: the coach points with it, and so does a hint.

use demesne_scene::Key;
pub use demesne_scene::keys_of as keys;

/// How something glows: its colour, by the name on the page, and its outline, so that nobody needs the colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Glow {
    colour: &'static str,
    dashes: &'static str,
    moves: bool,
}

/// What should be done.
pub const ADVISED: Glow = Glow { colour: "--rubric", dashes: "9 5", moves: true };
/// What was done.
pub const DONE: Glow = Glow { colour: "--lapis", dashes: "1 7", moves: false };

/// A style sheet that makes things glow: what is to be touched for an action, or the button that stands for it. What is in the hand
/// already does not.
pub fn sheet(keys: &[Key], action: &str, glow: Glow) -> String {
    let button = |class: &str| {
        plain(action).map(|action| format!("[data-panel=actions] {class}[data-action=\"{action}\"]"))
    };
    let pointed: Vec<String> = match keys.is_empty() {
        // Only a button stands for it.
        true if action == super::actions::END => vec![".scene [data-panel=actions] .end".into()],
        true => button("").into_iter().collect(),
        false => keys
            .iter()
            .filter_map(|key| plain(key))
            .flat_map(|key| {
                // A hex has an outline of its own; anything else is a box. What the keyboard is at shows that, and nothing else.
                let thing = format!(".scene [data-key=\"{key}\"]:not(.is-chosen,:focus-visible)");
                [format!("{thing}>.focus"), format!("{thing}>.hit:not(.focus~.hit)")]
            })
            // What is put together may come to it already.
            .chain(button(".finish"))
            .collect(),
    };
    if pointed.is_empty() {
        return String::new();
    }
    let Glow { colour, dashes, moves } = glow;
    let animation = if moves { "coach-points 1.2s ease-in-out infinite" } else { "none" };
    format!(
        "{}{{display:inline;animation:{animation};fill:color-mix(in srgb,var({colour}) 24%,transparent);stroke:var({colour});stroke-width:5px;stroke-linecap:round;stroke-dasharray:{dashes};rx:8px;vector-effect:non-scaling-stroke;outline-color:var({colour});box-shadow:0 0 0 4px color-mix(in srgb,var({colour}) 60%,transparent)}}",
        pointed.join(",")
    )
}

/// Keys and actions are words, numbers and what stands between them (`site 1-2.3`, `place trading_post-1`, `pay ink*1`); anything else has no
/// place in a style sheet.
fn plain(text: &str) -> Option<&str> {
    text.chars().all(|letter| letter.is_alphanumeric() || " -+._*:?".contains(letter)).then_some(text)
}
