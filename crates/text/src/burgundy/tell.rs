//! What happened, in words.

use super::{
    automa_tell, glossary,
    words::{self, POINT, WORKER},
};
use crate::Language;
use demesne_burgundy::{Action, Burgundy, Event, action::Pick, automa::AutomaStep, state::UNKNOWN};
use demesne_game::{Actor, Notation, Seat, Step};

/// A step and what came of it, in a line; empty for what the board shows just as well.
pub fn step(game: &Burgundy, step: Step<Action>, events: &[Event], language: Language) -> String {
    let automaton = words::automa(language);
    let what = match step.action {
        // What is chosen at the same time is seen by whoever chose it.
        Action::Side(UNKNOWN) | Action::Castle(Pick { board: UNKNOWN, space: UNKNOWN }) => {
            let who = step.by;
            return say!(
                language,
                "{who} has chosen; it shows when all have",
                "{who} ya ha elegido; se verá cuando todos lo hayan hecho",
                "{who} já escolheu; será mostrado quando todos tiverem escolhido"
            );
        }
        Action::Depot { .. } | Action::Black(_) => return String::new(),
        Action::Goods(_) => language
            .pick(
                "depots are filled for the phase",
                "se llenan los almacenes para la fase",
                "os depósitos são enchidos para a fase",
            )
            .into(),
        Action::First(seat) => {
            say!(language, "{seat} is the first player", "{seat} es quien empieza", "{seat} é quem começa")
        }
        Action::Gift { seat, goods } => {
            let [a, b, c] = goods.map(|kind| kind + 1);
            say!(
                language,
                "{seat} starts with goods {a} {b} {c}",
                "{seat} empieza con mercancías {a} {b} {c}",
                "{seat} começa com mercadorias {a} {b} {c}"
            )
        }
        Action::Roll { dice, white } => {
            let dice: Vec<String> = Seat::first(game.options().persons())
                .zip(dice)
                .map(|(seat, [low, high])| {
                    say!(
                        language,
                        "{seat} {low} and {high}",
                        "{seat} {low} y {high}",
                        "{seat} {low} e {high}"
                    )
                })
                .collect();
            let dice = dice.join(", ");
            say!(
                language,
                "dice: {dice}; white {white}",
                "dados: {dice}; blanco {white}",
                "dados: {dice}; branco {white}"
            )
        }
        Action::Reveal(picks) => {
            let picks = Seat::first(game.options().persons())
                .zip(picks)
                // Of a team one member chooses for both.
                .filter(|(_, pick)| (pick.board, pick.space) != (UNKNOWN, UNKNOWN))
                .map(|(seat, pick)| format!("{seat} {}", picked(game, pick, language)));
            let picks = picks.collect::<Vec<_>>().join(", ");
            say!(
                language,
                "all show what they chose: {picks}",
                "todos muestran lo que eligieron: {picks}",
                "todos mostram o que escolheram: {picks}"
            )
        }
        Action::VineDepot(_) | Action::VineShop(_) => return String::new(),
        Action::Shields { depot, shields } => {
            let shields: Vec<String> = shields.iter().filter(|&&n| n > 0).map(u8::to_string).collect();
            let (depot, shields) = (depot + 1, shields.join(" "));
            say!(
                language,
                "shields at depot {depot}: {shields}",
                "escudos en el almacén {depot}: {shields}",
                "escudos no depósito {depot}: {shields}"
            )
        }
        Action::Route { seat, tiles } => {
            let tiles: Vec<String> = tiles.iter().filter(|&&n| n > 0).map(u8::to_string).collect();
            let tiles = tiles.join(" ");
            say!(
                language,
                "{seat} gets the route tiles {tiles}",
                "{seat} recibe las losetas de ruta {tiles}",
                "{seat} recebe as peças de rota {tiles}"
            )
        }
        Action::Card { place, card } => {
            let side = automa_tell::side(place, language);
            say!(
                language,
                "the {automaton}'s {side} card is {card}",
                "la carta {side} del {automaton} es la {card}",
                "a carta {side} do {automaton} é a {card}"
            )
        }
        Action::FirstBuilding(kind) => {
            let kind = kind.name();
            say!(
                language,
                "the {automaton} starts with a {kind}",
                "el {automaton} empieza con {kind}",
                "o {automaton} começa com {kind}"
            )
        }
        Action::AutomaDie(_) => {
            say!(language, "the {automaton}'s turn", "turno del {automaton}", "vez do {automaton}")
        }
        Action::Boards(_) | Action::VineTypes(_) | Action::VineGifts(_) => game.action_text(step.action),
        _ => game.step_text(step),
    };
    if matches!(step.action, Action::AutomaDie(_) | Action::Card { .. }) {
        return automa(game, step, what, events, language);
    }
    let happened: Vec<String> =
        events.iter().filter_map(|event| event_words(game, step, *event, language)).collect();
    match happened.is_empty() {
        true => what,
        false => format!("{what}: {}", happened.join(", ")),
    }
}

