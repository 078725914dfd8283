//! What happened, in words.

use super::{
    explain::harvest_words,
    look::{cards_in_words, counts_in_words},
    words::{self, CARD, TILE, WORKER, a, a_colour, like},
};
use crate::Language;
use demesne_game::{Actor, Seat, Step};
use demesne_tuscany::{
    Action, Cards, Event, Item, State, Tuscany, areas::board_text, assembly::Assembly, state::Stage,
    tally::Source, task::Task,
};

/// A step and what came of it, in lines; empty for what the screen shows just as well.
pub fn step(
    game: &Tuscany,
    before: &State,
    step: Step<Action>,
    events: &[Event],
    after: &State,
    language: Language,
) -> String {
    let actor = match step.by {
        Actor::Seat(seat) => Some(seat),
        // Chance acts for whoever has the turn.
        Actor::Chance => (before.stage == Stage::Turn).then_some(before.turn),
    };
    let what = said(game, step.action, actor, language);
    let news = News { game, before, after, actor, language };
    let mut happened: Vec<String> = Vec::new();
    for &event in events {
        happened.extend(news.words(event));
    }
    // What is said of a phase stands on lines of its own.
    let (own, apart): (Vec<String>, Vec<String>) =
        happened.into_iter().partition(|words| !words.starts_with('\n'));
    let mut text = match (what.is_empty(), own.is_empty()) {
        (_, true) => what,
        (true, false) => own.join(", "),
        (false, false) => format!("{what}: {}", own.join(", ")),
    };
    for line in apart {
        match text.is_empty() {
            true => text.push_str(line.trim_start_matches('\n')),
            false => text.push_str(&line),
        }
    }
    text
}

/// The step itself.
fn said(game: &Tuscany, action: Action, actor: Option<Seat>, language: Language) -> String {
    let who = actor.map_or(String::new(), |seat| seat.to_string());
    match action {
        Action::First(seat) => {
            say!(language, "{seat} is the start player", "{seat} es quien empieza", "{seat} é quem começa")
        }
        // The screen shows the first centre, and events say what a tile was turned up for.
        Action::Neutral(_) | Action::Own(_) | Action::Harvest(_) | Action::Cards { .. } => String::new(),
        Action::Pieces(deals) => {
            let deals: Vec<String> =
                seats(game).map(|seat| format!("{seat} {}", deals[seat.index()].text())).collect();
            let deals = deals.join(", ");
            say!(
                language,
                "region pieces: {deals}",
                "piezas de territorio: {deals}",
                "peças de região: {deals}"
            )
        }
        Action::Reveal(boards) => {
            let boards: Vec<String> = seats(game)
                .map(|seat| format!("{seat} {}", game.assembly_text(boards[seat.index()])))
                .collect();
            let boards = boards.join("; ");
            say!(
                language,
                "all boards are turned up: {boards}",
                "se muestran todos los tableros: {boards}",
                "todos os tabuleiros são mostrados: {boards}"
            )
        }
        Action::Board(Assembly::UNKNOWN) => say!(
            language,
            "{who} has laid out a board; it shows when all have",
            "{who} ya ha dispuesto su tablero; se verá cuando todos lo hayan hecho",
            "{who} já dispôs o seu tabuleiro; será mostrado quando todos tiverem feito o mesmo"
        ),
        Action::Board(board) => {
            let (text, space) = (board_text(board), game.start_space(board));
            say!(
                language,
                "{who} lays out {text} with the start castle on {space}",
                "{who} dispone {text} con el castillo inicial en {space}",
                "{who} dispõe {text} com o castelo inicial em {space}"
            )
        }
        // The cards are a step of chance.
        Action::Draw => String::new(),
        Action::Take(tile) => {
            let tile = a(Item::Tile(tile), language);
            say!(language, "{who} takes {tile}", "{who} toma {tile}", "{who} pega {tile}")
        }
        Action::GiveUp(item) => {
            let item = a(item, language);
            say!(language, "{who} gives up {item}", "{who} descarta {item}", "{who} descarta {item}")
        }
        Action::Exchange(colour) => {
            let kind = words::kind(colour, language);
            say!(
                language,
                "{who} exchanges all tiles of the type {kind}",
                "{who} cambia todas las losetas de {kind}",
                "{who} troca todas as peças de {kind}"
            )
        }
        Action::Skip => say!(
            language,
            "{who} lets the castle place nothing",
            "{who} no coloca nada con el castillo",
            "{who} não coloca nada com o castelo"
        ),
        Action::Marble => say!(
            language,
            "{who} spends a marble for an extra action",
            "{who} gasta un mármol para una acción adicional",
            "{who} gasta um mármore para uma ação adicional"
        ),
        // It is told when it is paid and lies there.
        Action::Place(_) | Action::On(_) | Action::Pay(_) | Action::Free(_) => String::new(),
        Action::Token(_) | Action::End => String::new(),
    }
}

