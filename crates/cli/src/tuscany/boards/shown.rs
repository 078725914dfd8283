//! A piece or a board for people and programs: in characters, as a picture, as JSON.

use super::svg;
use crate::fault::Fault;
use demesne_game::Spaces;
use demesne_text::{
    Pen,
    draw::{self, WIDTH},
    tuscany::{LARGE, areas, board, coloured, laid_out, piece, worth},
};
use demesne_tuscany::{
    Colour, Tuscany,
    areas::{board_text, place},
    assembly::{Assembly, SPACES},
    piece::{self as pieces, PieceId},
};
use serde_json::{Map, Value, json};

/// What can be shown.
pub enum Shown {
    /// A region piece: a printed one, or one that somebody made.
    Piece {
        /// Which.
        id: PieceId,
        /// Whether somebody made it.
        own: bool,
    },
    /// Three pieces side by side.
    Board {
        /// How they lie.
        board: Assembly,
        /// Whether the start castle is shown.
        castle: bool,
    },
}

/// Where the layouts of the printed pieces come from, in words.
pub fn origin() -> Result<String, Fault> {
    let [provenance, source] = pieces::origin()?;
    Ok(match provenance.as_str() {
        "public" => format!("have layouts known from public sources: {source}"),
        other => format!("have layouts that are {other}: {source}"),
    })
}

/// A text in lines that fit the screen.
pub fn fitted(text: &str) -> String {
    draw::fitted(text, WIDTH, 2).into_iter().map(|line| line + "\n").collect()
}

impl Shown {
    /// Its name or its text.
    pub fn id(&self) -> String {
        match self {
            Shown::Piece { id, .. } => id.name(),
            Shown::Board { board, .. } => board_text(*board),
        }
    }

    /// A line of a list of pieces.
    pub fn row(&self, game: &Tuscany) -> String {
        match self {
            Shown::Piece { id, .. } => {
                let kinds = game.pieces().hexes(*id).map(Colour::kind);
                let columns = [&kinds[..3], &kinds[3..7], &kinds[7..]].map(|column| column.join(" "));
                format!("{}  {}\n", id.name(), columns.join(" / "))
            }
            Shown::Board { board, .. } => format!("{}\n", board_text(*board)),
        }
    }

    /// In characters, with what it is above it and its areas below.
    pub fn text(&self, game: &Tuscany, pen: Pen) -> Result<String, Fault> {
        let mut lines = Vec::new();
        match *self {
            Shown::Piece { id, own } => {
                let from = match own {
                    true => "a piece of your own".to_owned(),
                    false => {
                        let [provenance, source] = pieces::origin()?;
                        format!("{provenance}; {source}")
                    }
                };
                lines.push(format!("Region piece {} ({from})", id.name()));
                lines.extend(piece(game, id, pen));
            }
            Shown::Board { board: assembly, castle } => {
                let estate = laid_out(game, assembly, castle);
                let start =
                    if castle { format!(" castle {}", game.start_space(assembly)) } else { String::new() };
                lines.push(format!("Board {}{start}", board_text(assembly)));
                lines.extend(board(game, &estate, LARGE, pen));
                lines.push(String::new());
                lines.extend(area_lines(game, assembly, castle, pen));
            }
        }
        Ok(fitted(&lines.join("\n")))
    }

    /// As a picture.
    pub fn svg(&self, game: &Tuscany) -> String {
        match *self {
            Shown::Piece { id, .. } => svg::piece(game, id),
            Shown::Board { board, castle } => svg::board(game, board, castle),
        }
    }

    /// All that is known of it.
    pub fn json(&self, game: &Tuscany) -> Result<Value, Fault> {
        Ok(match *self {
            Shown::Piece { id, own } => {
                let [provenance, source] = match own {
                    true => ["own".to_owned(), String::new()],
                    false => pieces::origin()?,
                };
                json!({
                    "id": id.name(),
                    "hexes": game.pieces().hexes(id).map(Colour::name),
                    "provenance": provenance,
                    "source": source,
                })
            }
            Shown::Board { board, castle } => {
                let spaces = 0..SPACES as u8;
                let listed = |spaces: Spaces| spaces.into_iter().collect::<Vec<u8>>();
                let mut by_colour: Map<String, Value> = Map::new();
                for colour in Colour::ALL {
                    let own = areas(game, board).into_iter().filter(|(of, _)| *of == colour);
                    by_colour.insert(
                        colour.name().into(),
                        own.map(|(_, area)| json!({ "spaces": listed(area), "points": points(game, area) }))
                            .collect(),
                    );
                }
                let laid = [0, 1, 2].map(|place| {
                    let laid = board.laid(place);
                    json!({ "id": laid.piece.name(), "turned": laid.turned })
                });
                let mut value = json!({
                    "board": board_text(board),
                    "pieces": laid,
                    "colours": spaces.clone().map(|space| game.colour_of(board, space).name()).collect::<Vec<_>>(),
                    "places": spaces.clone().map(|space| {
                        let hex = place(board.joints(), space);
                        [hex.row, hex.x]
                    }).collect::<Vec<_>>(),
                    "neighbours": spaces.map(|space| listed(game.around(board, space))).collect::<Vec<_>>(),
                    "areas": by_colour,
                    "points": areas(game, board).into_iter().map(|(_, area)| points(game, area)).sum::<u16>(),
                });
                if castle {
                    value["castle"] = json!(game.start_space(board));
                    value["points_with_castle"] = json!(worth(game, board));
                }
                value
            }
        })
    }
}

/// T8.2: what an area is worth.
fn points(game: &Tuscany, area: Spaces) -> u16 {
    game.printed().area[area.len() as usize]
}

/// The areas by colour, with their points.
fn area_lines(game: &Tuscany, board: Assembly, castle: bool, pen: Pen) -> Vec<String> {
    let mut lines = vec!["Areas and their points:".to_owned()];
    let all = areas(game, board);
    for colour in Colour::ALL {
        let own: Vec<String> = all
            .iter()
            .filter(|(of, _)| *of == colour)
            .map(|(_, area)| {
                let spaces: Vec<String> = area.into_iter().map(|space| space.to_string()).collect();
                format!("{{{}}} {}", spaces.join(" "), points(game, *area))
            })
            .collect();
        let name = format!("{:<11} {:<9}", colour.name(), colour.kind());
        let name = coloured(pen, &name, colour, false);
        lines.push(format!("  {name} {}", own.join(", ")));
    }
    let total: u16 = all.iter().map(|(_, area)| points(game, *area)).sum();
    lines.push(match castle {
        true => format!(
            "Together {total} green points; {} with the start castle on {} (T8.4).",
            worth(game, board),
            game.start_space(board)
        ),
        false => format!("Together {total} green points, but for what the start castle covers (T8.4)."),
    });
    lines
}
