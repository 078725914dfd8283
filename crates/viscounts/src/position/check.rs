//! What cannot be is refused, with the rule that it breaks.

use super::{refuse, refuse_seat};
use crate::{
    Viscounts,
    manuscript::{Manuscript, Ribbon},
    site::FOR_BONUS,
    space::Segment,
    state::{Beat, Dismissed, MOST_DOCUMENTS, MOST_ROUNDS, Pair, Stage, State},
    task::Task,
};
use demesne_game::{Facts, Seat, TextError};

/// V13.6, V13.10, V13.13: so many workers are a group, and so many have room.
const GROUP: u8 = 3;

impl Viscounts {
    pub(super) fn check_position(&self, facts: &Facts<'_>, state: &State) -> Result<(), TextError> {
        self.check_moment(facts, state)?;
        self.check_setup(facts, state)?;
        self.check_end(facts, state)?;
        for seat in self.picked(state) {
            self.check_seat(facts, state, seat)?;
        }
        self.check_cards(facts, state)?;
        self.check_piles(facts, state)?;
        self.check_castle_tiers(facts, state)?;
        self.check_honours(facts, state)?;
        self.check_solo(facts, state)?;
        self.check_tasks(facts, state)
    }

    fn check_moment(&self, facts: &Facts<'_>, state: &State) -> Result<(), TextError> {
        if let Some(first) = self.options.first.filter(|&first| first != state.first) {
            return refuse(facts, "first", format!("V2.10: at this table {first} is the start player"));
        }
        if self.options.first.is_some() && state.stage == Stage::First {
            return refuse(facts, "moment", "V2.10: at this table the start player is not drawn");
        }
        if state.stage == Stage::First && facts.has("first") {
            return refuse(facts, "first", "V2.10: the start player is not drawn yet");
        }
        if facts.has("ring") && matches!(state.stage, Stage::First | Stage::Board) {
            return refuse(facts, "ring", "V2.2: the board is not put together yet");
        }
        let turns = matches!(state.stage, Stage::Pick | Stage::Prepare | Stage::Turn);
        if state.turn != state.first && !turns {
            let why = match state.stage {
                Stage::Over => "V18.2: a game ends with a round, before the start player's turn",
                _ => "V2.12: nobody has a turn before pairs are picked",
            };
            return refuse(facts, "turn", why);
        }
        let turn = state.stage == Stage::Turn;
        for (key, rule, there) in [
            ("beat", "V8.1", turn),
            ("played", "V9.5", turn && state.beat == Beat::Move),
            ("dismissed", "V10.8", turn),
            ("tasks", "V7.6", turn || state.stage == Stage::Prepare),
        ] {
            if facts.has(key) && !there {
                let when = if key == "played" { "the movement" } else { "a player's turn" };
                return refuse(facts, key, format!("{rule}: \"{key}\" is for {when}"));
            }
        }
        if state.beat == Beat::Move && !state.player(state.turn).slots.contains(&state.played) {
            return refuse(
                facts,
                "played",
                format!("V8.5: the card that was played lies in a slot of {}; name one of these", state.turn),
            );
        }
        if state.beat == Beat::Move && !state.played.is_some() {
            return refuse(
                facts,
                "beat",
                format!("V8.5: {} moves after a card was played; say its slots", state.turn),
            );
        }
        Ok(())
    }