fn seats(game: &Tuscany) -> impl Iterator<Item = Seat> + use<> {
    Seat::first(game.options().players)
}

/// What is known when an event is told.
struct News<'n> {
    game: &'n Tuscany,
    before: &'n State,
    after: &'n State,
    actor: Option<Seat>,
    language: Language,
}

impl News<'_> {
    /// Words on a seat; whoever acts was named already.
    fn of(&self, seat: Seat, what: String) -> Option<String> {
        Some(if Some(seat) == self.actor { what } else { format!("{seat} {what}") })
    }

    /// An event in words, unless the step itself says it. What begins a line of its own begins with a line break.
    fn words(&self, event: Event) -> Option<String> {
        let language = self.language;
        match event {
            Event::Scored { seat, source, points } => self.scored(seat, source, points),
            Event::Drew(seat, cards, count) => {
                let drawn = CARD.count(count, language);
                let text =
                    say!(language, "{seat} draws {drawn}", "{seat} roba {drawn}", "{seat} compra {drawn}");
                Some(match cards {
                    Cards::HIDDEN => text,
                    _ => format!("{text}: {}", cards_in_words(cards, language)),
                })
            }
            Event::DrawLost(seat, count) => {
                let cards = CARD.count(count, language);
                Some(say!(
                    language,
                    "{seat}: {cards} cannot be drawn: deck and discards are empty (T5.5)",
                    "{seat}: no se puede robar ({cards}): mazo y descartes están vacíos (T5.5)",
                    "{seat}: não se pode comprar ({cards}): baralho e descartes estão vazios (T5.5)"
                ))
            }
            Event::DeckShuffled => self.plain(
                "the discards are shuffled into a new deck",
                "se barajan los descartes y forman un nuevo mazo",
                "os descartes são embaralhados e formam um novo baralho",
            ),
            Event::HarvestShuffled => self.plain(
                "the harvest cards are shuffled anew",
                "se barajan de nuevo las cartas de cosecha",
                "as cartas de colheita são embaralhadas de novo",
            ),
            Event::NeutralShuffled => self.plain(
                "the removed neutral tiles are shuffled into a new stack",
                "se mezclan las losetas neutrales retiradas y forman un nuevo montón",
                "as peças neutras retiradas são misturadas e formam uma nova pilha",
            ),
            Event::GapStays => self.plain(
                "no tile is left for a gap of the centre, which stays open (T14.9)",
                "no queda loseta para un hueco del centro, que se queda vacío (T14.9)",
                "não resta peça para um lugar do centro, que fica vazio (T14.9)",
            ),
            Event::TurnedUp(tile, Some(number)) => {
                let (seat, tile) = (self.before.turn, a(Item::Tile(tile), language));
                Some(say!(
                    language,
                    "{seat} turns up {tile}, own tile {number} of 21",
                    "{seat} destapa {tile}, su loseta propia {number} de 21",
                    "{seat} revela {tile}, sua peça própria {number} de 21"
                ))
            }
            // The first centre is seen on the screen.
            Event::TurnedUp(..) if self.before.stage == Stage::Centre => None,
            Event::TurnedUp(tile, None) => {
                let tile = a(Item::Tile(tile), language);
                Some(say!(
                    language,
                    "{tile} comes into the centre",
                    "entra en el centro {tile}",
                    "entra no centro {tile}"
                ))
            }
            Event::Stored(..) | Event::GaveUp(..) => None,
            Event::Removed { colour, count, refresh: true } => {
                let kind = words::kind(colour, language);
                Some(say!(
                    language,
                    "{count} tiles of the type {kind} lie in the centre: all of them are replaced (T14.4)",
                    "hay {count} losetas de {kind} en el centro: se reemplazan todas (T14.4)",
                    "há {count} peças de {kind} no centro: todas são substituídas (T14.4)"
                ))
            }
            Event::Removed { count, .. } => {
                let tiles = TILE.count(count, language);
                Some(say!(language, "{tiles} removed", "se retiran {tiles}", "retira-se {tiles}"))
            }
            Event::Paid(seat, cards, workers) => {
                let mut parts: Vec<String> = counts_in_words(&cards.counts(), language).into_iter().collect();
                if workers > 0 {
                    parts.push(WORKER.count(workers, language));
                }
                let parts = parts.join(", ");
                Some(say!(language, "{seat} pays {parts}", "{seat} paga {parts}", "{seat} paga {parts}"))
            }
            Event::Placed(seat, item, space) => Some(self.placed(seat, item, space)),
            Event::AreaDone(_, colour, size) => Some(match language {
                Language::English => format!("{} area of {size} is complete", a_colour(colour)),
                Language::Spanish => {
                    format!("área de {} de tamaño {size} completa", words::kind(colour, language))
                }
                Language::Portuguese => {
                    format!("área de {} de tamanho {size} completa", words::kind(colour, language))
                }
            }),
            Event::ColourDone(seat, colour, place) => {
                let place = usize::from(place.clamp(1, 4)) - 1;
                let kind = words::kind(colour, language);
                self.of(
                    seat,
                    match language {
                        Language::English => format!(
                            "has covered all {} spaces, as the {} player",
                            colour.name(),
                            ["first", "second", "third", "fourth"][place]
                        ),
                        Language::Spanish => format!(
                            "ha cubierto todas las casillas de {kind}, en {} lugar",
                            ["primer", "segundo", "tercer", "cuarto"][place]
                        ),
                        Language::Portuguese => format!(
                            "cobriu todos os espaços de {kind}, em {} lugar",
                            ["primeiro", "segundo", "terceiro", "quarto"][place]
                        ),
                    },
                )
            }
            // The step says that it is spent.
            Event::Marble(_, ..0) => None,
            Event::Marble(seat, n) => {
                self.of(seat, say!(language, "+{n} marble", "+{n} de mármol", "+{n} de mármore"))
            }
            Event::Workers(seat, n) => self.of(seat, format!("+{}", WORKER.count(n, language))),
            Event::Hex(seat) => {
                let hex = language.pick("+1 wooden hex", "+1 hexágono de madera", "+1 hexágono de madeira");
                self.of(seat, hex.into())
            }
            Event::Token(seat, token) => {
                let token = words::token(token, language);
                Some(say!(
                    language,
                    "{seat} takes a {token} token",
                    "{seat} toma una ficha de {token}",
                    "{seat} pega uma ficha de {token}"
                ))
            }
            Event::Harvest(seat, card) => {
                let card = harvest_words(card, language);
                Some(say!(
                    language,
                    "{seat} reveals a harvest card, {card}",
                    "{seat} destapa una carta de cosecha, {card}",
                    "{seat} revela uma carta de colheita, {card}"
                ))
            }
            Event::CastlePassed(seat) => {
                let nothing = language.pick(
                    "nothing in the centre fits the castle's free tile",
                    "ninguna loseta del centro sirve para el castillo",
                    "nenhuma peça do centro serve para o castelo",
                );
                self.of(seat, nothing.into())
            }
            Event::PhaseEnd(phase) => Some(say!(
                language,
                "\nPhase {phase} ends; scoring:",
                "\nTermina la fase {phase}; puntuación:",
                "\nTermina a fase {phase}; pontuação:"
            )),
            Event::LastRound => self.plain(
                "\nA third stack is used up: one more round is played (T15.5)",
                "\nSe ha agotado un tercer montón: se juega una ronda más (T15.5)",
                "\nUma terceira pilha se esgotou: joga-se mais uma rodada (T15.5)",
            ),
            Event::RoundLimit => self.plain(
                "\nThe limit of rounds is reached: the game ends (T5.5)",
                "\nSe alcanza el límite de rondas: la partida acaba (T5.5)",
                "\nO limite de rodadas foi alcançado: a partida acaba (T5.5)",
            ),
        }
    }

    fn plain(&self, english: &str, spanish: &str, portuguese: &str) -> Option<String> {
        Some(self.language.pick(english, spanish, portuguese).into())
    }

    fn scored(&self, seat: Seat, source: Source, points: u16) -> Option<String> {
        let language = self.language;
        match source {
            Source::Scoring1 | Source::Scoring2 | Source::Scoring3 => {
                let red = self.after.estate(seat).tally.red();
                let mut text = say!(
                    language,
                    "\n  {seat} scores {points} green as red points",
                    "\n  {seat} puntúa {points} verdes como puntos rojos",
                    "\n  {seat} pontua {points} verdes como pontos vermelhos"
                );
                // Leftovers come after the third.
                if source != Source::Scoring3 {
                    text.push_str(&say!(language, " and has {red}", " y tiene {red}", " e tem {red}"));
                }
                Some(text)
            }
            Source::Cards | Source::StoredTiles | Source::StoredHexes | Source::Marble | Source::Workers => {
                let what = leftover(source, language);
                Some(say!(
                    language,
                    "\n  {seat} +{points} red for {what}",
                    "\n  {seat} +{points} rojos por {what}",
                    "\n  {seat} +{points} vermelhos por {what}"
                ))
            }
            _ => {
                let track = match (source.is_red(), points) {
                    (true, 1) => language.pick("red", "rojo", "vermelho"),
                    (true, _) => language.pick("red", "rojos", "vermelhos"),
                    (false, 1) => language.pick("green", "verde", "verde"),
                    (false, _) => language.pick("green", "verdes", "verdes"),
                };
                self.of(seat, format!("+{points} {track} ({})", source_words(source, language)))
            }
        }
    }

    fn placed(&self, seat: Seat, item: Item, space: u8) -> String {
        let language = self.language;
        let colour = self.game.colour_of(self.after.estate(seat).board, space);
        let as_kind = match item {
            Item::Hex => format!(" {}", like(colour, language)),
            Item::Tile(_) => String::new(),
        };
        // What a castle places is not paid, so nobody was named yet.
        let (who, free) = match self.before.tasks.top() {
            Some(Task::FreeSpace(_)) => {
                (format!("{seat} "), language.pick(", for free", ", gratis", ", de graça"))
            }
            _ => (String::new(), ""),
        };
        let item = a(item, language);
        say!(
            language,
            "{who}puts {item} on space {space}{as_kind}{free}",
            "{who}pone {item} en la casilla {space}{as_kind}{free}",
            "{who}põe {item} no espaço {space}{as_kind}{free}"
        )
    }
}