/// What the Châteautoma does: a line for each of its steps, with what the step brought.
fn automa(game: &Burgundy, step: Step<Action>, what: String, events: &[Event], language: Language) -> String {
    let mut lines = vec![what];
    let own = game.automa_seat().map_or(step, |seat| Step::seat(seat, step.action));
    for event in events {
        match (event_words(game, own, *event, language), event, lines.last_mut()) {
            (Some(words), Event::Automa(_), _) => lines.push(format!("  · {words}")),
            (Some(words), _, Some(line)) => line.push_str(&format!("; {words}")),
            _ => {}
        }
    }
    lines.join("\n")
}

/// A choice that was turned up: a board, a castle space, or both.
fn picked(game: &Burgundy, pick: Pick, language: Language) -> String {
    let board = game.duchies().get(usize::from(pick.board)).map(|duchy| {
        let id = &duchy.id;
        say!(language, "board {id}", "tablero {id}", "tabuleiro {id}")
    });
    let space = (pick.space != UNKNOWN).then(|| {
        let space = u32::from(pick.space) + 1;
        say!(language, "castle on {space}", "castillo en {space}", "castelo em {space}")
    });
    let parts: Vec<String> = board.into_iter().chain(space).collect();
    parts.join(language.pick(" with ", " con ", " com "))
}

