//! Action text (`docs/notation.md`).

use crate::{
    Act, Action, Atoms, Building, CATALOGUE, Document, Options, Payment, Resource, State, Tier, Viscounts,
    ability::Currency,
    card::{Card, CardSet, Drawn},
    manuscript::Manuscript,
    scheme::Scheme,
    space::{SEGMENTS, Segment, Site, Space},
    state::{PAIRS, Pair, SLOTS},
};
use demesne_game::{Notation, OptionLine, Seat, SetupLine, TextError, Words};

/// The word for what is hidden.
const HIDDEN: &str = "?";
/// The word for the top card of a deck.
const TOP: &str = "top";
/// The word for the printed manuscript of a segment.
const PRINTED: &str = "printed";
/// The most that is paid of a currency.
const MOST_PAID: u32 = 999;

impl Notation for Viscounts {
    fn catalogue() -> &'static [OptionLine] {
        CATALOGUE
    }

    fn from_setup(lines: &[SetupLine]) -> Result<Viscounts, TextError> {
        Viscounts::new(Options::from_lines(lines)?)
    }

    fn setup(&self) -> Vec<(String, String)> {
        self.options.lines()
    }

    fn action_text(&self, action: Action) -> String {
        match action {
            Action::First(seat) => format!("first {seat}"),
            Action::Board(order, castle) => {
                format!("board {} castle {}", words(order, |segment| segment.name().into()), castle + 1)
            }
            Action::Townsfolk(cards) => format!("townsfolk {}", words(cards, Card::id)),
            Action::Manuscripts(tiles) => format!("manuscripts {}", words(tiles, Manuscript::id)),
            Action::Pairs(pairs) => {
                let dealt = pairs.into_iter().filter(|pair| *pair != Pair::NONE);
                let pairs: Vec<String> =
                    dealt.map(|pair| format!("{}+{}", pair.number, pair.hero.id())).collect();
                format!("pairs {}", pairs.join(" "))
            }
            Action::Draw(seat, Drawn::HIDDEN) => format!("draw {seat} {HIDDEN}"),
            Action::Draw(seat, drawn) => format!("draw {seat} {}", cards_text(drawn.set())),
            Action::TurnUp(card) => format!("turn {}", card.id()),
            Action::Top(segment, card) => format!("top {} {}", segment.name(), card.id()),
            Action::Tile(segment, tile) => format!("tile {} {}", segment.name(), tile.id()),
            Action::Scheme(scheme) => format!("scheme {}", scheme.name()),
            Action::Future(scheme) => format!("future {}", scheme.name()),
            Action::Stranger(scheme) => format!("stranger {}", scheme.name()),
            Action::Pick(number) => format!("pick {number}"),
            Action::Play(card) => format!("play {}", card.id()),
            Action::Move(space) => format!("move {}", space.name()),
            Action::Act(act) => act.name().into(),
            Action::Rest => "rest".into(),
            Action::Dismiss => "dismiss".into(),
            Action::Keep => "keep".into(),
            Action::Exchange(times) => format!("exchange {times}"),
            Action::Build(building) => format!("place {}", building.name()),
            Action::Workers(number) => format!("place {number}"),
            Action::Take(Manuscript::NONE) => format!("take {PRINTED}"),
            Action::Take(tile) => format!("take {}", tile.id()),
            Action::Pay(payment) => format!("pay {}", payment_text(payment)),
            Action::Site(site) => format!("site {}", site.name()),
            Action::Link(site) => format!("link {}", site.name()),
            Action::Gain(resource) => format!("gain {}", resource.name()),
            Action::Flip(Document::Debt) => "flip debt".into(),
            Action::Flip(Document::Deed) => "flip deed".into(),
            Action::Choose(bundle) => format!("choose {}", bundle.text()),
            Action::Next(card) => format!("next {}", card.id()),
            Action::Arrange(cards) => format!("arrange {}", words(cards, Card::id)),
            Action::Discard(card) => format!("discard {}", hand_text(card)),
            Action::Destroy(card) => format!("destroy {}", hand_text(card)),
            Action::Hire(card) => format!("hire {}", card.id()),
            Action::CastleMove(from, to) => format!("shift {} {}", from.name(), to.name()),
            Action::Section(section) => format!("section {}", section.name()),
            Action::Resolve(section) => format!("resolve {}", section.name()),
            Action::Spread(section) => format!("spread {}", section.name()),
            Action::Remove(section, Tier::First, seat) => format!("remove {} first {seat}", section.name()),
            Action::Remove(section, Tier::Second, seat) => format!("remove {} second {seat}", section.name()),
            Action::Skip => "skip".into(),
            Action::End => "end".into(),
        }
    }

    fn parse_action(&self, text: &str) -> Result<Action, TextError> {
        let mut words = Words::new(text);
        let action = self.read_action(&mut words)?;
        words.finish()?;
        Ok(action)
    }

    fn position_lines(&self, state: &State) -> Vec<String> {
        self.write_position_lines(state)
    }

    fn read_position(&self, lines: &[&str], first_line: usize) -> Result<State, TextError> {
        self.read_position_lines(lines, first_line)
    }
}

