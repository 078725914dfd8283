//! What came of a step, in sentences.

use super::Teller;
use crate::{
    draw::listed,
    told::sentence,
    tuscany::{
        deed::payment_words,
        labels::{
            an_item, cards, colour_of_cards, colour_of_spaces, count_kind, count_marble, green_points,
            harvest_name, kinds_name, on_space, red_points, token_name,
        },
        moment::STACK,
        words::{CARD, SPACE, WORKER, like},
    },
};
use demesne_game::Seat;
use demesne_tuscany::{
    Cards, Colour, Event, Item, Payment, Token,
    state::{Estate, Stage},
    tally::Source,
    task::Task,
};

/// What a sentence is about, as far as what follows may belong to it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum About {
    Placed,
    Harvest,
    Token,
    Area,
    Colour,
    Other,
}

/// A sentence and what it brought.
struct Line {
    about: About,
    text: String,
    gains: Vec<String>,
}

/// What is gathered on the way.
#[derive(Default)]
struct Account {
    lines: Vec<Line>,
    /// What was just paid.
    price: Option<String>,
}

impl Account {
    fn say(&mut self, about: About, text: String) {
        self.lines.push(Line { about, text, gains: Vec::new() });
    }

    /// Puts a gain behind the last sentence of a kind.
    fn gain(&mut self, about: About, gain: String) {
        if let Some(line) = self.lines.iter_mut().rfind(|line| line.about == about) {
            line.gains.push(gain);
        }
    }
}

