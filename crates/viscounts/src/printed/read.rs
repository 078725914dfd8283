//! Reading `data/*.toml`; what is no part of this game, or not complete, is refused.

use super::{files::*, *};
use serde::de::DeserializeOwned;

pub(super) fn printed() -> Result<Printed, TextError> {
    let (cards, names) = townsfolk()?;
    let (tiles, sets) = manuscripts()?;
    let players: PlayerCardsFile = read("player_cards.toml", include_str!("../../data/player_cards.toml"))?;
    let mut ribbons = [Tiles::EMPTY; RIBBONS];
    for tile in Manuscript::all() {
        ribbons[tiles[tile.index()].ribbon as usize].insert(tile);
    }
    let printed = Printed {
        cards,
        names,
        grey: Manuscript::all().filter(|tile| tiles[tile.index()].grey).collect(),
        tiles,
        ribbons,
        sets,
        player_cards: player_cards(&players)?,
        poverty: players.poverty,
        prosperity: players.prosperity,
        segments: segments()?,
        tables: tables()?,
        solo: solo()?,
    };
    // V2.6: one grey-backed tile for each segment, and six others under it.
    let others = MANUSCRIPTS - printed.grey.len();
    if usize::from(printed.grey.len()) != SEGMENTS || usize::from(others) % SEGMENTS != 0 {
        return Err(TextError::new(
            "manuscripts.toml: V2.6: five tiles have a grey back, thirty a black one",
        ));
    }
    Ok(printed)
}

fn townsfolk() -> Result<([Townsfolk; CARDS as usize], Vec<String>), TextError> {
    const FILE: &str = "townsfolk.toml";
    let file: TownsfolkFile = read(FILE, include_str!("../../data/townsfolk.toml"))?;
    let mut cards = Vec::new();
    let mut names = Vec::new();
    for (place, line) in file.card.into_iter().enumerate() {
        if Card::parse(&line.id).map(Card::index) != Some(place) {
            return Err(unknown(FILE, &line.id));
        }
        cards.push(card(&line).map_err(|why| TextError::new(format!("{FILE}: {}: {why}", line.id)))?);
        names.push(line.name);
    }
    let cards = exactly(FILE, "townsfolk", cards)?;
    Ok((cards, names))
}

/// V26.1: the rules of a card.
fn card(line: &CardLine) -> Result<Townsfolk, String> {
    let mut card = Townsfolk {
        silver: line.silver,
        icons: icons(&line.icons)?,
        hire: atoms(&line.hire)?,
        ability: None,
        funding: [None; FUNDINGS],
    };
    // V1.8
    if !(1..=3).contains(&line.silver) {
        return Err("V1.8: a silver value is 1, 2 or 3".into());
    }
    let mut fundings = 0;
    for rule in &line.rule {
        let act = rule.action.as_deref().map(|name| Act::parse(name).ok_or(name)).transpose()?;
        let trigger = match (rule.trigger.as_str(), act) {
            ("funding", Some(act)) => {
                let place = card.funding.get_mut(fundings).ok_or("too many funding rules")?;
                *place = Some(funding(rule, act)?);
                fundings += 1;
                continue;
            }
            ("played", None) => Trigger::Played,
            ("dropped", None) => Trigger::Dropped,
            ("after_action", Some(act)) => Trigger::After(act),
            ("on_flip_debt", None) => Trigger::FlipDebt,
            ("on_gain_debt", None) => Trigger::GainDebt,
            ("on_collision", None) => Trigger::Collision,
            (other, _) => return Err(format!("V26.2: \"{other}\" is no trigger with this condition")),
        };
        if card.ability.is_some() {
            return Err("V26.1: more than one rule that acts".into());
        }
        card.ability = Some((trigger, effect(&rule.effect)?));
    }
    Ok(card)
}

fn funding(rule: &RuleLine, act: Act) -> Result<Funding, String> {
    let (pays, each, icons) = match (&rule.pays, rule.each, rule.icons) {
        (Some(pays), Some(each), Some(icons)) if each > 0 && icons > 0 => (pays, each, icons),
        _ => return Err("V26.9: a funding rule says what it pays and how many icons that are".into()),
    };
    let cost = match Currency::parse(pays) {
        Some(currency) => Cost::Spend(currency, each),
        None if pays == "merchant" => Cost::Merchants(each),
        None => return Err(format!("V26.10: \"{pays}\" pays for nothing")),
    };
    Ok(Funding { act, cost, icons, once: rule.once })
}

