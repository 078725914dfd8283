//! What is asked of a player: the question, and a word on each answer.

use super::{
    belongings::{bonus_word, shield_word},
    open,
    words::{POINT, WORKER, silver as silver_in_words},
};
use crate::Language;
use demesne_burgundy::{Action, Burgundy, Event, State, open::Open, state::Stage};
use demesne_game::{Game, Seat, Step};

/// What is asked, unless it is the turn as usual.
pub fn prompt(game: &Burgundy, view: &State, list: &[Action], language: Language) -> Vec<String> {
    let mut lines: Vec<String> = stage_words(view, language).into_iter().collect();
    match view.open.top() {
        Some(Open::Store(tile)) if list.iter().any(|action| matches!(action, Action::Keep { .. })) => {
            let tile = game.tile_name(tile);
            lines.push(say!(
                language,
                "Choose where the {tile} is stored.",
                "Elige dónde guardas la loseta {tile}.",
                "Escolha onde guardar a peça {tile}."
            ));
        }
        Some(_) if list.iter().any(|action| matches!(action, Action::Next(_))) => {
            let due = language.pick(
                "Several things are due: choose what comes next.",
                "Hay varias cosas pendientes: elige qué va ahora.",
                "Há várias coisas pendentes: escolha o que vem agora.",
            );
            lines.push(due.into());
        }
        Some(Open::Gain(points)) => {
            let points = POINT.count(i32::from(points), language);
            lines.push(say!(
                language,
                "You gain {points}; each silver adds 1 (\"gain 2\" adds 2).",
                "Ganas {points}; cada moneda de plata añade 1 (\"gain 2\" añade 2).",
                "Você ganha {points}; cada prata soma 1 (\"gain 2\" soma 2)."
            ));
        }
        Some(Open::Store(tile)) => {
            let tile = game.tile_name(tile);
            lines.push(say!(
                language,
                "Storage is full: one of its tiles must go before {tile} comes in.",
                "Casillas de llave llenas: descarta una loseta para guardar {tile}.",
                "Espaços chave cheios: descarte uma peça para guardar {tile}."
            ));
        }
        Some(open) => {
            let open = open::words(open, language);
            lines.push(say!(language, "Open: {open}.", "Por resolver: {open}.", "Por resolver: {open}."));
        }
        None => {}
    }
    lines
}

/// What is asked at a moment that is no turn.
fn stage_words(state: &State, language: Language) -> Option<String> {
    let words = match state.stage {
        Stage::Sides => language.pick(
            "Choose the side of your board.",
            "Elige la cara de tu tablero.",
            "Escolha o lado do seu tabuleiro.",
        ),
        Stage::Castles => language.pick(
            "Choose the space of your starting castle.",
            "Elige la casilla de tu castillo inicial.",
            "Escolha o espaço do seu castelo inicial.",
        ),
        Stage::RouteOrders => language.pick(
            "Choose the order of your route tiles.",
            "Elige el orden de tus losetas de ruta.",
            "Escolha a ordem das suas peças de rota.",
        ),
        Stage::Levies => language.pick(
            "The end of the phase: shields 14 and 15 act.",
            "Fin de la fase: actúan los escudos 14 y 15.",
            "Fim da fase: agem os escudos 14 e 15.",
        ),
        Stage::Tribute => language.pick(
            "The end of the phase: pay 1 silver for each shield that you want to keep.",
            "Fin de la fase: paga 1 de plata por cada escudo que quieras conservar.",
            "Fim da fase: pague 1 de prata por cada escudo que quiser manter.",
        ),
        Stage::LastCopy => language.pick(
            "Choose whose monasteries shield 6 copies.",
            "Elige de quién copia monasterios el escudo 6.",
            "Escolha de quem o escudo 6 copia os monastérios.",
        ),
        _ => return None,
    };
    Some(words.to_owned())
}

/// A word on an action whose text does not say what it means; mostly nothing.
pub fn gloss(game: &Burgundy, state: &State, seat: Seat, action: Action, language: Language) -> String {
    match action {
        Action::Shield { shield, .. } => shield_word(shield, language).into(),
        Action::Next(open) => due(game, state, seat, open, language),
        Action::Bonus(which) => match state.open.top() {
            Some(Open::Bonuses(planted)) => {
                let bonuses = game.vine_board().bonuses[usize::from(planted.space())];
                bonus_word(bonuses[usize::from(which & 1)], language).into()
            }
            _ => String::new(),
        },
        Action::VineBonus(vine) => {
            let own = state.estate(seat).vineyard.bonus.get(usize::from(vine)).copied().unwrap_or(0);
            match own {
                0 => String::new(),
                _ => say!(language, "you have {own}", "tienes {own}", "você tem {own}"),
            }
        }
        Action::Tribute { keep, .. } => {
            let lost: Vec<String> = demesne_burgundy::shield::members(state.estate(seat).shields)
                .filter(|shield| !keep.contains(shield))
                .map(|shield| shield.to_string())
                .collect();
            let list = lost.join(" ");
            match lost.is_empty() {
                true => language.pick("keeps all", "conserva todos", "mantém todos").into(),
                false => say!(language, "loses {list}", "pierde {list}", "perde {list}"),
            }
        }
        Action::Recruit => WORKER.count(2, language),
        Action::Ransom => language
            .pick(
                "5 points and both dice for a castle",
                "5 puntos y los dos dados por un castillo",
                "5 pontos e os dois dados por um castelo",
            )
            .into(),
        _ => String::new(),
    }
}

/// X-SOLO-21: what is due, with what it brings.
fn due(game: &Burgundy, state: &State, seat: Seat, open: Open, language: Language) -> String {
    let printed = game.printed();
    match open {
        Open::Size(size) => {
            let points = printed.region_size.get(usize::from(size)).copied().unwrap_or(0);
            say!(
                language,
                "{points} for a region of {size}",
                "{points} por una zona de {size}",
                "{points} por uma região de {size}"
            )
        }
        Open::Phase => {
            let points = printed.phase[usize::from(state.phase % 5)];
            say!(
                language,
                "{points} for a region in this phase",
                "{points} por una zona en esta fase",
                "{points} por uma região nesta fase"
            )
        }
        Open::Herd(points) => {
            say!(language, "{points} for livestock", "{points} por el ganado", "{points} pela fazenda")
        }
        Open::Effect(space) => match state.tile(seat, space) {
            Some(tile) => {
                let (tile, space) = (game.tile_name(tile), space + 1);
                say!(
                    language,
                    "what the {tile} on {space} does",
                    "lo que hace {tile} en {space}",
                    "o que faz {tile} em {space}"
                )
            }
            None => open::words(open, language).into(),
        },
        _ => open::words(open, language).into(),
    }
}

/// What an action costs the seat in workers and silver, in words; empty if nothing.
pub fn price(game: &Burgundy, state: &State, seat: Seat, action: Action, language: Language) -> String {
    let mut events = Vec::new();
    let mut after = *state;
    // An action that is refused has no price; the list has only legal ones.
    if game.play(&mut after, Step::seat(seat, action), &mut events).is_err() {
        return String::new();
    }
    let (mut workers, mut silver) = (0, 0);
    for event in events {
        match event {
            Event::Workers(who, n) if who == seat && n < 0 => workers -= i32::from(n),
            Event::Silver(who, n) if who == seat && n < 0 => silver -= i32::from(n),
            _ => {}
        }
    }
    let mut parts = Vec::new();
    if workers > 0 {
        parts.push(WORKER.count(workers, language));
    }
    if silver > 0 {
        parts.push(silver_in_words(silver, language));
    }
    parts.join(", ")
}
