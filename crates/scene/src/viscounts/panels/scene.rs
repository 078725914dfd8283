//! What all panels draw from: the state as its viewer knows it, the marks, the words.

use crate::{
    Key, Look, Marks, Room,
    viscounts::{
        Viscount,
        ahead::{self, Ahead},
        explain::Teller,
        keys,
        labels::{self, Word},
        ledger::{self, Ledger},
        named::Named,
        rearrange,
    },
};
use demesne_draw::{
    seat::Initials,
    viscounts::{
        board::Board,
        card::Cards,
        portrait::Portraits,
        ring::{self, Ring},
        strip::Strip,
    },
};
use demesne_game::{Game, Seat, Viewer};
use demesne_viscounts::{
    Act, Card, CardSet, Segment, State, Viscounts,
    state::{Beat, Player, SLOTS, Stage},
    task::Task,
};
use std::sync::OnceLock;

/// The faces of all cards: read once, since a table is drawn at every touch.
static PORTRAITS: OnceLock<Option<Portraits>> = OnceLock::new();

/// The faces of all cards; none where the box cannot be read.
pub(in crate::viscounts) fn portraits(game: &Viscounts) -> Option<&'static Portraits> {
    PORTRAITS.get_or_init(|| Portraits::load(game.printed()).ok()).as_ref()
}

/// The seat whose things are large: never that of the solo opponent, which has neither hand nor board.
pub(in crate::viscounts) fn own(game: &Viscounts, look: &Look<'_>) -> Seat {
    let seat = look.own;
    match seat.0 < game.options().seats() && game.solo_seat() != Some(seat) {
        true => seat,
        false => Seat(0),
    }
}

/// A table that is looked at.
pub(super) struct Scene<'a> {
    pub table: &'a Viscount<'a>,
    pub game: &'a Viscounts,
    pub state: State,
    pub look: &'a Look<'a>,
    pub marks: &'a Marks,
    pub initials: Initials,
    /// The sums of the actions that whoever looks can do now; the one that is meant comes first.
    pub ledgers: Vec<Ledger>,
    /// What would come of what is pointed at.
    pub ahead: Option<Ahead>,
    portraits: &'static Portraits,
}

impl<'a> Scene<'a> {
    pub fn new(table: &'a Viscount<'a>, look: &'a Look<'a>, marks: &'a Marks) -> Option<Scene<'a>> {
        let (game, state) = (table.game, table.game.view(table.state, look.viewer));
        let portraits = portraits(game)?;
        let (ledgers, ahead) = match look.viewer {
            // V2.12: before the pairs are picked nobody is anywhere.
            Viewer::Seat(seat) if state.player(seat).viscount.is_some() => (
                ledger::ledgers(table, &state, seat, marks),
                ahead::pointed(table, &state, seat, marks).map(|(_, ahead)| ahead),
            ),
            _ => (Vec::new(), None),
        };
        let initials = Initials::of(look.names);
        Some(Scene { table, game, state, look, marks, initials, ledgers, ahead, portraits })
    }

    /// The seat whose things are large.
    pub fn own(&self) -> Seat {
        own(self.game, self.look)
    }

    pub fn player(&self, seat: Seat) -> &Player {
        self.state.player(seat)
    }

    pub fn word(&self, word: Word) -> &'static str {
        labels::word(word, self.look.language)
    }

    /// The name of a seat; its number where it has none.
    pub fn name(&self, seat: Seat) -> String {
        match self.look.names.get(seat.index()) {
            Some(name) if !name.is_empty() => name.clone(),
            _ => seat.to_string(),
        }
    }

    /// What a thing is called when it is read aloud, without its marks.
    pub fn label(&self, named: Named) -> String {
        labels::label(&self.teller(), named, self.own())
    }