    /// V2: what cannot be before the first turn.
    fn check_setup(&self, facts: &Facts<'_>, state: &State) -> Result<(), TextError> {
        let offered = state.pairs.iter().filter(|pair| **pair != Pair::NONE).count();
        if !matches!(state.stage, Stage::Pick | Stage::Prepare) {
            if offered > 0 {
                return refuse(
                    facts,
                    "pairs",
                    "V2.12: pairs are on offer while players pick, and never else",
                );
            }
        } else {
            let picked = self.people().filter(|&seat| self.has_picked(state, seat)).count();
            let wanted = self.pairs() - picked;
            let mut numbers: Vec<u8> =
                state.pairs.iter().map(|pair| pair.number).filter(|n| *n > 0).collect();
            let others = self.people().filter(|&seat| self.has_picked(state, seat));
            numbers.extend(others.map(|seat| state.player(seat).number));
            numbers.sort_unstable();
            let twice = numbers.windows(2).any(|two| two[0] == two[1]);
            if offered != wanted || twice {
                return refuse(
                    facts,
                    "pairs",
                    format!("V2.11, V2.12: {wanted} pairs are left now, each with a player card of its own"),
                );
            }
            let solo = self.solo_seat().filter(|&seat| self.has_picked(state, seat));
            if let Some(seat) =
                solo.filter(|&seat| state.pairs.iter().all(|pair| pair.number != state.player(seat).number))
            {
                return refuse_seat(
                    facts,
                    seat,
                    "card",
                    "V21.6: the solo opponent has the player card of the pair that is left",
                );
            }
        }
        for seat in self.picked(state) {
            for other in self.picked(state).filter(|&other| other < seat) {
                let number = state.player(seat).number;
                if state.player(other).number == number {
                    return refuse_seat(
                        facts,
                        seat,
                        "card",
                        format!("V2.12: {other} and {seat} both have player card {number}; it is there once"),
                    );
                }
            }
        }
        if matches!(state.stage, Stage::Turn | Stage::Over) {
            return Ok(());
        }
        for key in ["round", "last round", "poverty", "prosperity"] {
            if facts.has(key) {
                return refuse(
                    facts,
                    key,
                    format!("V2.25: \"{key}\" is said from the first turn on, not in the setup"),
                );
            }
        }
        Ok(())
    }

    /// V3.7, V18: the end comes with a card that is revealed, in the round after it.
    fn check_end(&self, facts: &Facts<'_>, state: &State) -> Result<(), TextError> {
        let revealed = state.poverty == 0 || state.prosperity == 0;
        match (revealed, state.last_round) {
            (false, 0) if state.stage == Stage::Over => {
                return refuse(
                    facts,
                    "moment",
                    "V18.1: a game ends after Poverty or Prosperity is revealed; say \"poverty: 0\" or \"prosperity: 0\"",
                );
            }
            (false, 0) => return Ok(()),
            (false, _) => {
                return refuse(
                    facts,
                    "last round",
                    "V18.1: the last round is known when Poverty or Prosperity is revealed; say \"poverty: 0\" or \"prosperity: 0\"",
                );
            }
            _ => {}
        }
        let next = (state.round + 1).min(MOST_ROUNDS);
        let over = state.stage == Stage::Over;
        match state.last_round == state.round || state.last_round == next && !over {
            true => Ok(()),
            false if over => {
                refuse(facts, "round", format!("V18.2: the game ends with round {}", state.last_round))
            }
            false => refuse(
                facts,
                "last round",
                format!(
                    "V18.2: once the end is near this round or the next is the last: {} or {next}",
                    state.round
                ),
            ),
        }
    }

    fn check_seat(&self, facts: &Facts<'_>, state: &State, seat: Seat) -> Result<(), TextError> {
        let player = state.player(seat);
        if player.corruption > player.virtue {
            return refuse_seat(
                facts,
                seat,
                "markers",
                "V4.1: the corruption marker is never right of the virtue marker",
            );
        }
        for (what, counts) in
            [("debts", [player.unpaid, player.paid]), ("deeds", [player.acquired, player.approved])]
        {
            if counts.iter().any(|&count| count > MOST_DOCUMENTS) {
                return refuse_seat(
                    facts,
                    seat,
                    what,
                    format!("V20.6: nobody ever has so many; give {MOST_DOCUMENTS} at most"),
                );
            }
        }
        Ok(())
    }

