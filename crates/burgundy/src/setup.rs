//! Before phase A: first player, boards, goods, sides, starting castles (B2).

use crate::{
    Action, Burgundy, Duchies, Edition, Event, Expansion, Tile,
    action::Pick,
    automa::Automa,
    duchy::Duchy,
    open::OpenStack,
    options::{Modifier, RouteOrder, Team, VineTypes},
    post::Posts,
    route::Route,
    shield::Shields,
    solo::SoloTrack,
    state::{CITIES, Choice, DUCHY, Estate, Stage, State, UNKNOWN},
    team::Private,
    track::Track,
};
use demesne_game::{Ignore, Illegal, MAX_SEATS, Random, Seat, SeatSet, Sink, Spaces};

/// The central space of a standard duchy.
pub(crate) const CENTRE: u8 = 18;

impl Burgundy {
    pub(crate) fn start_state(&self) -> State {
        let mut state = State {
            estates: [Estate::EMPTY; MAX_SEATS],
            tiles: [None; MAX_SEATS * DUCHY],
            cities: [0; MAX_SEATS * CITIES],
            supply: self.printed.normal,
            black_supply: self.printed.black,
            goods_supply: [self.printed.goods; 6],
            depots: [[None; 4]; 6],
            black: [None; 8],
            depot_goods: [[0; 6]; 6],
            round_goods: [0; 5],
            bonus: [[0; 2]; 6],
            track: Track::start(Seat(0), self.players()),
            order: [Seat(0); MAX_SEATS],
            dice: [[0; 2]; MAX_SEATS],
            white: 0,
            stage: Stage::First,
            phase: 0,
            round: 0,
            turn: 0,
            bought: false,
            hired: false,
            open: OpenStack::EMPTY,
            choices: [Choice::Open; MAX_SEATS],
            veiled: false,
            paired: self.options.team.is_some(),
            homes: if self.options.team.is_some() { [0, 2, 0, 2] } else { [0, 1, 2, 3] },
            private: [Private::EMPTY; MAX_SEATS],
            inns: 0,
            cleared_castles: 0,
            posts: Posts::NONE,
            shields: Shields::NONE,
            routes: [Route::NONE; MAX_SEATS],
            vines: self.first_vines(),
            solo: SoloTrack::NONE,
            automa: Automa::NONE,
        };
        // X-TEAM-3: a team gets 2 silver.
        let silver = if state.paired { 2 } else { 1 };
        for seat in self.estate_holders() {
            state.estate_mut(seat).silver = silver;
        }
        if let Some(solo) = self.options.solo {
            state.solo.target = solo.target;
        }
        if self.options.chateautoma.is_some() {
            self.set_up_automa(&mut state);
        }
        // A1.13: with one person no first player is drawn.
        if self.persons() == 1 {
            self.apply_first(&mut state, Seat(0), &mut Ignore);
        }
        state
    }

    /// B2.6: the first player gets 1 worker, the next clockwise 2, 3, 4. B2.7: markers are stacked in that order.
    #[inline(never)]
    pub(crate) fn apply_first(&self, state: &mut State, first: Seat, sink: &mut impl Sink<Event>) {
        state.track = self.first_track(first);
        if state.paired {
            // X-TEAM-2, X-TEAM-3: team A is the first player's.
            self.gain_workers(state, first, 3, sink);
            self.gain_workers(state, Seat((first.0 + 1) % 4), 5, sink);
        } else if self.options.solo.is_some() {
            self.gain_workers(state, first, 2, sink);
        } else {
            for (i, seat) in state.track.order.into_iter().take(self.players().into()).enumerate() {
                if Some(seat) != self.automa_seat() {
                    self.gain_workers(state, seat, i as u16 + 1, sink);
                }
            }
        }
        if self.options.duchies != Duchies::Random {
            for seat in self.estate_holders() {
                state.estate_mut(seat).board = self.named[seat.index()];
            }
        }
        self.set_up_after(state, Stage::First, sink);
    }

    /// B2.7: markers are stacked in turn order. A2.10: the Châteautoma's is at the bottom; A15.8: on top with modifier C.
    fn first_track(&self, first: Seat) -> Track {
        let mut track = Track::start(first, self.persons());
        let persons = usize::from(self.persons());
        if let (Some(seat), Some(automa)) = (self.automa_seat(), self.options.chateautoma) {
            track.order[persons] = seat;
            if automa.has(Modifier::C) {
                track.order[..=persons].rotate_right(1);
            }
        }
        track
    }

