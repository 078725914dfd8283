//! Reading a position. What is not said has its default, so that a puzzle or a test is a few lines.

use super::{
    MOMENTS, keys,
    lists::{read_dice, read_goods_list, read_points},
    modes::refuse_shared,
};
use crate::{
    Burgundy, Colour, Duchies, Expansion, State, Tile,
    notation::{read_goods, read_tile, read_tiles},
    open::{Open, push_due},
    setup::CENTRE,
    state::{Choice, Stage, UNKNOWN},
};
use demesne_game::{Facts, Game, MAX_SEATS, Seat, Spaces, TextError, Words};

impl Burgundy {
    pub(crate) fn read_position_lines(&self, lines: &[&str], first: usize) -> Result<State, TextError> {
        let facts = Facts::read(lines, first, |key| keys::known(key, self.players()))?;
        let mut state = self.start();
        state.stage = Stage::Turn;
        self.read_moment(&facts, &mut state)?;
        self.read_track(&facts, &mut state)?;
        self.read_depots(&facts, &mut state)?;
        for seat in Seat::first(self.players()) {
            self.read_seat(&facts, &mut state, seat)?;
        }
        if self.on(Expansion::Tiles) && !facts.has("track") {
            // X-TILE-2.
            state.track.lift(self.lifted(&state), self.players());
        }
        if self.options.chateautoma.is_some() {
            self.read_automa(&facts, &mut state)?;
        }
        self.read_shields(&facts, &mut state)?;
        self.read_routes(&facts, &mut state)?;
        self.read_solo(&facts, &mut state)?;
        self.read_turn(&facts, &mut state)?;
        // Inns on their way are among the open effects.
        self.read_extras(&facts, &mut state)?;
        self.fill_routes(&mut state);
        self.read_supplies(&facts, &mut state)?;
        self.read_vines(&facts, &mut state)?;
        self.check_position(&facts, &state)?;
        Ok(state)
    }

    fn read_moment(&self, facts: &Facts<'_>, state: &mut State) -> Result<(), TextError> {
        if let Some(stage) = facts.with("moment", |w| self.read_stage(w))? {
            state.stage = stage;
        }
        if let Some(phase) = facts.with("phase", |w| {
            w.parse("a phase: A to E", |word| match word.as_bytes() {
                [phase @ b'A'..=b'E'] => Some(phase - b'A'),
                _ => None,
            })
        })? {
            state.phase = phase;
        }
        if let Some(round) = facts.with("round", |w| w.number("a round", 1, 5))? {
            state.round = round as u8 - 1;
        } else if matches!(state.stage, Stage::Levies | Stage::Tribute | Stage::LastCopy) {
            state.round = 4;
        }
        if let Some(white) = facts.with("white", |w| w.number("the white die", 1, 6))? {
            state.white = white as u8;
        } else if state.stage.in_turn() || state.stage.in_round() {
            state.white = 1;
        }
        state.veiled = facts
            .with("veiled", |w| w.parse("yes", |word| (word == "yes").then_some(true)))?
            .unwrap_or(false);
        Ok(())
    }

    fn read_stage(&self, words: &mut Words<'_>) -> Result<Stage, TextError> {
        let word = words.expect("a moment")?;
        Ok(match word {
            "shields" => Stage::Shields(words.number("a depot", 1, 6)? as u8 - 1),
            "route" => Stage::Route(words.parse("a seat", |w| self.seat(w))?.0),
            "gift" => Stage::Gift(words.parse("a seat", |w| self.seat(w))?.0),
            "depot" => Stage::Depot(words.number("a depot", 1, 6)? as u8 - 1),
            _ => match MOMENTS.iter().find(|(name, _)| *name == word) {
                Some(&(_, stage)) => stage,
                None => {
                    let names: Vec<&str> = MOMENTS.iter().map(|&(name, _)| name).collect();
                    return Err(TextError::new(format!(
                        "\"{word}\" is no moment; the moments are {}, gift p1, depot 1, shields 1, route p1",
                        names.join(", ")
                    )));
                }
            },
        })
    }

    pub(super) fn seat(&self, word: &str) -> Option<Seat> {
        Seat::parse(word).filter(|seat| seat.0 < self.players())
    }

    fn read_track(&self, facts: &Facts<'_>, state: &mut State) -> Result<(), TextError> {
        let players = usize::from(self.players());
        facts.with("track", |words| {
            for place in 0..players {
                let (seat, at) = words.parse("a marker and its space, such as p1@0", |word| {
                    let (seat, at) = word.split_once('@')?;
                    Some((self.seat(seat)?, at.parse::<u8>().ok()?))
                })?;
                if at > self.printed.track_end {
                    return Err(TextError::new(format!(
                        "the turn-order track ends at {}; {at} is beyond it (B1.6)",
                        self.printed.track_end
                    )));
                }
                state.track.order[place] = seat;
                state.track.at[seat.index()] = at;
            }
            Ok(())
        })?;
        if state.stage.has_order() {
            state.order = state.track.order;
        }
        facts.with("order", |words| {
            for place in state.order.iter_mut().take(players) {
                *place = words.parse("a seat of this table", |word| self.seat(word))?;
            }
            Ok(())
        })?;
        Ok(())
    }

