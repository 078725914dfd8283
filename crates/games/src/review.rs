//! What advice on its decisions says about a game: what each of them cost, which moments cost most, how well everybody played, and
//! how the chances went up and down.
//!
//! A decision costs what the seat could expect from the best action less what it could expect from the action it took, both by what it
//! knew then: luck that came later, and what was hidden, do not count. `docs/analysis.md` explains the numbers.

use crate::{Advice, Advised, Outlook, Running};
use demesne_game::{Actor, Seat};

/// Less than this is nothing: two searches of the same moment differ by as much.
const NOISE: f32 = 0.01;
/// From here on a moment is a slip, a mistake, a blunder.
const GRADES: [(f32, Grade); 3] = [(0.12, Grade::Blunder), (0.05, Grade::Mistake), (0.02, Grade::Slip)];
/// What a point counts for where there is nobody to win against.
const ALONE: f32 = 0.02;
/// What a point counts for beside the chance to win, when moments are compared: a game that was won all the time has no moments.
const BESIDE: f32 = 0.003;
/// A decision that costs so much counts half in the accuracy.
const HALF: f32 = 0.05;
/// What a lost point counts for in the accuracy: whoever has all but won or lost can still play well or badly.
const POINT: f32 = 0.01;

/// A decision, and what a bot thinks of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Studied {
    /// How many steps were played before.
    pub at: usize,
    /// Who decided.
    pub seat: Seat,
    /// The text of the action that was taken; empty where nothing was done yet, and only the curve learns from it.
    pub played: String,
    /// What a bot thinks of the moment.
    pub advice: Advice,
}

/// What is lost, never below nothing.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Cost {
    /// Of the chance to win, from 0 to 1.
    pub chance: f32,
    /// Of the points expected in the end.
    pub points: f32,
    /// Of what the seat wants, which is both: the measure by which moments are compared. Mostly it is near the lost chance; where a game
    /// is decided, and alone, points make it.
    pub loss: f32,
}

impl Cost {
    /// What standing so costs, if one could stand as well as that.
    fn between(best: Outlook, played: Outlook, seats: usize) -> Cost {
        let want = |outlook: Outlook| match seats {
            1 => ALONE * outlook.points,
            _ => outlook.chance + BESIDE * outlook.points,
        };
        let loss = want(best) - want(played);
        if loss.is_nan() || loss < NOISE {
            return Cost::default();
        }
        Cost {
            chance: (best.chance - played.chance).max(0.0),
            points: (best.points - played.points).max(0.0),
            loss,
        }
    }

    fn add(&mut self, other: Cost) {
        self.chance += other.chance;
        self.points += other.points;
        self.loss += other.loss;
    }

    /// How bad that is; nothing where it is not worth a word.
    pub fn grade(self) -> Option<Grade> {
        GRADES.into_iter().find(|&(least, _)| self.loss >= least).map(|(_, grade)| grade)
    }
}

/// How bad something is that went wrong.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Grade {
    /// A little was lost.
    Slip,
    /// Enough was lost to be felt.
    Mistake,
    /// It may have cost the game.
    Blunder,
}

/// What was decided, and what it cost.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision {
    /// How many steps were played before.
    pub at: usize,
    /// Who decided.
    pub seat: Seat,
    /// What was done, and what it led to.
    pub played: Advised,
    /// What would have been best; the same if that was done.
    pub best: Advised,
    /// What was lost.
    pub cost: Cost,
}

/// Decisions of one seat, one right after the other with nothing in between, that cost something: mostly a turn.
#[derive(Clone, PartialEq, Debug)]
pub struct Moment {
    /// Who decided.
    pub seat: Seat,
    /// The decisions that cost something, in the order of play, as places in [`Review::decisions`].
    pub decisions: Vec<usize>,
    /// The one among them that cost most.
    pub worst: usize,
    /// What they cost together.
    pub cost: Cost,
    /// How bad that is.
    pub grade: Grade,
}

/// How well a seat played.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Form {
    /// How many decisions were looked at.
    pub decisions: usize,
    /// From 0 to 1, where 1 is the best action at every decision; none if no decision was looked at.
    pub accuracy: Option<f32>,
    /// What all decisions cost together.
    pub cost: Cost,
    /// How many moments were slips.
    pub slips: usize,
    /// How many were mistakes.
    pub mistakes: usize,
    /// How many were blunders.
    pub blunders: usize,
}

/// How everybody stood at a moment.
#[derive(Clone, PartialEq, Debug)]
pub struct Then {
    /// How many steps were played.
    pub at: usize,
    /// How each seat stood, by what the seat knew that decided then; at the end as it is.
    pub outlooks: Vec<Outlook>,
}

