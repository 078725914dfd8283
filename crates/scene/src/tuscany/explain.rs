//! What things at the table are: the rule first, then how they stand now.

use super::{Tuscan, named::Named};
use crate::{Explanation, Look, Way, names::with_names};
use demesne_game::{Game, Seat, Viewer};
use demesne_text::tuscany::{
    moment,
    things::{self, Thing},
};
use demesne_tuscany::{Item, State, task::Task};

/// How many actions are listed with a thing.
const LISTED: usize = 5;

/// What a thing is.
pub(super) fn explain(table: &Tuscan<'_>, look: &Look<'_>, key: &str) -> Option<Explanation> {
    let named = Named::parse(key)?;
    let who = match look.viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Spectator | Viewer::Everybody => look.own,
    };
    let view = table.game.view(table.state, look.viewer);
    let teller = Teller { table, look, view: &view, who };
    let mut explanation = teller.of(named)?;
    explanation.now.extend(teller.possible(named));
    // Texts name people by their seats.
    for line in &mut explanation.now {
        *line = with_names(line, look.names);
    }
    Some(explanation)
}

/// Who tells, of which moment, to whom.
struct Teller<'a> {
    table: &'a Tuscan<'a>,
    look: &'a Look<'a>,
    view: &'a State,
    who: Seat,
}

