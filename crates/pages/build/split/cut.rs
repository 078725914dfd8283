//! Moves functions and data into modules of their own.
//!
//! Every part is the whole module with most of it taken away. The first one has memory, table and all that nobody in particular owns, and
//! offers it to the others. It calls a game by its places in the table, which are empty until the game's part fills them: whoever calls
//! before that has forgotten to load it, and is stopped there and then.

use super::{Parts, shares::Shares};
use std::{
    collections::{BTreeMap, BTreeSet},
    ops::Range,
};
use walrus::{
    ConstExpr, DataKind, ElementItems, ElementKind, FunctionBuilder, FunctionId, FunctionKind, GlobalKind,
    ImportedFunction, LocalFunction, MemoryId, Module, ModuleConfig, RefType, TableId,
    ir::{Value, Visitor, dfs_in_order},
};

/// Where the parts find what the first one offers.
const FIRST: &str = "first";

/// A segment takes about as many bytes: closer pieces are one, with what lies between them.
const APART: u64 = 12;

/// What the linker calls data that nobody writes to.
const FIXED: &str = ".rodata";

/// What comes of it, or why not.
type Result<T> = std::result::Result<T, String>;

/// Who owns what, by the numbers of functions, which are the same in every copy of the module.
struct Plan {
    /// The game of each function.
    owner: Vec<Option<usize>>,
    /// The place in the table of each function that is not called by its number alone.
    slots: BTreeMap<usize, u64>,
    /// How large the table becomes.
    table_size: u64,
    /// The functions of the first part that others call.
    offered: BTreeSet<usize>,
}

/// Cuts a module.
pub fn cut(bound: &[u8], shares: &Shares, games: &[String]) -> Result<Parts> {
    let plan = Plan::make(&parse(bound)?, shares)?;
    let mut first = parse(bound)?;
    plan.keep_first(&mut first, shares)?;
    let mut others = Vec::new();
    for (game, name) in games.iter().enumerate() {
        let mut part = parse(bound)?;
        plan.keep_game(&mut part, game, &shares.data[game])?;
        others.push((name.clone(), finished(part)));
    }
    Ok(Parts { first: finished(first), others })
}

fn parse(bytes: &[u8]) -> Result<Module> {
    let mut config = ModuleConfig::new();
    config.generate_name_section(false).generate_producers_section(false).generate_dwarf(false);
    config.parse(bytes).map_err(|why| format!("{why:#}"))
}

/// The bytes of a module without what nothing in it needs any more.
fn finished(mut module: Module) -> Vec<u8> {
    let customs: Vec<_> = module.customs.iter().map(|(id, _)| id).collect();
    for id in customs {
        module.customs.delete(id);
    }
    walrus::passes::gc::run(&mut module);
    module.emit_wasm()
}

/// What a function calls.
#[derive(Default)]
struct Calls(BTreeSet<usize>);

impl Visitor<'_> for Calls {
    fn visit_function_id(&mut self, function: &FunctionId) {
        self.0.insert(function.index());
    }
}

fn calls(function: &LocalFunction) -> BTreeSet<usize> {
    let mut calls = Calls::default();
    dfs_in_order(&mut calls, function, function.entry_block());
    calls.0
}

impl Plan {
    fn make(module: &Module, shares: &Shares) -> Result<Plan> {
        let count = module.funcs.iter().map(|function| function.id().index() + 1).max().unwrap_or(0);
        let mut owner = vec![None; count];
        for (id, _) in module.funcs.iter_local() {
            let name = module.funcs.get(id).name.as_deref().unwrap_or_default();
            // Browsers call what is exported, and only the first part is known to them.
            if module.exports.get_exported_func(id).is_none() {
                owner[id.index()] = shares.functions.get(name).copied();
            }
        }
        let table = module.tables.get(functions_of(module)?);
        let mut slots = BTreeMap::new();
        for element in module.elements.iter() {
            if let Some((start, items)) = active(&element.kind, &element.items, table.id())? {
                let places = items.iter().zip(start..);
                slots.extend(places.map(|(function, place)| (function.index(), place)));
            }
        }
        let (mut table_size, mut offered) = (table.initial, BTreeSet::new());
        for (id, function) in module.funcs.iter_local() {
            for called in calls(function) {
                match (owner[id.index()], owner[called]) {
                    (one, other) if one == other => {}
                    (_, None) => {
                        offered.insert(called);
                    }
                    (_, Some(_)) => {
                        slots.entry(called).or_insert_with(|| {
                            table_size += 1;
                            table_size - 1
                        });
                    }
                }
            }
        }
        Ok(Plan { owner, slots, table_size, offered })
    }

