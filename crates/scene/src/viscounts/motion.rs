//! What moves on the table: cards along the board, viscounts along the roads, workers in the castle, and whatever somebody gains, from where it
//! was gained.

use super::{Viscount, burst::Burst, keys, labels, pieces::Pieces, road};
use crate::{Key, Look, MOST_STEPS, Motion, Picture, Seen, viscounts::burst::Pushed};
use demesne_draw::viscounts::{castle::Place, glyph};
use demesne_game::{Game, Notation, Seat};
use demesne_games::moment;
use demesne_text::{Language, viscounts::facts};
use demesne_viscounts::{
    Building, Card, Document, Drawn, EndCard, Event, Segment, Site, Space, State, Tier, Viscounts,
    ability::Currency,
    state::{SLOTS, Stage},
    task::Task,
};

/// Cards and tiles move so long.
const CARD: u16 = 320;
/// A viscount goes from one space to the next so long, but all in all not longer than a while.
const SPACE: u16 = 140;
const JOURNEY: u16 = 700;
/// A building goes to its site so long.
const BUILDING: u16 = 420;
/// One step of what happens in the castle, or with markers that meet.
const BEAT: u16 = 380;
/// A paper is turned, a link shines so long.
const BRIEF: u16 = 220;
/// Workers that are placed follow each other so soon.
const CLOSE: u16 = 90;
/// Whatever comes later than this is not waited for.
const LATEST: u16 = 3_000;

/// What moves after the steps since so many were played.
pub(super) fn motions(table: &Viscount<'_>, look: &Look<'_>, since: usize) -> Vec<Motion> {
    let steps = table.running.steps();
    if since >= steps.len() || steps.len() - since > MOST_STEPS {
        return Vec::new();
    }
    let Some(mut state) = moment::<Viscounts>(table.running, since) else { return Vec::new() };
    let Some(pieces) = Pieces::new(table.game, table.state, look) else { return Vec::new() };
    let mut teller = Teller {
        game: table.game,
        now: table.state,
        pieces,
        clock: 0,
        source: None,
        burst: Burst::default(),
        option: 0,
        told: Vec::new(),
    };
    for step in &steps[since..] {
        let Ok(read) = table.game.parse_step(step) else { break };
        let (before, mut events) = (state, Vec::new());
        if table.game.play(&mut state, read, &mut events).is_err() {
            break;
        }
        // V2: in the set-up everything comes from the box.
        if before.stage == Stage::Turn {
            teller.burst = Burst::default();
            // What nothing else brings is gained where the viscount stands: it trades there.
            let here = before.player(before.turn).viscount;
            if teller.source.is_none() && here.is_some() {
                teller.source = Some(keys::space(here));
            }
            events.into_iter().for_each(|event| teller.tell(&before, event));
        }
    }
    teller.told.retain(|motion| motion.after <= LATEST);
    teller.told
}

/// V3.7, V18.1: the card that was revealed since so many steps were played, and how long the game still lasts.
pub(super) fn proclaims(table: &Viscount<'_>, since: usize, language: Language) -> Option<String> {
    let (before, now) = (moment::<Viscounts>(table.running, since)?, table.state);
    if before.stage != Stage::Turn {
        return None;
    }
    let revealed = [
        (EndCard::Poverty, before.poverty, now.poverty),
        (EndCard::Prosperity, before.prosperity, now.prosperity),
    ];
    let (card, ..) = revealed.into_iter().find(|&(_, had, has)| had > 0 && has == 0)?;
    let sentence = demesne_text::viscounts::revealed(card, language);
    Some(format!("{sentence}. {}.", labels::round(now.round.max(1), now.last_round, language)))
}

struct Teller<'t> {
    game: &'t Viscounts,
    /// The moment after all: what moves is on the page as it is then.
    now: &'t State,
    pieces: Pieces<'t>,
    /// When what comes next begins.
    clock: u16,
    /// Where that happened which brings what comes next.
    source: Option<Key>,
    burst: Burst,
    /// The option of the scheme that is being tried.
    option: u8,
    told: Vec<Motion>,
}

