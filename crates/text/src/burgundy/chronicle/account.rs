//! What came of an action, in sentences behind it.

use super::{Deed, Teller, nouns, sentence};
use crate::{
    Language,
    burgundy::{names, words},
};
use demesne_burgundy::{Action, Event, open::Open};
use demesne_game::Seat;

/// What a sentence is about, as far as what follows may belong to it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum About {
    Region,
    Bonus,
    PostTile,
    Route,
    Other,
}

/// A sentence and what it brought.
struct Line {
    about: About,
    text: String,
    gains: Vec<String>,
}

/// What is gathered on the way.
struct Account {
    lines: Vec<Line>,
    /// Silver and workers gained; points come with their reasons.
    silver: i32,
    workers: i32,
    gains: Vec<String>,
    paid_silver: i32,
    paid_workers: i32,
    /// What others than the actor got.
    others: Vec<(Seat, i32, i32)>,
    loaded: [u8; 6],
    gone: [u8; 6],
    /// The goods and spaces of a trade route that the last line tells of.
    route: (u8, Vec<u8>),
}

impl Account {
    const fn new() -> Account {
        Account {
            lines: Vec::new(),
            silver: 0,
            workers: 0,
            gains: Vec::new(),
            paid_silver: 0,
            paid_workers: 0,
            others: Vec::new(),
            loaded: [0; 6],
            gone: [0; 6],
            route: (0, Vec::new()),
        }
    }

    fn say(&mut self, about: About, text: String) {
        self.lines.push(Line { about, text, gains: Vec::new() });
    }

    /// The last sentence, if it is about something.
    fn last(&mut self, about: About) -> Option<&mut Line> {
        self.lines.last_mut().filter(|line| line.about == about)
    }
}

