//! The ways to act: what each legal action touches and brings.
//!
//! The rules decide a placement in steps: item, space, payment (T4.4). People touch the item and the space one after the other, so both
//! are one way; the payment is put together afterwards ([`super::payment`]), as boards are ([`super::pieces`]).

use super::{Tuscan, keys};
use crate::{Key, Price, Way};
use demesne_game::{Game, Ignore, Notation, Seat, Step};
use demesne_text::{
    Language, Shown,
    tuscany::{free_on, placing_on, taking_for},
};
use demesne_tuscany::{Action, Item, State, Tile, Tuscany, state::Stage, task::Task};

/// All legal actions of a seat, but boards and payments. Where several things serve alike there is a way for each.
pub(super) fn ways(table: &Tuscan<'_>, seat: Seat, language: Language) -> Vec<Way> {
    let (game, view) = (table.game, table.view(seat));
    if view.stage == Stage::Boards || matches!(view.tasks.top(), Some(Task::Payment(..))) {
        return Vec::new();
    }
    let teller = Teller { game, view: &view, seat, language };
    legal(game, &view, seat).into_iter().flat_map(|action| teller.ways(action)).collect()
}

fn legal(game: &Tuscany, state: &State, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    game.legal_actions(state, seat, &mut actions);
    actions
}

struct Teller<'t> {
    game: &'t Tuscany,
    view: &'t State,
    seat: Seat,
    language: Language,
}

impl Teller<'_> {
    fn ways(&self, action: Action) -> Vec<Way> {
        let seat = self.seat;
        match action {
            Action::Token(token) => self.each(action, vec![vec![keys::token(token)]]),
            Action::Draw => self.each(action, vec![vec![keys::deck()]]),
            Action::Take(tile) => self.takes(tile),
            Action::GiveUp(item) => self.each(action, one_key_each(stored(self.view, seat, item))),
            Action::Place(item) => self.goes_on(action, stored(self.view, seat, item), |space| {
                placing_on(item, space, self.language)
            }),
            Action::Free(tile) => {
                self.goes_on(action, in_centre(self.view, tile), |space| free_on(tile, space, self.language))
            }
            Action::On(space) => {
                let mut ways = self.each(action, vec![vec![keys::space(seat, space)]]);
                let points = self.gain(&[action]);
                ways.iter_mut().for_each(|way| way.points = points);
                ways
            }
            // A button says what it is for; whoever knows touches the marble itself.
            Action::Marble => self.each(action, vec![Vec::new(), vec![keys::marble(seat)]]),
            _ => self.each(action, vec![Vec::new()]),
        }
    }

    /// T6.1, T6.5: a tile, then the storage space where it goes: a free one, or that of what is given up for it.
    fn takes(&self, tile: Tile) -> Vec<Way> {
        let (action, estate) = (Action::Take(tile), self.view.estate(self.seat));
        let tiles = in_centre(self.view, tile);
        if estate.has_room() {
            let free = keys::stored(self.seat, usize::from(estate.storage.len()));
            return self.each(action, tiles.into_iter().map(|tile| vec![tile, free.clone()]).collect());
        }
        let mut ways = Vec::new();
        for item in estate.storage.kinds() {
            for place in stored(self.view, self.seat, item) {
                for tile_key in &tiles {
                    ways.push(Way {
                        then: vec![self.game.action_text(Action::GiveUp(item))],
                        says: taking_for(tile, item, self.language),
                        ..self.way(action, vec![tile_key.clone(), place.clone()])
                    });
                }
            }
        }
        ways
    }

    /// What is decided in two steps: what, and on which space.
    fn goes_on(&self, action: Action, begins: Vec<Key>, says: impl Fn(u8) -> String) -> Vec<Way> {
        let mut after = *self.view;
        self.game.apply(&mut after, Step::seat(self.seat, action), &mut Ignore);
        let spaces = legal(self.game, &after, self.seat).into_iter().filter_map(|next| match next {
            Action::On(space) => Some(space),
            _ => None,
        });
        let mut ways = Vec::new();
        for space in spaces {
            let points = self.gain(&[action, Action::On(space)]);
            for begin in &begins {
                ways.push(Way {
                    then: vec![self.game.action_text(Action::On(space))],
                    points,
                    says: says(space),
                    ..self.way(action, vec![begin.clone(), keys::space(self.seat, space)])
                });
            }
        }
        ways
    }

    /// The green points that some actions bring before chance acts, whatever is paid.
    fn gain(&self, actions: &[Action]) -> i32 {
        let (mut after, seat) = (*self.view, self.seat);
        let green = |state: &State| i32::from(state.estate(seat).tally.green());
        for &action in actions {
            self.game.apply(&mut after, Step::seat(seat, action), &mut Ignore);
        }
        if let Some(Task::Payment(_, space)) = after.tasks.top() {
            let colour = self.game.colour_of(after.estate(seat).board, space);
            let Some(payment) = self.game.cheapest_payment(&after, seat, colour) else { return 0 };
            self.game.apply(&mut after, Step::seat(seat, Action::Pay(payment)), &mut Ignore);
        }
        green(&after) - green(self.view)
    }

    fn each(&self, action: Action, keys: Vec<Vec<Key>>) -> Vec<Way> {
        keys.into_iter().map(|keys| self.way(action, keys)).collect()
    }

    fn way(&self, action: Action, keys: Vec<Key>) -> Way {
        Way {
            action: self.game.action_text(action),
            then: Vec::new(),
            keys,
            needs_first: false,
            price: Price::FREE,
            points: 0,
            says: self.game.deed(self.view, self.seat, action, self.language),
            brings: None,
        }
    }
}

fn one_key_each(keys: Vec<Key>) -> Vec<Vec<Key>> {
    keys.into_iter().map(|key| vec![key]).collect()
}

/// The places where an item is stored.
pub(super) fn stored(state: &State, seat: Seat, item: Item) -> Vec<Key> {
    let places = state.estate(seat).storage.iter().enumerate().filter(|(_, stored)| *stored == item);
    places.map(|(place, _)| keys::stored(seat, place)).collect()
}

/// The tiles of the centre with a face.
pub(super) fn in_centre(state: &State, tile: Tile) -> Vec<Key> {
    (0..state.centre.of(tile)).map(|copy| keys::centre(tile, copy)).collect()
}