fn effect(bundles: &[Vec<String>]) -> Result<Effect, String> {
    let bundles: Vec<Atoms> = bundles.iter().map(|bundle| atoms(bundle)).collect::<Result<_, _>>()?;
    Effect::new(&bundles).ok_or_else(|| {
        format!("V26.13: an effect has one to {ALTERNATIVES} alternatives, none of them empty")
    })
}

fn manuscripts() -> Result<([Tile; MANUSCRIPTS as usize], [u8; RIBBONS]), TextError> {
    const FILE: &str = "manuscripts.toml";
    let file: ManuscriptsFile = read(FILE, include_str!("../../data/manuscripts.toml"))?;
    let mut tiles = Vec::new();
    for (place, line) in file.tile.iter().enumerate() {
        if Manuscript::parse(&line.id).map(Manuscript::index) != Some(place) {
            return Err(unknown(FILE, &line.id));
        }
        let writ = match (&line.effect, &line.score) {
            (Some(effect), None) => Writ::Effect(in_file(FILE, atoms(effect))?),
            (None, Some(score)) if score.per > 0 => {
                Writ::Score { vp: score.vp, per: score.per, of: in_file(FILE, counted(&score.of))? }
            }
            _ => return Err(TextError::new(format!("{FILE}: {} has an effect or points", line.id))),
        };
        let ribbon = Ribbon::parse(&line.ribbon).ok_or_else(|| unknown(FILE, &line.ribbon))?;
        tiles.push(Tile { cost: line.cost, ribbon, grey: line.grey, writ });
    }
    Ok((exactly(FILE, "manuscripts", tiles)?, file.sets))
}

fn counted(name: &str) -> Result<Counted, String> {
    Ok(match name {
        "resource" => Counted::Resource,
        "silver" => Counted::Silver,
        "building" => Counted::Building,
        "manuscript" => Counted::Manuscript,
        "flipped_deed" => Counted::ApprovedDeed,
        "flipped_debt" => Counted::PaidDebt,
        "worker_in_castle" => Counted::Worker,
        _ => name
            .strip_suffix("_icon")
            .and_then(Icon::parse)
            .map(Counted::Icon)
            .ok_or_else(|| format!("V19.6: \"{name}\" is nothing that tiles count"))?,
    })
}

fn player_cards(file: &PlayerCardsFile) -> Result<[PlayerCard; 10], TextError> {
    const FILE: &str = "player_cards.toml";
    let mut cards = Vec::new();
    for (number, line) in (1..).zip(&file.card) {
        if line.number != number {
            return Err(unknown(FILE, &line.number.to_string()));
        }
        cards.push(PlayerCard {
            gains: in_file(FILE, atoms(&line.gains))?,
            silver: line.silver,
            deeds: line.deeds,
            debts: line.debts,
            extra: in_file(FILE, atoms(&line.extra))?,
            own_space: line.own_space,
        });
    }
    exactly(FILE, "player cards", cards)
}

fn segments() -> Result<[SegmentPrint; SEGMENTS], TextError> {
    const FILE: &str = "board.toml";
    let file: BoardFile = read(FILE, include_str!("../../data/board.toml"))?;
    let mut segments = Vec::new();
    for (nth, line) in (0..).zip(&file.segment) {
        if line.spaces != [nth * 2 + 1, nth * 2 + 2] {
            return Err(TextError::new(format!("{FILE}: V1.3: segments are in the order of their numbers")));
        }
        segments.push(in_file(FILE, segment(line))?);
    }
    exactly(FILE, "segments", segments)
}

fn segment(line: &SegmentLine) -> Result<SegmentPrint, String> {
    let [left, right] = &line.gains;
    Ok(SegmentPrint {
        rates: line.rates,
        gains: [atom(left)?, atom(right)?],
        townsfolk: Townsfolk {
            silver: line.townsfolk.silver,
            icons: icons(&line.townsfolk.icons)?,
            hire: atoms(&line.townsfolk.hire)?,
            ability: None,
            funding: [None; FUNDINGS],
        },
        manuscript_cost: line.manuscript.cost,
        manuscript: atoms(&line.manuscript.effect)?,
        sites: [sites(&line.few, 4)?, sites(&line.many, 5)?],
    })
}

