//! Writes a page that shows a table as the client does, to be looked at:
//! `cargo run -p demesne-scene --example scene -- FILE.html --room phone --theme candlelight --phase C`.
//!
//! The game is that of a record (`--record FILE --at STEPS`), or bots play one from a seed (`--seed N`, `--setup KEY=VALUE`) up to a
//! phase (`--phase C`) or a number of steps (`--at N`); `--game tuscany` is another game, where a phase is `--phase 2`; of the Viscounts
//! it is that of a turn, `--phase 1` to `--phase 4`, and `--task build` waits until that is asked (pick, build, pay, site, workers, castle,
//! choose, rearrange, flip). `--touch KEY` touches a thing, `--die` the first die, `--point KEY` points at one,
//! `--tab SYMBOL` opens a tab, `--own N` is the seat whose things are large, `--language es` that of the reader.

use demesne_bots::Policy;
use demesne_burgundy::Burgundy;
use demesne_draw::{
    defs::TOKENS,
    pen::{N, escape},
    seat::{Initials, ink},
};
use demesne_game::{Game, Seat, Seed, ToAct, Viewer};
use demesne_games::{Kind, Running, inside};
use demesne_scene::{Gesture, Hand, Look, Marks, Panel, Room, Stage, Way, stage};
use demesne_text::Language;
use demesne_tuscany::Tuscany;
use demesne_viscounts::Viscounts;
use std::fmt::Write as _;

type Fault = Box<dyn std::error::Error>;

const NAMES: [&str; 4] = ["Aveline", "Odo", "Béatrice", "Clément"];

struct Wanted {
    file: String,
    room: Room,
    theme: String,
    language: Language,
    setup: Vec<(String, String)>,
    record: Option<String>,
    kind: Kind,
    seed: u64,
    at: Option<usize>,
    phase: u8,
    round: u16,
    task: Option<String>,
    own: Option<Seat>,
    touch: Vec<String>,
    die: bool,
    point: Option<String>,
    tab: Option<String>,
}

impl Wanted {
    fn read() -> Result<Wanted, Fault> {
        let mut wanted = Wanted {
            file: String::new(),
            room: Room::Wide,
            theme: "vellum".into(),
            language: Language::English,
            setup: Vec::new(),
            record: None,
            kind: Kind::Burgundy,
            seed: 7,
            at: None,
            phase: 2,
            round: 5,
            task: None,
            own: None,
            touch: Vec::new(),
            die: false,
            point: None,
            tab: None,
        };
        let mut words = std::env::args().skip(1);
        while let Some(word) = words.next() {
            let mut value = || words.next().ok_or(format!("{word} needs a value"));
            match word.as_str() {
                "--room" => {
                    let name = value()?;
                    let rooms = [Room::Wide, Room::Middle, Room::Narrow, Room::Phone, Room::Across];
                    wanted.room = rooms
                        .into_iter()
                        .find(|room| room.name() == name)
                        .ok_or("a room is wide, middle, narrow, phone or across")?;
                }
                "--theme" => wanted.theme = value()?,
                "--language" => wanted.language = Language::parse(&value()?)?,
                "--setup" => {
                    let line = value()?;
                    let (key, value) = line.split_once('=').ok_or("a setup line is KEY=VALUE")?;
                    wanted.setup.push((key.into(), value.into()));
                }
                "--game" => wanted.kind = Kind::parse(&value()?)?,
                "--record" => wanted.record = Some(value()?),
                "--seed" => wanted.seed = value()?.parse()?,
                "--at" => wanted.at = Some(value()?.parse()?),
                "--phase" => {
                    wanted.phase = value()?.bytes().next().map_or(0, |sign| match sign {
                        b'1'..=b'6' => sign - b'1',
                        letter => letter.saturating_sub(b'A'),
                    });
                }
                "--round" => wanted.round = value()?.parse()?,
                "--task" => wanted.task = Some(value()?),
                "--own" => wanted.own = Some(Seat(value()?.parse::<u8>()?.saturating_sub(1))),
                "--touch" => wanted.touch.push(value()?),
                "--die" => wanted.die = true,
                "--point" => wanted.point = Some(value()?),
                "--tab" => wanted.tab = Some(value()?),
                file => wanted.file = file.into(),
            }
        }
        match wanted.file.is_empty() {
            true => Err("name the file to be written".into()),
            false => Ok(wanted),
        }
    }

