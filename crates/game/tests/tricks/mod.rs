//! A game with what Burgundy lacks: hands that others do not see, a deck, and choices that everybody makes at the same
//! time. Nine cards, three in each hand, three tricks, the highest card takes the trick.

#![allow(dead_code, reason = "every test binary uses a part of it")]

use demesne_game::{
    Actor, Facts, Game, Illegal, Lines, Notation, OptionLine, Outcome, Place, Random, Scores, Seat,
    SeatScore, SeatSet, SetupLine, Sink, Step, TextError, ToAct, Viewer, Words, counts_text, read_counts,
    read_options,
};

/// Cards are 1 to 9; 0 is no card, `HIDDEN` one that the viewer does not know.
pub const HIDDEN: u8 = 10;

#[derive(Clone, Debug)]
pub struct Tricks {
    pub players: u8,
    pub flaw: Flaw,
}

/// A mistake that games with hidden hands could make, for laws that must find it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// No mistake.
    None,
    /// A view shows the lowest card of each hand.
    ShownCard,
    /// A player's list is in another order where somebody else holds the 9.
    OrderedList,
    /// Refusing a card says whether somebody else holds it.
    TellingRefusal,
    /// Hidden cards can be written and not read.
    UnreadView,
    /// The hidden cards that are imagined are always nines.
    Nines,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Table {
    /// Cards that are nowhere to be seen: in the truth the deck, in a view also what others hold.
    pub unseen: u16,
    pub hands: [[u8; 3]; 3],
    pub played: [u8; 3],
    pub tricks: [u8; 3],
    pub dealt: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Act {
    Deal(Seat, u8),
    Play(u8),
    Reveal([u8; 3]),
}

/// A trick, and who took it.
#[derive(Debug)]
pub struct Taken(pub Seat);

impl Tricks {
    /// As it should be.
    pub fn new(players: u8) -> Tricks {
        Tricks { players, flaw: Flaw::None }
    }

    pub fn hand_size(&self, table: &Table, seat: Seat) -> usize {
        table.hands[seat.index()].iter().filter(|&&card| card != 0).count()
    }

    fn next_dealt(&self, table: &Table) -> Option<Seat> {
        (table.dealt < 3 * self.players).then(|| Seat(table.dealt % self.players))
    }
}

/// Hands are sets: the same cards make the same state.
fn sorted(mut hand: [u8; 3]) -> [u8; 3] {
    hand.sort_unstable();
    hand
}

fn remove(hand: &mut [u8; 3], card: u8) {
    if let Some(place) = hand.iter_mut().find(|held| **held == card) {
        *place = 0;
    }
    hand.sort_unstable();
}

impl Game for Tricks {
    type State = Table;
    type Action = Act;
    type Event = Taken;
    const NAME: &'static str = "tricks";
    const RULES: u32 = 1;

    fn seats(&self) -> u8 {
        self.players
    }

    fn start(&self) -> Table {
        Table { unseen: 0b11_1111_1110, hands: [[0; 3]; 3], played: [0; 3], tricks: [0; 3], dealt: 0 }
    }

    fn to_act(&self, table: &Table) -> ToAct {
        if self.next_dealt(table).is_some() {
            return ToAct::Chance;
        }
        if table.tricks.iter().sum::<u8>() == 3 {
            return ToAct::Nobody;
        }
        let waiting: SeatSet = Seat::first(self.players).filter(|s| table.played[s.index()] == 0).collect();
        if waiting.is_empty() { ToAct::Chance } else { ToAct::Seats(waiting) }
    }

    fn legal_actions(&self, table: &Table, seat: Seat, out: &mut Vec<Act>) {
        if matches!(self.to_act(table), ToAct::Seats(seats) if seats.contains(seat)) {
            out.extend(table.hands[seat.index()].into_iter().filter(|&card| card != 0).map(Act::Play));
            let others = Seat::first(self.players).filter(|&other| other != seat);
            if self.flaw == Flaw::OrderedList
                && others.into_iter().any(|s| table.hands[s.index()].contains(&9))
            {
                out.reverse();
            }
        }
    }

    fn check(&self, table: &Table, step: Step<Act>) -> Result<(), Illegal> {
        match (step.by, step.action, self.to_act(table)) {
            (Actor::Chance, Act::Deal(seat, card), ToAct::Chance) if self.next_dealt(table) == Some(seat) => {
                match card == HIDDEN || (1..=9).contains(&card) && table.unseen >> card & 1 != 0 {
                    true => Ok(()),
                    false => Illegal::err("C1", "that card is not in the deck"),
                }
            }
            (Actor::Chance, Act::Reveal(cards), ToAct::Chance) if self.next_dealt(table).is_none() => {
                let fits = |(&played, card): (&u8, u8)| played == card || played == HIDDEN && card != 0;
                match table.played.iter().zip(cards).all(fits) {
                    true => Ok(()),
                    false => Illegal::err("C3", "that is not what was played"),
                }
            }
            (Actor::Seat(seat), Act::Play(card), ToAct::Seats(seats)) if seats.contains(seat) => {
                match card != 0 && table.hands[seat.index()].contains(&card) {
                    true => Ok(()),
                    false if self.flaw == Flaw::TellingRefusal && table.unseen >> card & 1 == 0 => {
                        Illegal::err("C2", "that card is in another hand, or played")
                    }
                    false => Illegal::err("C2", "that card is not in the hand"),
                }
            }
            _ => Illegal::err("C0", "that is not to be done now"),
        }
    }

    fn apply(&self, table: &mut Table, step: Step<Act>, sink: &mut impl Sink<Taken>) {
        match (step.by, step.action) {
            (_, Act::Deal(seat, card)) => {
                if card != HIDDEN {
                    table.unseen &= !(1 << card);
                }
                let hand = &mut table.hands[seat.index()];
                hand[0] = card;
                *hand = sorted(*hand);
                table.dealt += 1;
            }
            (Actor::Seat(seat), Act::Play(card)) => {
                remove(&mut table.hands[seat.index()], card);
                table.played[seat.index()] = card;
            }
            (_, Act::Reveal(cards)) => {
                for card in cards.into_iter().filter(|&card| card != 0) {
                    table.unseen &= !(1 << card);
                }
                let best = cards.into_iter().enumerate().max_by_key(|&(_, card)| card).map_or(0, |(i, _)| i);
                table.tricks[best] += 1;
                sink.tell(|| Taken(Seat(best as u8)));
                table.played = [0; 3];
            }
            (Actor::Chance, Act::Play(_)) => unreachable!("check() refuses it"),
        }
    }

    fn sample(&self, table: &Table, rng: &mut impl Random) -> Act {
        match self.next_dealt(table) {
            Some(seat) => {
                let deck: Vec<u8> = (1..=9).filter(|card| table.unseen >> card & 1 != 0).collect();
                Act::Deal(seat, deck[rng.below(deck.len() as u32) as usize])
            }
            None => Act::Reveal(table.played),
        }
    }

    fn view(&self, table: &Table, viewer: Viewer) -> Table {
        let mut view = *table;
        for seat in Seat::first(self.players) {
            if viewer == Viewer::Everybody || viewer == Viewer::Seat(seat) {
                continue;
            }
            let hand = &mut view.hands[seat.index()];
            let shown = usize::from(self.flaw == Flaw::ShownCard);
            for card in hand.iter_mut().skip(shown).chain([&mut view.played[seat.index()]]) {
                if (1..=9).contains(card) {
                    view.unseen |= 1 << *card;
                    *card = HIDDEN;
                }
            }
            *hand = sorted(*hand);
        }
        view
    }

    fn seen(&self, _: &Table, step: Step<Act>, viewer: Viewer) -> Step<Act> {
        let own = |seat| viewer == Viewer::Everybody || viewer == Viewer::Seat(seat);
        let action = match (step.by, step.action) {
            (_, Act::Deal(seat, _)) if !own(seat) => Act::Deal(seat, HIDDEN),
            (Actor::Seat(seat), Act::Play(_)) if !own(seat) => Act::Play(HIDDEN),
            (_, open) => open,
        };
        Step { by: step.by, action }
    }

    fn imagine(&self, view: &Table, _: Viewer, rng: &mut impl Random) -> Table {
        let mut table = *view;
        let mut deck: Vec<u8> = (1..=9).filter(|card| view.unseen >> card & 1 != 0).collect();
        rng.shuffle(&mut deck);
        for card in table.hands.iter_mut().flatten().chain(&mut table.played) {
            if *card == HIDDEN {
                *card = match self.flaw {
                    Flaw::Nines => 9,
                    _ => deck.pop().expect("hidden cards are unseen cards"),
                };
                table.unseen &= !(1 << *card);
            }
        }
        table.hands = table.hands.map(sorted);
        table
    }

    fn scores(&self, table: &Table) -> Scores {
        let seats = table.tricks[..self.players.into()].iter().map(|&n| {
            let mut score = SeatScore::default();
            score.add("tricks", n.into());
            score
        });
        Scores { seats: seats.collect() }
    }

    fn outcome(&self, table: &Table) -> Option<Outcome> {
        (self.to_act(table) == ToAct::Nobody).then(|| {
            let mut seats: Vec<Seat> = Seat::first(self.players).collect();
            seats.sort_by_key(|seat| std::cmp::Reverse(table.tricks[seat.index()]));
            let place = |&seat: &Seat| Place {
                seats: SeatSet::one(seat),
                points: table.tricks[seat.index()].into(),
                tie_break: None,
            };
            Outcome {
                winners: SeatSet::one(seats[0]),
                places: seats.iter().map(place).collect(),
                remark: None,
            }
        })
    }
}

impl Notation for Tricks {
    fn catalogue() -> &'static [OptionLine] {
        &[OptionLine { key: "players", values: "2, 3", what: "how many play" }]
    }

    fn from_setup(lines: &[SetupLine]) -> Result<Tricks, TextError> {
        let mut players = 2;
        read_options(Self::catalogue(), lines, |_, value| {
            let read = value.parse().ok().filter(|n| (2..=3).contains(n));
            players = read.unwrap_or(players);
            Ok(read.is_some())
        })?;
        Ok(Tricks::new(players))
    }

    fn setup(&self) -> Vec<(String, String)> {
        vec![("players".into(), self.players.to_string())]
    }

    fn action_text(&self, action: Act) -> String {
        match action {
            Act::Deal(seat, card) => format!("deal {seat} {}", card_text(card)),
            Act::Play(card) => format!("play {}", card_text(card)),
            Act::Reveal(cards) => format!("reveal {}", cards.map(card_text).join(" ")),
        }
    }

    fn parse_action(&self, text: &str) -> Result<Act, TextError> {
        let mut words = Words::new(text);
        let action = match words.expect("a verb")? {
            "deal" => Act::Deal(words.parse("a seat", Seat::parse)?, read_card(&mut words)?),
            "play" => Act::Play(read_card(&mut words)?),
            "reveal" => Act::Reveal([read_card(&mut words)?, read_card(&mut words)?, read_card(&mut words)?]),
            verb => return Err(TextError::new(format!("\"{verb}\" is no action"))),
        };
        words.finish()?;
        Ok(action)
    }

    fn position_lines(&self, table: &Table) -> Vec<String> {
        let mut lines = Lines::new();
        lines.add("dealt", table.dealt);
        let unseen: Vec<u8> = (1..=9).map(|card| (table.unseen >> card & 1) as u8).collect();
        lines.add("unseen", counts_text(&unseen, |place| (place + 1).to_string()));
        for seat in Seat::first(self.players) {
            let i = seat.index();
            let cards = |cards: &[u8]| -> Vec<String> {
                cards.iter().filter(|&&card| card != 0).map(|&card| card_text(card)).collect()
            };
            lines.list(&format!("{seat} hand"), cards(&table.hands[i]));
            lines.list(&format!("{seat} played"), cards(&table.played[i..=i]));
            lines.add(&format!("{seat} tricks"), table.tricks[i]);
        }
        lines.finish()
    }

    fn read_position(&self, lines: &[&str], first: usize) -> Result<Table, TextError> {
        let facts = Facts::read(lines, first, |key| match key.split_once(' ') {
            Some((seat, "hand" | "played" | "tricks")) => {
                Seat::parse(seat).is_some_and(|seat| seat.0 < self.players)
            }
            _ => matches!(key, "dealt" | "unseen"),
        })?;
        if self.flaw == Flaw::UnreadView && lines.iter().any(|line| line.contains('?')) {
            return Err(TextError::new("what is hidden cannot be read"));
        }
        let mut table = self.start();
        table.dealt = facts.with("dealt", |words| words.number("cards", 0, 9))?.unwrap_or(0) as u8;
        for seat in Seat::first(self.players) {
            let i = seat.index();
            facts.with(&format!("{seat} hand"), |words| {
                let mut hand = [0; 3];
                for place in &mut hand {
                    *place = if words.peek().is_some() { read_card(words)? } else { 0 };
                }
                table.hands[i] = sorted(hand);
                Ok(())
            })?;
            table.played[i] = facts.with(&format!("{seat} played"), read_card)?.unwrap_or(0);
            let tricks = facts.with(&format!("{seat} tricks"), |words| words.number("tricks", 0, 3))?;
            table.tricks[i] = tricks.unwrap_or(0) as u8;
        }
        let card = |name: &str| name.parse::<usize>().ok()?.checked_sub(1);
        if let Some(unseen) =
            facts.with("unseen", |words| read_counts::<9>(words, "a card, such as 3*1", card))?
        {
            table.unseen = (1..=9).zip(unseen).fold(0, |set, (card, n)| set | u16::from(n.min(1)) << card);
        }
        Ok(table)
    }
}

fn card_text(card: u8) -> String {
    if card == HIDDEN { "?".into() } else { card.to_string() }
}

fn read_card(words: &mut Words<'_>) -> Result<u8, TextError> {
    if words.take("?") { Ok(HIDDEN) } else { words.number("a card", 0, 9).map(|n| n as u8) }
}
