//! Reads the text format of Prometheus, and finds fault with what is not well-formed.

use std::collections::BTreeMap;

/// A figure with its kind and its samples.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Family {
    pub kind: String,
    /// Values by the whole name with labels.
    pub samples: BTreeMap<String, f64>,
}

fn is_name(text: &str) -> bool {
    !text.starts_with(|c: char| c.is_ascii_digit())
        && !text.is_empty()
        && text.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
}

/// The labels `{a="b",c="d"}`; values here hold neither quotes nor backslashes.
fn labels(text: &str) -> Result<Vec<(&str, &str)>, String> {
    let inside =
        text.strip_prefix('{').and_then(|rest| rest.strip_suffix('}')).ok_or(format!("{text}: no labels"))?;
    let pair = |pair| {
        let (name, value): (&str, &str) = str::split_once(pair, '=').ok_or(format!("{text}: no label"))?;
        let value = value.strip_prefix('"').and_then(|rest| rest.strip_suffix('"'));
        match value {
            Some(value) if is_name(name) && !value.contains(['"', '\\', '\n']) => Ok((name, value)),
            _ => Err(format!("{text}: no label")),
        }
    };
    inside.split(',').map(pair).collect()
}

/// All figures by name.
pub fn read(text: &str) -> Result<BTreeMap<String, Family>, String> {
    if !text.ends_with('\n') {
        return Err("the last line has no end".into());
    }
    let mut families: BTreeMap<String, Family> = BTreeMap::new();
    let (mut helped, mut current) = (String::new(), String::new());
    for line in text.lines() {
        let wrong = |why: &str| Err(format!("{line:?}: {why}"));
        if let Some(help) = line.strip_prefix("# HELP ") {
            match help.split_once(' ') {
                Some((name, words)) if is_name(name) && !words.is_empty() => helped = name.to_owned(),
                _ => return wrong("no help"),
            }
        } else if let Some(kind) = line.strip_prefix("# TYPE ") {
            let Some((name, kind)) = kind.split_once(' ') else { return wrong("no kind") };
            if name != helped || !matches!(kind, "counter" | "gauge" | "histogram") {
                return wrong("a kind follows the help of the same figure");
            }
            if (kind == "counter") != name.ends_with("_total") {
                return wrong("counters, and no others, are called …_total");
            }
            let family = Family { kind: kind.to_owned(), ..Family::default() };
            if families.insert(name.to_owned(), family).is_some() {
                return wrong("it is there twice");
            }
            current = name.to_owned();
        } else {
            let Some((sample, value)) = line.rsplit_once(' ') else { return wrong("no sample") };
            let (name, labelled) = sample.split_at(sample.find('{').unwrap_or(sample.len()));
            let Some(family) = families.get_mut(&current) else { return wrong("a sample before its kind") };
            let parts: &[&str] =
                if family.kind == "histogram" { &["_bucket", "_sum", "_count"] } else { &[""] };
            if !is_name(name) || !parts.iter().any(|part| name == format!("{current}{part}")) {
                return wrong("a sample of another figure");
            }
            if !labelled.is_empty() {
                labels(labelled)?;
            }
            let Ok(value) = value.parse::<f64>() else { return wrong("no number") };
            if family.samples.insert(sample.to_owned(), value).is_some() {
                return wrong("it is there twice");
            }
        }
    }
    for (name, family) in &families {
        if family.samples.is_empty() {
            return Err(format!("{name} has no sample"));
        }
        if family.kind == "histogram" {
            check_histogram(name, family)?;
        }
    }
    Ok(families)
}

/// Buckets grow with their bounds, and the last holds everything.
fn check_histogram(name: &str, family: &Family) -> Result<(), String> {
    let start = format!("{name}_bucket");
    let mut buckets = Vec::new();
    for (sample, value) in &family.samples {
        if let Some(labelled) = sample.strip_prefix(&start) {
            let [("le", bound)] = labels(labelled)?[..] else { return Err(format!("{sample}: no bound")) };
            let bound =
                if bound == "+Inf" { f64::INFINITY } else { bound.parse().map_err(|_| sample.clone())? };
            buckets.push((bound, *value));
        }
    }
    buckets.sort_by(|one, two| one.0.total_cmp(&two.0));
    let count = family.samples.get(&format!("{name}_count"));
    let whole = buckets.last().is_some_and(|last| last.0.is_infinite() && Some(&last.1) == count);
    let grows = buckets.windows(2).all(|two| two[0].0 < two[1].0 && two[0].1 <= two[1].1);
    match whole && grows && family.samples.contains_key(&format!("{name}_sum")) {
        true => Ok(()),
        false => Err(format!("{name} is no histogram: {family:?}")),
    }
}

#[test]
fn what_is_not_well_formed_is_found() {
    let counter = "# HELP a_total All.\n# TYPE a_total counter\n";
    assert_eq!(read(&format!("{counter}a_total{{class=\"2xx\"}} 3\n")).map(|read| read.len()), Ok(1));
    let histogram = |inf: u8, low: u8| {
        format!(
            "# HELP h All.\n# TYPE h histogram\nh_bucket{{le=\"0.5\"}} {low}\nh_bucket{{le=\"+Inf\"}} {inf}\nh_sum 1.5\nh_count 3\n"
        )
    };
    assert_eq!(read(&histogram(3, 2)).map(|read| read.len()), Ok(1));
    for bad in [
        "a_total 3\n",
        "# TYPE a_total counter\na_total 3\n",
        &format!("{counter}a_total 3"),
        &format!("{counter}a_total three\n"),
        &format!("{counter}b_total 3\n"),
        &format!("{counter}a_total 3\na_total 3\n"),
        &format!("{counter}a_total{{class=2xx}} 3\n"),
        &format!("{counter}a_total 3\n{counter}a_total 3\n"),
        "# HELP a All.\n# TYPE a counter\na 3\n",
        &histogram(2, 2),
        &histogram(3, 4),
        counter,
    ] {
        assert!(read(bad).is_err(), "{bad}");
    }
}
