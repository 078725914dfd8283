//! What lies on the table, in plain lists, and what is still to be done.

use super::data::{Data, Id, Row};
use std::collections::{BTreeMap, BTreeSet};

/// A set of cards, tiles or schemes.
pub type Set = BTreeSet<Id>;
/// A building site: segment and place, both from 0.
pub type Site = (usize, usize);

/// The sides of a segment where a viscount can stand.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Side {
    Left,
    Right,
    Inner,
}

/// A space: segment and side.
pub type Space = (usize, Side);

/// The names of resources, in the order of their counts.
pub const GOODS: [Id; 3] = ["ink", "stone", "gold"];

/// Somebody at the table. The solo opponent has schemes where others have townsfolk.
#[derive(Clone, PartialEq)]
pub struct Player {
    pub number: usize,
    /// V2.18: whether the deck was shuffled; all cards are in `deck` before.
    pub ready: bool,
    pub slots: [Option<Id>; 3],
    pub hand: Set,
    pub deck: Set,
    pub discards: Set,
    /// V-R3: cards that everybody knows to be in the hand.
    pub sure: Set,
    pub silver: i64,
    pub goods: [i64; 3],
    pub unpaid: i64,
    pub paid: i64,
    pub acquired: i64,
    pub approved: i64,
    pub corruption: i64,
    pub virtue: i64,
    pub viscount: Option<Space>,
    pub built: Set,
    pub supply: i64,
    pub first: [i64; 5],
    pub second: [i64; 5],
    pub third: i64,
    pub tiles: Set,
    /// Cleric bonus cards by ribbon.
    pub bonus: Set,
}

impl Player {
    fn new() -> Player {
        Player {
            number: 0,
            ready: false,
            slots: [None; 3],
            hand: Set::new(),
            deck: Set::new(),
            discards: Set::new(),
            sure: Set::new(),
            silver: 0,
            goods: [0; 3],
            unpaid: 0,
            paid: 0,
            acquired: 0,
            approved: 0,
            corruption: 1,
            virtue: 7,
            viscount: None,
            built: Set::new(),
            supply: 20,
            first: [0; 5],
            second: [0; 5],
            third: 0,
            tiles: Set::new(),
            bonus: Set::new(),
        }
    }

    pub fn board(&self) -> impl Iterator<Item = Id> + '_ {
        self.slots.iter().flatten().copied()
    }

    /// V17.12.
    pub fn cards(&self) -> usize {
        self.hand.len() + self.deck.len() + self.discards.len() + self.board().count()
    }

    /// V4.2 to V4.4.
    pub fn corrupt(&mut self) {
        if self.corruption < self.virtue {
            self.corruption += 1;
        } else if self.corruption < 7 {
            self.corruption += 1;
            self.virtue += 1;
        }
    }

    pub fn purify(&mut self) {
        if self.corruption < self.virtue {
            self.virtue -= 1;
        } else if self.virtue > 1 {
            self.corruption -= 1;
            self.virtue -= 1;
        }
    }

    pub fn segment(&self) -> usize {
        self.viscount.expect("a viscount").0
    }

    pub fn leave_hand(&mut self, card: Id) {
        assert!(self.hand.remove(card), "{card} is not in hand");
        self.sure.remove(card);
    }
}

/// What becomes of the top card of a deck.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Fate {
    Play,
    Discard,
    Destroy,
}

/// Something that is still to be done. Those that ask stay on the agenda until they are answered.
#[derive(Clone, PartialEq, Debug)]
pub enum Job {
    First,
    Board,
    Townsfolk,
    Manuscripts,
    Pairs,
    Pick(usize),
    /// The deck of a seat is shuffled and its first hand drawn.
    Ready(usize),
    /// The solo opponent gets its things; then its building.
    SoloStart,
    SoloBuilding,
    Begin,

