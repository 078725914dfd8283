//! An analysis for people who read.

use super::{Analysis, curve, words};
use demesne_game::Seat;
use demesne_games::{Decision, Grade, Studied};
use demesne_text::{
    Pen, WIDTH,
    draw::{table, wrap},
};

/// So many of the moments that cost most are told.
const MOMENTS: usize = 10;

/// The whole report.
pub fn text(analysis: &Analysis, all: bool, ansi: bool) -> String {
    let report = Report { analysis, pen: Pen { ansi, language: analysis.language } };
    let mut lines = report.heading();
    let curve = curve::lines(analysis);
    if !curve.is_empty() {
        lines.extend(report.curve(curve));
    }
    if !analysis.review.decisions.is_empty() {
        lines.extend(report.seats());
        lines.extend(report.moments());
    }
    if all {
        lines.extend(report.all());
    }
    lines.extend(report.now());
    lines.join("\n") + "\n"
}

struct Report<'a> {
    analysis: &'a Analysis,
    pen: Pen,
}

impl Report<'_> {
    fn sentences(&self) -> words::Sentences {
        words::sentences(self.analysis.language)
    }

    /// An empty line, and a line that stands out.
    fn title(&self, text: &str) -> Vec<String> {
        vec![String::new(), self.pen.bold(text)]
    }

    /// Which game it is, who played, how it ended, who looked at it.
    fn heading(&self) -> Vec<String> {
        let (analysis, language) = (self.analysis, self.analysis.language);
        let running = &analysis.opened.running;
        let seats = || Seat::first(running.seats());
        let kind = running.kind().title();
        let what = match analysis.opened.record {
            true => words::steps(running.length(), language),
            false => self.sentences().position.to_owned(),
        };
        let mut lines = vec![self.pen.bold(&format!("{kind}, {what}"))];
        let result = match running.outcome() {
            None => {
                let names: Vec<String> = seats().map(|seat| analysis.name(seat)).collect();
                format!("{}; {}", names.join(", "), self.sentences().unfinished)
            }
            Some(outcome) => {
                let sides = analysis.sides().into_iter();
                let points: Vec<(String, i32)> =
                    sides.map(|(seat, name)| (name, running.points(seat))).collect();
                let mut winners: Vec<String> =
                    outcome.winners.iter().map(|seat| analysis.name(seat)).collect();
                if winners.is_empty() {
                    winners.push(self.sentences().nobody.to_owned());
                }
                words::result(&points, &winners, language)
            }
        };
        lines.extend(wrap(&result, WIDTH, 2));
        lines.push(words::looked_at(analysis.studied.len(), &analysis.mind.to_string(), language));
        lines
    }

    /// The curve with its legend.
    fn curve(&self, curve: Vec<String>) -> Vec<String> {
        let alone = self.analysis.is_alone();
        let sentences = self.sentences();
        let mut lines = self.title(if alone { sentences.curve_alone } else { sentences.curve });
        let sides = self.analysis.sides();
        let legend: Vec<String> =
            sides.iter().map(|(seat, name)| format!("{}: {name}", seat.0 + 1)).collect();
        lines.extend(wrap(&legend.join(", "), WIDTH, 2));
        lines.extend(curve);
        lines
    }

    /// A table: how well each seat played.
    fn seats(&self) -> Vec<String> {
        let (analysis, language) = (self.analysis, self.analysis.language);
        let seats: Vec<Seat> = Seat::first(analysis.opened.running.seats())
            .filter(|seat| analysis.review.forms[seat.index()].decisions > 0)
            .collect();
        let heads: Vec<String> = seats.iter().map(|&seat| analysis.name(seat)).collect();
        let forms: Vec<_> = seats.iter().map(|seat| analysis.review.forms[seat.index()]).collect();
        let names = words::rows(language);
        let row = |name: &str, cell: &dyn Fn(&demesne_games::Form) -> String| {
            (name.to_owned(), forms.iter().map(cell).collect::<Vec<String>>())
        };
        let rows = vec![
            row(names.decisions, &|form| form.decisions.to_string()),
            row(names.accuracy, &|form| {
                form.accuracy.map_or_else(String::new, |share| words::percent(share, 1, language))
            }),
            row(names.points, &|form| words::number(form.cost.points, 1, language)),
            row(names.slips, &|form| form.slips.to_string()),
            row(names.mistakes, &|form| form.mistakes.to_string()),
            row(names.blunders, &|form| form.blunders.to_string()),
        ];
        let mut lines = self.title(self.sentences().seats);
        lines.extend(table(&heads, &rows).lines().map(|line| line.trim_end().to_owned()));
        lines
    }

    /// The moments that cost most.
    fn moments(&self) -> Vec<String> {
        let (analysis, language) = (self.analysis, self.analysis.language);
        let review = &analysis.review;
        let mut lines = self.title(self.sentences().moments);
        if review.moments.is_empty() {
            lines.push(self.sentences().no_moments.to_owned());
            return lines;
        }
        lines.extend(self.key());
        for (place, moment) in review.moments.iter().take(MOMENTS).enumerate() {
            let first = &review.decisions[moment.worst];
            let head = format!(
                "{}. {}: {}, {}",
                place + 1,
                self.moment(first.at, first.seat),
                words::grade(moment.grade, language),
                words::lost(moment.cost, analysis.is_alone(), language)
            );
            lines.push(String::new());
            lines.extend(wrap(&head, WIDTH, 3).into_iter().map(|line| self.graded(&line, moment.grade)));
            for &decision in &moment.decisions {
                let decision = &review.decisions[decision];
                if moment.decisions.len() > 1 {
                    let cost = words::lost(decision.cost, analysis.is_alone(), language);
                    lines.push(format!("   {}: {cost}", words::step(decision.at, language)));
                }
                lines.extend(self.ways(decision.at, decision.seat));
            }
        }
        lines
    }

    /// A line in the colour of its grade.
    fn graded(&self, line: &str, grade: Grade) -> String {
        self.pen.painted(
            line,
            match grade {
                Grade::Slip => "\x1b[33m",
                Grade::Mistake => "\x1b[1;33m",
                Grade::Blunder => "\x1b[1;31m",
            },
        )
    }

    /// What the signs of a list of actions mean.
    fn key(&self) -> Vec<String> {
        let columns = words::columns(self.analysis.is_alone(), self.analysis.language);
        wrap(&format!("({}; {})", self.sentences().arrow, columns), WIDTH, 1)
    }

    /// Every decision.
    fn all(&self) -> Vec<String> {
        let (analysis, language) = (self.analysis, self.analysis.language);
        let mut lines = self.title(self.sentences().all);
        lines.extend(self.key());
        for decision in &analysis.review.decisions {
            lines.push(String::new());
            let head = format!("{}: {}", self.moment(decision.at, decision.seat), self.verdict(decision));
            lines.extend(wrap(&head, WIDTH, 3).into_iter().map(|line| match decision.cost.grade() {
                Some(grade) => self.graded(&line, grade),
                None => line,
            }));
            lines.extend(self.ways(decision.at, decision.seat));
        }
        if analysis.review.decisions.is_empty() {
            lines.push(words::looked_at(0, &analysis.mind.to_string(), language));
        }
        lines
    }

    /// A word on a decision.
    fn verdict(&self, decision: &Decision) -> String {
        let (alone, language) = (self.analysis.is_alone(), self.analysis.language);
        let lost = words::lost(decision.cost, alone, language);
        match decision.cost.grade() {
            Some(grade) => format!("{}, {lost}", words::grade(grade, language)),
            None if decision.played.action == decision.best.action => self.sentences().best.to_owned(),
            None => lost,
        }
    }

    /// What whoever is to decide can do.
    fn now(&self) -> Vec<String> {
        let length = self.analysis.opened.running.length();
        let pending: Vec<&Studied> = self.analysis.studied.iter().filter(|s| s.at == length).collect();
        if pending.is_empty() {
            return Vec::new();
        }
        let mut lines = self.title(self.sentences().now);
        let columns = words::columns(self.analysis.is_alone(), self.analysis.language);
        lines.push(format!("({columns})"));
        for studied in pending {
            lines.push(self.moment(studied.at, studied.seat));
            lines.extend(self.ways(studied.at, studied.seat));
        }
        lines
    }

    /// When something was, and whose it was.
    fn moment(&self, at: usize, seat: Seat) -> String {
        let (round, step) = (self.analysis.round(at), words::step(at, self.analysis.language));
        let name = self.analysis.name(seat);
        if round.is_empty() { format!("{step}, {name}") } else { format!("{round}, {step}, {name}") }
    }

    /// The best actions of a decision, and the one that was played.
    fn ways(&self, at: usize, seat: Seat) -> Vec<String> {
        let (analysis, language) = (self.analysis, self.analysis.language);
        let Some(studied) = analysis.studied.iter().find(|s| (s.at, s.seat) == (at, seat)) else {
            return Vec::new();
        };
        let mut lines = Vec::new();
        for (place, way) in studied.advice.ways.iter().enumerate() {
            let played = way.action == studied.played;
            if place >= analysis.top && !played {
                continue;
            }
            let deed = analysis.opened.running.deed(at, seat, &way.action, language);
            let arrow = if played { '>' } else { ' ' };
            let numbers = words::outlook(way.outlook, analysis.is_alone(), language);
            let front = format!(" {arrow}{:>3}. {numbers}  ", place + 1);
            let indent = front.chars().count();
            // What is wrapped keeps its blanks in front.
            let mut wrapped = wrap(&deed, WIDTH - indent, 0).into_iter();
            lines.push(format!("{front}{}", wrapped.next().unwrap_or_default()));
            lines.extend(wrapped.map(|line| " ".repeat(indent) + &line));
        }
        lines
    }
}
