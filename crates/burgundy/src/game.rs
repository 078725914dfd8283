//! The game as it lies in its box, and its part of the contract: who acts, and which step answers.

use crate::{
    Action, Castles, Duchies, Edition, Event, Expansion, Options, Tile,
    automa::{Areas, County},
    duchy::{self, Duchy},
    printed::Printed,
    route::RouteTiles,
    shield::printed::{PrintedShields, printed_shields},
    state::{Choice, Stage, State, UNKNOWN},
    team::partner,
    version,
    vine::VineBoard,
};
use demesne_game::{
    Actor, Game, Illegal, Outcome, Random, Scores, Seat, SeatSet, Sink, Step, TextError, ToAct, Viewer,
};

/// The Castles of Burgundy, set up with its options.
#[derive(Clone, Debug)]
pub struct Burgundy {
    pub(crate) options: Options,
    pub(crate) printed: Printed,
    /// The boards that can occur. A state names them by their index here.
    pub(crate) duchies: Vec<Duchy>,
    /// Two-sided boards to draw from (B2.11): two indices into `duchies`, and how many copies there are.
    pub(crate) two_sided: Vec<([u8; 2], u8)>,
    /// The board of each seat, where the table named them.
    pub(crate) named: Vec<u8>,
    /// The printed matter of the vineyards (X-VINE).
    pub(crate) vine_board: VineBoard,
    /// Whether anything is in play that changes how tiles are placed, stored or bought: the base game asks this once
    /// and then none of the questions about expansions.
    pub(crate) extended: bool,
    /// What is printed about shields.
    pub(crate) shields: PrintedShields,
    /// The route tiles.
    pub(crate) routes: RouteTiles,
    /// The Châteautoma's cards.
    pub(crate) county: County,
    /// The Châteautoma's duchy.
    pub(crate) areas: Areas,
}

impl Burgundy {
    /// Sets a game up.
    pub fn new(options: Options) -> Result<Burgundy, TextError> {
        let mut printed = Printed::load(options.edition, options.players.max(2))?;
        let wanted = |expansion: &str| options.expansions.iter().any(|on| on.name() == expansion);
        // X-SOLO-25: alone there is no turn order for monastery 27.
        let useless = |tile: Tile| options.solo.is_some() && tile == Tile::monastery(27);
        printed.mix_in(|added| wanted(&added.expansion) && !useless(added.tile));
        let mut duchies = duchy::printed(options.edition.name())?;
        duchies.extend(duchy::team_boards()?.into_iter().filter(|_| options.team.is_some()));
        duchies.extend(duchy::solo_boards()?.into_iter().filter(|_| options.solo.is_some()));
        for (name, rows) in &options.own_boards {
            if duchies.iter().any(|duchy| duchy.id == *name) {
                return Err(TextError::new(format!(
                    "the board \"{name}\" exists already; give your own another name"
                )));
            }
            duchies.push(Duchy::from_one_line(name, rows)?);
        }
        let find = |id: &str| {
            duchies.iter().position(|duchy| duchy.id == *id).map(|index| index as u8).ok_or_else(|| {
                let ids: Vec<&str> = duchies.iter().map(|duchy| duchy.id.as_str()).collect();
                TextError::new(format!("B2.5: there is no board \"{id}\"; the boards are {}", ids.join(", ")))
            })
        };
        let persons = usize::from(options.persons());
        let named = match (&options.duchies, options.team, options.solo) {
            (_, Some(team), _) => vec![find(team.board())?; persons],
            (_, _, Some(solo)) => vec![find(&solo.board.to_string())?],
            (Duchies::Same(id), ..) => vec![find(id)?; persons],
            (Duchies::Chosen(ids), ..) => ids.iter().map(|id| find(id)).collect::<Result<_, _>>()?,
            (Duchies::Random, ..) => Vec::new(),
        };
        let two_sided = Printed::two_sided_of(options.edition, options.boards)?
            .iter()
            .map(|([one, other], copies)| Ok(([find(one)?, find(other)?], *copies)))
            .collect::<Result<_, TextError>>()?;
        let extended = !options.expansions.is_empty() || options.connection || options.solo.is_some();
        let shields = printed_shields()?;
        let routes = RouteTiles::load(options.expansions.has(Expansion::Routes), options.players)?;
        let vine_board = VineBoard::load(options.players)?;
        let (county, areas) = match options.chateautoma {
            Some(automa) => (
                County::load(options.expansions.has(Expansion::Vineyards))?,
                Areas::new(&duchy::automa_duchies()?, automa),
            ),
            None => (County::NONE, Areas::NONE),
        };
        Ok(Burgundy {
            options,
            printed,
            duchies,
            two_sided,
            named,
            extended,
            shields,
            routes,
            vine_board,
            county,
            areas,
        })
    }