/// What advice says about a game.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Review {
    /// All decisions that were looked at, in the order of play.
    pub decisions: Vec<Decision>,
    /// The moments that cost something worth a word, the worst first.
    pub moments: Vec<Moment>,
    /// How well each seat played.
    pub forms: Vec<Form>,
    /// How everybody stood, by step; the end of the game is the last, once there is one.
    pub curve: Vec<Then>,
}

impl Review {
    /// What advice says about a game; some of its decisions are enough.
    pub fn of(running: &dyn Running, studied: Vec<Studied>) -> Review {
        let actor =
            |step: &String| step.split(' ').next().and_then(Seat::parse).map_or(Actor::Chance, Actor::Seat);
        let actors: Vec<Actor> = running.steps().iter().map(actor).collect();
        let end = running.outcome().map(|outcome| Then {
            at: running.length(),
            outlooks: Seat::first(running.seats())
                .map(|seat| Outlook {
                    points: running.points(seat) as f32,
                    chance: if outcome.winners.contains(seat) { 1.0 } else { 0.0 },
                })
                .collect(),
        });
        Review::from(running.seats(), &actors, studied, end)
    }

    /// The same from what it takes: how many seats there are, who did each step, the decisions, and how it ended.
    pub fn from(seats: u8, actors: &[Actor], mut studied: Vec<Studied>, end: Option<Then>) -> Review {
        studied.sort_by_key(|studied| (studied.at, studied.seat));
        let curve = studied.iter().map(|s| Then { at: s.at, outlooks: s.advice.outlooks.clone() }).chain(end);
        let curve = curve.collect();
        let decisions: Vec<Decision> =
            studied.iter().filter_map(|s| decided(s, usize::from(seats))).collect();
        let mut moments = moments(&decisions, actors);
        moments.sort_by(|a, b| b.cost.loss.total_cmp(&a.cost.loss));
        let forms = Seat::first(seats).map(|seat| form(seat, &decisions, &moments)).collect();
        Review { decisions, moments, forms, curve }
    }
}

/// What a decision cost; none if the advice does not know what was done.
fn decided(studied: &Studied, seats: usize) -> Option<Decision> {
    let ways = &studied.advice.ways;
    let played = ways.iter().find(|way| way.action == studied.played)?.clone();
    let best = ways.first()?.clone();
    let cost = if best.action == played.action {
        Cost::default()
    } else {
        Cost::between(best.outlook, played.outlook, seats)
    };
    Some(Decision { at: studied.at, seat: studied.seat, played, best, cost })
}

/// The moments that are worth a word, in the order of play.
fn moments(decisions: &[Decision], actors: &[Actor]) -> Vec<Moment> {
    let mut moments: Vec<Moment> = Vec::new();
    let mut last: Option<(usize, Seat)> = None;
    for (place, decision) in decisions.iter().enumerate().filter(|(_, decision)| decision.cost.loss > 0.0) {
        let (at, seat) = (decision.at, decision.seat);
        let same = last.is_some_and(|(before, who)| {
            who == seat
                && actors[before.min(actors.len())..at.min(actors.len())]
                    .iter()
                    .all(|&actor| actor == Actor::Seat(seat))
        });
        match moments.last_mut().filter(|_| same) {
            Some(moment) => {
                moment.decisions.push(place);
                moment.cost.add(decision.cost);
                if decision.cost.loss > decisions[moment.worst].cost.loss {
                    moment.worst = place;
                }
            }
            None => moments.push(Moment {
                seat,
                decisions: vec![place],
                worst: place,
                cost: decision.cost,
                grade: Grade::Slip,
            }),
        }
        last = Some((at, seat));
    }
    let graded = |moment: Moment| Some(Moment { grade: moment.cost.grade()?, ..moment });
    moments.into_iter().filter_map(graded).collect()
}

/// How well a seat played.
fn form(seat: Seat, decisions: &[Decision], moments: &[Moment]) -> Form {
    let mut form = Form::default();
    let mut right = 0.0;
    for decision in decisions.iter().filter(|decision| decision.seat == seat) {
        form.decisions += 1;
        form.cost.add(decision.cost);
        right += HALF / (HALF + decision.cost.loss.max(POINT * decision.cost.points));
    }
    if form.decisions > 0 {
        form.accuracy = Some(right / form.decisions as f32);
    }
    for moment in moments.iter().filter(|moment| moment.seat == seat) {
        match moment.grade {
            Grade::Slip => form.slips += 1,
            Grade::Mistake => form.mistakes += 1,
            Grade::Blunder => form.blunders += 1,
        }
    }
    form
}