    Turn,
    Drop,
    Play,
    Move,
    Act,
    Dismissal(Id),
    Amount(Id),
    /// So many icons are paid for.
    Payment(Id, i64),
    Exchange(Id, i64),
    /// Workers are placed on a section.
    Place(usize, usize, i64),
    /// A tile of a segment is taken, or its printed one used.
    Take(usize, usize),
    After(Id),
    /// Phase 4, and whether somebody was hired in it.
    Hire(bool),
    Collide,
    /// A step of a collision, for the player so many places after the active one; the space that counts.
    Step(u8, usize, usize),
    DrawUp,
    EndTurn,

    Bundle(usize, Vec<Id>),
    Choice(usize, Vec<Vec<Id>>),
    Atom(usize, Id),
    /// Abilities of a seat that wait, by card.
    Waiting(usize, Vec<Id>),
    Hired(usize),
    /// Which building of a kind, and whether only beside the viscount.
    Which(usize, Id, bool),
    Where(usize, Id, bool),
    Links(usize, Site, Vec<Site>),

    Castle,
    Spread(usize, usize),

    Top(usize),
    Tile(usize),
    Cards(usize, usize),
    TurnUp(usize, Fate),

    SoloDrop,
    SoloScheme,
    SoloMove(Id),
    SoloOptions(Id),
    Future,
    Strangers,
    Over,
}