/// What points are for.
fn source_words(source: Source, language: Language) -> &'static str {
    match source {
        Source::Areas => language.pick("the area", "el área", "a área"),
        Source::Crops => {
            language.pick("crops new to the area", "cultivos nuevos del área", "cultivos novos na área")
        }
        Source::Colours => language.pick("colour bonus", "bonificación por color", "bônus de cor"),
        Source::Storage => language.pick("storage token", "ficha de almacén", "ficha de armazém"),
        Source::GreenHarvest | Source::Harvest => language.pick("harvest", "cosecha", "colheita"),
        Source::NoRoom => language.pick(
            "no room for a wooden hex",
            "sin sitio para un hexágono",
            "sem lugar para um hexágono",
        ),
        _ => source.name(),
    }
}

/// What is left at the end (T16.4).
fn leftover(source: Source, language: Language) -> &'static str {
    match source {
        Source::Cards => language.pick(
            "cards left in the hand",
            "cartas que quedan en la mano",
            "cartas que restam na mão",
        ),
        Source::StoredTiles => language.pick("stored tiles", "losetas almacenadas", "peças armazenadas"),
        Source::StoredHexes => {
            language.pick("stored wooden hexes", "hexágonos almacenados", "hexágonos armazenados")
        }
        Source::Marble => language.pick("marble left", "mármol que queda", "mármore que resta"),
        _ => language.pick("workers left", "trabajadores que quedan", "trabalhadores que restam"),
    }
}