impl Viscounts {
    fn read_action(&self, words: &mut Words<'_>) -> Result<Action, TextError> {
        Ok(match words.expect("an action, such as \"play s1\" or \"move 4\"")? {
            "first" => Action::First(self.read_seat(words)?),
            "board" => {
                let order = each(words, |words| read_segment(words))?;
                words.parse("the word castle", |word| (word == "castle").then_some(()))?;
                let castle =
                    words.number("the section of the castle beside segment 1-2", 1, SEGMENTS as u32)?;
                Action::Board(order, castle as u8 - 1)
            }
            "townsfolk" => Action::Townsfolk(each(words, |words| read_card(words))?),
            "manuscripts" => Action::Manuscripts(each(words, |words| read_tile(words))?),
            "pairs" => Action::Pairs(read_pairs(words)?),
            "draw" => {
                let seat = self.read_seat(words)?;
                if words.take(HIDDEN) {
                    return Ok(Action::Draw(seat, Drawn::HIDDEN));
                }
                let set = read_cards(words)?;
                let drawn = Drawn::of(set).filter(|_| !set.is_empty());
                Action::Draw(
                    seat,
                    drawn.ok_or_else(|| TextError::new("one to five cards are drawn at once"))?,
                )
            }
            "turn" => Action::TurnUp(read_card(words)?),
            "top" => Action::Top(read_segment(words)?, read_card(words)?),
            "tile" => Action::Tile(read_segment(words)?, read_tile(words)?),
            "scheme" => Action::Scheme(read_scheme(words)?),
            "future" => Action::Future(read_scheme(words)?),
            "stranger" => Action::Stranger(read_scheme(words)?),
            "pick" => Action::Pick(words.number("the number of a player card", 1, 10)? as u8),
            "play" => Action::Play(read_card(words)?),
            "move" => {
                Action::Move(words.parse("a space: 1 to 10, or an inner one such as 3-4", Space::parse)?)
            }
            "rest" => Action::Rest,
            "dismiss" => Action::Dismiss,
            "keep" => Action::Keep,
            "exchange" => Action::Exchange(words.number("a number of exchanges", 1, 255)? as u8),
            "place" => {
                let what = "a building such as workshop-2, or a number of workers";
                words.parse(what, |word| match word.as_bytes() {
                    [digit @ b'1'..=b'4'] => Some(Action::Workers(digit - b'0')),
                    _ => Building::parse(word).map(Action::Build),
                })?
            }
            "take" if words.take(PRINTED) => Action::Take(Manuscript::NONE),
            "take" => Action::Take(read_tile(words)?),
            "pay" => Action::Pay(read_payment(words)?),
            "site" => Action::Site(read_site(words)?),
            "link" => Action::Link(read_site(words)?),
            "gain" => Action::Gain(words.parse("a resource: ink, stone or gold", Resource::parse)?),
            "flip" => Action::Flip(words.parse("debt or deed", |word| match word {
                "debt" => Some(Document::Debt),
                "deed" => Some(Document::Deed),
                _ => None,
            })?),
            "choose" => {
                Action::Choose(words.parse("a bundle of effects, such as debt+flip_deed", Atoms::parse)?)
            }
            "next" => Action::Next(read_card(words)?),
            "arrange" => {
                let mut cards = [Card::NONE; SLOTS];
                for card in &mut cards {
                    *card = if words.take("-") { Card::NONE } else { read_card(words)? };
                }
                Action::Arrange(cards)
            }
            "discard" => Action::Discard(read_hand(words)?),
            "destroy" => Action::Destroy(read_hand(words)?),
            "hire" => Action::Hire(read_card(words)?),
            "shift" => Action::CastleMove(read_segment(words)?, read_segment(words)?),
            "section" => Action::Section(read_segment(words)?),
            "resolve" => Action::Resolve(read_segment(words)?),
            "spread" => Action::Spread(read_segment(words)?),
            "remove" => {
                let section = read_segment(words)?;
                let tier = words.parse("a tier: first or second", read_tier)?;
                Action::Remove(section, tier, self.read_seat(words)?)
            }
            "skip" => Action::Skip,
            "end" => Action::End,
            verb => match Act::parse(verb) {
                Some(act) => Action::Act(act),
                None => {
                    return Err(TextError::new(format!(
                        "\"{verb}\" is no action; the actions are pick, play, move, trade, build, workers, transcribe, rest, dismiss, keep, \
                         exchange, place, take, pay, site, link, gain, flip, choose, next, arrange, discard, destroy, hire, shift, section, \
                         resolve, spread, remove, skip, end, and for chance first, board, townsfolk, manuscripts, pairs, draw, turn, top, \
                         tile, scheme, future, stranger"
                    )));
                }
            },
        })
    }