    /// The game that is shown.
    fn running(&self) -> Result<Box<dyn Running>, Fault> {
        if let Some(path) = &self.record {
            return recorded(&std::fs::read_to_string(path)?, self.at.unwrap_or(usize::MAX));
        }
        let mut running = self.kind.run(&self.setup, Viewer::Everybody)?;
        let seed = Seed::from_number(self.seed);
        while running.outcome().is_none() && !self.is_reached(running.as_ref()) {
            let steps = match running.to_act() {
                ToAct::Seats(seats) => {
                    let seat = seats.iter().next().ok_or("nobody is to act")?;
                    let action = running.choice(seat, Policy::Greedy.into(), running.length() as u64);
                    running.consequences(seat, &action, &seed).map_err(|why| format!("{why}"))?
                }
                _ => running.chance(&seed),
            };
            for step in steps {
                running.play(&step).map_err(|why| format!("{step}: {why}"))?;
            }
        }
        Ok(running)
    }

    /// The wanted moment: so many steps, or the third round of the phase with both dice of the first seat to play.
    fn is_reached(&self, running: &dyn Running) -> bool {
        if let Some(at) = self.at {
            return running.length() >= at;
        }
        let own = self.own.unwrap_or(Seat(0));
        if let Some((_, state)) = inside::<Tuscany>(running) {
            return state.phase >= self.phase
                && state.stage == demesne_tuscany::state::Stage::Turn
                && state.round > 4
                && state.turn == own
                && state.tasks.is_empty()
                && !state.estate(own).storage.is_empty();
        }
        if let Some((game, state)) = inside::<Viscounts>(running) {
            return self.is_reached_by_viscounts(game, state, own);
        }
        let Some((_, state)) = inside::<Burgundy>(running) else { return true };
        state.phase >= self.phase
            && state.round >= 2
            && state.stage.is_turn()
            && state.on_turn() == own
            && state.dice[own.index()].iter().all(|&die| die != 0)
    }
}

impl Wanted {
    /// The wanted moment of the Viscounts: the phase of a turn once some rounds were played, or what is asked.
    fn is_reached_by_viscounts(&self, game: &Viscounts, state: &demesne_viscounts::State, own: Seat) -> bool {
        use demesne_viscounts::{Act, state::Stage, task::Task};
        if game.to_act(state) != ToAct::seat(own) {
            return false;
        }
        let task = self.task.as_deref().map(|task| match (task, state.tasks.top()) {
            ("pick", _) => state.stage == Stage::Pick,
            ("build", Some(Task::Amount(Act::Build)))
            | ("workers", Some(Task::Amount(Act::Workers)))
            | ("trade", Some(Task::Amount(Act::Trade)))
            | ("dismissal", Some(Task::Dismissal(_)))
            | ("pay", Some(Task::Payment(..)))
            | ("site", Some(Task::Site { .. }))
            | ("castle", Some(Task::Castle))
            | ("choose", Some(Task::Choose(..))) => true,
            (word, Some(Task::Gain(_, atoms))) => atoms.first().is_some_and(|atom| atom.name() == word),
            _ => false,
        });
        let phase = demesne_draw::viscounts::glyph::phase(state.beat) == usize::from(self.phase);
        task.unwrap_or(
            state.stage == Stage::Turn && state.round >= self.round && phase && state.tasks.is_empty(),
        ) && (self.task.as_deref() == Some("pick") || state.round >= self.round)
    }
}

/// A record up to a step.
fn recorded(text: &str, at: usize) -> Result<Box<dyn Running>, Fault> {
    let (head, steps) = text.split_once("\n\n").ok_or("a record has an empty line before its steps")?;
    let setup: Vec<(String, String)> = head
        .lines()
        .skip(2)
        .filter_map(|line| line.split_once(": "))
        .filter(|(key, _)| {
            !key.starts_with("seat ") && !["rules", "commitment", "seed", "result"].contains(key)
        })
        .map(|(key, value)| (key.to_owned(), value.to_owned()))
        .collect();
    let mut running = Kind::of_text(text)?.run(&setup, Viewer::Everybody)?;
    for step in steps.lines().filter(|line| !line.is_empty()).take(at) {
        if running.play(step).is_err() {
            break;
        }
    }
    Ok(running)
}

