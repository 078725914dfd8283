//! Who calls what and who reads what, by the relocations that the linker left in its file.

use std::{collections::HashMap, ops::Range};
use wasmparser::{
    BinaryReaderError, DataKind, ExternalKind, KnownCustom, Linking, Name, Operator, Parser, Payload,
    RelocationEntry, RelocationType, SymbolInfo, TypeRef,
};

/// What a program is made of.
pub struct Links {
    /// Functions in the order of their numbers, then pieces of data in the order of their places.
    pub nodes: Vec<Node>,
    /// What is called from outside.
    pub roots: Vec<usize>,
}

/// A function or a piece of data.
pub struct Node {
    /// What it is.
    pub kind: Kind,
    /// How many bytes it takes.
    pub size: usize,
    /// What it refers to.
    pub to: Vec<usize>,
}

/// What a node is.
pub enum Kind {
    /// A function.
    Function {
        /// What it is called.
        name: Option<String>,
        /// All its names: the compiler makes one of functions that come to the same, and that one is called by all of their names.
        names: Vec<String>,
    },
    /// Data, by its place in memory.
    Data(Range<u64>),
}

/// Where bytes are in the file, and where they go in memory.
type Piece = (Range<usize>, u64);

/// What stands in the file, before it is put together.
#[derive(Default)]
struct File<'a> {
    imported: usize,
    roots: Vec<usize>,
    names: HashMap<u32, &'a str>,
    /// Where the body of each function is in the file.
    bodies: Vec<Range<usize>>,
    /// The segments of data.
    segments: Vec<Piece>,
    /// Where each section begins.
    sections: Vec<usize>,
    symbols: Vec<SymbolInfo<'a>>,
    /// The place in the file, and the symbol.
    relocations: Vec<(usize, u32)>,
}

/// Reads what the linker wrote.
pub fn read(bytes: &[u8]) -> Result<Links, BinaryReaderError> {
    let file = File::read(bytes)?;
    let (pieces, data_of) = file.pieces();
    let functions = file.imported + file.bodies.len();
    let mut names: HashMap<u32, Vec<String>> = HashMap::new();
    for symbol in &file.symbols {
        if let SymbolInfo::Func { index, name: Some(name), .. } = symbol {
            names.entry(*index).or_default().push((*name).to_owned());
        }
    }
    let mut nodes: Vec<Node> = (0..functions)
        .map(|number| {
            let name = file.names.get(&(number as u32)).map(|name| (*name).to_owned());
            let size = number.checked_sub(file.imported).map_or(0, |place| file.bodies[place].len());
            let names = names.remove(&(number as u32)).unwrap_or_default();
            Node { kind: Kind::Function { name, names }, size, to: Vec::new() }
        })
        .collect();
    nodes.extend(pieces.iter().map(|(at, memory)| Node {
        kind: Kind::Data(*memory..*memory + at.len() as u64),
        size: at.len(),
        to: Vec::new(),
    }));
    let places: Vec<Range<usize>> = pieces.iter().map(|(at, _)| at.clone()).collect();
    for &(place, symbol) in &file.relocations {
        let body = within(&file.bodies, place).map(|body| file.imported + body);
        let Some(from) = body.or_else(|| within(&places, place).map(|piece| functions + piece)) else {
            continue;
        };
        let to = match file.symbols.get(symbol as usize) {
            Some(SymbolInfo::Func { index, .. }) => *index as usize,
            // What has no bytes in the file is empty memory, which needs no home.
            Some(SymbolInfo::Data { .. }) => match data_of.get(&symbol) {
                Some(piece) => functions + piece,
                None => continue,
            },
            _ => continue,
        };
        nodes[from].to.push(to);
    }
    Ok(Links { nodes, roots: file.roots })
}

/// Which of several ranges, in order and apart, a place is in.
fn within(ranges: &[Range<usize>], place: usize) -> Option<usize> {
    let after = ranges.partition_point(|range| range.start <= place);
    let found = after.checked_sub(1)?;
    ranges[found].contains(&place).then_some(found)
}