    /// Leaves what every page needs.
    fn keep_first(&self, module: &mut Module, shares: &Shares) -> Result<()> {
        let table = functions_of(module)?;
        self.enlarge(module, table);
        let missing = missing(module);
        let elements: Vec<_> = module.elements.iter().map(walrus::Element::id).collect();
        for id in elements {
            if let ElementItems::Functions(items) = &mut module.elements.get_mut(id).items {
                for item in items.iter_mut().filter(|item| self.owner[item.index()].is_some()) {
                    *item = missing;
                }
            }
        }
        let all: Vec<FunctionId> = module.funcs.iter().map(walrus::Function::id).collect();
        for id in all {
            if id != missing && self.owner[id.index()].is_some() {
                self.call_by_table(module, id, table);
            }
        }
        for id in module.funcs.iter().map(walrus::Function::id).collect::<Vec<_>>() {
            if self.offered.contains(&id.index()) {
                module.exports.add(&offer(id.index()), id);
            }
        }
        let globals: Vec<_> = module.globals.iter().map(|global| global.id()).collect();
        for id in globals {
            module.exports.add(&global_offer(id.index()), id);
        }
        module.exports.add("t", table);
        module.exports.add("m", memory_of(module)?);
        let gone: Vec<Range<u64>> = joined(shares.data.iter().flatten().cloned().collect(), 0);
        keep_data(module, |at, _| without(at, &gone))
    }

    /// Leaves what is a game's own.
    fn keep_game(&self, module: &mut Module, game: usize, data: &[Range<u64>]) -> Result<()> {
        let table = functions_of(module)?;
        self.enlarge(module, table);
        for id in module.exports.iter().map(walrus::Export::id).collect::<Vec<_>>() {
            module.exports.delete(id);
        }
        module.start = None;
        for id in module.funcs.iter().map(walrus::Function::id).collect::<Vec<_>>() {
            match self.owner[id.index()] {
                Some(own) if own == game => {}
                Some(_) => self.call_by_table(module, id, table),
                None => take(module, id),
            }
        }
        for id in module.globals.iter().map(|global| global.id()).collect::<Vec<_>>() {
            let import = module.imports.add(FIRST, &global_offer(id.index()), id);
            module.globals.get_mut(id).kind = GlobalKind::Import(import);
        }
        let memory = memory_of(module)?;
        module.memories.get_mut(memory).import = Some(module.imports.add(FIRST, "m", memory));
        module.tables.get_mut(table).import = Some(module.imports.add(FIRST, "t", table));
        self.fill_table(module, game, table);
        let own = joined(data.to_vec(), 0);
        keep_data(module, |at, fixed| {
            let kept = within(at, &own);
            // What others write to must not be written again when the part comes.
            if fixed { joined(kept, APART) } else { kept }
        })
    }

    /// Has a game's functions put into the table when its part comes.
    fn fill_table(&self, module: &mut Module, game: usize, table: TableId) {
        for id in module.elements.iter().map(walrus::Element::id).collect::<Vec<_>>() {
            module.elements.delete(id);
        }
        for table in module.tables.iter_mut() {
            table.elem_segments.clear();
        }
        let known: BTreeMap<usize, FunctionId> =
            module.funcs.iter().map(|function| (function.id().index(), function.id())).collect();
        let own = self.slots.iter().filter(|(function, _)| self.owner[**function] == Some(game));
        let places: BTreeMap<u64, FunctionId> =
            own.map(|(function, place)| (*place, known[function])).collect();
        let mut runs: Vec<(u64, Vec<FunctionId>)> = Vec::new();
        for (place, function) in places {
            match runs.last_mut() {
                Some((start, run)) if *start + run.len() as u64 == place => run.push(function),
                _ => runs.push((place, vec![function])),
            }
        }
        for (start, run) in runs {
            let kind = ElementKind::Active { table, offset: ConstExpr::Value(Value::I32(start as i32)) };
            let id = module.elements.add(kind, ElementItems::Functions(run));
            module.tables.get_mut(table).elem_segments.insert(id);
        }
    }

    fn enlarge(&self, module: &mut Module, table: TableId) {
        let table = module.tables.get_mut(table);
        table.maximum = table.maximum.map(|most| most.max(self.table_size));
        table.initial = self.table_size;
    }

    /// A function of another part becomes a call of what lies at its place in the table. One without a place is never called from here.
    fn call_by_table(&self, module: &mut Module, id: FunctionId, table: TableId) {
        let Some(place) = self.slots.get(&id.index()) else { return };
        let ty = module.funcs.get(id).ty();
        let (params, results) =
            (module.types.get(ty).params().to_vec(), module.types.get(ty).results().to_vec());
        let mut builder = FunctionBuilder::new(&mut module.types, &params, &results);
        let args: Vec<_> = params.iter().map(|param| module.locals.add(*param)).collect();
        let mut body = builder.func_body();
        for arg in &args {
            body.local_get(*arg);
        }
        body.i32_const(*place as i32).call_indirect(ty, table);
        module.funcs.get_mut(id).kind = FunctionKind::Local(builder.local_func(args));
    }
}