    /// What is set up next: the stages in their order, as far as the table needs them.
    #[inline(never)]
    pub(crate) fn set_up_after(&self, state: &mut State, done: Stage, sink: &mut impl Sink<Event>) {
        let order = [
            (Stage::First, true),
            (Stage::Boards, self.draws_boards()),
            (Stage::FirstCard(0), self.options.chateautoma.is_some()),
            (Stage::FirstCard(1), self.options.chateautoma.is_some()),
            (Stage::FirstBuilding, self.options.chateautoma.is_some_and(|automa| automa.has(Modifier::B))),
            (Stage::Shields(0), self.on(Expansion::Shields)),
            (Stage::Route(0), self.on(Expansion::Routes)),
            (Stage::RouteOrders, self.options.route_order == RouteOrder::Chosen),
            (Stage::VineTypes, self.options.vine_types == VineTypes::Fewer),
            (Stage::VineGifts, self.on(Expansion::Vineyards)),
            (Stage::Gift(0), true),
            (Stage::Sides, self.draws_boards() && self.special()),
            (Stage::Castles, !self.castles_are_given()),
        ];
        let at = order.iter().position(|&(stage, _)| stage == done).map_or(0, |at| at + 1);
        match order[at..].iter().find(|(_, needed)| *needed) {
            Some(&(stage, _)) => {
                state.stage = stage;
                if stage == Stage::RouteOrders {
                    state.order = state.track.order;
                    state.turn = 0;
                    self.ask_for_route_orders(state, sink);
                }
            }
            None => {
                for seat in self.estate_holders() {
                    let space = castle_spaces(self.duchy(state, seat)).into_iter().next().unwrap_or(CENTRE);
                    let space = if self.options.team.is_some() { space } else { CENTRE };
                    self.found(state, seat, space, sink);
                }
                self.start_phase(state, sink);
            }
        }
    }

    /// Whether duchies are drawn (B2.5).
    pub(crate) fn draws_boards(&self) -> bool {
        self.options.duchies == Duchies::Random && self.options.team.is_none() && self.options.solo.is_none()
    }

    #[inline(never)]
    pub(crate) fn apply_boards(
        &self,
        state: &mut State,
        boards: [u8; MAX_SEATS],
        sink: &mut impl Sink<Event>,
    ) {
        for (estate, board) in state.estates.iter_mut().zip(boards).take(self.persons().into()) {
            estate.board = board;
        }
        self.set_up_after(state, Stage::Boards, sink);
    }

    /// B2.3: a player's three goods; after the last player sides or castles are chosen. X-TEAM-3: a team gets three.
    #[inline(never)]
    pub(crate) fn apply_gift(
        &self,
        state: &mut State,
        seat: Seat,
        goods: [u8; 3],
        sink: &mut impl Sink<Event>,
    ) {
        for kind in goods {
            state.goods_supply[usize::from(kind)] -= 1;
            state.estate_mut(seat).goods[usize::from(kind)] += 1;
            sink.tell(|| Event::Goods(seat, kind, 1));
        }
        match self.estate_holders().any(|holder| holder == Seat(seat.0 + 1)) {
            true => state.stage = Stage::Gift(seat.0 + 1),
            false => self.set_up_after(state, Stage::Gift(0), sink),
        }
    }

    /// B2.8, 2011: where all use board 1 the starting castle is the central one.
    /// X-TEAM-6: so is that of a team on the basic side.
    fn castles_are_given(&self) -> bool {
        if self.options.team == Some(Team::Basic) {
            return true;
        }
        let all_board_1 = match &self.options.duchies {
            Duchies::Same(board) => board == "1",
            Duchies::Chosen(boards) => boards.iter().all(|board| board == "1"),
            Duchies::Random => false,
        };
        self.options.edition == Edition::First && all_board_1
    }

    /// Whether a seat still has a two-sided board whose side is open.
    pub(crate) fn side_open(&self, state: &State, seat: Seat) -> bool {
        // Chosen openly, a side is settled at once; chosen together, when all are turned up.
        self.draws_boards()
            && (self.together() || state.choices[seat.index()] == Choice::Open)
            && match state.stage {
                Stage::First | Stage::Boards => false,
                // 2011: the side is chosen together with the castle space.
                Stage::Castles | Stage::RevealCastles => !self.special(),
                stage => stage.before_phase_a(),
            }
    }