    pub fn teller(&self) -> Teller<'_> {
        let who = match self.look.viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Spectator | Viewer::Everybody => self.own(),
        };
        Teller { table: self.table, look: self.look, view: &self.state, who }
    }

    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.game.options().seats())
    }

    /// The seats but the own one, clockwise from it.
    pub fn rivals(&self) -> Vec<Seat> {
        let (own, seats) = (self.own().0, self.game.options().seats());
        (1..seats).map(|nth| Seat((own + nth) % seats)).collect()
    }

    /// Whether a phone holds the table: the road is unrolled there.
    pub fn small(&self) -> bool {
        matches!(self.look.room, Room::Phone | Room::Across)
    }

    pub fn cards(&self) -> Cards<'_> {
        Cards { printed: self.game.printed(), portraits: self.portraits }
    }

    /// The board of a seat.
    pub fn board(&self, seat: Seat) -> Board<'_> {
        Board { game: self.game, state: &self.state, cards: self.cards(), seat }
    }

    /// The board of a seat as it would be after what is pointed at.
    pub fn ahead_board(&self, seat: Seat) -> Option<Board<'_>> {
        let state = &self.ahead.as_ref()?.state;
        Some(Board { state, ..self.board(seat) })
    }

    /// The main board around a point.
    pub fn ring(&self, centre: (f32, f32)) -> Ring<'_> {
        Ring {
            game: self.game,
            state: &self.state,
            cards: self.cards(),
            initials: self.initials,
            own: Some(self.own()),
            centre,
            radius: ring::RADIUS,
        }
    }

    /// A segment of the main board, flat.
    pub fn strip(&self, segment: Segment, corner: (f32, f32)) -> Strip<'_> {
        Strip {
            game: self.game,
            state: &self.state,
            cards: self.cards(),
            initials: self.initials,
            own: Some(self.own()),
            segment,
            corner,
        }
    }

    /// The cards of the own hand as far as they are known: before the deck is shuffled all own cards are in it (V2.23).
    pub fn held(&self) -> Option<CardSet> {
        let player = self.player(self.own());
        if !self.state.knows(self.own()) {
            return None;
        }
        match player.ready || self.state.stage != Stage::Prepare {
            true => (player.hand.len() == player.hand_size).then_some(player.hand),
            false => Some(player.unseen),
        }
    }

    /// The card that lies in a slot, 0 to 2; while the cards are put in another order, the one that would lie there.
    pub fn in_slot(&self, nth: usize) -> Card {
        let (own, sketch) = (self.own(), self.marks.sketch.as_ref());
        let order = sketch.and_then(|sketch| rearrange::sketched(self.game, &self.state, own, sketch));
        order.unwrap_or(self.player(own).slots)[nth % SLOTS]
    }

    /// Whether a thing belongs to the plate that is pointed at, or is the plate of what is.
    pub fn echoes(&self, key: &Key) -> bool {
        let Some(pointed) = &self.marks.preview else { return false };
        let plates = self.ledgers.first().into_iter().flat_map(|ledger| &ledger.plates);
        plates
            .filter_map(|plate| Some((&plate.key, plate.from.as_ref()?)))
            .any(|(plate, from)| pointed == plate && key == from || pointed == from && key == plate)
    }

    /// Whether something lit is of a kind.
    pub fn is_lit(&self, kind: impl Fn(Named) -> bool) -> bool {
        self.marks.lit.keys().any(|key| Named::parse(key).is_some_and(&kind))
    }

    /// Whether a decision is about the castle and nothing else: it is shown large.
    pub fn castle_asked(&self) -> bool {
        let inside = |named| {
            matches!(
                named,
                Named::Castle(..)
                    | Named::Keep
                    | Named::Worker(..)
                    | Named::Workers(_)
                    | Named::Act(Act::Workers)
            )
        };
        !self.marks.lit.is_empty() && self.marks.lit.keys().all(|key| Named::parse(key).is_some_and(inside))
    }

    /// The action that the sum is about: its seal lies on gold in the tally.
    pub fn act(&self) -> Option<Act> {
        self.ledgers.first().filter(|ledger| ledger.open).map(|ledger| ledger.act)
    }

    /// Whether an action is chosen, and it is asked how much of it.
    pub fn asks_how_much(&self) -> bool {
        matches!(self.state.tasks.top(), Some(Task::Amount(_)))
    }

    /// Whether it is asked where the viscount goes.
    pub fn moves(&self) -> bool {
        let state = &self.state;
        state.stage == Stage::Turn && state.beat == Beat::Move && state.tasks.is_empty()
    }

    /// Whether the trade of the space where the own viscount stands can be done.
    pub fn trades(&self) -> bool {
        self.marks.usable.contains(&keys::act(Act::Trade))
    }
}
