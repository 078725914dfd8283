//! The solo opponent's side of the table, in characters and in words.

use super::{
    effects,
    facts::{scheme, solo_icons},
    look::{row, unbroken},
    names,
    words::{self, SCHEME, STEP, none, resource_name},
};
use crate::{Language, draw::listed};
use demesne_viscounts::{
    Building, Icon, Obstacle, Scheme, SchemeSet, State, Viscounts,
    printed::{Focus, SchemeOption, SoloBoard},
};

/// Its schemes; in full where it is shown large.
pub fn slots(game: &Viscounts, state: &State, language: Language, large: bool) -> Vec<String> {
    let mut lines = Vec::new();
    for (slot, &one) in state.solo.slots.iter().enumerate() {
        let number = slot + 1;
        let label = say!(language, "slot {number}", "hueco {number}", "vaga {number}");
        let text = match one.is_some() {
            true if large => {
                format!("{}: {}", one.name(), scheme_words(game, one, language))
            }
            true => {
                let icons = words::icons(scheme(game, one).header, language).unwrap_or_default();
                format!("{}; {icons}", one.name())
            }
            false => {
                let board = game.solo_board().zip(slot.checked_sub(1));
                let icons = board.and_then(|(board, nth)| words::icons(board.slots[nth], language));
                match icons {
                    Some(icons) => say!(language, "empty: {icons}", "vacío: {icons}", "vazia: {icons}"),
                    None => language.pick("empty", "vacío", "vazia").into(),
                }
            }
        };
        lines.extend(row(&label, &text));
    }
    if large && let Some(board) = game.solo_board() {
        lines
            .extend(row(language.pick("board", "tablero", "tabuleiro"), &board_words(game, board, language)));
    }
    lines
}

/// What a scheme does, from top to bottom (V24.4).
pub fn scheme_words(game: &Viscounts, one: Scheme, language: Language) -> String {
    let print = scheme(game, one);
    let mut parts = Vec::new();
    if print.header.of(Icon::Criminal) > 0 {
        parts.push(
            language
                .pick(
                    "1 corruption for each criminal on its board",
                    "1 de corrupción por cada criminal de su tablero",
                    "1 de corrupção por cada criminoso do seu tabuleiro",
                )
                .to_owned(),
        );
    }
    if !print.bonus.is_empty() {
        parts.push(effects::bundle(print.bonus, language));
    }
    parts.push(STEP.count(print.steps, language));
    let options: Vec<String> =
        print.options.iter().map(|&option| option_words(game, option, language)).collect();
    let options = options.join(language.pick(", else ", ", si no, ", ", senão "));
    let icons = words::icons(print.header, language).unwrap_or_default();
    format!("{icons}; {}; {options}", parts.join("; "))
}

/// An option of a scheme.
pub fn option_words(game: &Viscounts, option: SchemeOption, language: Language) -> String {
    match option {
        SchemeOption::Act(act) => words::act(act, language).to_owned(),
        SchemeOption::Focus => focus_words(game, language),
        SchemeOption::Effect(atoms) => effects::bundle(atoms, language),
    }
}

/// V24.5: why an option is passed over.
pub fn obstacle(why: Obstacle, language: Language) -> String {
    match why {
        Obstacle::Price(needs, has) => say!(
            language,
            "it needs {needs} icons or resources and has {has}",
            "necesita {needs} iconos o recursos y tiene {has}",
            "precisa de {needs} ícones ou recursos e tem {has}"
        ),
        Obstacle::Site => language
            .pick("no site there is free", "ahí no hay ningún lugar libre", "ali não há terreno livre")
            .into(),
        Obstacle::Supply => language
            .pick("too few pieces are left", "le quedan pocas piezas", "restam-lhe poucas peças")
            .into(),
        Obstacle::Flip => language
            .pick("it has nothing to flip", "no tiene nada que voltear", "não tem nada para virar")
            .into(),
    }
}

/// The primary focus: in general, and of the board in use.
fn focus_words(game: &Viscounts, language: Language) -> String {
    match game.solo_board() {
        Some(board) => focus(board, language),
        None => language.pick("primary focus", "objetivo principal", "foco principal").into(),
    }
}