/// What happened, for whoever wants to know; two worlds are the same whatever is noted.
#[derive(Clone, Default)]
pub struct Notes(pub Vec<&'static str>);

impl PartialEq for Notes {
    fn eq(&self, _: &Notes) -> bool {
        true
    }
}

/// The table.
#[derive(Clone, PartialEq)]
pub struct World {
    pub data: &'static Data,
    /// The solo opponent's seat and its board.
    pub solo: Option<(usize, usize)>,
    /// Whether the setup is over.
    pub begun: bool,
    pub first: Option<usize>,
    pub turn: usize,
    pub round: i64,
    pub last_round: Option<i64>,
    /// Segments clockwise, and the reward beside the first of them.
    pub order: Vec<usize>,
    pub castle: usize,
    pub tops: [Option<Id>; 5],
    pub under: [usize; 5],
    pub buried: Set,
    pub tiles: [Option<Id>; 5],
    pub tiles_under: [usize; 5],
    pub buried_tiles: Set,
    pub sites: BTreeMap<Site, (usize, Id)>,
    pub pairs: BTreeMap<usize, Id>,
    pub poverty: i64,
    pub prosperity: i64,
    pub leader: Option<usize>,
    /// Icons of what was dismissed for the action under way.
    pub helpers: Vec<Id>,
    pub played: Option<Id>,
    pub players: Vec<Player>,
    /// Future schemes that nobody has seen, and how many of them lie in the draw pile.
    pub future: Set,
    pub strangers: usize,
    /// The innermost last (V7.6).
    pub agenda: Vec<Job>,
    /// A rule that is wrong on purpose.
    pub bend: &'static str,
    pub notes: Notes,
}

impl World {
    /// A game in its box: seats, start player, solo board, difficulty.
    pub fn new(people: usize, first: Option<usize>, solo: Option<&str>, difficulty: usize) -> World {
        let data = Data::get();
        let board = solo.map(|name| data.solo_boards.iter().position(|b| b.id == name).expect("a board"));
        let seats = people + usize::from(solo.is_some());
        let neutral = |id: &&Id| id.starts_with('n');
        let black = |id: &&Id| !data.tiles[**id].grey;
        let kept = |id: &Id| board.is_none_or(|board| !data.solo_boards[board].removed.contains(id));
        // V21.5
        let schemes = |kind: &'static str| {
            data.schemes.keys().copied().filter(move |id| id.starts_with(kind)).filter(kept)
        };
        let mut players = vec![Player::new(); seats];
        if solo.is_some() {
            players[people].deck = schemes("S-").collect();
        }
        let future = if solo.is_some() { schemes("F-").collect() } else { Set::new() };
        let mut agenda =
            vec![Job::Begin, Job::Pairs, Job::Manuscripts, Job::Townsfolk, Job::Board, Job::First];
        if first.is_some() {
            agenda.pop();
        }
        World {
            solo: board.map(|board| (people, board)),
            begun: false,
            first,
            turn: 0,
            round: 1,
            last_round: None,
            order: vec![0, 1, 2, 3, 4],
            castle: 0,
            tops: [None; 5],
            under: [0; 5],
            buried: data.townsfolk.keys().filter(neutral).copied().collect(),
            tiles: [None; 5],
            tiles_under: [0; 5],
            buried_tiles: data.tiles.keys().filter(black).copied().collect(),
            sites: BTreeMap::new(),
            pairs: BTreeMap::new(),
            poverty: data.poverty[people - 1],
            prosperity: data.prosperity[people - 1],
            leader: None,
            helpers: Vec::new(),
            played: None,
            players,
            future,
            strangers: difficulty,
            agenda,
            bend: "",
            notes: Notes::default(),
            data,
        }
    }

    pub fn note(&mut self, what: &'static str) {
        self.notes.0.push(what);
    }

    pub fn is_solo(&self, seat: usize) -> bool {
        self.solo.is_some_and(|(solo, _)| solo == seat)
    }

    /// How many people play: the solo opponent is none.
    pub fn people(&self) -> usize {
        self.players.len() - usize::from(self.solo.is_some())
    }

    /// All seats clockwise from one.
    pub fn clockwise(&self, from: usize) -> impl Iterator<Item = usize> + use<> {
        let count = self.players.len();
        (0..count).map(move |nth| (from + nth) % count)
    }

    /// The active player and the others, clockwise.
    pub fn active_first(&self) -> impl Iterator<Item = usize> + use<> {
        self.clockwise(self.turn)
    }

    // The board.

    /// A segment so many places clockwise from another.
    pub fn segment_after(&self, segment: usize, places: usize) -> usize {
        let place = self.order.iter().position(|other| *other == segment).expect("a segment");
        self.order[(place + places) % 5]
    }

    pub fn row(&self, segment: usize) -> &'static Row {
        &self.data.segments[segment].rows[usize::from(self.people() > 2)]
    }

    /// All sites clockwise from the first one of a segment.
    pub fn all_sites(&self, segment: usize) -> Vec<Site> {
        let segments = (0..5).map(|places| self.segment_after(segment, places));
        segments.flat_map(|segment| (0..self.row(segment).sites.len()).map(move |n| (segment, n))).collect()
    }

    /// V12.3: the sites of an outer space, clockwise.
    pub fn sites_of(&self, (segment, side): Space) -> Vec<Site> {
        let row = self.row(segment);
        match side {
            Side::Left => (0..row.left).map(|n| (segment, n)).collect(),
            Side::Right => (row.left..row.sites.len()).map(|n| (segment, n)).collect(),
            Side::Inner => Vec::new(),
        }
    }

    pub fn is_empty(&self, site: &Site) -> bool {
        !self.sites.contains_key(site)
    }

    pub fn site_name(&self, (segment, place): Site) -> String {
        format!("{}.{}", self.data.segments[segment].name, place + 1)
    }

    pub fn space_name(&self, (segment, side): Space) -> String {
        match side {
            Side::Left => (2 * segment + 1).to_string(),
            Side::Right => (2 * segment + 2).to_string(),
            Side::Inner => self.data.segments[segment].name.to_owned(),
        }
    }

    pub fn read_site(&self, name: &str) -> Site {
        let all = self.all_sites(0);
        *all.iter().find(|site| self.site_name(**site) == name).unwrap_or_else(|| panic!("site {name}"))
    }

    // Icons.

    fn scheme_icons(&self, schemes: impl Iterator<Item = Id>) -> Vec<Id> {
        schemes.flat_map(|scheme| self.data.schemes[scheme].header.clone()).collect()
    }

    /// The icons of these cards, which are schemes for the solo opponent.
    pub fn icons_of(&self, seat: usize, cards: impl Iterator<Item = Id>) -> Vec<Id> {
        if self.is_solo(seat) {
            return self.scheme_icons(cards);
        }
        cards.flat_map(|card| self.data.townsfolk[card].icons.clone()).collect()
    }

    /// Icons of revealed positions and of bonus cards.
    pub fn lasting_icons(&self, seat: usize) -> Vec<Id> {
        let player = &self.players[seat];
        let mut icons: Vec<Id> =
            player.bonus.iter().flat_map(|ribbon| self.data.bonus_icons[ribbon].clone()).collect();
        for building in &player.built {
            if let (true, Some((_, board))) = (self.is_solo(seat), self.solo) {
                if let Some(nth) = building.strip_prefix("guildhall-") {
                    let nth: usize = nth.parse().expect("a number");
                    icons.push(self.data.solo_boards[board].guildhalls[nth - 1]);
                }
            } else {
                icons.extend(self.data.building(building).1);
            }
        }
        icons
    }

    /// V5.2: all that fund an action.
    pub fn icons(&self, seat: usize) -> Vec<Id> {
        let player = &self.players[seat];
        let mut icons = self.icons_of(seat, player.board());
        icons.extend(self.lasting_icons(seat));
        let printed = match self.solo {
            Some((solo, board)) if solo == seat => &self.data.solo_boards[board].slots,
            _ => &self.data.slots,
        };
        for (slot, printed) in printed.iter().enumerate() {
            if player.slots[slot + 1].is_none() {
                icons.extend(printed);
            }
        }
        icons
    }

    /// Criminal icons in the slots.
    pub fn criminals(&self, seat: usize) -> usize {
        let icons = self.icons_of(seat, self.players[seat].board());
        icons.iter().filter(|icon| **icon == "criminal").count()
    }

    // Small changes.

    pub fn push(&mut self, job: Job) {
        self.agenda.push(job);
    }

    /// V7.4: a bundle is to be resolved next.
    pub fn gain(&mut self, seat: usize, atoms: &[Id]) {
        // V4.6: corruption before virtue, from where the first virtue is.
        let mut bundle: Vec<Id> = Vec::new();
        for atom in atoms {
            let virtue = bundle.iter().position(|other| *other == "virtue");
            let place = if *atom == "corruption" { virtue } else { None };
            bundle.insert(place.unwrap_or(bundle.len()), atom);
        }
        if !bundle.is_empty() {
            self.push(Job::Bundle(seat, bundle));
        }
    }

    /// V26.13: a choice of bundles is to be resolved next.
    pub fn gain_choice(&mut self, seat: usize, bundles: &[Vec<Id>]) {
        match bundles {
            [bundle] => self.gain(seat, bundle),
            [first, ..] if self.is_solo(seat) => self.gain(seat, first),
            _ => self.push(Job::Choice(seat, bundles.to_vec())),
        }
    }

    /// Cards on the board of a seat that have an ability with a trigger.
    pub fn triggered(&self, seat: usize, trigger: &str, action: &str) -> Vec<Id> {
        if self.is_solo(seat) {
            return Vec::new();
        }
        let acts = |card: &Id| {
            let mut rules = self.data.townsfolk[card].rules.iter();
            rules.any(|rule| rule.trigger == trigger && rule.action == action)
        };
        let mut cards: Vec<Id> = self.players[seat].board().filter(acts).collect();
        cards.sort_by_key(|card| place_of(card));
        cards
    }

    /// Pushes what waits after an event (V7.7).
    pub fn trigger(&mut self, seat: usize, trigger: &str, action: &str) {
        let cards = self.triggered(seat, trigger, action);
        if !cards.is_empty() {
            self.push(Job::Waiting(seat, cards));
        }
    }

    /// V3.7, V18.2: a debt or a deed is taken off its card.
    pub fn uncover(&mut self, debt: bool) {
        if !self.begun {
            return;
        }
        let left = if debt { &mut self.poverty } else { &mut self.prosperity };
        if *left == 0 {
            return;
        }
        *left -= 1;
        if *left == 0 {
            self.note(if debt { "poverty" } else { "prosperity" });
            self.last_round.get_or_insert(self.round + 1);
        }
    }
}

/// Cards in order: neutral ones, heroes, starting ones.
pub fn place_of(card: Id) -> (usize, Id) {
    let kind = ["n", "h", "s"].iter().position(|kind| card.starts_with(kind));
    (kind.expect("a townsfolk"), card)
}