    /// Reads a seat of this table.
    pub(crate) fn read_seat(&self, words: &mut Words<'_>) -> Result<Seat, TextError> {
        let seats = self.options.seats();
        let what = format!("a seat of this table: p1 to p{seats}");
        words.parse(&what, |word| Seat::parse(word).filter(|seat| seat.0 < seats))
    }
}

fn words<T>(things: impl IntoIterator<Item = T>, name: impl Fn(T) -> String) -> String {
    things.into_iter().map(name).collect::<Vec<_>>().join(" ")
}

/// Cards by id; `none` where there is none.
pub(crate) fn cards_text(set: CardSet) -> String {
    if set.is_empty() { "none".into() } else { words(set.iter(), Card::id) }
}

fn hand_text(card: Card) -> String {
    if card.is_some() { card.id() } else { TOP.into() }
}

fn payment_text(payment: Payment) -> String {
    let paid = Currency::ALL.into_iter().zip(payment.0).filter(|(_, amount)| *amount > 0);
    let parts: Vec<String> = paid.map(|(currency, amount)| format!("{}*{amount}", currency.name())).collect();
    if parts.is_empty() { "nothing".into() } else { parts.join(" ") }
}

fn read_payment(words: &mut Words<'_>) -> Result<Payment, TextError> {
    let mut payment = Payment::NONE;
    if words.take("nothing") {
        return Ok(payment);
    }
    let what = "what is paid and how much, such as stone*2 or silver*4";
    loop {
        let (currency, amount) = words.parse(what, |word| {
            let (name, amount) = word.split_once('*')?;
            let amount = amount.parse::<u16>().ok().filter(|_| !amount.starts_with('+'))?;
            Some((Currency::parse(name)?, amount)).filter(|_| amount > 0 && u32::from(amount) <= MOST_PAID)
        })?;
        if payment.0[currency as usize] > 0 {
            return Err(TextError::new(format!("\"{}\" stands here twice; say it once", currency.name())));
        }
        payment.0[currency as usize] = amount;
        if words.peek().is_none() {
            return Ok(payment);
        }
    }
}

fn each<'t, T: Copy>(
    words: &mut Words<'t>,
    read: impl Fn(&mut Words<'t>) -> Result<T, TextError>,
) -> Result<[T; SEGMENTS], TextError> {
    let first = read(words)?;
    let mut things = [first; SEGMENTS];
    for thing in &mut things[1..] {
        *thing = read(words)?;
    }
    Ok(things)
}

pub(crate) fn read_pairs(words: &mut Words<'_>) -> Result<[Pair; PAIRS], TextError> {
    let mut pairs = [Pair::NONE; PAIRS];
    let mut count = 0;
    while words.peek().is_some() {
        let pair = words.parse("a player card and a hero, such as 7+h03", |word| {
            let (number, hero) = word.split_once('+')?;
            let number = number
                .parse::<u8>()
                .ok()
                .filter(|n| (1..=10).contains(n) && !number.starts_with(['+', '0']))?;
            Some(Pair { number, hero: Card::parse(hero).filter(|hero| hero.is_hero())? })
        })?;
        *pairs.get_mut(count).ok_or_else(|| TextError::new("V2.11: no more than five pairs are dealt"))? =
            pair;
        count += 1;
    }
    Ok(pairs)
}

pub(crate) fn read_cards(words: &mut Words<'_>) -> Result<CardSet, TextError> {
    let mut set = CardSet::EMPTY;
    if words.take("none") {
        return Ok(set);
    }
    loop {
        let card = read_card(words)?;
        if set.contains(card) {
            return Err(TextError::new(format!("{} stands here twice; say it once", card.id())));
        }
        set.insert(card);
        if words.peek().is_none() {
            return Ok(set);
        }
    }
}

pub(crate) fn read_card(words: &mut Words<'_>) -> Result<Card, TextError> {
    words.parse("a townsfolk: n01 to n68, h01 to h10, s1 to s8", Card::parse)
}

fn read_hand(words: &mut Words<'_>) -> Result<Card, TextError> {
    if words.take(TOP) {
        return Ok(Card::NONE);
    }
    words.parse("a townsfolk of the hand, such as s1, or top", Card::parse)
}

pub(crate) fn read_tile(words: &mut Words<'_>) -> Result<Manuscript, TextError> {
    words.parse("a manuscript: m01 to m35", Manuscript::parse)
}

pub(crate) fn read_segment(words: &mut Words<'_>) -> Result<Segment, TextError> {
    words.parse("a segment: 1-2, 3-4, 5-6, 7-8 or 9-10", Segment::parse)
}

pub(crate) fn read_site(words: &mut Words<'_>) -> Result<Site, TextError> {
    words.parse("a site, such as 3-4.2", Site::parse)
}

pub(crate) fn read_scheme(words: &mut Words<'_>) -> Result<Scheme, TextError> {
    words.parse("a scheme, such as S-noble", Scheme::parse)
}

pub(crate) fn read_tier(word: &str) -> Option<Tier> {
    match word {
        "first" => Some(Tier::First),
        "second" => Some(Tier::Second),
        _ => None,
    }
}