/// What a board is after (V22.15).
pub fn focus(board: &SoloBoard, language: Language) -> String {
    match board.focus {
        Focus::Act(act) => words::act(act, language).into(),
        Focus::Flip => language.pick("flip twice", "voltear dos veces", "virar duas vezes").into(),
    }
}

/// A board: its focus, and which resources it likes.
pub fn board_words(game: &Viscounts, board: &SoloBoard, language: Language) -> String {
    let name = game.options().solo.map_or("", |opponent| words::opponent(opponent, language));
    let (focus, likes) = (focus(board, language), prefers(board, language));
    say!(
        language,
        "{name}; primary focus: {focus}; resources: {likes}",
        "{name}; objetivo principal: {focus}; recursos: {likes}",
        "{name}; foco principal: {focus}; recursos: {likes}"
    )
}

/// V22.4: which resource it takes where it has the choice.
pub fn prefers(board: &SoloBoard, language: Language) -> String {
    if board.prefers.is_empty() {
        return language.pick("all of one kind", "todos de un tipo", "todos de um tipo").into();
    }
    let parts: Vec<String> = board
        .prefers
        .iter()
        .map(|&(kind, until)| match until {
            0 => say!(
                language,
                "then {name}",
                "después {name}",
                "depois {name}",
                name = resource_name(kind, language)
            ),
            _ => say!(
                language,
                "{name} up to {until}",
                "{name} hasta {until}",
                "{name} até {until}",
                name = resource_name(kind, language)
            ),
        })
        .collect();
    parts.join(", ")
}

/// What a revealed building does for it (V22.17).
pub fn reveals(game: &Viscounts, building: Building, language: Language) -> String {
    if let Some(icons) = words::icons(solo_icons(game, building), language) {
        return icons;
    }
    let reveals = game.printed().solo.reveals.iter().filter(|reveal| reveal.building == building);
    let parts: Vec<String> = reveals
        .map(|reveal| {
            let effect = effects::bundle(reveal.effect, language);
            format!("{}: {effect}", effects::solo_when(reveal.trigger, language))
        })
        .collect();
    if parts.is_empty() { none(language).into() } else { parts.join("; ") }
}

/// Schemes by their names of notation.
pub fn listing(set: SchemeSet, language: Language) -> String {
    let all: Vec<String> = set.iter().map(|scheme| unbroken(scheme.name())).collect();
    if all.is_empty() { none(language).into() } else { all.join(", ") }
}

/// Schemes as people speak of them.
pub fn spoken(game: &Viscounts, set: SchemeSet, language: Language) -> String {
    let all: Vec<String> = set.iter().map(|scheme| names::scheme(game, scheme, language)).collect();
    if all.is_empty() { none(language).into() } else { listed(&all, language) }
}

/// Its piles: what lies in them as far as everybody knows.
pub fn piles(_game: &Viscounts, state: &State, language: Language) -> Vec<String> {
    let solo = &state.solo;
    let mut pile = format!("{}: {}", SCHEME.count(solo.pile_size(), language), listing(solo.pile, language));
    if solo.strangers > 0 {
        let strangers = solo.strangers;
        pile.push_str(&say!(
            language,
            ", and {strangers} unseen future ones",
            ", y {strangers} futuras sin ver",
            ", e {strangers} futuros não vistos"
        ));
    }
    let mut lines = row(language.pick("draw pile", "mazo", "baralho"), &pile);
    lines.extend(row(language.pick("discarded", "descartes", "descarte"), &listing(solo.discards, language)));
    let (count, unseen) = (SCHEME.count(solo.future_size(), language), listing(solo.future, language));
    // Those that were shuffled into the draw pile are among the unseen ones.
    let unseen = match solo.strangers {
        0 => format!("{count}: {unseen}"),
        _ => say!(
            language,
            "{count}; unseen here or in the draw pile: {unseen}",
            "{count}; sin ver, aquí o en el mazo: {unseen}",
            "{count}; não vistos, aqui ou no baralho: {unseen}"
        ),
    };
    lines.extend(row(language.pick("future", "futuras", "futuros"), &unseen));
    lines
}
