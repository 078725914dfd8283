//! Fluent in, Rust out.

use fluent_syntax::{ast, parser};
use std::{collections::BTreeMap, error::Error, fmt::Write, fs, path::Path};

type Failure = Box<dyn Error>;

/// The languages, each with its folder and its name in code.
const LANGUAGES: [(&str, &str); 3] = [("en", "English"), ("es", "Spanish"), ("pt", "Portuguese")];

/// An argument of a message: shown as it is, or a number that texts depend on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Text,
    Number,
}

/// A message in one language.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Message {
    arguments: BTreeMap<String, Kind>,
    /// Rust that pushes it to `out`, or the text itself where nothing is put in.
    code: String,
    plain: Option<String>,
}

/// The functions of all files.
pub fn functions(folder: &Path) -> Result<String, Failure> {
    let mut code = String::new();
    let mut areas: Vec<String> = Vec::new();
    for entry in fs::read_dir(folder.join("en"))? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        areas.extend(name.strip_suffix(".ftl").map(str::to_owned));
    }
    areas.sort();
    for area in &areas {
        let all: Vec<BTreeMap<String, Message>> =
            LANGUAGES.iter().map(|(language, _)| read(folder, language, area)).collect::<Result<_, _>>()?;
        check(area, &all)?;
        writeln!(code, "pub mod {} {{\nuse super::*;", area.replace('-', "_"))?;
        for id in all[0].keys() {
            function(&mut code, id, &all)?;
        }
        code.push_str("}\n");
    }
    Ok(code)
}

/// The messages of a file.
fn read(folder: &Path, language: &str, area: &str) -> Result<BTreeMap<String, Message>, Failure> {
    let path = folder.join(language).join(format!("{area}.ftl"));
    let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    let resource = parser::parse(text.as_str()).map_err(|(_, errors)| {
        format!("{}: {:?}", path.display(), errors.first().map(|error| &error.kind))
    })?;
    let mut messages = BTreeMap::new();
    for entry in resource.body {
        let ast::Entry::Message(message) = entry else { continue };
        let (id, Some(pattern)) = (message.id.name.to_owned(), message.value) else { continue };
        let mut built = Message { arguments: BTreeMap::new(), code: String::new(), plain: None };
        push(&mut built, &pattern).map_err(|error| format!("{}, {id}: {error}", path.display()))?;
        if let [ast::PatternElement::TextElement { value }] = pattern.elements.as_slice() {
            built.plain = Some((*value).to_owned());
        }
        if messages.insert(id.clone(), built).is_some() {
            return Err(format!("{}: {id} is there twice", path.display()).into());
        }
    }
    Ok(messages)
}

/// The code of a pattern.
fn push(message: &mut Message, pattern: &ast::Pattern<&str>) -> Result<(), Failure> {
    for element in &pattern.elements {
        match element {
            ast::PatternElement::TextElement { value } => say(message, value)?,
            ast::PatternElement::Placeable { expression } => placeable(message, expression)?,
        }
    }
    Ok(())
}

/// The code that says a text.
fn say(message: &mut Message, text: &str) -> Result<(), Failure> {
    let mut letters = text.chars();
    match (letters.next(), letters.next()) {
        (Some(one), None) => writeln!(message.code, "out.push({one:?});")?,
        _ => writeln!(message.code, "out.push_str({text:?});")?,
    }
    Ok(())
}

