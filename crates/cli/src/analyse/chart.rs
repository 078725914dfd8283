//! The curve of the chances as a picture.

use super::{
    Analysis,
    curve::{Range, mark, shown},
    words,
};
use demesne_game::Seat;
use std::fmt::Write;

const WIDTH: f32 = 960.0;
const HEIGHT: f32 = 420.0;
const LEFT: f32 = 64.0;
/// What a letter of a name takes on the right.
const LETTER: f32 = 8.0;
const TOP: f32 = 48.0;
const BOTTOM: f32 = 44.0;

/// The colours of the seats, with dashes so that colour is not the only sign.
const LINES: [(&str, &str); 4] =
    [("#1f5f99", ""), ("#b5342c", "9 4"), ("#2f7d43", "2 4"), ("#8a5a00", "12 4 2 4")];

/// The picture as an SVG file.
pub fn svg(analysis: &Analysis) -> String {
    let sentences = words::sentences(analysis.language);
    let title = if analysis.is_alone() { sentences.curve_alone } else { sentences.curve };
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" \
         font-family=\"sans-serif\" font-size=\"14\" fill=\"#222\">\n\
         <title>{title}</title>\n\
         <rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#fffdf7\"/>\n\
         <text x=\"{LEFT}\" y=\"28\" font-size=\"18\">{}: {title}</text>\n",
        escaped(analysis.opened.running.kind().title())
    );
    let chart = Chart::new(analysis);
    chart.scale(&mut text);
    chart.rounds(&mut text);
    chart.lines(&mut text);
    chart.moments(&mut text);
    text.push_str("</svg>\n");
    text
}

struct Chart<'a> {
    analysis: &'a Analysis,
    range: Range,
    first: f32,
    last: f32,
    /// Where the lines end and the names begin.
    right: f32,
}

impl<'a> Chart<'a> {
    fn new(analysis: &'a Analysis) -> Chart<'a> {
        let curve = &analysis.review.curve;
        let at = |then: Option<&demesne_games::Then>| then.map_or(0.0, |then| then.at as f32);
        let longest = analysis.sides().iter().map(|(_, name)| name.chars().count()).max().unwrap_or(0);
        Chart {
            analysis,
            range: Range::of(analysis),
            first: at(curve.first()),
            last: at(curve.last()),
            right: WIDTH - (24.0 + LETTER * longest as f32).clamp(80.0, WIDTH / 2.0),
        }
    }

    fn x(&self, at: usize) -> f32 {
        LEFT + (self.right - LEFT) * (at as f32 - self.first) / (self.last - self.first).max(1.0)
    }

    fn y(&self, value: f32) -> f32 {
        HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * self.range.share(value)
    }

    /// Lines across, with what they stand for.
    fn scale(&self, text: &mut String) {
        for quarter in 0..=4 {
            let value = self.range.value(quarter as f32 / 4.0);
            let (y, mark) = (self.y(value), mark(self.analysis, value));
            let _ = writeln!(
                text,
                "<line x1=\"{LEFT}\" x2=\"{:.1}\" y1=\"{y:.1}\" y2=\"{y:.1}\" stroke=\"#d8d2c4\"/>\
                 <text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{mark}</text>",
                self.right,
                LEFT - 8.0,
                y + 5.0
            );
        }
    }

    /// Where the larger parts of the game begin.
    fn rounds(&self, text: &mut String) {
        let mut part = "";
        for passage in &self.analysis.passages {
            let inside = (self.first..=self.last).contains(&(passage.at as f32));
            if passage.chapter.part == part || !inside {
                continue;
            }
            part = &passage.chapter.part;
            let x = self.x(passage.at);
            let _ = writeln!(
                text,
                "<line x1=\"{x:.1}\" x2=\"{x:.1}\" y1=\"{TOP}\" y2=\"{:.1}\" stroke=\"#b9b09c\" stroke-dasharray=\"2 3\"/>\
                 <text x=\"{:.1}\" y=\"{:.1}\">{}</text>",
                HEIGHT - BOTTOM,
                x + 4.0,
                HEIGHT - BOTTOM + 20.0,
                escaped(part)
            );
        }
    }

    /// A line for each side, with its name at the end.
    fn lines(&self, text: &mut String) {
        let curve = &self.analysis.review.curve;
        let value = |then: &demesne_games::Then, seat: Seat| {
            then.outlooks.get(seat.index()).map_or(0.0, |&o| shown(o, self.analysis.is_alone()))
        };
        let mut ends = Vec::new();
        for (seat, name) in self.analysis.sides() {
            let (colour, dashes) = LINES[seat.index() % LINES.len()];
            let points: Vec<String> = curve
                .iter()
                .map(|then| format!("{:.1},{:.1}", self.x(then.at), self.y(value(then, seat))))
                .collect();
            let _ = writeln!(
                text,
                "<polyline points=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\" \
                 stroke-dasharray=\"{dashes}\"/>",
                points.join(" ")
            );
            ends.push((curve.last().map_or(0.0, |then| self.y(value(then, seat))), colour, name));
        }
        // Names keep apart.
        ends.sort_by(|one, other| one.0.total_cmp(&other.0));
        for place in 1..ends.len() {
            ends[place].0 = ends[place].0.max(ends[place - 1].0 + 17.0);
        }
        for (y, colour, name) in ends {
            let _ = writeln!(
                text,
                "<text x=\"{:.1}\" y=\"{:.1}\" fill=\"{colour}\">{}</text>",
                self.right + 8.0,
                y + 5.0,
                escaped(&name)
            );
        }
    }

    /// A mark for each moment that cost something, with words for whoever points at it.
    fn moments(&self, text: &mut String) {
        let (analysis, review) = (self.analysis, &self.analysis.review);
        for moment in &review.moments {
            let decision = &review.decisions[moment.worst];
            let (colour, _) = LINES[moment.seat.index() % LINES.len()];
            let value = shown(decision.best.outlook, analysis.is_alone());
            let words = format!(
                "{}, {}, {}: {}",
                analysis.round(decision.at),
                analysis.name(moment.seat),
                words::grade(moment.grade, analysis.language),
                words::lost(moment.cost, analysis.is_alone(), analysis.language)
            );
            let _ = writeln!(
                text,
                "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"{}\" fill=\"#fffdf7\" stroke=\"{colour}\" stroke-width=\"2\">\
                 <title>{}</title></circle>",
                self.x(decision.at),
                self.y(value),
                3 + 2 * moment.grade as u8,
                escaped(&words)
            );
        }
    }
}

/// Text that markup takes as text: names are whatever somebody wrote.
fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            // XML has no place for them.
            c if c.is_control() => safe.push(' '),
            c => safe.push(c),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    #[test]
    fn names_are_no_markup() {
        assert_eq!(super::escaped("<a> & \"b\"\u{1}"), "&lt;a&gt; &amp; &quot;b&quot; ");
    }
}
