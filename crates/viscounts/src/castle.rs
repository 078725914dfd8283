//! The castle: placing workers, groups that move inwards, over-crowding, the leader (V13).

use crate::{
    Action, Event, Tier, Viscounts,
    resolve::Few,
    space::{SEGMENTS, Segment},
    state::State,
    task::{Origin, Task},
};
use demesne_game::{Illegal, Seat, Sink};

/// V13.6, V13.10: so many workers of one player are a group.
const GROUP: u8 = 3;
/// V13.13: so many workers have room in a section.
const ROOM: u8 = 3;

/// What the castle waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Waits {
    /// A player chooses which group of the first tier moves (V13.9).
    Group(Seat),
    /// The active player chooses a worker that leaves (V13.13).
    Crowd,
}

/// What the castle does next by itself.
enum Next {
    /// A group of the first tier moves.
    Group(Seat, Segment),
    /// A group of the second tier moves.
    Inner(Seat, Segment),
    /// Somebody decides.
    Waits(Waits),
    /// Nothing is left.
    Rests,
}

impl Viscounts {
    /// V13.4, V13.20: workers come from the supply to the first tier.
    pub(crate) fn place_workers(
        &self,
        state: &mut State,
        seat: Seat,
        section: Segment,
        workers: u8,
        sink: &mut impl Sink<Event>,
    ) {
        let player = state.player_mut(seat);
        player.supply -= workers;
        player.first[section.index()] += workers;
        sink.tell(|| Event::Placed(seat, section, workers));
        self.resolve_castle(state);
    }

    /// V13.5: the castle is resolved, unless it is being resolved already.
    fn resolve_castle(&self, state: &mut State) {
        if !state.tasks.iter().any(|task| task == Task::Castle) {
            state.tasks.push(Task::Castle);
        }
    }

    pub(crate) fn list_castle_moves(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        for from in state.ring.order() {
            if state.player(seat).first[from.index()] > 0 {
                out.push(Action::CastleMove(from, state.ring.next(from)));
                out.push(Action::CastleMove(from, state.ring.previous(from)));
            }
        }
    }

    pub(crate) fn check_castle_move(
        &self,
        state: &State,
        seat: Seat,
        from: Segment,
        to: Segment,
    ) -> Result<(), Illegal> {
        if state.player(seat).first[from.index()] == 0 {
            return Illegal::err(
                "V6.18",
                format!("{seat} has no worker on the first tier at {}", from.name()),
            );
        }
        match to == state.ring.next(from) || to == state.ring.previous(from) {
            true => Ok(()),
            false => Illegal::err(
                "V13.19",
                format!("the section at {} is not next to the one at {}", to.name(), from.name()),
            ),
        }
    }

    /// V13.19: a worker moves to the next section.
    pub(crate) fn castle_move(
        &self,
        state: &mut State,
        seat: Seat,
        from: Segment,
        to: Segment,
        sink: &mut impl Sink<Event>,
    ) {
        self.step_aside(state, seat, from, to, sink);
        self.resolve_castle(state);
    }

    fn step_aside(
        &self,
        state: &mut State,
        seat: Seat,
        from: Segment,
        to: Segment,
        sink: &mut impl Sink<Event>,
    ) {
        let first = &mut state.player_mut(seat).first;
        first[from.index()] -= 1;
        first[to.index()] += 1;
        sink.tell(|| Event::Sideways(seat, from, to));
    }

    /// V13.9, V13.12: the active player's groups first, those of the first tier before those of the second; then clockwise the others;
    /// over-crowding at last.
    fn next_in_castle(&self, state: &State) -> Next {
        for nth in 0..self.options.seats() {
            let seat = self.nth_seat(state.turn, nth);
            let player = state.player(seat);
            let groups = player.first.iter().filter(|&&workers| workers >= GROUP).count();
            let first = |tier: [u8; SEGMENTS], from: Segment| {
                state.ring.from(from).find(|section| tier[section.index()] >= GROUP)
            };
            // V23.5, V23.13: the solo opponent looks clockwise from its viscount; for people the first is as good as any.
            let from = if self.is_solo(seat) && player.ready { state.segment(seat) } else { Segment(0) };
            match (groups, first(player.first, from)) {
                (2.., _) if !self.is_solo(seat) => return Next::Waits(Waits::Group(seat)),
                (_, Some(section)) => return Next::Group(seat, section),
                _ => {}
            }
            if let Some(section) = first(player.second, from) {
                return Next::Inner(seat, section);
            }
        }
        match self.crowded(state).next() {
            Some(_) => Next::Waits(Waits::Crowd),
            None => Next::Rests,
        }
    }