impl Teller<'_> {
    /// All that happened, in one line; none where nothing did that is worth a word.
    pub(super) fn account(&self, events: &[Event]) -> Option<String> {
        let mut account = Account::default();
        for &event in events {
            self.enter(&mut account, event);
        }
        let sentences: Vec<String> = account
            .lines
            .into_iter()
            .map(|line| match line.gains.is_empty() {
                true => sentence(&line.text),
                false => sentence(&format!("{}: {}", line.text, listed(&line.gains, self.language))),
            })
            .collect();
        (!sentences.is_empty()).then(|| sentences.join(" "))
    }

    fn enter(&self, account: &mut Account, event: Event) {
        let language = self.language;
        let plain = |english: &str, spanish: &str, portuguese: &str| {
            language.pick(english, spanish, portuguese).to_owned()
        };
        match event {
            Event::Scored { source, points, .. } => self.scored(account, source, points),
            Event::Drew(seat, drawn, count) => account.say(About::Other, self.drew(seat, drawn, count)),
            Event::DrawLost(seat, count) => account.say(About::Other, self.draw_lost(seat, count)),
            Event::DeckShuffled => account.say(
                About::Other,
                plain(
                    "The discards are shuffled into a new deck",
                    "Se barajan los descartes y forman un nuevo mazo",
                    "Os descartes são embaralhados e formam um novo baralho",
                ),
            ),
            Event::HarvestShuffled => account.say(
                About::Other,
                plain(
                    "The harvest cards are shuffled anew",
                    "Se barajan de nuevo las cartas de cosecha",
                    "As cartas de colheita são embaralhadas de novo",
                ),
            ),
            Event::NeutralShuffled => account.say(
                About::Other,
                plain(
                    "The neutral stack is used up: the neutral tiles that were removed become a new one",
                    "El montón neutral se ha agotado: las losetas neutrales retiradas forman otro",
                    "A pilha neutra se esgotou: as peças neutras retiradas formam outra",
                ),
            ),
            Event::GapStays => account.say(
                About::Other,
                plain(
                    "No tile is left to fill the centre",
                    "No queda ninguna loseta para llenar el centro",
                    "Não resta nenhuma peça para preencher o centro",
                ),
            ),
            // The first centre is told as a whole.
            Event::TurnedUp(..) if self.before.stage == Stage::Centre => {}
            Event::TurnedUp(tile, number) => self.turned_up(account, Item::Tile(tile), number),
            // The step tells it.
            Event::Stored(..) | Event::GaveUp(..) | Event::Removed { refresh: false, .. } => {}
            Event::Removed { colour, count, .. } => {
                let kinds = count_kind(count, colour, language);
                account.say(
                    About::Other,
                    say!(
                        language,
                        "{kinds} lie in the centre: all of them go out, and neutral tiles come",
                        "Hay {kinds} en el centro: salen de ahí, y llegan losetas neutrales",
                        "Há {kinds} no centro: saem dali, e chegam peças neutras"
                    ),
                );
            }
            Event::Paid(_, cards, workers) => {
                account.price = Some(payment_words(Payment { cards, workers }, language));
            }
            Event::Placed(seat, item, space) => {
                let price = account.price.take();
                account.say(About::Placed, self.placed(seat, item, space, price));
            }
            Event::AreaDone(_, colour, size) => account.say(About::Area, self.area(colour, size)),
            Event::ColourDone(seat, colour, place) => {
                account.say(About::Colour, self.colour_done(seat, colour, place));
            }
            // The step tells what is spent.
            Event::Marble(_, ..0) => {}
            Event::Marble(_, n) => account.gain(About::Placed, count_marble(n.unsigned_abs(), language)),
            Event::Workers(_, n) => account.gain(About::Placed, WORKER.count(n, language)),
            Event::Hex(_) => account
                .gain(About::Placed, plain("1 wooden hex", "1 hexágono de madera", "1 hexágono de madeira")),
            Event::Token(seat, token) => account.say(About::Token, self.takes_token(seat, token)),
            Event::Harvest(seat, card) => {
                // It tells what it brings, which no event needs to tell again.
                let card = harvest_name(card, language);
                account.say(
                    About::Harvest,
                    say!(
                        language,
                        "{seat} reveals a harvest card: {card}",
                        "{seat} destapa una carta de cosecha: {card}",
                        "{seat} revela uma carta de colheita: {card}"
                    ),
                );
            }
            Event::CastlePassed(_) => account.say(
                About::Other,
                plain(
                    "Nothing in the centre fits, so the castle places nothing",
                    "Nada del centro sirve, así que el castillo no coloca nada",
                    "Nada do centro serve, então o castelo não coloca nada",
                ),
            ),
            // What ends a round is told apart.
            Event::PhaseEnd(_) | Event::LastRound | Event::RoundLimit => {}
        }
    }

    fn scored(&self, account: &mut Account, source: Source, count: u16) {
        let language = self.language;
        let green = green_points(count.into(), language);
        match source {
            Source::Areas => account.gain(About::Area, green),
            Source::Colours => account.gain(About::Colour, green),
            Source::Storage => account.gain(About::Token, green),
            Source::Crops => account.gain(
                About::Placed,
                say!(
                    language,
                    "{green} for new crops",
                    "{green} por cultivos nuevos",
                    "{green} por cultivos novos"
                ),
            ),
            Source::NoRoom => {
                let red = red_points(count.into(), language);
                account.say(
                    About::Other,
                    say!(
                        language,
                        "There is no room for the wooden hex: {red}",
                        "No hay sitio para el hexágono de madera: {red}",
                        "Não há lugar para o hexágono de madeira: {red}"
                    ),
                );
            }
            // The harvest card tells it; scorings are told apart.
            _ => {}
        }
    }

    fn drew(&self, seat: Seat, drawn: Cards, count: u8) -> String {
        let language = self.language;
        let number = CARD.count(count, language);
        let text = say!(language, "{seat} draws {number}", "{seat} roba {number}", "{seat} compra {number}");
        match drawn {
            Cards::HIDDEN | Cards::NONE => text,
            _ => format!("{text}: {}", cards(&drawn.counts(), language)),
        }
    }

    fn draw_lost(&self, seat: Seat, count: u8) -> String {
        let (language, lost) = (self.language, CARD.count(count, self.language));
        say!(
            language,
            "Deck and discards are empty: {seat} goes without {lost}",
            "El mazo y los descartes están vacíos: {seat} se queda sin {lost}",
            "O baralho e os descartes estão vazios: {seat} fica sem {lost}"
        )
    }

    /// A tile that fills a gap: from the own stack with its number, or from the neutral one.
    fn turned_up(&self, account: &mut Account, tile: Item, number: Option<u8>) {
        let (language, seat, tile) = (self.language, self.before.turn, an_item(tile, self.language));
        let Some(number) = number else {
            let text = say!(
                language,
                "From the neutral stack comes {tile}",
                "Del montón neutral llega {tile}",
                "Da pilha neutra chega {tile}"
            );
            return account.say(About::Other, text);
        };
        account.say(
            About::Other,
            say!(
                language,
                "{seat} fills the gap with {tile}, own tile {number} of 21",
                "{seat} llena el hueco con {tile}, su loseta propia {number} de 21",
                "{seat} preenche a vaga com {tile}, a sua peça própria {number} de 21"
            ),
        );
        if let Some(end) = self.stack_end(number) {
            account.say(About::Other, end);
        }
    }

    /// Whether a tile was the one that brings the end of the phase: the first to use up the stack that counts now (T15).
    fn stack_end(&self, number: u8) -> Option<String> {
        let (language, phase) = (self.language, self.before.phase.min(2));
        let reached = |estate: &Estate| estate.turned >= STACK * (phase + 1);
        // After the limit of rounds nothing is added (T5.5).
        let limited = self.before.round >= self.game.options().round_limit;
        if number != STACK * (phase + 1) || self.before.estates.iter().any(reached) || limited {
            return None;
        }
        let (seat, phase) = (self.before.turn, phase + 1);
        Some(match phase {
            3 => say!(
                language,
                "That was the last own tile of {seat}: after this round one more is played",
                "Era la última loseta propia de {seat}: después de esta ronda se juega una más",
                "Era a última peça própria de {seat}: depois desta rodada joga-se mais uma"
            ),
            _ => say!(
                language,
                "A stack of {seat} is used up: phase {phase} ends with this round",
                "{seat} agota un montón: la fase {phase} acaba con esta ronda",
                "{seat} esgota uma pilha: a fase {phase} acaba com esta rodada"
            ),
        })
    }

    fn placed(&self, who: Seat, item: Item, space: u8, price: Option<String>) -> String {
        let language = self.language;
        let colour = self.game.colour_of(self.after.estate(who).board, space);
        let mut a = an_item(item, language);
        if item == Item::Hex {
            a = format!("{a} {}", like(colour, language));
        }
        let on = on_space(space, language);
        match (price, self.before.tasks.top()) {
            (None, Some(Task::FreeSpace(_))) => say!(
                language,
                "With the castle {who} places {a} {on}, for free",
                "Con el castillo, {who} coloca gratis {a} {on}",
                "Com o castelo, {who} coloca de graça {a} {on}"
            ),
            (price, _) => {
                let price = price.unwrap_or_default();
                say!(
                    language,
                    "{who} places {a} {on}, for {price}",
                    "{who} coloca {a} {on}, por {price}",
                    "{who} coloca {a} {on}, por {price}"
                )
            }
        }
    }

    fn area(&self, colour: Colour, size: u8) -> String {
        let language = self.language;
        let (colour, spaces) = (colour_of_cards(colour, 1, language), SPACE.count(size, language));
        say!(
            language,
            "The {colour} area of {spaces} is complete",
            "El área {colour} de {spaces} queda completa",
            "A área {colour} de {spaces} fica completa"
        )
    }

    fn colour_done(&self, seat: Seat, colour: Colour, place: u8) -> String {
        let language = self.language;
        let (spaces, kinds) = (colour_of_spaces(colour, 2, language), kinds_name(colour, language));
        match place {
            1 => say!(
                language,
                "{seat} is the first to cover all {spaces} spaces ({kinds})",
                "{seat} cubre en primer lugar todas las casillas {spaces} ({kinds})",
                "{seat} cobre em primeiro lugar todos os espaços {spaces} ({kinds})"
            ),
            2 => say!(
                language,
                "{seat} is the second to cover all {spaces} spaces ({kinds})",
                "{seat} cubre en segundo lugar todas las casillas {spaces} ({kinds})",
                "{seat} cobre em segundo lugar todos os espaços {spaces} ({kinds})"
            ),
            _ => say!(
                language,
                "{seat} has covered all {spaces} spaces ({kinds}) too, but two were faster",
                "{seat} también cubre todas las casillas {spaces} ({kinds}), pero dos se adelantaron",
                "{seat} também cobre todos os espaços {spaces} ({kinds}), mas dois chegaram antes"
            ),
        }
    }

    fn takes_token(&self, seat: Seat, token: Token) -> String {
        let (language, token) = (self.language, token_name(token, self.language));
        say!(language, "{seat} takes a {token}", "{seat} toma una {token}", "{seat} pega uma {token}")
    }
}