    /// The options of the table.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The printed matter but the duchies.
    pub fn printed(&self) -> &Printed {
        &self.printed
    }

    /// The printed matter of the vineyards, for this number of players.
    pub fn vine_board(&self) -> &VineBoard {
        &self.vine_board
    }

    /// The boards that can occur in this game.
    pub fn duchies(&self) -> &[Duchy] {
        &self.duchies
    }

    /// The board of a seat's duchy, once it is known.
    pub fn duchy_of(&self, state: &State, seat: Seat) -> Option<&Duchy> {
        match state.stage {
            Stage::First | Stage::Boards => None,
            _ if self.side_open(state, seat) => None,
            _ => self.duchies.get(usize::from(state.estate(seat).board)),
        }
    }

    /// The board of a seat's duchy in the hot path, where it is always known.
    #[inline]
    pub(crate) fn duchy(&self, state: &State, seat: Seat) -> &Duchy {
        &self.duchies[usize::from(state.estate(seat).board)]
    }

    #[inline]
    pub(crate) fn players(&self) -> u8 {
        self.options.players
    }

    /// How many people play; they have the first seats (A1.13).
    #[inline]
    pub(crate) fn persons(&self) -> u8 {
        self.options.persons()
    }

    /// The number of players that depots, supplies and tables are for: alone as for two (X-SOLO-4).
    #[inline]
    pub(crate) fn size(&self) -> u8 {
        self.options.players.max(2)
    }

    /// The seat of the Châteautoma: the last one (A1.13).
    #[inline]
    pub fn automa_seat(&self) -> Option<Seat> {
        self.options.chateautoma.map(|_| Seat(self.options.players - 1))
    }

    /// The Châteautoma's cards; none without it.
    pub fn county(&self) -> &County {
        &self.county
    }

    /// The Châteautoma's duchy; empty without it.
    pub fn areas(&self) -> &Areas {
        &self.areas
    }

    /// Whether an expansion is in play.
    #[inline]
    pub(crate) fn on(&self, expansion: Expansion) -> bool {
        self.options.expansions.has(expansion)
    }

    /// Whether the rules are those of the Special Edition.
    #[inline]
    pub(crate) fn special(&self) -> bool {
        self.options.edition == Edition::Special
    }

    /// Whether choices before the game are made at the same time.
    pub(crate) fn together(&self) -> bool {
        self.options.castles == Castles::Together
    }

    /// Whose choices a viewer may see before they are shown: the own, and those of the partner (X-TEAM-15).
    fn may_see(&self, viewer: Viewer, owner: Seat) -> bool {
        match viewer {
            Viewer::Seat(seat) => self.allies(seat).contains(owner),
            Viewer::Spectator => false,
            Viewer::Everybody => true,
        }
    }

    /// A tile's name, in the words of the edition.
    pub fn tile_name(&self, tile: Tile) -> String {
        tile.name(self.options.edition)
    }
}

impl Game for Burgundy {
    type State = State;
    type Action = Action;
    type Event = Event;

    const NAME: &'static str = "burgundy";
    const RULES: u32 = version::NEWEST;
    const OLDEST_RULES: u32 = version::OLDEST;

    fn seats(&self) -> u8 {
        self.options.players
    }

    fn rules(&self) -> u32 {
        self.options.rules
    }

    fn start(&self) -> State {
        self.start_state()
    }

    #[inline]
    fn to_act(&self, state: &State) -> ToAct {
        // By far the most frequent moment.
        if state.stage.is_turn() {
            return ToAct::seat(state.on_turn());
        }
        match state.stage {
            Stage::Turn | Stage::Levies | Stage::Tribute | Stage::LastCopy | Stage::RouteOrders => {
                ToAct::seat(state.on_turn())
            }
            Stage::Over => ToAct::Nobody,
            Stage::Sides => ToAct::Seats(self.undecided(state)),
            Stage::Castles => ToAct::Seats(self.choosing_castles(state)),
            _ => ToAct::Chance,
        }
    }

