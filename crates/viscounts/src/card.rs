//! Townsfolk: 68 neutral ones, 10 heroes, and 8 starting ones of each player (V1.7).

use demesne_game::Random;

/// A townsfolk, or the place of none. Neutral cards are 0 to 67, heroes 68 to 77, starting cards 78 to 85; nobody has two of a kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Card(pub u8);

/// Neutral townsfolk.
pub const NEUTRALS: u8 = 68;
/// Heroes.
pub const HEROES: u8 = 10;
/// Starting townsfolk of a player.
pub const STARTING: u8 = 8;
/// All kinds of townsfolk.
pub const CARDS: u8 = NEUTRALS + HEROES + STARTING;

impl Card {
    /// No card.
    pub const NONE: Card = Card(255);

    /// Whether it is a card.
    #[inline]
    pub const fn is_some(self) -> bool {
        self.0 != Card::NONE.0
    }

    /// A place in an array of all cards; only for cards.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The hero with a number, 1 to 10.
    pub const fn hero(number: u8) -> Card {
        Card(NEUTRALS + number - 1)
    }

    /// Whether it is a neutral card.
    pub const fn is_neutral(self) -> bool {
        self.0 < NEUTRALS
    }

    /// Whether it is a hero.
    pub const fn is_hero(self) -> bool {
        self.0 >= NEUTRALS && self.0 < NEUTRALS + HEROES
    }

    /// Its id: `n01` to `n68`, `h01` to `h10`, `s1` to `s8`; `-` for none.
    pub fn id(self) -> String {
        match self.0 {
            n if n < NEUTRALS => format!("n{:02}", n + 1),
            n if n < NEUTRALS + HEROES => format!("h{:02}", n - NEUTRALS + 1),
            n if n < CARDS => format!("s{}", n - NEUTRALS - HEROES + 1),
            _ => "-".into(),
        }
    }

    /// Reads an id.
    pub fn parse(id: &str) -> Option<Card> {
        let (digits, first, count, base) = match id.as_bytes().first()? {
            b'n' => (2, 1, NEUTRALS, 0),
            b'h' => (2, 1, HEROES, NEUTRALS),
            b's' => (1, 1, STARTING, NEUTRALS + HEROES),
            _ => return None,
        };
        let number = &id[1..];
        if number.len() != digits || !number.bytes().all(|byte| byte.is_ascii_digit()) {
            return None;
        }
        let number: u8 = number.parse().ok()?;
        (first..=count).contains(&number).then(|| Card(base + number - 1))
    }
}

/// A set of townsfolk.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct CardSet(pub u128);

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet(0);
    /// The neutral cards.
    pub const NEUTRAL: CardSet = CardSet((1 << NEUTRALS) - 1);
    /// The starting cards of a player.
    pub const STARTING: CardSet = CardSet(((1 << STARTING) - 1) << (NEUTRALS + HEROES));

    /// Just this card; nothing for none.
    #[inline]
    pub const fn one(card: Card) -> CardSet {
        CardSet(if card.is_some() { 1 << card.0 } else { 0 })
    }

    /// Whether a card is in it.
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        card.is_some() && self.0 >> card.0 & 1 == 1
    }

    /// Puts a card in.
    #[inline]
    pub fn insert(&mut self, card: Card) {
        self.0 |= CardSet::one(card).0;
    }

    /// Takes a card out.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        self.0 &= !CardSet::one(card).0;
    }

    /// All of both.
    #[inline]
    #[must_use]
    pub const fn or(self, others: CardSet) -> CardSet {
        CardSet(self.0 | others.0)
    }

    /// What is in both.
    #[inline]
    #[must_use]
    pub const fn and(self, others: CardSet) -> CardSet {
        CardSet(self.0 & others.0)
    }

    /// What is not in the other.
    #[inline]
    #[must_use]
    pub const fn without(self, others: CardSet) -> CardSet {
        CardSet(self.0 & !others.0)
    }

    /// How many cards.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards, the lowest first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let card = (left != 0).then(|| Card(left.trailing_zeros() as u8));
            left &= left.wrapping_sub(1);
            card
        })
    }

    /// One of the cards, each as likely; none of none.
    #[inline]
    pub fn pick(self, rng: &mut impl Random) -> Card {
        match u32::from(self.len()) {
            0 => Card::NONE,
            len => self.nth(rng.below(len)),
        }
    }

    /// The card with a place among them, counted from 0.
    #[inline]
    fn nth(self, mut nth: u32) -> Card {
        let mut left = self.0;
        // The halves first: most sets are small and sparse.
        let low = (left as u64).count_ones();
        let mut base = 0;
        if nth >= low {
            nth -= low;
            left >>= 64;
            base = 64;
        }
        let mut word = left as u64;
        for _ in 0..nth {
            word &= word - 1;
        }
        Card(base + word.trailing_zeros() as u8)
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        let mut set = CardSet::EMPTY;
        for card in cards {
            set.insert(card);
        }
        set
    }
}

/// The most cards that are drawn at once: a hand of five (V17.2).
pub const MOST_DRAWN: usize = 5;

/// Cards that are drawn together, in rising order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Drawn([Card; MOST_DRAWN]);

impl Drawn {
    /// What others see of it (V20.1).
    pub const HIDDEN: Drawn = Drawn([Card(254); MOST_DRAWN]);

    /// These cards; none where they are too many for one draw.
    pub fn of(set: CardSet) -> Option<Drawn> {
        if usize::from(set.len()) > MOST_DRAWN {
            return None;
        }
        let mut cards = [Card::NONE; MOST_DRAWN];
        for (place, card) in cards.iter_mut().zip(set.iter()) {
            *place = card;
        }
        Some(Drawn(cards))
    }

    /// The cards; nothing of hidden ones.
    #[inline]
    pub fn set(self) -> CardSet {
        if self == Drawn::HIDDEN {
            return CardSet::EMPTY;
        }
        self.0.into_iter().collect()
    }
}