/// A function becomes one that the first part offers.
fn take(module: &mut Module, id: FunctionId) {
    let name = offer(id.index());
    if let FunctionKind::Import(known) = &module.funcs.get(id).kind {
        let import = module.imports.get_mut(known.import);
        (import.module, import.name) = (FIRST.to_owned(), name);
        return;
    }
    let ty = module.funcs.get(id).ty();
    let import = module.imports.add(FIRST, &name, id);
    module.funcs.get_mut(id).kind = FunctionKind::Import(ImportedFunction { import, ty });
}

fn offer(number: usize) -> String {
    format!("f{number}")
}

fn global_offer(number: usize) -> String {
    format!("g{number}")
}

/// What lies in the table where a part is not there yet.
fn missing(module: &mut Module) -> FunctionId {
    let mut builder = FunctionBuilder::new(&mut module.types, &[], &[]);
    builder.func_body().unreachable();
    builder.finish(Vec::new(), &mut module.funcs)
}

/// The table of functions.
fn functions_of(module: &Module) -> Result<TableId> {
    let table = module.tables.iter().find(|table| table.element_ty == RefType::FUNCREF);
    Ok(table.ok_or("there is no table of functions")?.id())
}

fn memory_of(module: &Module) -> Result<MemoryId> {
    module.get_memory_id().map_err(|why| why.to_string())
}

/// Where a segment of a table begins, and its functions.
fn active<'e>(
    kind: &ElementKind,
    items: &'e ElementItems,
    table: TableId,
) -> Result<Option<(u64, &'e [FunctionId])>> {
    match (kind, items) {
        (ElementKind::Active { table: own, .. }, _) if *own != table => Ok(None),
        (ElementKind::Active { offset, .. }, ElementItems::Functions(items)) => {
            Ok(Some((place(offset)?, items)))
        }
        (ElementKind::Active { .. }, _) => Err("the table of functions is filled in an unknown way".into()),
        _ => Ok(None),
    }
}

fn place(offset: &ConstExpr) -> Result<u64> {
    match offset {
        ConstExpr::Value(Value::I32(place)) => Ok(u64::from(place.cast_unsigned())),
        _ => Err("a segment begins at an unknown place".into()),
    }
}

/// Leaves some ranges of the data: which, says `keep` of the range of a segment, and whether nobody writes to it.
fn keep_data(module: &mut Module, keep: impl Fn(&Range<u64>, bool) -> Vec<Range<u64>>) -> Result<()> {
    let mut pieces = Vec::new();
    for data in module.data.iter() {
        let DataKind::Active { memory, offset } = &data.kind else {
            return Err("data is put in place by hand".into());
        };
        let start = place(offset)?;
        let at = start..start + data.value.len() as u64;
        let fixed = data.name.as_deref() == Some(FIXED);
        for range in keep(&at, fixed) {
            let bytes = &data.value[(range.start - start) as usize..(range.end - start) as usize];
            pieces.push((*memory, range.start, bytes.to_vec()));
        }
    }
    for id in module.data.iter().map(walrus::Data::id).collect::<Vec<_>>() {
        module.data.delete(id);
    }
    for memory in module.memories.iter_mut() {
        memory.data_segments.clear();
    }
    for (memory, start, bytes) in pieces {
        let offset = ConstExpr::Value(Value::I32(start as i32));
        let id = module.data.add(DataKind::Active { memory, offset }, bytes);
        module.memories.get_mut(memory).data_segments.insert(id);
    }
    Ok(())
}

/// Ranges in order, those that are no further apart than so much as one.
fn joined(mut ranges: Vec<Range<u64>>, apart: u64) -> Vec<Range<u64>> {
    ranges.retain(|range| !range.is_empty());
    ranges.sort_by_key(|range| range.start);
    let mut out: Vec<Range<u64>> = Vec::new();
    for range in ranges {
        match out.last_mut() {
            Some(last) if range.start <= last.end + apart => last.end = last.end.max(range.end),
            _ => out.push(range),
        }
    }
    out
}

/// What of a range is in others, which are in order and apart.
fn within(at: &Range<u64>, others: &[Range<u64>]) -> Vec<Range<u64>> {
    let cut = others.iter().map(|one| one.start.max(at.start)..one.end.min(at.end));
    cut.filter(|one| !one.is_empty()).collect()
}

/// What of a range is in none of the others. Holes that are not worth a segment stay filled: nobody reads them before their part
/// comes, which writes the same.
fn without(at: &Range<u64>, others: &[Range<u64>]) -> Vec<Range<u64>> {
    let (mut out, mut start) = (Vec::new(), at.start);
    for hole in within(at, others) {
        out.push(start..hole.start);
        start = hole.end;
    }
    out.push(start..at.end);
    joined(out, APART)
}