    #[inline]
    fn legal_actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        // By far the most frequent moment.
        if state.stage.is_turn() {
            if seat == state.on_turn() {
                self.list_turn(state, seat, out);
            }
            return;
        }
        match self.to_act(state) {
            ToAct::Seats(seats) if seats.contains(seat) => {}
            _ => return,
        }
        match state.stage {
            Stage::Levies | Stage::Tribute | Stage::LastCopy => self.list_at_phase_end(state, seat, out),
            Stage::Sides => self.list_sides(state, seat, out),
            Stage::RouteOrders => self.list_route_orders(state, seat, out),
            _ => self.list_castles(state, seat, out),
        }
    }

    #[inline]
    fn check(&self, state: &State, step: Step<Action>) -> Result<(), Illegal> {
        match (step.by, self.to_act(state)) {
            (Actor::Seat(seat), ToAct::Seats(seats)) if seats.contains(seat) => match state.stage {
                stage if stage.in_turn() => self.check_turn(state, seat, step.action),
                Stage::RouteOrders => self.check_route_order(state, seat, step.action),
                _ => self.check_choice(state, seat, step.action),
            },
            (Actor::Chance, ToAct::Chance) => self.check_chance(state, step.action),
            (by, to_act) => not_to_act(state, by, to_act),
        }
    }

    #[inline]
    fn apply(&self, state: &mut State, step: Step<Action>, sink: &mut impl Sink<Event>) {
        match step.by {
            // A turn's stage is asked for first: it is by far the most frequent.
            Actor::Seat(seat) if state.stage.is_turn() || state.stage.in_turn() => {
                self.apply_turn(state, seat, step.action, sink);
            }
            Actor::Seat(seat) => match state.stage {
                Stage::RouteOrders => self.apply_route_order(state, seat, step.action, sink),
                _ => self.apply_choice(state, seat, step.action, sink),
            },
            Actor::Chance => self.apply_chance(state, step.action, sink),
        }
    }

    fn sample(&self, state: &State, rng: &mut impl Random) -> Action {
        self.sample_chance(state, rng)
    }

    /// B16.1: nobody has a secret but a choice under B2.8 until it is shown. What chance has not drawn yet lies nowhere.
    fn view(&self, state: &State, viewer: Viewer) -> State {
        let mut view = State { veiled: viewer != Viewer::Everybody || state.veiled, ..*state };
        for (choice, owner) in view.choices.iter_mut().zip(0..) {
            if matches!(choice, Choice::Made { .. }) && !self.may_see(viewer, Seat(owner)) && self.together()
            {
                *choice = Choice::Hidden;
            }
        }
        view
    }

    #[inline]
    fn all_open(&self, state: &State) -> bool {
        state.stage.is_turn()
            || !matches!(
                state.stage,
                Stage::Sides | Stage::RevealSides | Stage::Castles | Stage::RevealCastles
            )
    }

    fn seen(&self, _: &State, step: Step<Action>, viewer: Viewer) -> Step<Action> {
        let Actor::Seat(by) = step.by else { return step };
        if self.may_see(viewer, by) || !self.together() {
            return step;
        }
        let action = match step.action {
            Action::Side(_) => Action::Side(UNKNOWN),
            Action::Castle(_) => Action::Castle(crate::action::Pick { board: UNKNOWN, space: UNKNOWN }),
            open => open,
        };
        Step { by: step.by, action }
    }

    fn imagine(&self, view: &State, _: Viewer, rng: &mut impl Random) -> State {
        self.imagine_choices(view, rng)
    }

    fn scores(&self, state: &State) -> Scores {
        Scores { seats: Seat::first(self.players()).map(|seat| self.score_of(state, seat)).collect() }
    }

    fn allies(&self, seat: Seat) -> SeatSet {
        match self.options.team {
            Some(_) => [seat, partner(seat)].into_iter().collect(),
            None => SeatSet::one(seat),
        }
    }

    fn points(&self, state: &State, seat: Seat) -> i32 {
        self.points_of(state, seat)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        (state.stage == Stage::Over).then(|| self.rank(state))
    }
}

#[cold]
fn not_to_act(state: &State, by: Actor, to_act: ToAct) -> Result<(), Illegal> {
    let rule = match state.stage {
        Stage::Turn => "B4.3",
        Stage::Sides => "B2.11",
        Stage::Castles => "B2.8",
        Stage::Over => "B14.1",
        Stage::AutomaDie => "A1.5",
        Stage::Card(_) => "A9.9",
        Stage::FirstCard(_) => "A2.5",
        Stage::FirstBuilding => "A15.6",
        _ => "B5.8",
    };
    Err(Illegal::not_to_act(rule, by, to_act))
}