impl Teller<'_> {
    fn of(&self, named: Named) -> Option<Explanation> {
        let (game, view, language) = (self.table.game, self.view, self.look.language);
        Some(match named {
            Named::Space(seat, space) => self.space(seat, space)?,
            Named::Centre(tile, _) => self.thing(Thing::Tile(tile), Vec::new()),
            Named::Neutral => self.thing(Thing::Neutral, Vec::new()),
            Named::Removed => self.thing(Thing::Removed, Vec::new()),
            Named::Deck => self.thing(Thing::Deck, moment::hand(game, view, self.who, language)),
            Named::Discards => self.thing(Thing::Discards, Vec::new()),
            Named::Harvest => self.thing(Thing::HarvestDeck, Vec::new()),
            Named::Token(token) | Named::OwnToken(_, token) => {
                self.thing(Thing::Token(token), moment::tokens_left(game, view, token, language))
            }
            Named::Bonus(colour) => {
                self.thing(Thing::ColourBonus(colour), moment::bonus(game, view, colour, language))
            }
            Named::Stored(seat, place) => {
                self.seated(seat)?;
                match view.estate(seat).storage.iter().nth(place) {
                    Some(Item::Tile(tile)) => self.thing(Thing::Tile(tile), Vec::new()),
                    Some(Item::Hex) => self.thing(Thing::Hex, Vec::new()),
                    None => self.thing(Thing::Storage, Vec::new()),
                }
            }
            Named::Card(seat, colour, _) => {
                self.seated(seat)?;
                self.thing(Thing::Card(colour), moment::cards_seen(game, view, colour, language))
            }
            Named::Cards(seat) => {
                self.seated(seat)?;
                self.thing(Thing::Cards, moment::hand(game, view, seat, language))
            }
            Named::Worker(seat, _) | Named::Workers(seat) => {
                self.seated(seat)?;
                let count = view.estate(seat).workers;
                self.thing(Thing::Workers, vec![moment::count(count.into(), language)])
            }
            Named::Marble(seat) => {
                self.seated(seat)?;
                let count = view.estate(seat).marble;
                self.thing(Thing::Marble, vec![moment::count(count.into(), language)])
            }
            Named::Stacks(seat) => {
                self.seated(seat)?;
                self.thing(Thing::Stacks, moment::stacks(game, view, seat, language))
            }
            Named::Phase(phase) => {
                let now = if phase == view.phase { moment::phase(game, view, language) } else { Vec::new() };
                self.thing(Thing::Phase(phase), now)
            }
            Named::Round => self.thing(Thing::Round, moment::phase(game, view, language)),
            Named::Green(seat) => {
                self.seated(seat)?;
                let points = view.estate(seat).tally.green();
                self.thing(Thing::Green, vec![format!("{seat}: {points}.")])
            }
            Named::Red(seat) => {
                self.seated(seat)?;
                let points = view.estate(seat).tally.red();
                self.thing(Thing::Red, vec![format!("{seat}: {points}.")])
            }
            Named::Piece(_) | Named::Left(_) | Named::Right(_) => self.thing(Thing::Piece, Vec::new()),
            Named::Turn(_) => self.thing(Thing::Turn, Vec::new()),
            Named::Joint(_) => self.thing(Thing::Joint, Vec::new()),
            Named::Start(_) => self.thing(Thing::StartCastle, Vec::new()),
        })
    }

    fn thing(&self, thing: Thing, now: Vec<String>) -> Explanation {
        let (game, language) = (self.table.game, self.look.language);
        Explanation {
            title: things::title(game, thing, language),
            rule: things::rule(game, thing, language),
            now,
            ..Explanation::default()
        }
    }

    fn space(&self, seat: Seat, space: u8) -> Option<Explanation> {
        self.seated(seat)?;
        let (game, view, language) = (self.table.game, self.view, self.look.language);
        let estate = view.estate(seat);
        let now = moment::space(game, view, seat, space, language);
        if now.is_empty() {
            return None;
        }
        let thing = match estate.items.get(usize::from(space)).copied().flatten() {
            Some(_) if space == game.start_space(estate.board) => Thing::StartCastle,
            Some(Item::Tile(tile)) => Thing::Tile(tile),
            Some(Item::Hex) => Thing::Hex,
            None => Thing::Space(game.colour_of(estate.board, space)),
        };
        Some(self.thing(thing, now))
    }

    fn seated(&self, seat: Seat) -> Option<()> {
        (seat.0 < self.table.game.seats()).then_some(())
    }

    /// What can be done with a thing now, or why nothing can.
    fn possible(&self, named: Named) -> Vec<String> {
        let (game, view, language) = (self.table.game, self.view, self.look.language);
        let all = super::ways::ways(self.table, self.who, language);
        if all.is_empty() || !matches!(self.look.viewer, Viewer::Seat(_)) {
            return Vec::new();
        }
        let key = named.key();
        let mut ways: Vec<&Way> = all.iter().filter(|way| way.keys.contains(&key)).collect();
        ways.dedup_by(|one, other| one.does_as(other));
        if ways.is_empty() {
            return self.why_not(named);
        }
        ways.sort_by_key(|way| -way.points);
        let mut lines: Vec<String> =
            ways.iter().take(LISTED).map(|way| moment::way(&way.says, way.points, language)).collect();
        if ways.len() > LISTED {
            lines.push(moment::more(ways.len() - LISTED, language));
        }
        // What would come of it, where it is clear what.
        if let (Named::Space(seat, space), [way]) = (named, ways.as_slice())
            && let Some(item) = self.item_of(way)
        {
            lines.extend(moment::placing(game, view, seat, item, space, language));
        }
        if matches!(named, Named::Centre(..)) && !view.estate(self.who).has_room() && view.tasks.is_empty() {
            lines.push(moment::full(language).into());
        }
        lines
    }

    /// What a way lays down.
    fn item_of(&self, way: &Way) -> Option<Item> {
        match self.view.tasks.top() {
            Some(Task::Space(item)) => return Some(item),
            Some(Task::FreeSpace(tile)) => return Some(Item::Tile(tile)),
            _ => {}
        }
        let first = way.keys.first()?;
        match Named::parse(first)? {
            Named::Stored(seat, place) => self.view.estate(seat).storage.iter().nth(place),
            Named::Centre(tile, _) => Some(Item::Tile(tile)),
            _ => None,
        }
    }

    fn why_not(&self, named: Named) -> Vec<String> {
        let (view, language) = (self.view, self.look.language);
        let line = match named {
            Named::Stored(seat, place) if seat == self.who => {
                let item = view.estate(seat).storage.iter().nth(place);
                item.map(|item| self.cannot_place(item))
            }
            Named::Space(seat, space)
                if seat == self.who && view.estate(seat).items[usize::from(space)].is_none() =>
            {
                Some(moment::no_item(language).to_owned())
            }
            _ => None,
        };
        line.into_iter().collect()
    }

    /// Why a stored item cannot be placed now, as the rules say it.
    fn cannot_place(&self, item: Item) -> String {
        let (game, language) = (self.table.game, self.look.language);
        let step = demesne_game::Step::seat(self.who, demesne_tuscany::Action::Place(item));
        match game.check(self.view, step) {
            Err(illegal) => <demesne_tuscany::Tuscany as demesne_text::Shown>::refused(&illegal, language),
            Ok(()) => moment::no_space(language).to_owned(),
        }
    }
}