fn placeable(message: &mut Message, expression: &ast::Expression<&str>) -> Result<(), Failure> {
    match expression {
        ast::Expression::Inline(ast::InlineExpression::VariableReference { id }) => {
            message.arguments.entry(id.name.to_owned()).or_insert(Kind::Text);
            writeln!(message.code, "let _ = write!(out, \"{{}}\", {});", name(id.name))?;
        }
        ast::Expression::Inline(ast::InlineExpression::StringLiteral { value }) => say(message, value)?,
        ast::Expression::Select { selector: ast::InlineExpression::VariableReference { id }, variants } => {
            message.arguments.insert(id.name.to_owned(), Kind::Number);
            writeln!(message.code, "match {} {{", name(id.name))?;
            // The default stands last, so that all the others come before it.
            let (default, others): (Vec<_>, Vec<_>) = variants.iter().partition(|variant| variant.default);
            for variant in others.into_iter().chain(default) {
                let arm = match &variant.key {
                    _ if variant.default => "_".to_owned(),
                    // English, Spanish and Portuguese say one of 1 alone.
                    ast::VariantKey::Identifier { name: "one" } => "1".to_owned(),
                    ast::VariantKey::NumberLiteral { value } => (*value).to_owned(),
                    ast::VariantKey::Identifier { name } => {
                        return Err(format!("unknown case [{name}]").into());
                    }
                };
                writeln!(message.code, "{arm} => {{")?;
                push(message, &variant.value)?;
                message.code.push_str("}\n");
            }
            message.code.push_str("}\n");
        }
        _ => return Err("only { $name }, { \"text\" } and { $number -> … } are understood".into()),
    }
    Ok(())
}

/// That all languages have the same messages with the same arguments.
fn check(area: &str, all: &[BTreeMap<String, Message>]) -> Result<(), Failure> {
    for ((language, _), messages) in LANGUAGES.iter().zip(all) {
        for (id, message) in messages {
            let Some(english) = all[0].get(id) else {
                return Err(format!("locales/{language}/{area}.ftl: {id} is not in English").into());
            };
            let names = |message: &Message| message.arguments.keys().cloned().collect::<Vec<_>>();
            if names(english) != names(message) {
                return Err(format!(
                    "locales/{language}/{area}.ftl: {id} has other arguments than in English"
                )
                .into());
            }
        }
        if let Some(id) = all[0].keys().find(|id| !messages.contains_key(*id)) {
            return Err(format!("locales/{language}/{area}.ftl: {id} is missing").into());
        }
    }
    Ok(())
}

fn function(code: &mut String, id: &str, all: &[BTreeMap<String, Message>]) -> Result<(), Failure> {
    let function = name(id);
    let plain: Option<Vec<&String>> = all.iter().map(|messages| messages[id].plain.as_ref()).collect();
    writeln!(code, "/// {:?}", all[0][id].plain.as_deref().unwrap_or(id))?;
    if let Some(texts) = plain {
        writeln!(code, "pub fn {function}(language: Language) -> &'static str {{ match language {{")?;
        for ((_, language), text) in LANGUAGES.iter().zip(texts) {
            writeln!(code, "Language::{language} => {text:?},")?;
        }
        code.push_str("} }\n");
        return Ok(());
    }
    let mut arguments: BTreeMap<&String, Kind> = BTreeMap::new();
    for (argument, &kind) in all.iter().flat_map(|messages| &messages[id].arguments) {
        let known = arguments.entry(argument).or_insert(kind);
        if kind == Kind::Number {
            *known = Kind::Number;
        }
    }
    write!(code, "pub fn {function}(language: Language")?;
    for (argument, kind) in &arguments {
        let kind = if *kind == Kind::Number { "i64" } else { "impl std::fmt::Display" };
        write!(code, ", {}: {kind}", name(argument))?;
    }
    code.push_str(") -> String { let mut out = String::new(); match language {\n");
    for ((_, language), messages) in LANGUAGES.iter().zip(all) {
        writeln!(code, "Language::{language} => {{ {} }}", messages[id].code)?;
    }
    code.push_str("} out }\n");
    Ok(())
}

/// A name of Fluent as one of Rust.
fn name(id: &str) -> String {
    let name = id.replace('-', "_");
    match name.as_str() {
        "type" | "match" | "move" | "loop" | "in" | "for" | "where" | "as" | "use" | "do" | "yield" => {
            format!("r#{name}")
        }
        _ => name,
    }
}