    /// V13.6, V13.10, V13.13: groups move and crowds dissolve while the castle is resolved.
    fn check_castle_tiers(&self, facts: &Facts<'_>, state: &State) -> Result<(), TextError> {
        if state.tasks.iter().any(|task| task == Task::Castle) {
            return Ok(());
        }
        for section in Segment::all() {
            let (nth, name) = (section.index(), section.name());
            let mut all = [0; 2];
            for seat in self.every_seat() {
                let player = state.player(seat);
                for (tier, (what, workers)) in
                    [("first", player.first[nth]), ("second", player.second[nth])].into_iter().enumerate()
                {
                    all[tier] += workers;
                    let rule = ["V13.6", "V13.10"][tier];
                    if workers >= GROUP {
                        return refuse_seat(
                            facts,
                            seat,
                            what,
                            format!(
                                "{rule}: {workers} workers of one player at {name} have moved inwards already; they wait only in the task castle"
                            ),
                        );
                    }
                    if all[tier] > GROUP {
                        return refuse_seat(
                            facts,
                            seat,
                            what,
                            format!(
                                "V13.13: {} workers at {name} are over-crowded; add the task castle",
                                all[tier]
                            ),
                        );
                    }
                }
            }
        }
        Ok(())
    }

    /// V13.16, V14.6: the castle leader, manuscripts and bonus cards.
    fn check_honours(&self, facts: &Facts<'_>, state: &State) -> Result<(), TextError> {
        for seat in self.every_seat() {
            let third = state.player(seat).third;
            match state.leader {
                Some(leader) if third > state.player(leader).third => {
                    return refuse(
                        facts,
                        "leader",
                        format!("V13.16: {seat} has more workers on the third tier than {leader} and leads"),
                    );
                }
                Some(leader) if leader == seat && third == 0 => {
                    return refuse(
                        facts,
                        "leader",
                        format!("V13.16: {seat} has no worker on the third tier; say \"{seat} third: 1\""),
                    );
                }
                _ => {}
            }
        }
        for tile in Manuscript::all() {
            let mut holders = self.every_seat().filter(|&seat| state.player(seat).manuscripts.contains(tile));
            let first = holders.next();
            let lies = first.filter(|_| state.tiles.contains(&tile));
            if let Some(seat) = holders.next().or(lies) {
                return refuse_seat(
                    facts,
                    seat,
                    "manuscripts",
                    format!("V1.7: {} is there once, and is somewhere else too", tile.id()),
                );
            }
        }
        for ribbon in Ribbon::ALL {
            let name = ribbon.name();
            let mut holders = self.every_seat().filter(|&seat| state.player(seat).has_bonus(ribbon));
            let (holder, second) = (holders.next(), holders.next());
            if let Some(seat) = second {
                return refuse_seat(facts, seat, "bonus", format!("V14.6: there is one {name} bonus card"));
            }
            if let Some(seat) = holder.filter(|&seat| self.ribbons_of(state, seat, ribbon) < FOR_BONUS) {
                return refuse_seat(
                    facts,
                    seat,
                    "bonus",
                    format!("V14.6: {seat} has not {FOR_BONUS} manuscripts with a {name} ribbon"),
                );
            }
            let enough = |seat: &Seat| self.ribbons_of(state, *seat, ribbon) >= FOR_BONUS;
            if let Some(seat) = self.every_seat().find(enough).filter(|_| holder.is_none()) {
                return refuse_seat(
                    facts,
                    seat,
                    "bonus",
                    format!(
                        "V14.6: {seat} has {FOR_BONUS} manuscripts with a {name} ribbon, so somebody has the {name} bonus card"
                    ),
                );
            }
        }
        Ok(())
    }

    /// V10.8, V10.13: what was dismissed for an action that is not paid for yet.
    pub(super) fn check_dismissed(&self, facts: &Facts<'_>, state: &State) -> Result<(), TextError> {
        let paying = state.tasks.iter().any(|task| matches!(task, Task::Amount(_) | Task::Payment(..)));
        let asked = state.tasks.iter().any(|task| matches!(task, Task::Dismissal(_)));
        let segment = state.segment(state.turn);
        match state.dismissed {
            Dismissed::Nothing => Ok(()),
            _ if !paying || asked => refuse(
                facts,
                "dismissed",
                "V10.7: a townsfolk is dismissed before the action is paid for: add the task amount or payment",
            ),
            Dismissed::Printed
                if state.tops[segment.index()].is_some() || state.under[segment.index()] > 0 =>
            {
                refuse(
                    facts,
                    "dismissed",
                    format!("V10.13: the printed townsfolk of {} lies under others", segment.name()),
                )
            }
            _ => Ok(()),
        }
    }
}