impl Teller<'_> {
    /// An action with its price and all that came of it.
    pub(super) fn account(&self, actor: Seat, action: Action, deed: &Deed, events: &[Event]) -> String {
        let language = self.language;
        let mut account = Account::new();
        for &event in events {
            self.enter(&mut account, actor, action, event);
        }
        account.workers -= i32::from(deed.workers);
        let mut gains = std::mem::take(&mut account.gains);
        let means = nouns::means(account.silver, account.workers, language);
        if !means.is_empty() {
            gains.push(means);
        }
        if matches!(action, Action::Gain(_)) {
            // The deed tells what was paid.
            account.paid_silver = 0;
        }
        let price = nouns::means(account.paid_silver, account.paid_workers, language);
        let mut head = deed.text.clone();
        if !price.is_empty() && !head.is_empty() {
            // Workers change the die that was just named.
            let comma = if account.paid_workers > 0 { "," } else { "" };
            head.push_str(&say!(
                language,
                "{comma} for {price}",
                "{comma} por {price}",
                "{comma} por {price}"
            ));
        }
        let mut sentences = Vec::new();
        match deed.earns && !head.is_empty() {
            true => sentences.push(with_gains(head, &gains)),
            false => {
                sentences.push(head);
                if !gains.is_empty() {
                    let gains = crate::draw::listed(&gains, language);
                    sentences.push(say!(
                        language,
                        "{actor} gets {gains}",
                        "{actor} recibe {gains}",
                        "{actor} recebe {gains}"
                    ));
                }
            }
        }
        if account.loaded != [0; 6] {
            let goods = nouns::goods(&account.loaded, language);
            sentences.push(say!(
                language,
                "{actor} loads {goods}",
                "{actor} carga {goods}",
                "{actor} carrega {goods}"
            ));
        }
        if account.gone != [0; 6] {
            let goods = nouns::goods(&account.gone, language);
            sentences.push(say!(
                language,
                "Out of the game: {goods}",
                "Fuera de la partida: {goods}",
                "Fora da partida: {goods}"
            ));
        }
        sentences.extend(account.lines.into_iter().map(|line| with_gains(line.text, &line.gains)));
        sentences.extend(account.others.iter().map(|&(seat, silver, workers)| {
            let means = nouns::means(silver, workers, language);
            say!(
                language,
                "{seat} gets {means} by shield 2",
                "{seat} recibe {means} por el escudo 2",
                "{seat} recebe {means} pelo escudo 2"
            )
        }));
        let sentences: Vec<String> =
            sentences.iter().filter(|text| !text.is_empty()).map(|text| sentence(text)).collect();
        sentences.join(" ")
    }

    fn enter(&self, account: &mut Account, actor: Seat, action: Action, event: Event) {
        let language = self.language;
        match event {
            Event::Scored { source, points, .. } => self.scored(account, action, source, points),
            Event::Silver(seat, n) if seat != actor => account.others.push((seat, n.into(), 0)),
            Event::Workers(seat, n) if seat != actor => account.others.push((seat, 0, n.into())),
            Event::Silver(_, n) | Event::Workers(_, n) if n < 0 => match event {
                Event::Silver(..) => account.paid_silver -= i32::from(n),
                _ => account.paid_workers -= i32::from(n),
            },
            Event::Silver(_, n) => match account.last(About::Route) {
                Some(line) => line.gains.push(words::silver(n, language)),
                None => account.silver += i32::from(n),
            },
            Event::Workers(_, n) => match account.last(About::Route) {
                Some(line) => line.gains.push(words::workers(n, language)),
                None => account.workers += i32::from(n),
            },
            Event::Completed { colour, size, .. } => {
                let (region, complete) = nouns::region(colour, language);
                account.say(
                    About::Region,
                    say!(
                        language,
                        "{region} of {size} is {complete}",
                        "{region} de {size} queda {complete}",
                        "{region} de {size} fica {complete}"
                    ),
                );
            }
            Event::Bonus { seat, colour, large } => {
                account.say(About::Bonus, self.bonus_tile(seat, colour, large));
            }
            Event::PostTile { seat, large } => account.say(About::PostTile, self.post_tile(seat, large)),
            // A ship's own choice tells of its goods.
            Event::Goods(_, kind, count) if !matches!(action, Action::Ship { .. } | Action::Also(_)) => {
                account.loaded[usize::from(kind) % 6] += count;
            }
            Event::GoodsGone(kind, count) if !matches!(action, Action::Exchange { .. }) => {
                account.gone[usize::from(kind) % 6] += count;
            }
            Event::Marker(seat) => account.say(About::Other, self.moves_up(seat)),
            Event::Lapsed(_) => {
                let lost = language
                    .pick("An effect is lost", "Un efecto se pierde", "Um efeito se perde")
                    .to_owned();
                if account.lines.last().is_none_or(|line| line.text != lost) {
                    account.say(About::Other, lost);
                }
            }
            Event::GoodsOnRoute { goods, space, .. } => self.laid_on_route(account, goods, space),
            Event::InnLaid => account.say(About::Other, new_inn(language).into()),
            // The deed tells of the rest.
            _ => {}
        }
    }

    fn scored(&self, account: &mut Account, action: Action, source: &str, count: u16) {
        let language = self.language;
        let points = nouns::points(count, language);
        if let Some(size) = source.strip_prefix("regions-") {
            let Some(line) = account.last(About::Region) else {
                // Alone: picked, which the deed tells of, or what alone was left.
                if !matches!(action, Action::Next(Open::Size(_))) {
                    account.say(
                        About::Other,
                        say!(
                            language,
                            "For a region of {size}: {points}",
                            "Por una zona de {size}: {points}",
                            "Por uma região de {size}: {points}"
                        ),
                    );
                }
                return;
            };
            if !line.text.contains(&format!(" {size} ")) {
                line.text.push_str(&say!(
                    language,
                    " and counts as {size}",
                    " y cuenta como {size}",
                    " e conta como {size}"
                ));
            }
            return line.gains.push(points);
        }
        match source {
            "phases" => {
                let phase = nouns::letter(self.before.phase);
                match account.last(About::Region) {
                    Some(line) => line.gains.push(say!(
                        language,
                        "and {count} for phase {phase}",
                        "y {count} por la fase {phase}",
                        "e {count} pela fase {phase}"
                    )),
                    None if matches!(action, Action::Next(Open::Phase)) => {}
                    None => account.say(
                        About::Other,
                        say!(
                            language,
                            "For phase {phase}: {points}",
                            "Por la fase {phase}: {points}",
                            "Pela fase {phase}: {points}"
                        ),
                    ),
                }
            }
            // Alone: picked, which the deed tells of.
            "livestock" if matches!(action, Action::Next(Open::Herd(_))) => {}
            "bonuses" => {
                if let Some(line) = account.last(About::Bonus) {
                    line.gains.push(points);
                }
            }
            "border-posts" => match account.last(About::PostTile).filter(|line| line.gains.is_empty()) {
                Some(line) => line.gains.push(points),
                None => {
                    account.say(About::Other, self.posts_joined());
                    if let Some(line) = account.lines.last_mut() {
                        line.gains.push(points);
                    }
                }
            },
            "routes" => match account.last(About::Route) {
                Some(line) => line.gains.push(points),
                None => account.gains.push(points),
            },
            // What is added for silver is told by the deed.
            "silver" if matches!(action, Action::Gain(_)) => {}
            _ => {
                let monastery = source.strip_prefix("monastery-");
                account.gains.push(match monastery {
                    Some(number) => say!(
                        language,
                        "{points} by monastery {number}",
                        "{points} por el monasterio {number}",
                        "{points} pelo monastério {number}"
                    ),
                    None => points,
                });
            }
        }
    }

    fn laid_on_route(&self, account: &mut Account, goods: u8, space: u8) {
        let space = space + 1;
        let goes_on = account.last(About::Route).is_some_and(|line| line.gains.is_empty());
        match goes_on && account.route.0 == goods {
            true => {
                account.route.1.push(space);
                account.lines.pop();
            }
            false => account.route = (goods, vec![space]),
        }
        let text = self.on_route(goods, &account.route.1);
        account.say(About::Route, text);
    }

    fn on_route(&self, goods: u8, spaces: &[u8]) -> String {
        let language = self.language;
        let name = names::goods(goods + 1, language);
        let list = nouns::numbers(spaces.iter().copied(), language);
        match spaces.len() {
            1 => say!(
                language,
                "The trade route takes {name} on space {list}",
                "La ruta comercial recibe {name} en la casilla {list}",
                "A rota comercial recebe {name} no espaço {list}"
            ),
            _ => say!(
                language,
                "The trade route takes {name} on spaces {list}",
                "La ruta comercial recibe {name} en las casillas {list}",
                "A rota comercial recebe {name} nos espaços {list}"
            ),
        }
    }
}

/// A sentence with what it brought behind it.
pub(super) fn with_gains(text: String, gains: &[String]) -> String {
    match gains.is_empty() {
        true => text,
        false => format!("{text}: {}", gains.join(", ")),
    }
}

/// X-INN-1.
pub(super) const fn new_inn(language: Language) -> &'static str {
    language.pick("A new inn is for sale", "Hay una posada más en venta", "Há mais uma estalagem à venda")
}
