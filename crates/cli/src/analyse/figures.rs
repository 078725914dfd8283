//! An analysis for programs.

use super::Analysis;
use demesne_game::Seat;
use demesne_games::{Cost, Grade, Outlook, Studied};
use serde_json::{Map, Value, json};

/// Everything that was found out.
pub fn json(analysis: &Analysis) -> Value {
    let (running, review) = (&analysis.opened.running, &analysis.review);
    let setup: Map<String, Value> = running.setup().into_iter().map(|(k, v)| (k, json!(v))).collect();
    let seats: Vec<Value> = Seat::first(running.seats())
        .zip(&review.forms)
        .map(|(seat, form)| {
            let mut figures = lost(analysis, form.cost);
            figures.insert("seat".into(), json!(seat.to_string()));
            figures.insert("name".into(), json!(analysis.opened.names.get(seat.index())));
            figures.insert("decisions".into(), json!(form.decisions));
            figures.insert("accuracy".into(), json!(form.accuracy.map(rounded)));
            figures.insert("slips".into(), json!(form.slips));
            figures.insert("mistakes".into(), json!(form.mistakes));
            figures.insert("blunders".into(), json!(form.blunders));
            Value::Object(figures)
        })
        .collect();
    let curve: Vec<Value> = review
        .curve
        .iter()
        .map(|then| {
            let outlooks: Vec<Value> = then.outlooks.iter().map(|&o| outlook(analysis, o).into()).collect();
            json!({ "at": then.at, "round": analysis.round(then.at), "outlooks": outlooks })
        })
        .collect();
    let moments: Vec<Value> = review
        .moments
        .iter()
        .map(|moment| {
            let at = review.decisions[moment.worst].at;
            let steps: Vec<usize> =
                moment.decisions.iter().map(|&place| review.decisions[place].at).collect();
            let mut figures = lost(analysis, moment.cost);
            figures.insert("seat".into(), json!(moment.seat.to_string()));
            figures.insert("at".into(), json!(at));
            figures.insert("round".into(), json!(analysis.round(at)));
            figures.insert("grade".into(), json!(grade(moment.grade)));
            figures.insert("decisions".into(), json!(steps));
            Value::Object(figures)
        })
        .collect();
    let pending = |studied: &&Studied| studied.at == running.length();
    let decisions: Vec<Value> =
        analysis.studied.iter().filter(|s| !pending(s)).map(|s| decision(analysis, s)).collect();
    let now: Vec<Value> =
        analysis.studied.iter().filter(pending).map(|s| moment(analysis, s).into()).collect();
    json!({
        "game": running.kind().name(),
        "rules": running.rules(),
        "setup": setup,
        "names": analysis.opened.names,
        "bot": analysis.mind.to_string(),
        "steps": running.length(),
        "result": running.result(),
        "seats": seats,
        "curve": curve,
        "moments": moments,
        "decisions": decisions,
        "now": now,
    })
}

/// A decision that was made.
fn decision(analysis: &Analysis, studied: &Studied) -> Value {
    let mut figures = moment(analysis, studied);
    figures.insert("played".into(), json!(studied.played));
    let decisions = &analysis.review.decisions;
    let found = decisions.iter().find(|decision| (decision.at, decision.seat) == (studied.at, studied.seat));
    if let Some(decision) = found {
        figures.extend(lost(analysis, decision.cost));
        figures.insert("grade".into(), json!(decision.cost.grade().map(grade)));
    }
    Value::Object(figures)
}

/// A moment and what can be done there.
fn moment(analysis: &Analysis, studied: &Studied) -> Map<String, Value> {
    let &Studied { at, seat, .. } = studied;
    let ways = studied.advice.ways.iter().enumerate();
    let ways = ways.filter(|(place, way)| *place < analysis.top || way.action == studied.played);
    let ways: Vec<Value> = ways
        .map(|(_, way)| {
            let mut figures = outlook(analysis, way.outlook);
            figures.insert("action".into(), json!(way.action));
            let says = analysis.opened.running.deed(at, seat, &way.action, analysis.language);
            figures.insert("says".into(), json!(says));
            figures.insert("weight".into(), json!(rounded(way.weight)));
            Value::Object(figures)
        })
        .collect();
    let mut figures = Map::new();
    figures.insert("at".into(), json!(at));
    figures.insert("seat".into(), json!(seat.to_string()));
    figures.insert("round".into(), json!(analysis.round(at)));
    figures.insert("ways".into(), json!(ways));
    figures
}

fn outlook(analysis: &Analysis, outlook: Outlook) -> Map<String, Value> {
    let mut figures = Map::new();
    figures.insert("points".into(), json!(rounded(outlook.points)));
    figures.insert("chance".into(), json!((!analysis.is_alone()).then(|| rounded(outlook.chance))));
    figures
}

fn lost(analysis: &Analysis, cost: Cost) -> Map<String, Value> {
    let mut figures = Map::new();
    figures.insert("points_lost".into(), json!(rounded(cost.points)));
    figures.insert("chance_lost".into(), json!((!analysis.is_alone()).then(|| rounded(cost.chance))));
    figures
}

const fn grade(grade: Grade) -> &'static str {
    match grade {
        Grade::Slip => "slip",
        Grade::Mistake => "mistake",
        Grade::Blunder => "blunder",
    }
}

/// Four decimals: more would claim more than is known.
fn rounded(number: f32) -> f64 {
    (f64::from(number) * 10_000.0).round() / 10_000.0
}