impl Teller<'_> {
    fn tell(&mut self, before: &State, event: Event) {
        if let Some(pushed) = self.burst.follow(event) {
            return self.pushed(pushed);
        }
        match event {
            Event::Dropped(seat, card) => {
                self.card(seat, card, keys::slot(seat, SLOTS as u8), keys::discards(seat));
                self.source = Some(keys::slot(seat, SLOTS as u8));
            }
            Event::Played(seat, card) => self.plays(before, seat, card),
            Event::Moved(seat, space, _) => {
                self.goes(before, seat, space);
                if self.game.solo_seat() == Some(seat) {
                    self.option = 0;
                    self.tries(seat);
                }
            }
            Event::PassedOver(seat, ..) => self.tries(seat),
            Event::Dismissed(_, segment, _) => self.source = Some(keys::folk(segment)),
            Event::Ability(seat, card) => {
                let slot = self.now.player(seat).slots.iter().position(|&one| one == card);
                self.source = slot.map(|slot| keys::slot(seat, slot as u8 + 1));
            }
            Event::Hired(seat, card) => {
                if let Some(folk) = facts::pile_of(before, card).map(keys::folk) {
                    self.source = Some(folk.clone());
                    self.card(seat, card, folk, keys::discards(seat));
                }
            }
            Event::Discarded(seat, card) => {
                self.card(seat, card, self.came_from(before, seat, card), keys::discards(seat));
            }
            Event::Destroyed(seat, card) => self.source = Some(self.came_from(before, seat, card)),
            Event::Shuffled(seat) => {
                let back = self.pieces.back(seat, before.player(seat).discards.len());
                self.flight(back, vec![keys::discards(seat), keys::deck(seat)], CARD);
            }
            Event::Drew(seat, drawn, count) => self.draws(seat, drawn, count),
            Event::Built(seat, building, site) => self.builds(seat, building, site),
            Event::Linked(one, other) => {
                let leads = self.game.linked_after(before, one) == Some(other);
                let link = keys::link(if leads { one } else { other });
                self.shine(link.clone(), BRIEF);
                self.source = Some(link);
                self.clock += BRIEF;
            }
            Event::Placed(seat, section, count) => self.places(seat, section, count),
            Event::Removed(seat, section, tier) => {
                let from = keys::castle(section, tier);
                self.flight(self.pieces.worker(seat), vec![from.clone(), keys::supply(seat)], BEAT);
                self.source = Some(from);
            }
            Event::Leader(_) => match self.pieces.small() {
                // There its card stands behind a tab.
                true => self.shine(keys::keep(), CARD),
                false => self.flight(self.pieces.leader(), vec![keys::keep(), keys::leader()], CARD),
            },
            Event::Took(seat, segment, tile) => {
                self.source = Some(keys::tile(segment));
                if tile.is_some() {
                    let path = vec![keys::tile(segment), keys::own_tile(seat, tile)];
                    self.arrival(self.pieces.tile(tile), path, CARD);
                }
            }
            Event::Bonus(_, ribbon) => self.shine(keys::bonus(ribbon), CARD),
            Event::Silver(seat, count @ 1..) => {
                self.gain(glyph::SILVER, count, keys::currency(seat, Currency::Silver));
            }
            Event::Resource(seat, resource, count @ 1..) => {
                self.gain(glyph::resource(resource), count, keys::resource(seat, resource));
            }
            Event::Debt(seat) => self.document(0, keys::poverty(), keys::debt(seat)),
            Event::Deed(seat) => self.document(2, keys::prosperity(), keys::deed(seat)),
            Event::Flipped(seat, Document::Debt) => self.flips(1, keys::debt(seat), keys::paid(seat)),
            Event::Flipped(seat, Document::Deed) => self.flips(3, keys::deed(seat), keys::approved(seat)),
            Event::Revealed(EndCard::Poverty) => self.shine(keys::poverty(), BEAT),
            Event::Revealed(EndCard::Prosperity) => self.shine(keys::prosperity(), BEAT),
            Event::Collision(seat, space) => {
                let there = keys::track(seat, space);
                self.shine(there.clone(), BEAT);
                self.source = Some(there);
                self.clock += BEAT;
            }
            Event::Reset(seat) => {
                let met = keys::track(seat, before.player(seat).virtue);
                for (id, marker) in
                    glyph::MARKERS.into_iter().zip([keys::corruption(seat), keys::virtue(seat)])
                {
                    self.flight(self.pieces.sign(id, 1), vec![met.clone(), marker], CARD);
                }
            }
            Event::Corruption(seat, ..) => self.shine(keys::corruption(seat), BRIEF),
            Event::Virtue(seat, ..) => self.shine(keys::virtue(seat), BRIEF),
            Event::Scheme(_) => self.schemes(),
            Event::Future(scheme) => {
                if let Some(seat) = self.game.solo_seat() {
                    let path = vec![keys::future(seat), keys::discards(seat)];
                    self.flight(self.pieces.scheme(scheme), path, CARD);
                }
            }
            Event::Silver(..)
            | Event::Resource(..)
            | Event::LastRound(_)
            | Event::Lost(..)
            | Event::Acts(..)
            | Event::Inwards(..)
            | Event::Sideways(..)
            | Event::Arranged(_)
            | Event::Top(..)
            | Event::Tile(..)
            | Event::RoundEnd(_) => {}
        }
    }

    /// V8.2: the cards of a board move on together, and the new one comes to their beginning.
    fn plays(&mut self, before: &State, seat: Seat, card: Card) {
        let slots = before.player(seat).slots;
        for slot in [2_u8, 1] {
            let moved = slots[usize::from(slot) - 1];
            if moved.is_some() {
                self.slides(seat, moved, keys::slot(seat, slot), slot + 1);
            }
        }
        self.slides(seat, card, self.came_from(before, seat, card), 1);
    }

    /// A card comes to a slot. By now another one may lie there.
    fn slides(&mut self, seat: Seat, card: Card, from: Key, slot: u8) {
        let (picture, path) = (self.pieces.on_board(seat, card), vec![from, keys::slot(seat, slot)]);
        match self.now.player(seat).slots[usize::from(slot) - 1] == card && self.pieces.is_own(seat) {
            true => self.arrival(picture, path, CARD),
            false => self.flight(picture, path, CARD),
        }
    }

    /// Where a card was that a seat had: on its board, on its deck, in its hand.
    fn came_from(&self, before: &State, seat: Seat, card: Card) -> Key {
        let slot = before.player(seat).slots.iter().position(|&one| one == card);
        match (slot, before.tasks.top()) {
            (Some(slot), _) => keys::slot(seat, slot as u8 + 1),
            (None, Some(Task::TurnUp(..))) => keys::deck(seat),
            (None, _) if self.pieces.shows_hand(seat) => keys::hand(seat, card),
            (None, _) => keys::cards(seat),
        }
    }

    /// V17.5, V20.1: only whoever draws cards sees which.
    fn draws(&mut self, seat: Seat, drawn: Drawn, count: u8) {
        if !self.pieces.shows_hand(seat) {
            let path = vec![keys::deck(seat), keys::cards(seat)];
            return self.flight(self.pieces.back(seat, count), path, CARD);
        }
        for card in drawn.set().iter() {
            let path = vec![keys::deck(seat), keys::hand(seat, card)];
            self.arrival(self.pieces.in_hand(seat, card), path, CARD);
        }
    }

    /// V9: a viscount goes along the road, from space to space.
    fn goes(&mut self, before: &State, seat: Seat, to: Space) {
        self.source = Some(keys::space(to));
        let from = before.player(seat).viscount;
        if !from.is_some() {
            return self.shine(keys::viscount(seat), CARD);
        }
        let way = match self.game.solo_seat() == Some(seat) {
            true => road::outer_way(before, from, to),
            false => {
                let least = self.game.printed().card(before.played).silver;
                road::way(before, from, to, least.into()).unwrap_or_else(|| vec![from, to])
            }
        };
        let steps = way.len().saturating_sub(1) as u16;
        let path = way.into_iter().map(keys::space).collect();
        self.flight(self.pieces.viscount(seat), path, (SPACE * steps).min(JOURNEY));
    }

    fn builds(&mut self, seat: Seat, building: Building, site: Site) {
        let picture = self.pieces.building(seat, building.kind());
        self.arrival(picture, vec![keys::building(seat, building), keys::site(site)], BUILDING);
        self.source = Some(keys::site(site));
        self.clock += BUILDING;
    }

    /// V13.4: workers come one after another.
    fn places(&mut self, seat: Seat, section: Segment, count: u8) {
        let there = keys::castle(section, Tier::First);
        for nth in 0..u16::from(count) {
            let path = vec![keys::supply(seat), there.clone()];
            self.put(Seen::Picture(self.pieces.worker(seat)), path, self.clock + nth * CLOSE, BEAT);
        }
        self.source = Some(there);
    }

    /// V13.6: three of a group are too many: one goes inwards, then one to each side.
    fn pushed(&mut self, pushed: Pushed) {
        let (from, to) = (place(pushed.from), place(pushed.to));
        if pushed.is_inwards() {
            self.clock += BEAT;
            self.shine(from.clone(), BEAT);
            self.source = Some(to.clone());
        }
        // Both that go to the sides do so at once.
        if pushed.first {
            self.clock += BEAT;
        }
        self.flight(self.pieces.worker(pushed.seat), vec![from, to], BEAT);
    }

    /// V24.3: the schemes of the solo opponent move on, and the new one comes to their beginning. The one that left was laid aside before.
    fn schemes(&mut self) {
        let Some(seat) = self.game.solo_seat() else { return };
        for (nth, one) in self.now.solo.slots.into_iter().enumerate().filter(|(_, one)| one.is_some()) {
            let slot = nth as u8 + 1;
            let from = if nth == 0 { keys::schemes(seat) } else { keys::scheme(seat, slot - 1) };
            self.flight(self.pieces.scheme(one), vec![from, keys::scheme(seat, slot)], CARD);
        }
        self.source = Some(keys::scheme(seat, 1));
        self.clock += CARD;
    }

    /// V24.5: the options of a scheme are tried one after the other.
    fn tries(&mut self, seat: Seat) {
        self.option += 1;
        self.shine(keys::scheme_option(seat, self.option), BEAT);
        self.clock += BEAT;
    }

    /// What somebody gains comes from where it was gained.
    fn gain(&mut self, id: &str, count: i16, what: Key) {
        match self.source.clone() {
            Some(source) => {
                let count = u8::try_from(count).unwrap_or(u8::MAX);
                self.flight(self.pieces.sign(id, count), vec![source, what], BUILDING);
            }
            None => self.shine(what, BRIEF),
        }
    }

    /// A debt or a deed is taken from its card; on phones that stands behind a tab, and it comes from where it was gained.
    fn document(&mut self, nth: usize, card: Key, to: Key) {
        let from = self.source.clone().filter(|_| self.pieces.small()).unwrap_or(card);
        self.flight(self.pieces.sign(glyph::DOCUMENTS[nth], 1), vec![from, to], CARD);
    }

    fn flips(&mut self, nth: usize, from: Key, to: Key) {
        self.flight(self.pieces.sign(glyph::DOCUMENTS[nth], 1), vec![from, to], BRIEF);
    }

    /// A card with its face, which lies on the discard pile of a seat from now on.
    fn card(&mut self, seat: Seat, card: Card, from: Key, to: Key) {
        self.flight(self.pieces.card(seat, card), vec![from, to], CARD);
    }

    fn flight(&mut self, picture: Picture, path: Vec<Key>, lasts: u16) {
        self.put(Seen::Picture(picture), path, self.clock, lasts);
    }

    /// A flight to a place where that which flies is drawn as a thing of its own.
    fn arrival(&mut self, picture: Picture, path: Vec<Key>, lasts: u16) {
        self.flight(picture, path, lasts);
        if let Some(motion) = self.told.last_mut() {
            motion.arrives = true;
        }
    }

    fn shine(&mut self, thing: Key, lasts: u16) {
        self.put(Seen::Light, vec![thing], self.clock, lasts);
    }

    fn put(&mut self, seen: Seen, path: Vec<Key>, after: u16, lasts: u16) {
        self.told.push(Motion { seen, path, arrives: false, after, lasts });
    }
}

/// The key of a place in the castle.
fn place(place: Place) -> Key {
    match place {
        Place::Section(section, tier) => keys::castle(section, tier),
        Place::Keep => keys::keep(),
    }
}