    /// The first- and second-tier sections with more workers than have room (V13.13).
    pub(crate) fn crowded(&self, state: &State) -> impl Iterator<Item = (Segment, Tier)> {
        let mut first = [0; SEGMENTS];
        let mut second = [0; SEGMENTS];
        for player in &state.players[..usize::from(self.options.seats())] {
            for section in 0..SEGMENTS {
                first[section] += player.first[section];
                second[section] += player.second[section];
            }
        }
        let tiers = [(Tier::First, first), (Tier::Second, second)];
        let from = state.player(state.turn).viscount;
        let from = if from.is_some() { from.segment() } else { Segment(0) };
        let ring = state.ring;
        tiers.into_iter().flat_map(move |(tier, workers)| {
            ring.from(from)
                .filter(move |section| workers[section.index()] > ROOM)
                .map(move |section| (section, tier))
        })
    }

    /// What the castle waits for; only while it is being resolved.
    pub(crate) fn castle_waits(&self, state: &State) -> Waits {
        match self.next_in_castle(state) {
            Next::Waits(waits) => waits,
            _ => Waits::Crowd,
        }
    }

    /// The castle goes on by itself; whether it does.
    pub(crate) fn castle_goes_on(&self, state: &mut State, sink: &mut impl Sink<Event>) -> bool {
        match self.next_in_castle(state) {
            Next::Group(seat, section) => self.move_group(state, seat, section, sink),
            Next::Waits(Waits::Group(seat)) => match self.next_groups(state, seat)[..] {
                [Action::Resolve(section)] => self.move_group(state, seat, section, sink),
                _ => return false,
            },
            // V13.10
            Next::Inner(seat, section) => {
                let player = state.player_mut(seat);
                player.second[section.index()] -= 1;
                player.third += 1;
                sink.tell(|| Event::Inwards(seat, section, Tier::Second));
                self.lead(state, seat, sink);
                state.tasks.gain(seat, self.printed.tables.third_tier);
            }
            Next::Rests => drop(state.tasks.pop()),
            // V23.6: the solo opponent removes the person's workers, its own only where there is no other.
            Next::Waits(Waits::Crowd) if self.is_solo(state.turn) => {
                let Some((section, tier)) = self.crowded(state).next() else { return true };
                let person = self.nth_seat(state.turn, 1);
                let there = self.workers_at(state, person, section, tier) > 0;
                self.remove_worker(state, section, tier, if there { person } else { state.turn }, sink);
            }
            Next::Waits(_) => return false,
        }
        true
    }

    /// V13.6: one worker moves in, its reward follows, then two go to the sides.
    pub(crate) fn move_group(
        &self,
        state: &mut State,
        seat: Seat,
        section: Segment,
        sink: &mut impl Sink<Event>,
    ) {
        let player = state.player_mut(seat);
        player.first[section.index()] -= 1;
        player.second[section.index()] += 1;
        sink.tell(|| Event::Inwards(seat, section, Tier::First));
        state.tasks.push(Task::Spread(seat, section));
        let reward = self.printed.tables.second_tier[state.ring.reward(section)];
        match reward.only() {
            Some(bundle) => state.tasks.gain(seat, bundle),
            // V23.5: the solo opponent takes the first of two rewards.
            None if self.is_solo(seat) => state.tasks.gain(seat, reward.first()),
            None => state.tasks.push(Task::Choose(seat, Origin::Section(section))),
        }
    }