impl<'a> File<'a> {
    fn read(bytes: &'a [u8]) -> Result<File<'a>, BinaryReaderError> {
        let mut file = File::default();
        let mut entries: Vec<(u32, Vec<RelocationEntry>)> = Vec::new();
        for payload in Parser::new(0).parse_all(bytes) {
            let payload = payload?;
            // The pieces of a section have the range of their own bytes, not that of a section.
            if let Some((_, range)) = payload.as_section()
                && !matches!(payload, Payload::CodeSectionEntry(_))
            {
                file.sections.push(range.start);
            }
            match payload {
                Payload::ImportSection(reader) => {
                    for import in reader.into_imports() {
                        file.imported += usize::from(matches!(import?.ty, TypeRef::Func(_)));
                    }
                }
                Payload::ExportSection(reader) => {
                    for export in reader {
                        let export = export?;
                        if export.kind == ExternalKind::Func {
                            file.roots.push(export.index as usize);
                        }
                    }
                }
                Payload::StartSection { func, .. } => file.roots.push(func as usize),
                Payload::CodeSectionEntry(body) => file.bodies.push(body.range()),
                Payload::DataSection(reader) => {
                    for data in reader {
                        let data = data?;
                        let at = data.range.end - data.data.len()..data.range.end;
                        let DataKind::Active { offset_expr, .. } = data.kind else { continue };
                        let memory = match offset_expr.get_operators_reader().read()? {
                            Operator::I32Const { value } => u64::from(value.cast_unsigned()),
                            _ => continue,
                        };
                        file.segments.push((at, memory));
                    }
                }
                Payload::CustomSection(reader) => match reader.as_known() {
                    KnownCustom::Name(names) => {
                        for name in names {
                            let Name::Function(map) = name? else { continue };
                            for naming in map {
                                let naming = naming?;
                                file.names.insert(naming.index, naming.name);
                            }
                        }
                    }
                    KnownCustom::Linking(linking) => {
                        for part in linking.subsections() {
                            if let Linking::SymbolTable(symbols) = part? {
                                file.symbols = symbols.into_iter().collect::<Result<_, _>>()?;
                            }
                        }
                    }
                    KnownCustom::Reloc(reader) => {
                        let list = reader.entries().into_iter().collect::<Result<_, _>>()?;
                        entries.push((reader.section_index(), list));
                    }
                    _ => {}
                },
                _ => {}
            }
        }
        for (section, list) in entries {
            let Some(start) = file.sections.get(section as usize).copied() else { continue };
            // The numbers of types are no symbols.
            let symbols = list.iter().filter(|entry| entry.ty != RelocationType::TypeIndexLeb);
            let found = symbols.map(|entry| (start + entry.offset as usize, entry.index));
            file.relocations.extend(found);
        }
        Ok(file)
    }

    /// The pieces of data, by their place in the file and in memory, and which symbol is which of them. Symbols that overlap are one piece.
    fn pieces(&self) -> (Vec<Piece>, HashMap<u32, usize>) {
        let mut known: Vec<(Range<usize>, u64, u32)> = Vec::new();
        for (number, symbol) in self.symbols.iter().enumerate() {
            let SymbolInfo::Data { symbol: Some(at), .. } = symbol else { continue };
            let Some((bytes, memory)) = self.segments.get(at.index as usize) else { continue };
            let start = bytes.start + at.offset as usize;
            let end = (start + at.size as usize).min(bytes.end);
            known.push((start..end, memory + u64::from(at.offset), number as u32));
        }
        known.sort_by_key(|(at, _, _)| (at.start, std::cmp::Reverse(at.end)));
        let mut pieces: Vec<Piece> = Vec::new();
        let mut data_of = HashMap::new();
        for (at, memory, number) in known {
            match pieces.last_mut() {
                Some((last, _)) if at.start < last.end || at.is_empty() && at.start == last.start => {
                    last.end = last.end.max(at.end);
                }
                _ => pieces.push((at, memory)),
            }
            data_of.insert(number, pieces.len() - 1);
        }
        (pieces, data_of)
    }
}