fn sites(line: &SitesLine, count: usize) -> Result<Sites, String> {
    let effects: Vec<Atom> =
        line.left.iter().chain(&line.right).map(|name| atom(name)).collect::<Result<_, _>>()?;
    if effects.len() != count || line.links.len() + 1 != count {
        return Err(format!("V2.1: this side has {count} sites and a link after each"));
    }
    let mut sites = Sites {
        count: count as u8,
        left: line.left.len() as u8,
        effects: [Atom::Ink; 5],
        links: [Atoms::NONE; 5],
    };
    sites.effects[..count].copy_from_slice(&effects);
    for (place, link) in sites.links.iter_mut().zip(line.links.iter().chain([&line.across])) {
        *place = atoms(link)?;
    }
    Ok(sites)
}

fn tables() -> Result<Tables, TextError> {
    const FILE: &str = "tables.toml";
    let file: TablesFile = read(FILE, include_str!("../../data/tables.toml"))?;
    let second: Vec<Effect> =
        file.second_tier.iter().map(|reward| in_file(FILE, effect(reward))).collect::<Result<_, _>>()?;
    let mut bonus_icons = [Icons::NONE; RIBBONS];
    for (name, list) in &file.bonus_icons {
        let ribbon = Ribbon::parse(name).ok_or_else(|| unknown(FILE, name))?;
        bonus_icons[ribbon as usize] = in_file(FILE, icons(list))?;
    }
    let mut buildings = Vec::new();
    for (kind, line) in BuildingKind::ALL.into_iter().zip(&file.building) {
        if line.kind != kind.name() {
            return Err(unknown(FILE, &line.kind));
        }
        let [one, two, three] = &line.icons;
        buildings.push(BuildingPrint {
            cost: line.cost,
            points: line.points,
            icons: [in_file(FILE, icons(one))?, in_file(FILE, icons(two))?, in_file(FILE, icons(three))?],
        });
    }
    let mut collision = Vec::new();
    for line in &file.collision {
        let who = match line.who.as_str() {
            "with_criminal" => Rivals::WithCriminal,
            "all" => Rivals::All,
            "without_criminal" => Rivals::WithoutCriminal,
            other => return Err(unknown(FILE, other)),
        };
        collision.push(CollisionSpace {
            active: in_file(FILE, atoms(&line.active))?,
            who,
            rivals: in_file(FILE, atoms(&line.rivals))?,
        });
    }
    Ok(Tables {
        second_tier: exactly(FILE, "rewards", second)?,
        third_tier: in_file(FILE, atoms(&file.third_tier))?,
        removed_first: in_file(FILE, atoms(&file.removed_first))?,
        removed_second: in_file(FILE, atoms(&file.removed_second))?,
        worker_points: file.worker_points,
        nobles: file.nobles,
        leader: file.leader,
        bonus_card: file.bonus_card,
        bonus_icons,
        slots: [in_file(FILE, icons(&file.slot_2))?, in_file(FILE, icons(&file.slot_3))?],
        documents: file.documents,
        majority: file.majority,
        buildings: exactly(FILE, "kinds of buildings", buildings)?,
        collision: exactly(FILE, "collision spaces", collision)?,
    })
}

fn solo() -> Result<SoloPrinted, TextError> {
    const FILE: &str = "solo.toml";
    let file: SoloFile = read(FILE, include_str!("../../data/solo.toml"))?;
    let collision: Vec<Atoms> =
        file.collision.iter().map(|list| in_file(FILE, atoms(list))).collect::<Result<_, _>>()?;
    let mut schemes = Vec::new();
    for (scheme, line) in Scheme::all().zip(&file.scheme) {
        if scheme.name() != line.id {
            return Err(unknown(FILE, &line.id));
        }
        let mut options = Vec::new();
        for option in &line.options {
            options.push(match (&option.action, &option.effect) {
                (Some(name), None) if name == "primary_focus" => SchemeOption::Focus,
                (Some(name), None) => SchemeOption::Act(Act::parse(name).ok_or_else(|| unknown(FILE, name))?),
                (None, Some(effect)) => SchemeOption::Effect(in_file(FILE, atoms(effect))?),
                _ => return Err(TextError::new(format!("{FILE}: {} has an odd option", line.id))),
            });
        }
        schemes.push(SoloScheme {
            header: in_file(FILE, icons(&line.header))?,
            bonus: in_file(FILE, atoms(&line.bonus))?,
            steps: line.steps,
            options,
        });
    }
    let reveals = file.reveals.iter().map(|line| in_file(FILE, reveal(line))).collect::<Result<_, _>>()?;
    let boards = file.board.iter().map(|line| in_file(FILE, solo_board(line))).collect::<Result<_, _>>()?;
    Ok(SoloPrinted {
        boards,
        reveals,
        schemes: exactly(FILE, "schemes", schemes)?,
        collision: exactly(FILE, "collision spaces", collision)?,
        nobles: file.nobles,
        leftover: file.leftover,
    })
}