/// An event in words, unless the step itself says it.
fn event_words(game: &Burgundy, step: Step<Action>, event: Event, language: Language) -> Option<String> {
    let actor = match step.by {
        Actor::Seat(seat) => Some(seat),
        Actor::Chance => None,
    };
    let of =
        |seat: Seat, what: String| Some(if Some(seat) == actor { what } else { format!("{seat} {what}") });
    let large_word = |large: bool| match large {
        true => language.pick("large", "grande", "grande"),
        false => language.pick("small", "pequeña", "pequena"),
    };
    match event {
        Event::Scored { seat, source, points } => {
            let name = match language {
                // As records and figures have it.
                Language::English => source.to_owned(),
                _ => glossary::source_name(source, language),
            };
            of(seat, format!("+{} ({name})", POINT.count(i32::from(points), language)))
        }
        Event::Silver(seat, n) => of(seat, words::silver(format!("{n:+}"), language)),
        Event::Workers(seat, n) => {
            of(seat, format!("{}{}", if n > 0 { "+" } else { "" }, WORKER.count(n, language)))
        }
        Event::Completed { seat, colour, size } => {
            let colour = words::colour(colour, language);
            let article = article(colour);
            of(
                seat,
                match language {
                    Language::English => format!("completes {article} {colour} region of {size}"),
                    Language::Spanish => format!("completa una zona de {colour} de {size}"),
                    Language::Portuguese => format!("completa uma região de {colour} de {size}"),
                },
            )
        }
        Event::Bonus { seat, colour, large } => {
            let (size, colour) = (large_word(large), words::colour(colour, language));
            of(
                seat,
                say!(
                    language,
                    "takes the {size} {colour} bonus",
                    "toma la bonificación {size} de {colour}",
                    "pega a peça bônus {size} de {colour}"
                ),
            )
        }
        // The gift says it already.
        Event::Goods(..) if matches!(step.action, Action::Gift { .. }) => None,
        Event::Goods(seat, kind, count) => {
            let kind = kind + 1;
            of(
                seat,
                say!(
                    language,
                    "+{count} goods {kind}",
                    "+{count} de mercancía {kind}",
                    "+{count} de mercadoria {kind}"
                ),
            )
        }
        Event::Sold(seat, kind, count) => {
            let kind = kind + 1;
            of(
                seat,
                say!(
                    language,
                    "{count} goods {kind} sold",
                    "vende {count} de mercancía {kind}",
                    "vende {count} de mercadoria {kind}"
                ),
            )
        }
        Event::GoodsLaid { goods, depot } => {
            let (goods, depot) = (goods + 1, depot + 1);
            Some(say!(
                language,
                "goods {goods} to depot {depot}",
                "mercancía {goods} al almacén {depot}",
                "mercadoria {goods} para o depósito {depot}"
            ))
        }
        Event::Marker(seat) => of(
            seat,
            language
                .pick("moves up in turn order", "avanza en el orden de turno", "avança na ordem de jogo")
                .into(),
        ),
        Event::Lapsed(seat) => {
            of(seat, language.pick("the effect lapses", "el efecto se pierde", "o efeito se perde").into())
        }
        Event::PostTile { seat, large } => {
            let size = large_word(large);
            of(
                seat,
                say!(
                    language,
                    "takes the {size} border-post tile",
                    "toma la loseta {size} de puesto fronterizo",
                    "pega a peça {size} de entreposto"
                ),
            )
        }
        Event::Ransomed(seat) => of(
            seat,
            language
                .pick(
                    "buys a castle back for 5 points",
                    "recompra un castillo por 5 puntos",
                    "recupera um castelo por 5 pontos",
                )
                .into(),
        ),
        Event::FaceDown(seat, tile) => {
            let tile = game.tile_name(tile);
            of(
                seat,
                say!(
                    language,
                    "stores the {tile} face down",
                    "guarda la loseta {tile} boca abajo",
                    "guarda a peça {tile} virada para baixo"
                ),
            )
        }
        Event::GoodsGone(kind, count) => {
            let kind = kind + 1;
            Some(say!(
                language,
                "{count} goods {kind} leave the game",
                "{count} de mercancía {kind} fuera de la partida",
                "{count} de mercadoria {kind} fora da partida"
            ))
        }
        Event::Target(target) => Some(say!(
            language,
            "the target is reached and goes to {target}: an extra action",
            "objetivo alcanzado, que baja a {target}: una acción adicional",
            "objetivo alcançado, que desce a {target}: uma ação adicional"
        )),
        Event::ShieldTaken(seat, shield) => of(
            seat,
            say!(language, "takes shield {shield}", "toma el escudo {shield}", "pega o escudo {shield}"),
        ),
        Event::ShieldLost(seat, shield) => of(
            seat,
            say!(language, "loses shield {shield}", "pierde el escudo {shield}", "perde o escudo {shield}"),
        ),
        Event::GoodsOnRoute { seat, goods, space } => {
            let (goods, space) = (goods + 1, space + 1);
            of(
                seat,
                say!(
                    language,
                    "goods {goods} on space {space} of the trade route",
                    "mercancía {goods} en la casilla {space} de la ruta comercial",
                    "mercadoria {goods} no espaço {space} da rota comercial"
                ),
            )
        }
        Event::VineBonus(seat, vine) => {
            let name = words::vine(usize::from(vine), language);
            of(
                seat,
                say!(
                    language,
                    "takes a {name} vine bonus tile",
                    "toma una loseta de bonificación de vid {name}",
                    "pega uma peça bônus de vinha {name}"
                ),
            )
        }
        // The step of chance says it.
        Event::Automa(AutomaStep::Deals { .. }) => None,
        Event::Automa(step) => Some(automa_tell::step(game, step, language)),
        Event::InnLaid => Some(
            language
                .pick(
                    "an inn is put on the inn space",
                    "se pone una posada en su casilla",
                    "uma estalagem é posta no seu espaço",
                )
                .into(),
        ),
        Event::PhaseEnd(phase) => {
            let phase = char::from(b'A' + phase);
            Some(say!(language, "phase {phase} ends", "termina la fase {phase}", "termina a fase {phase}"))
        }
        Event::Planted(..)
        | Event::Stored(..)
        | Event::Discarded(..)
        | Event::Cleared(..)
        | Event::Placed(..) => None,
    }
}

fn article(noun: &str) -> &'static str {
    if noun.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" }
}
