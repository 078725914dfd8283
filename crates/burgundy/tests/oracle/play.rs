//! The whole game as one procedure that asks for every step and goes on with the answer: from the rules' text alone.

use super::world::World;
use std::collections::BTreeSet;

/// The steps are used up, or the game is over before its last round (X-SOLO-23).
pub struct Stop;
/// What a part of the game gives.
pub type Play<T = ()> = Result<T, Stop>;

/// Who answers.
pub trait Answers {
    /// One of `seats` decides something of its list.
    fn decision(
        &mut self,
        world: &World,
        seats: &[usize],
        list: &dyn Fn(usize) -> BTreeSet<String>,
    ) -> Play<(usize, String)>;
    /// Chance acts; `possible` says whether a text could come.
    fn chance(&mut self, world: &World, verb: &str, possible: &dyn Fn(&str) -> bool) -> Play<String>;
    /// The game is over, with this result.
    fn over(&mut self, world: &World, result: &str);
}

/// A game under way.
pub struct Oracle<'a> {
    pub world: World,
    pub answers: &'a mut dyn Answers,
    /// X-SEQ-17: whose turn is running; nobody's at the end of a phase.
    pub own_turn: Option<usize>,
}

impl<'a> Oracle<'a> {
    pub fn new(world: World, answers: &'a mut dyn Answers) -> Self {
        Self { world, answers, own_turn: None }
    }
}

impl Oracle<'_> {
    /// A whole game.
    pub fn play(mut self) -> Play {
        self.set_up()?;
        self.world.phase = 0;
        self.phases()
    }

    /// The rest of a game, from the beginning of a turn.
    pub fn play_on(mut self) -> Play {
        if self.world.open == ["extra"] {
            // A castle's action is still to be done in it.
            self.world.open.clear();
            self.own_turn = Some(self.world.turn);
            self.extra_action(self.world.turn, true)?;
        }
        self.turns_from(self.world.turn)?;
        self.rounds_from(self.world.round + 1)?;
        self.end_phase()?;
        self.world.phase += 1;
        self.phases()
    }

    pub fn decide(&mut self, seat: usize, list: BTreeSet<String>) -> Play<String> {
        let (by, text) = self.answers.decision(&self.world, &[seat], &|_| list.clone())?;
        assert_eq!(by, seat);
        assert!(list.contains(&text), "{text} is not among {list:?}");
        Ok(text)
    }

    /// B4.1: what is left of the five phases, and the end.
    fn phases(&mut self) -> Play {
        while self.world.phase < 5 {
            self.world.round = 1;
            self.start_phase()?;
            self.rounds_from(1)?;
            self.end_phase()?;
            self.world.phase += 1;
        }
        self.world.phase = 4;
        self.finish()
    }

    fn rounds_from(&mut self, first: usize) -> Play {
        for round in first..=5 {
            self.world.round = round;
            self.roll()?;
            // B4.3: fixed from now on; `roll` has set it.
            let Some(&first) = self.world.order.first() else { panic!("nobody plays") };
            self.turns_from(first)?;
        }
        Ok(())
    }

    /// B4.3: the turns of a round, from that of this seat on.
    fn turns_from(&mut self, first: usize) -> Play {
        let order = self.world.order.clone();
        for seat in order.into_iter().skip_while(|seat| *seat != first) {
            self.world.turn = seat;
            if self.world.table.automa && seat + 1 == self.world.table.players {
                self.automa_moves()?;
            } else if self.world.table.solo {
                self.own_turn = Some(seat);
                self.solo_turn()?;
            } else {
                self.own_turn = Some(seat);
                self.turn(seat)?;
            }
            self.own_turn = None;
            self.world.done.clear();
        }
        self.world.order.clear();
        for player in &mut self.world.players {
            player.dice.clear();
        }
        Ok(())
    }

    /// X-SEQ-8: all who play, in the order that the track shows: furthest first, on one space the upper first (B4.3).
    pub fn track_order(&self) -> Vec<usize> {
        self.world.track.iter().rev().flat_map(|stack| stack.iter().rev().copied()).collect()
    }

    /// B13, X-SEQ-7 steps 1 to 3.
    fn end_phase(&mut self) -> Play {
        if self.world.table.shields {
            self.end_of_phase_shields()?;
        }
        let people = self.world.table.people;
        let mut paid = Vec::new();
        for seat in if self.world.table.solo { vec![0] } else { self.track_order() } {
            let estate = self.world.estate_of(seat);
            // X-TEAM-11: once a team. The Châteautoma is followed, not judged.
            if seat >= people || paid.contains(&estate) {
                continue;
            }
            paid.push(estate);
            let mines = self.count_tiles(seat, |tile| tile == "mine");
            // X-SHIELD-8
            self.world.estates[estate].silver += if self.holds(seat, 8) { 2 * mines } else { mines };
            // B15.2
            if self.has_monastery(seat, 2) && mines > 0 {
                self.gain_workers(seat, mines);
            }
        }
        if self.world.table.automa {
            self.automa_mines();
        }
        Ok(())
    }

    /// B14, X-SOLO-24.
    fn finish(&mut self) -> Play {
        if self.world.table.solo {
            self.world.moment = "over".into();
            let result = self.solo_over().expect("a solo game that is over");
            self.answers.over(&self.world, &result);
            return Ok(());
        }
        if self.world.table.shields {
            self.last_copy()?;
        }
        self.final_scoring()?;
        self.world.moment = "over".into();
        let result = self.ranking();
        self.answers.over(&self.world, &result);
        Ok(())
    }

    /// How many tiles of the duchy are such.
    pub fn count_tiles(&self, seat: usize, such: impl Fn(&str) -> bool) -> i32 {
        let duchy = &self.world.estates[self.world.estate_of(seat)].duchy;
        duchy.iter().flatten().filter(|tile| such(tile)).count() as i32
    }
}