    /// V13.6 c, V13.8: whether the workers that go to the sides do so by themselves.
    pub(crate) fn spreads(
        &self,
        state: &mut State,
        seat: Seat,
        section: Segment,
        sink: &mut impl Sink<Event>,
    ) -> bool {
        match state.player(seat).first[section.index()] {
            1 if !self.is_solo(seat) => return false,
            0 => {}
            workers => {
                self.step_aside(state, seat, section, state.ring.next(section), sink);
                if workers > 1 {
                    self.step_aside(state, seat, section, state.ring.previous(section), sink);
                }
            }
        }
        state.tasks.pop();
        true
    }

    /// V13.8: the only worker that is left goes to one side.
    pub(crate) fn spread(&self, state: &mut State, to: Segment, sink: &mut impl Sink<Event>) {
        let Some(Task::Spread(seat, section)) = state.tasks.pop() else { return };
        self.step_aside(state, seat, section, to, sink);
    }

    /// V13.16: whoever has more workers on the third tier than the leader takes the card.
    fn lead(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        let leads = state
            .leader
            .is_none_or(|leader| leader != seat && state.player(seat).third > state.player(leader).third);
        if leads {
            state.leader = Some(seat);
            sink.tell(|| Event::Leader(seat));
        }
    }

    fn workers_at(&self, state: &State, seat: Seat, section: Segment, tier: Tier) -> u8 {
        let player = state.player(seat);
        match tier {
            Tier::First => player.first[section.index()],
            Tier::Second => player.second[section.index()],
        }
    }

    /// V13.9: the groups of the first tier from which the next one is chosen.
    fn next_groups(&self, state: &State, seat: Seat) -> Few {
        let groups = Segment::all().filter(|section| state.player(seat).first[section.index()] >= GROUP);
        self.distinct(state, seat, groups.map(Action::Resolve))
    }

    pub(crate) fn list_castle(&self, state: &State, out: &mut Vec<Action>) {
        match self.castle_waits(state) {
            Waits::Group(seat) => out.extend_from_slice(&self.next_groups(state, seat)),
            Waits::Crowd => {
                for (section, tier) in self.crowded(state) {
                    let there =
                        self.every_seat().filter(|&seat| self.workers_at(state, seat, section, tier) > 0);
                    out.extend(there.map(|seat| Action::Remove(section, tier, seat)));
                }
            }
        }
    }

    pub(crate) fn check_castle(&self, state: &State, action: Action) -> Result<(), Illegal> {
        match (self.castle_waits(state), action) {
            (Waits::Group(seat), Action::Resolve(section)) => {
                match self.next_groups(state, seat).contains(&action) {
                    true => Ok(()),
                    false => Illegal::err(
                        "V13.6",
                        format!("{seat} has no three workers on the first tier at {}", section.name()),
                    ),
                }
            }
            (Waits::Group(_), _) => Illegal::err("V13.9", "choose the section that is resolved next"),
            (Waits::Crowd, Action::Remove(section, tier, seat)) => {
                if !self.crowded(state).any(|crowd| crowd == (section, tier)) {
                    return Illegal::err(
                        "V13.13",
                        format!("the section at {} is not over-crowded", section.name()),
                    );
                }
                match seat.0 < self.options.seats() && self.workers_at(state, seat, section, tier) > 0 {
                    true => Ok(()),
                    false => Illegal::err("V13.13", format!("{seat} has no worker there")),
                }
            }
            (Waits::Crowd, _) => {
                Illegal::err("V13.13", "a section is over-crowded: choose a worker that leaves it")
            }
        }
    }

    /// V13.13, V13.14: a worker goes back to its owner's supply, who is compensated.
    pub(crate) fn remove_worker(
        &self,
        state: &mut State,
        section: Segment,
        tier: Tier,
        seat: Seat,
        sink: &mut impl Sink<Event>,
    ) {
        let player = state.player_mut(seat);
        let (workers, reward) = match tier {
            Tier::First => (&mut player.first, self.printed.tables.removed_first),
            Tier::Second => (&mut player.second, self.printed.tables.removed_second),
        };
        workers[section.index()] -= 1;
        player.supply += 1;
        sink.tell(|| Event::Removed(seat, section, tier));
        state.tasks.gain(seat, reward);
    }
}