    /// B2.9, B2.10: a castle out of the supply that covers its space and does nothing.
    fn found(&self, state: &mut State, seat: Seat, space: u8, sink: &mut impl Sink<Event>) {
        state.supply[Tile::CASTLE.index()] -= 1;
        self.lay(state, seat, Tile::CASTLE, space);
        sink.tell(|| Event::Placed(seat, Tile::CASTLE, space));
    }

    /// The seats that have not chosen yet. Of a team the member that plays first chooses (X-R2).
    pub(crate) fn undecided(&self, state: &State) -> SeatSet {
        self.choosers(state).iter().filter(|seat| state.choices[seat.index()] == Choice::Open).collect()
    }

    /// The seats that choose sides and castles.
    pub(crate) fn choosers(&self, state: &State) -> SeatSet {
        match state.paired {
            true => state.track.order.into_iter().take(2).collect(),
            false => Seat::first(self.persons()).collect(),
        }
    }

    /// B2.8: all at the same time, or (option, 2011) one after the other in turn order.
    pub(crate) fn choosing_castles(&self, state: &State) -> SeatSet {
        let undecided = self.undecided(state);
        if self.together() {
            return undecided;
        }
        let next = state.track.order.into_iter().take(self.players().into()).find(|&s| undecided.contains(s));
        next.map_or(SeatSet::EMPTY, SeatSet::one)
    }

    /// The boards that a seat may have: its board, or both sides of the one that it drew. Their indices in [`Burgundy::duchies`].
    pub fn boards_of(&self, state: &State, seat: Seat) -> Vec<u8> {
        let board = state.estate(seat).board;
        match self.side_open(state, seat) {
            true => self.two_sided.get(usize::from(board)).map_or(Vec::new(), |(sides, _)| sides.to_vec()),
            false => vec![board],
        }
    }

    pub(crate) fn list_sides(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.extend(self.boards_of(state, seat).into_iter().map(Action::Side));
    }

    pub(crate) fn list_castles(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let with_side = self.side_open(state, seat);
        for board in self.boards_of(state, seat) {
            for space in castle_spaces(&self.duchies[usize::from(board)]) {
                out.push(Action::Castle(Pick { board: if with_side { board } else { UNKNOWN }, space }));
            }
        }
    }

    pub(crate) fn check_choice(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        match (state.stage, action) {
            // What a viewer sees of a choice that is hidden from it.
            (Stage::Sides, Action::Side(UNKNOWN)) if state.veiled => Ok(()),
            (Stage::Castles, Action::Castle(Pick { space: UNKNOWN, .. })) if state.veiled => Ok(()),
            (Stage::Sides, Action::Side(side)) => {
                let boards = self.boards_of(state, seat);
                if boards.contains(&side) {
                    return Ok(());
                }
                let ids =
                    boards.iter().map(|&b| self.duchies[usize::from(b)].id.as_str()).collect::<Vec<_>>();
                Illegal::err(
                    "B2.11",
                    format!("{seat} drew the board {}; choose one side of it", ids.join("/")),
                )
            }
            (Stage::Castles, Action::Castle(pick)) => self.check_castle(state, seat, pick),
            (Stage::Sides, _) => Illegal::err("B2.11", "the side of the board is chosen first: \"side 2\""),
            _ => Illegal::err("B2.8", "the starting castle is chosen first: \"castle 19\""),
        }
    }

    fn check_castle(&self, state: &State, seat: Seat, pick: Pick) -> Result<(), Illegal> {
        let with_side = self.side_open(state, seat);
        let board = match (with_side, pick.board) {
            (true, board) if self.boards_of(state, seat).contains(&board) => board,
            (false, UNKNOWN) => state.estate(seat).board,
            (true, _) => {
                return Illegal::err("B2.11", "the side is chosen with the castle: \"castle 19 on 2\"");
            }
            (false, _) => return Illegal::err("B2.8", "the side is known; write \"castle 19\""),
        };
        let duchy = &self.duchies[usize::from(board)];
        if pick.space < duchy.size && castle_spaces(duchy).contains(pick.space) {
            return Ok(());
        }
        let spaces: Vec<String> = castle_spaces(duchy).into_iter().map(|s| (s + 1).to_string()).collect();
        let rule = match (self.options.team, self.options.solo) {
            (Some(_), _) => "X-TEAM-6",
            (_, Some(_)) => "X-SOLO-2",
            _ => "B2.8",
        };
        Illegal::err(rule, format!("a starting castle lies on a castle space: {}", spaces.join(", ")))
    }

