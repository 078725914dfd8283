//! Resolving a placement: area points, the effect of the type, the colour bonus (T8 to T10, T13).

use crate::{Colour, Event, Harvest, Item, Token, Tuscany, state::State, tally::Source, task::Task};
use demesne_game::{Seat, Sink, Spaces};

/// T9.14: game cards of a monastery.
const MONASTERY_CARDS: u8 = 3;
/// T10.2: red points where there is no room for a wooden hex.
const NO_ROOM: u16 = 2;

impl Tuscany {
    /// Gives points.
    #[inline]
    pub(crate) fn score(
        &self,
        state: &mut State,
        seat: Seat,
        source: Source,
        points: u16,
        sink: &mut impl Sink<Event>,
    ) {
        if points > 0 {
            state.estate_mut(seat).tally.add(source, points);
            sink.tell(|| Event::Scored { seat, source, points });
        }
    }

    /// Covers a space, without points and effects.
    pub(crate) fn cover(&self, state: &mut State, seat: Seat, item: Item, space: u8) {
        let estate = state.estate_mut(seat);
        estate.items[usize::from(space)] = Some(item);
        estate.covered.insert(space);
        estate.reach |= self.around(estate.board, space);
    }

    /// T8.1: lays an item down and resolves it. The colour bonus waits until the effect is done.
    pub(crate) fn lay(
        &self,
        state: &mut State,
        seat: Seat,
        item: Item,
        space: u8,
        sink: &mut impl Sink<Event>,
    ) {
        let board = state.estate(seat).board;
        let (colour, area) = (self.colour_of(board, space), self.area_of(board, space));
        let crops_before = crops(state, seat, area);
        self.cover(state, seat, item, space);
        sink.tell(|| Event::Placed(seat, item, space));
        // T8.2, T8.3: an area scores when its last space is covered.
        if area.within(state.estate(seat).covered) {
            sink.tell(|| Event::AreaDone(seat, colour, area.len() as u8));
            let points = self.printed.area[area.len() as usize];
            self.score(state, seat, Source::Areas, points, sink);
        }
        state.tasks.push(Task::Bonus(colour));
        self.effect(state, seat, item, colour, crops_before, sink);
    }

    /// T9, T10.5: an item acts by the colour of its space.
    fn effect(
        &self,
        state: &mut State,
        seat: Seat,
        item: Item,
        colour: Colour,
        crops_before: u8,
        sink: &mut impl Sink<Event>,
    ) {
        let estate = state.estate(seat);
        match colour {
            Colour::DarkGreen => state.tasks.push(Task::Castle),
            Colour::Red => state.tasks.push(Task::Token),
            Colour::Turquoise => self.gain_hex(state, seat, sink),
            Colour::LightGreen => {
                let points = match item {
                    // T9.9: each crop that the area did not have.
                    Item::Tile(tile) => (tile.crops() & !crops_before).count_ones() as u16,
                    // T10.6, T10.7: a crop of its own, always new.
                    Item::Hex => 1,
                };
                self.score(state, seat, Source::Crops, points, sink);
            }
            // T9.12, T9.13.
            Colour::Grey => self.gain_marble(state, seat, 1 + estate.token(Token::Marble), sink),
            Colour::Orange => self.gain_workers(state, seat, 1 + estate.token(Token::Worker), sink),
            Colour::Yellow => state.tasks.push(Task::Cards(MONASTERY_CARDS)),
            Colour::Beige => state.tasks.push(Task::Harvest(1 + estate.token(Token::Harvest))),
        }
    }

    fn gain_marble(&self, state: &mut State, seat: Seat, count: u8, sink: &mut impl Sink<Event>) {
        state.estate_mut(seat).marble += count;
        sink.tell(|| Event::Marble(seat, count as i8));
    }

    fn gain_workers(&self, state: &mut State, seat: Seat, count: u8, sink: &mut impl Sink<Event>) {
        state.estate_mut(seat).workers += count;
        sink.tell(|| Event::Workers(seat, count));
    }

    /// T10.1, T10.2: a wooden hex goes to a free storage space; where there is none, red points come instead.
    fn gain_hex(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        if state.estate(seat).has_room() {
            state.estate_mut(seat).storage.put(Item::Hex);
            state.fresh += 1;
            sink.tell(|| Event::Hex(seat));
        } else {
            self.score(state, seat, Source::NoRoom, NO_ROOM, sink);
        }
    }

    /// T9.5, T3.11: takes a token; storage brings points at once (T9.7).
    pub(crate) fn take_token(
        &self,
        state: &mut State,
        seat: Seat,
        token: Token,
        sink: &mut impl Sink<Event>,
    ) {
        state.estate_mut(seat).tokens[token.index()] += 1;
        sink.tell(|| Event::Token(seat, token));
        if token == Token::Storage {
            self.score(state, seat, Source::Storage, self.printed.storage, sink);
        }
    }

    /// T11.1, T11.3, T11.4: the reward of a harvest card; tokens add nothing.
    pub(crate) fn reap(&self, state: &mut State, seat: Seat, card: Harvest, sink: &mut impl Sink<Event>) {
        sink.tell(|| Event::Harvest(seat, card));
        match card {
            Harvest::TwoRedPoints => self.score(state, seat, Source::Harvest, 2, sink),
            Harvest::TwoCards => state.tasks.push(Task::Cards(2)),
            Harvest::CardRedPoint => {
                self.score(state, seat, Source::Harvest, 1, sink);
                state.tasks.push(Task::Cards(1));
            }
            Harvest::GreenPoint => self.score(state, seat, Source::GreenHarvest, 1, sink),
            Harvest::Worker => self.gain_workers(state, seat, 1, sink),
            Harvest::Marble => self.gain_marble(state, seat, 1, sink),
            Harvest::WildHex => self.gain_hex(state, seat, sink),
        }
    }

    /// T13.1 to T13.4: the bonus for covering all spaces of a colour, for the first and the second player, once each.
    pub(crate) fn colour_bonus(
        &self,
        state: &mut State,
        seat: Seat,
        colour: Colour,
        sink: &mut impl Sink<Event>,
    ) {
        let estate = state.estate(seat);
        let complete = self.spaces_of(estate.board, colour).within(estate.covered);
        if !complete || estate.completed.contains(colour) {
            return;
        }
        let before = state.completed(colour);
        state.estate_mut(seat).completed.insert(colour);
        sink.tell(|| Event::ColourDone(seat, colour, before + 1));
        if let Some(&points) = self.printed.bonus[colour.index()].get(usize::from(before)) {
            self.score(state, seat, Source::Colours, points, sink);
        }
    }
}

/// The crops that tiles of an area show.
fn crops(state: &State, seat: Seat, area: Spaces) -> u8 {
    let items = &state.estate(seat).items;
    area.into_iter().filter_map(|space| items[usize::from(space)]).fold(0, |crops, item| crops | item.crops())
}