fn reveal(line: &RevealLine) -> Result<Reveal, String> {
    let trigger = match line.trigger.as_str() {
        "when_built" => SoloTrigger::WhenBuilt,
        "on_collision" => SoloTrigger::Collision,
        "on_flip" => SoloTrigger::Flip,
        "on_gain_future_scheme" => SoloTrigger::FutureScheme,
        "on_shuffle" => SoloTrigger::Shuffle,
        other => return Err(format!("V26.16: \"{other}\" is no trigger")),
    };
    let building = Building::parse(&line.building).ok_or_else(|| line.building.clone())?;
    Ok(Reveal { building, trigger, effect: atoms(&line.effect)? })
}

fn solo_board(line: &SoloBoardLine) -> Result<SoloBoard, String> {
    let focus = match line.focus.as_str() {
        "flip" => Focus::Flip,
        name => Focus::Act(Act::parse(name).ok_or(name)?),
    };
    let prefers = line
        .prefers
        .iter()
        .map(|line| Ok((Resource::parse(&line.resource).ok_or(&*line.resource)?, line.until)))
        .collect::<Result<_, &str>>()?;
    let removed =
        line.removed.iter().map(|name| Scheme::parse(name).ok_or(&**name)).collect::<Result<_, &str>>()?;
    let [one, two, three] = &line.guildhalls;
    let icon = |name: &String| Icon::parse(name).ok_or_else(|| name.clone());
    Ok(SoloBoard {
        id: line.id.clone(),
        focus,
        prefers,
        gains: atoms(&line.gains)?,
        deeds: line.deeds,
        debts: line.debts,
        building: BuildingKind::parse(&line.building).ok_or(&*line.building)?,
        slots: [icons(&line.slot_2)?, icons(&line.slot_3)?],
        removed,
        guildhalls: [icon(one)?, icon(two)?, icon(three)?],
    })
}

fn atom(name: &str) -> Result<Atom, String> {
    Atom::parse(name).ok_or_else(|| format!("V6: \"{name}\" is no effect"))
}

fn atoms(names: &[String]) -> Result<Atoms, String> {
    let list: Vec<Atom> = names.iter().map(|name| atom(name)).collect::<Result<_, _>>()?;
    Atoms::bundle(&list).ok_or_else(|| "a bundle is too long".into())
}

fn icons(names: &[String]) -> Result<Icons, String> {
    let icon = |name: &String| Icon::parse(name).ok_or_else(|| format!("V5.1: \"{name}\" is no icon"));
    names.iter().map(icon).collect()
}

fn in_file<T>(file: &str, read: Result<T, String>) -> Result<T, TextError> {
    read.map_err(|why| TextError::new(format!("{file}: {why}")))
}

/// All of a list, which has as many as the rules say.
fn exactly<T, const N: usize>(file: &str, what: &str, list: Vec<T>) -> Result<[T; N], TextError> {
    let found = list.len();
    list.try_into().map_err(|_| TextError::new(format!("{file}: there are {N} {what}, not {found}")))
}

fn read<T: DeserializeOwned>(file: &str, text: &str) -> Result<T, TextError> {
    // By way of a table, for the size of the client: see Burgundy's.
    toml::from_str(text)
        .and_then(toml::Table::try_into)
        .map_err(|error| TextError::new(format!("{file}: {}", error.message())))
}

fn unknown(file: &str, name: &str) -> TextError {
    TextError::new(format!("{file}: \"{name}\" is nothing of this game, or not in its place"))
}