fn main() -> Result<(), Fault> {
    let wanted = Wanted::read()?;
    let running = wanted.running()?;
    let names: Vec<String> = NAMES.iter().take(running.seats().into()).map(|&name| name.into()).collect();
    let own = wanted.own.unwrap_or(Seat(0));
    let look =
        Look { viewer: Viewer::Seat(own), own, names: &names, language: wanted.language, room: wanted.room };
    let stage = stage(running.as_ref()).ok_or("the game has no stage")?;
    let ways = stage.ways(own, wanted.language);
    let mut hand = Hand::default();
    let die = wanted.die.then(|| format!("{own} die 1"));
    for key in die.iter().chain(&wanted.touch) {
        hand.touch(key, &ways);
    }
    let last = running.steps().last().map(|step| stage.touched(step)).unwrap_or_default();
    let mut sketching = stage.sketching(own, None, wanted.language);
    for key in &wanted.touch {
        let changed =
            sketching.as_ref().and_then(|now| stage.resketch(own, &now.sketch, &Gesture::Touch(key.clone())));
        if changed.is_some() {
            sketching = stage.sketching(own, changed.as_ref(), wanted.language);
        }
    }
    let mut marks = Marks {
        lit: hand.lit(&ways),
        usable: hand.usable(&ways),
        chosen: hand.held().to_vec(),
        preview: wanted.point.clone(),
        last,
        forbidden: None,
        sketch: None,
    };
    let mut finish = None;
    if let Some(sketching) = sketching {
        finish = Some(sketching.comes_to.clone());
        marks.usable.extend(sketching.grips);
        marks.chosen.extend(sketching.chosen);
        marks.sketch = Some(sketching.sketch);
    }
    let panels = stage.panels(&look, &marks);
    let mut page = String::new();
    head(&mut page, &wanted, stage.as_ref());
    // Where there is room for them the seats stand in the bar.
    let wide = wanted.room == Room::Wide;
    if wide {
        seats(&mut page, running.as_ref(), &names);
    }
    page.push_str("</div>");
    let (here, usable) = demesne_scene::words(&panels);
    let _ = write!(
        page,
        r#"<div class="scene" data-game="{}" data-room="{}" data-panels="{here}" data-usable="{usable}">"#,
        running.kind().name(),
        wanted.room.name()
    );
    if !wide {
        seats(&mut page, running.as_ref(), &names);
    }
    let asking = match running.to_act() {
        ToAct::Seats(seats) if seats.contains(own) => {
            asking(&wanted, running.as_ref(), &ways, &marks, finish)
        }
        _ => String::new(),
    };
    frame_pieces(&mut page, &wanted, running.as_ref(), &panels, &asking);
    for panel in panels.iter().filter(|panel| panel.tab.is_none()) {
        section(&mut page, panel);
    }
    if let Some(tab) = &wanted.tab {
        page.push_str(r#"<div class="sheet">"#);
        for panel in panels.iter().filter(|panel| panel.tab == Some(tab)) {
            section(&mut page, panel);
        }
        page.push_str("</div>");
    }
    page.push_str("</div></div></body></html>\n");
    std::fs::write(&wanted.file, page)?;
    Ok(())
}

/// The style of the page around the scene: only as much as it takes to look at it.
const FRAME: &str = "html,body{margin:0;height:100%}
body{background:radial-gradient(1100px 700px at 50% 42%,var(--page),var(--page-2));color:var(--ink);font:13px/1.35 var(--sans);overflow:hidden}
.page{display:grid;grid-template-rows:56px minmax(0,1fr);height:100%}.page.small{grid-template-rows:40px minmax(0,1fr)}
.bar section{flex:1}.bar .seats{justify-content:center}.bar .seat{font-size:26px}.bar .seat i{width:32px;height:32px}.bar{display:flex;align-items:center;padding:0 16px;font:400 26px/1 var(--serif)}.small .bar{font-size:18px}
.seats{display:flex;flex-wrap:wrap;gap:4px 8px;align-content:center;height:100%;justify-content:flex-end}.seat{display:flex;gap:6px;align-items:center;font:400 19px/1 var(--serif);padding:2px 10px 2px 3px;border-radius:99px;flex:0 1 auto}.seat.on{background:var(--vellum);box-shadow:var(--sh-2)}
.seat i{width:24px;height:24px;border-radius:50%;display:grid;place-items:center;font:italic 700 13px/1 var(--serif);color:#fff4dc}
[data-room=phone] .seats,[data-room=across] .seats{gap:0 2px;flex-wrap:nowrap}[data-room=phone] .seat,[data-room=across] .seat{font-size:15px;padding-right:5px;gap:3px}[data-room=phone] .seat i,[data-room=across] .seat i{width:20px;height:20px;font-size:11px}[data-room=wide] .seat,[data-room=middle] .seat{font-size:24px;padding:4px 14px 4px 5px}[data-room=wide] .seat i,[data-room=middle] .seat i{width:32px;height:32px}
.asking .buttons button,.asking .finish{font:600 15px/1.1 var(--serif);min-height:40px;border-radius:6px;border:1px solid var(--rule);color:var(--ink)}.asking .finish.finish{color:var(--on-seal)}.asking p{margin:0;font-family:var(--serif)}.tabs button{flex:1;font:600 15px/1 var(--serif);color:var(--ink);background:var(--vellum-2);border:1px solid var(--rule);border-radius:6px}
.always{display:grid;gap:8px}.always button{font:600 16px/1 var(--serif);color:var(--ink);background:var(--vellum-2);border:1px solid var(--rule);border-radius:6px}.tabs button{display:grid;place-items:center;align-content:center;gap:2px;font:11px/1 var(--sans);background:none;border:0;color:var(--ink-2);padding:0}.tabs button{overflow:hidden}.tabs svg{width:22px;height:22px;color:var(--ink);--gf:transparent}
.log h2{font:italic 400 16px/1 var(--serif);color:var(--rubric);margin:4px 0 8px}.log p{margin:0 0 6px;font:14px/1.3 var(--serif)}";

/// The sheets that a page of the client has: of pictures, of what scenes share, of each scene, which is scoped to its game, and of the
/// frame around it.
const STYLES: [&str; 8] = [
    include_str!("../../draw/data/tuscany.css"),
    include_str!("../../draw/data/scene.css"),
    include_str!("../../draw/data/viscounts.css"),
    include_str!("../src/sheet/base.css"),
    include_str!("../src/burgundy/style.css"),
    include_str!("../src/tuscany/style.css"),
    include_str!("../src/viscounts/style.css"),
    include_str!("../../web/page/style/table.css"),
];

fn head(page: &mut String, wanted: &Wanted, stage: &dyn Stage) {
    let small = matches!(wanted.room, Room::Phone | Room::Across);
    let _ = write!(
        page,
        r#"<!doctype html><html lang="{}" data-theme="{}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Demesne</title><style>{TOKENS}{}{FRAME}</style></head><body><svg width="0" height="0" style="position:absolute" aria-hidden="true">{}</svg><div class="page{}"><div class="bar">Demesne"#,
        wanted.language.code(),
        wanted.theme,
        STYLES.concat(),
        stage.definitions(),
        if small { " small" } else { "" },
    );
}

/// Who plays.
fn seats(page: &mut String, running: &dyn Running, names: &[String]) {
    let initials = Initials::of(names);
    page.push_str(r#"<section data-panel="seats" aria-label="Seats"><div class="seats">"#);
    let on = match running.to_act() {
        ToAct::Seats(seats) => seats,
        _ => Default::default(),
    };
    for seat in Seat::first(running.seats()) {
        let class = if on.contains(seat) { "seat on" } else { "seat" };
        let (initial, points) = (initials.get(seat), running.points(seat));
        let _ = write!(
            page,
            r#"<span class="{class}"><i style="background:{}">{initial}</i>{points}</span>"#,
            ink(seat)
        );
    }
    page.push_str("</div></section>");
}

/// What is asked, with the buttons of what touches nothing, and the one that plays what was put together.
fn asking(
    wanted: &Wanted,
    running: &dyn Running,
    ways: &[Way],
    marks: &Marks,
    finish: Option<Result<Way, String>>,
) -> String {
    let own = wanted.own.unwrap_or(Seat(0));
    let sketching = if marks.sketch.is_some() { " sketching" } else { "" };
    let mut out = format!(r#"<div class="asking{sketching}"><div class="prompt">"#);
    for line in running.question(own, wanted.language).prompt {
        out.push_str("<p>");
        escape(&mut out, &line);
        out.push_str("</p>");
    }
    if let Some(Err(lack)) = &finish {
        out.push_str(r#"<p class="lack">"#);
        escape(&mut out, lack);
        out.push_str("</p>");
    }
    out.push_str(r#"</div><div class="buttons">"#);
    for way in ways.iter().filter(|way| way.keys.is_empty() && way.action != "end") {
        out.push_str("<button>");
        escape(&mut out, &way.says);
        out.push_str("</button>");
    }
    out.push_str("</div>");
    if let Some(finish) = finish {
        let says = finish.as_ref().map_or("Done", |way| way.says.as_str());
        let off = if finish.is_err() { " disabled" } else { "" };
        let _ = write!(out, r#"<div class="finishing"><button class="finish"{off}>"#);
        escape(&mut out, says);
        out.push_str("</button></div>");
    }
    out + "</div>"
}

/// Actions, log and tabs, as a frame may have them.
fn frame_pieces(page: &mut String, wanted: &Wanted, running: &dyn Running, panels: &[Panel], asking: &str) {
    let (undo, end) = (
        wanted.language.pick("Undo", "Deshacer", "Desfazer"),
        wanted.language.pick("End turn", "Terminar turno", "Encerrar turno"),
    );
    let _ = write!(
        page,
        r#"<section data-panel="actions" aria-label="Actions">{asking}<div class="always"><button>{undo}</button><button>{end}</button></div></section>"#
    );
    let log = wanted.language.pick("Chronicle", "Crónica", "Crônica");
    if wanted.room == Room::Wide {
        let _ = write!(page, r#"<section data-panel="log" class="log" aria-label="{log}"><h2>{log}</h2>"#);
        let from = running.length().saturating_sub(8);
        for (_, text) in running.story(Viewer::Spectator, from, wanted.language) {
            page.push_str("<p>");
            escape(page, &text);
            page.push_str("</p>");
        }
        page.push_str("</section>");
    }
    let mut tabs: Vec<(&str, &str)> = Vec::new();
    for panel in panels {
        if let Some(tab) = panel.tab.filter(|tab| !tabs.iter().any(|(known, _)| known == tab)) {
            tabs.push((tab, &panel.title));
        }
    }
    if wanted.room != Room::Wide {
        tabs.push(("g-log", log));
    }
    tabs.push(("g-menu", wanted.language.pick("Moves", "Jugadas", "Jogadas")));
    page.push_str(r#"<div class="tabs">"#);
    for (symbol, title) in tabs {
        let _ = write!(page, r##"<button><svg><use href="#{symbol}"/></svg>"##);
        escape(page, title.split(' ').next().unwrap_or(title));
        page.push_str("</button>");
    }
    page.push_str("</div>");
}

/// A panel as the contract has it.
fn section(page: &mut String, panel: &Panel) {
    let _ = write!(page, r#"<section class="panel" data-panel="{}" aria-label=""#, panel.id);
    escape(page, &panel.title);
    page.push_str(r#""><h2>"#);
    escape(page, &panel.title);
    let frame = panel.frame;
    let _ = write!(
        page,
        r#"</h2><svg viewBox="{} {} {} {}">"#,
        N(frame.left),
        N(frame.top),
        N(frame.width),
        N(frame.height)
    );
    for part in &panel.parts {
        page.push_str(r#"<g data-key=""#);
        escape(page, &part.key);
        page.push('"');
        if let Some(thing) = &part.thing {
            let open = if thing.open { " is-open" } else { "" };
            let bright = if thing.bright { " is-bright" } else { "" };
            let chosen = if thing.chosen { " is-chosen" } else { "" };
            let _ = write!(
                page,
                r#" class="thing{open}{bright}{chosen}" role="button" tabindex="-1" aria-label=""#
            );
            escape(page, &thing.label);
            page.push('"');
        }
        page.push('>');
        page.push_str(&part.markup);
        if let Some(thing) = &part.thing {
            let (left, top) = (N(thing.area.left), N(thing.area.top));
            let (width, height) = (N(thing.area.width), N(thing.area.height));
            let _ =
                write!(page, r#"<rect class="hit" x="{left}" y="{top}" width="{width}" height="{height}"/>"#);
        }
        page.push_str("</g>");
    }
    page.push_str("</svg></section>");
}