    #[inline(never)]
    pub(crate) fn apply_choice(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) {
        let (board, space) = match action {
            Action::Side(board) => (board, UNKNOWN),
            Action::Castle(pick) => (pick.board, pick.space),
            _ => return debug_assert!(false, "apply() was given what check() refuses"),
        };
        let known = board != UNKNOWN || space != UNKNOWN;
        state.choices[seat.index()] = if known { Choice::Made { board, space } } else { Choice::Hidden };
        let all_made = self.undecided(state).is_empty();
        if state.stage == Stage::Castles && !self.together() {
            self.settle_choice(state, seat, Pick { board, space }, sink);
            if all_made {
                state.choices = [Choice::Open; MAX_SEATS];
                self.start_phase(state, sink);
            }
        } else if all_made {
            state.stage = if state.stage == Stage::Sides { Stage::RevealSides } else { Stage::RevealCastles };
        }
    }

    /// A choice takes effect.
    fn settle_choice(&self, state: &mut State, seat: Seat, pick: Pick, sink: &mut impl Sink<Event>) {
        if pick.board != UNKNOWN {
            state.estate_mut(seat).board = pick.board;
        }
        if pick.space != UNKNOWN {
            self.found(state, seat, pick.space, sink);
        }
    }

    /// What is turned up when all have chosen. Only the table itself can say it; a view does not know.
    #[inline(never)]
    pub(crate) fn sample_reveal(&self, state: &State) -> Action {
        Action::Reveal(state.choices.map(|choice| match choice {
            Choice::Made { board, space } => Pick { board, space },
            _ => Pick { board: UNKNOWN, space: UNKNOWN },
        }))
    }

    pub(crate) fn check_reveal(&self, state: &State, picks: &[Pick; MAX_SEATS]) -> Result<(), Illegal> {
        for seat in Seat::first(MAX_SEATS as u8) {
            let pick = picks[seat.index()];
            let fits = match state.choices[seat.index()] {
                Choice::Made { board, space } => pick == Pick { board, space },
                Choice::Open => pick == Pick { board: UNKNOWN, space: UNKNOWN },
                Choice::Hidden if state.stage == Stage::RevealSides => {
                    pick.space == UNKNOWN && self.boards_of(state, seat).contains(&pick.board)
                }
                Choice::Hidden => self.check_castle(state, seat, pick).is_ok(),
            };
            if !fits {
                return Illegal::err("B2.8", format!("that is not what {seat} chose"));
            }
        }
        Ok(())
    }

    #[inline(never)]
    pub(crate) fn apply_reveal(
        &self,
        state: &mut State,
        picks: [Pick; MAX_SEATS],
        sink: &mut impl Sink<Event>,
    ) {
        for seat in self.choosers(state).iter() {
            self.settle_choice(state, seat, picks[seat.index()], sink);
        }
        state.choices = [Choice::Open; MAX_SEATS];
        match state.stage {
            Stage::RevealSides => self.set_up_after(state, Stage::Sides, sink),
            _ => self.start_phase(state, sink),
        }
    }

    /// Hidden choices, each drawn evenly from those that were possible.
    pub(crate) fn imagine_choices(&self, view: &State, rng: &mut impl Random) -> State {
        let mut state = State { veiled: false, ..*view };
        let mut legal = Vec::new();
        for seat in self.choosers(view).iter() {
            if state.choices[seat.index()] != Choice::Hidden {
                continue;
            }
            legal.clear();
            match state.stage {
                Stage::Sides | Stage::RevealSides => self.list_sides(view, seat, &mut legal),
                _ => self.list_castles(view, seat, &mut legal),
            }
            let (board, space) = match legal[rng.below(legal.len() as u32) as usize] {
                Action::Castle(pick) => (pick.board, pick.space),
                Action::Side(board) => (board, UNKNOWN),
                _ => continue,
            };
            state.choices[seat.index()] = Choice::Made { board, space };
        }
        state
    }
}

/// B2.8, X-TEAM-6: the spaces where a starting castle may lie.
fn castle_spaces(duchy: &Duchy) -> Spaces {
    duchy.starts
}