    fn read_depots(&self, facts: &Facts<'_>, state: &mut State) -> Result<(), TextError> {
        for depot in 0..6 {
            if let Some(tiles) = facts.with(&format!("depot {}", depot + 1), read_tiles)? {
                state.depots[depot] = tiles;
            }
            if let Some(goods) = facts.with(&format!("depot {} goods", depot + 1), read_goods_list)? {
                state.depot_goods[depot] = goods;
            }
        }
        if let Some(tiles) = facts.with("black", read_tiles)? {
            state.black = tiles;
        }
        facts.with("round goods", |words| {
            for place in &mut state.round_goods {
                if !words.take("-") {
                    *place = read_goods(words)? + 1;
                }
            }
            Ok(())
        })?;
        Ok(())
    }

    fn read_seat(&self, facts: &Facts<'_>, state: &mut State, seat: Seat) -> Result<(), TextError> {
        let key = |what: &str| format!("{seat} {what}");
        if let Some(choice) = facts.with(&key("choice"), |w| self.read_choice(w))? {
            state.choices[seat.index()] = choice;
        }
        if let Some(tally) = facts.with(&key("points"), read_points)? {
            *state.tally_mut(seat) = tally;
        }
        if state.paired {
            self.read_private(facts, state, seat)?;
        }
        // X-TEAM-9: what partners share is said once.
        let automa = Some(seat) == self.automa_seat();
        if !automa && !self.estate_holders().any(|holder| holder == seat) {
            return refuse_shared(facts, seat);
        }
        if !automa {
            self.read_board_of(facts, state, seat)?;
        }
        let most = 999;
        let estate = state.estate_mut(seat);
        estate.silver = facts.with(&key("silver"), |w| w.number("silver", 0, most))?.unwrap_or(0) as u16;
        estate.workers = facts.with(&key("workers"), |w| w.number("workers", 0, most))?.unwrap_or(0) as u16;
        if let Some(goods) = facts.with(&key("goods"), read_goods_list)? {
            estate.goods = goods;
        }
        if let Some(sold) = facts.with(&key("sold"), read_goods_list)? {
            estate.sold = sold;
        }
        facts.with(&key("storage"), |words| {
            while words.peek().is_some() {
                let tile = read_tile(words)?;
                if estate.storage.len() == crate::storage::ROOM {
                    return Err(TextError::new("so many tiles are never stored (B6.2)"));
                }
                estate.storage.insert(tile);
            }
            Ok(())
        })?;
        facts.with(&key("bonus"), |words| {
            while words.peek().is_some() {
                let (colour, size) = words.parse("a bonus tile, such as castle-large", |word| {
                    let (colour, size) = word.split_once('-')?;
                    Some((Colour::parse(colour)?, ["large", "small"].iter().position(|s| *s == size)?))
                })?;
                let holder = state.owner(seat);
                let owner = &mut state.bonus[colour.index()][size];
                if *owner != 0 {
                    return Err(TextError::new(format!(
                        "the bonus tile of {} lies in two places",
                        colour.name()
                    )));
                }
                *owner = holder;
            }
            Ok(())
        })?;
        if automa { Ok(()) } else { self.read_duchy(facts, state, seat) }
    }

    fn read_choice(&self, words: &mut Words<'_>) -> Result<Choice, TextError> {
        words.parse("a choice: hidden, 19, @2 or 19@2", |word| {
            if word == "hidden" {
                return Some(Choice::Hidden);
            }
            let (space, board) = match word.split_once('@') {
                Some((space, board)) => (space, self.find_board(board)?),
                None => (word, UNKNOWN),
            };
            let space = match space {
                "" => UNKNOWN,
                _ => space.parse::<u8>().ok().filter(|s| (1..=73).contains(s))? - 1,
            };
            (board != UNKNOWN || space != UNKNOWN).then_some(Choice::Made { board, space })
        })
    }

    fn read_board_of(&self, facts: &Facts<'_>, state: &mut State, seat: Seat) -> Result<(), TextError> {
        if matches!(state.stage, Stage::First)
            || self.options.duchies == Duchies::Random && state.stage == Stage::Boards
        {
            return Ok(());
        }
        let two_sided = self.side_open(state, seat);
        let key = format!("{seat} board");
        let named = self.named.get(seat.index()).copied();
        let board = facts.with(&key, |words| {
            words.parse("a board of this game", |word| match two_sided {
                true => self.find_two_sided(word),
                false => self.find_board(word),
            })
        })?;
        let board = match (board, named) {
            (Some(board), Some(named)) if board != named => {
                return Err(TextError::at(
                    facts.line(&key),
                    format!("the table gives {seat} the board {} (B2.5)", self.board_name(named)),
                ));
            }
            (Some(board), _) | (None, Some(board)) => board,
            (None, None) => {
                return Err(TextError::new(format!(
                    "with random duchies the line \"{key}: …\" is needed (B2.11)"
                )));
            }
        };
        state.estate_mut(seat).board = board;
        Ok(())
    }

    fn read_duchy(&self, facts: &Facts<'_>, state: &mut State, seat: Seat) -> Result<(), TextError> {
        let key = format!("{seat} duchy");
        if !facts.has(&key) {
            if !state.stage.before_phase_a() {
                let starts = self.duchy(state, seat).starts;
                let space = if starts.contains(CENTRE) { Some(CENTRE) } else { starts.into_iter().next() };
                if let Some(space) = space {
                    self.lay(state, seat, Tile::CASTLE, space);
                }
            }
            return Ok(());
        }
        if self.duchy_of(state, seat).is_none() {
            return Err(TextError::at(
                facts.line(&key),
                "nothing lies in a duchy before its board is known (B2.8)",
            ));
        }
        facts.with(&key, |words| {
            while words.peek().is_some() {
                let (space, tile) = words.parse("a space and its tile, such as 19=castle", |word| {
                    let (space, tile) = word.split_once('=')?;
                    Some((space.parse::<u8>().ok()?.checked_sub(1)?, Tile::parse(tile)?))
                })?;
                let duchy = self.duchy(state, seat);
                if space >= duchy.size {
                    return Err(TextError::new(format!(
                        "the duchy has the spaces 1 to {}, no {}",
                        duchy.size,
                        u32::from(space) + 1
                    )));
                }
                let colour = duchy.colour[usize::from(space)];
                if tile.is_double() || !tile.is_wild() && colour != tile.colour() {
                    return Err(TextError::new(format!(
                        "{} cannot lie on {}, which is a {} space (B7.1)",
                        self.tile_name(tile),
                        space + 1,
                        colour.name()
                    )));
                }
                if state.estate(seat).covered.contains(space) {
                    return Err(TextError::new(format!("space {} has two tiles", space + 1)));
                }
                self.lay(state, seat, tile, space);
            }
            Ok(())
        })?;
        Ok(())
    }

    fn read_turn(&self, facts: &Facts<'_>, state: &mut State) -> Result<(), TextError> {
        let players = usize::from(self.players());
        if matches!(state.stage, Stage::AutomaDie | Stage::Card(_)) {
            // The moment says whose turn it is.
            let place = state.order[..players].iter().position(|&seat| Some(seat) == self.automa_seat());
            state.turn = place.unwrap_or(0) as u8;
        }
        if let Some(seat) = facts.with("turn", |w| w.parse("a seat of this table", |word| self.seat(word)))? {
            let place = state.order[..players].iter().position(|&s| s == seat);
            state.turn = place.ok_or_else(|| {
                TextError::at(facts.line("turn"), format!("{seat} is not in the order of the round (B4.3)"))
            })? as u8;
        }
        facts.with("done", |words| {
            while words.peek().is_some() {
                match words.expect("buy, hire or mark")? {
                    "buy" => state.bought = true,
                    "hire" => state.hired = true,
                    "mark" => state.shields.wielded = true,
                    word => return Err(TextError::new(format!("\"{word}\" is not buy, hire or mark"))),
                }
            }
            Ok(())
        })?;
        facts.with("open", |words| {
            while words.peek().is_some() {
                let open = words.parse(
                    "an open effect: extra, city-hall, workshop, church, market, warehouse, ship, store:bank",
                    Open::parse,
                )?;
                if !state.open.has_room() {
                    return Err(TextError::new("so many effects are never open at once (B8)"));
                }
                // X-SOLO-21: what is due has no order.
                match open.due() {
                    Some(_) => push_due(&mut state.open, open),
                    None => state.open.push(open),
                }
            }
            Ok(())
        })?;
        if state.stage.in_round() {
            for place in 0..players {
                let seat = state.order[place];
                if Some(seat) == self.automa_seat() {
                    continue;
                }
                let default = if place > usize::from(state.turn) { [1, 1] } else { [0, 0] };
                state.dice[seat.index()] = facts.with(&format!("{seat} dice"), read_dice)?.unwrap_or(default);
            }
        }
        Ok(())
    }
}

/// The seats of a list, each once.
pub(super) fn is_permutation(seats: &[Seat]) -> bool {
    let set: Spaces = seats.iter().map(|seat| seat.0).collect();
    set == Spaces::first(seats.len().min(MAX_SEATS) as u8)
}
