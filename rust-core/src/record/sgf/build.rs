//! Makes a tree of what was scanned, clean `FF[4]` as far as that is possible.

use super::faults::Faults;
use super::root::{self, HELD, Head, shorten};
use super::scan::{RawNode, RawProperty, RawValue};
use super::text;
use super::value;
use super::vocabulary::{Content, Role, look_up};
use super::warning::Fault;
use crate::record::letters;
use crate::record::property::{Property, Value};
use crate::record::tree::{GameKind, GameTree, NodeId};

/// A tree with the offsets of its nodes: that of the move where there is one.
#[derive(Debug)]
pub(super) struct Built {
    pub(super) tree: GameTree,
    pub(super) offsets: Vec<usize>,
}

/// A property with its place and what its values are.
#[derive(Debug)]
struct Placed {
    offset: usize,
    property: Property,
    content: Content,
    role: Role,
}

impl Placed {
    fn is_move(&self) -> bool {
        self.content == Content::Move
    }
}

/// Makes the tree of a game from its nodes, the root first.
pub(super) fn build(nodes: Vec<RawNode>, faults: &mut Faults) -> Built {
    let head = root::read(&nodes, faults);
    let mut built = Built { tree: GameTree::new(head.kind, head.size), offsets: Vec::new() };
    // The last node that each of the file's nodes became.
    let mut places: Vec<NodeId> = Vec::with_capacity(nodes.len());
    for (index, node) in nodes.into_iter().enumerate() {
        let mut at = node.parent.and_then(|parent| places.get(parent)).copied();
        let offset = node.offset;
        let properties = read_node(node, index == 0, head, faults);
        for part in split(properties, index == 0, offset, faults) {
            let id = at.map_or(NodeId::ROOT, |parent| built.tree.add_child(parent));
            let place = part.iter().find(|placed| placed.is_move()).map_or(offset, |placed| placed.offset);
            built.offsets.push(place);
            for placed in part {
                built.tree.set(id, placed.property);
            }
            at = Some(id);
        }
        places.push(at.unwrap_or(NodeId::ROOT));
    }
    built
}

/// Reads the properties of a node; each name comes once.
fn read_node(node: RawNode, is_root: bool, head: Head, faults: &mut Faults) -> Vec<Placed> {
    let mut read: Vec<Placed> = Vec::new();
    for raw in node.properties {
        let RawProperty { offset, mut name, has_small_letters, values } = raw;
        // Versions before the fourth had small letters in names, to be passed over.
        if has_small_letters && head.version > 3 {
            faults.add(offset, Fault::LowerCaseName { property: name.clone() });
        }
        let values = modernise(&mut name, values, head);
        let (content, role) = look_up(&name);
        if role == Role::Root && !is_root {
            faults.add(offset, Fault::RootPropertyInside { property: name.clone() });
        }
        if HELD.contains(&name.as_str()) {
            // A board that Tengen has not is in no other field.
            let is_kept = name == "SZ" && is_root && head.size.is_none();
            if !is_kept {
                continue;
            }
        }
        let Some(property) = read_values(name, content, values, head, faults) else { continue };
        let placed = Placed { offset, property, content, role };
        match read.iter_mut().find(|known| known.property.name() == placed.property.name()) {
            None => read.push(placed),
            Some(known) if known.is_move() && known.property != placed.property => {
                // Two different moves of one side: split takes them apart.
                read.push(placed);
            }
            Some(known) => {
                let property = known.property.name().to_owned();
                faults.add(offset, Fault::RepeatedProperty { property });
                join(known, &placed.property);
            }
        }
    }
    check_handicap(&read, is_root, head, faults);
    value::find_repeated_points(
        read.iter().map(|placed| (placed.offset, &placed.property)),
        head.size,
        faults,
    );
    read
}

/// The stones of a handicap stand in the root and are as many as it says. One stone is none.
fn check_handicap(node: &[Placed], is_root: bool, head: Head, faults: &mut Faults) {
    let find = |name: &str| node.iter().find(|placed| placed.property.name() == name);
    let (Some(placed), Some(size), GameKind::Go) = (find("HA"), head.size, head.kind) else { return };
    if !is_root {
        faults.add(placed.offset, Fault::HandicapInside);
        return;
    }
    let [Value::Text(text), ..] = placed.property.values() else { return };
    let Ok(handicap) = text.parse::<u32>() else { return };
    let stones = find("AB").map_or(0, |black| letters::read_all(black.property.values(), size).count());
    if handicap > 1 && handicap as usize != stones {
        faults.add(placed.offset, Fault::HandicapMismatch { handicap, stones });
    }
}

/// Marks of the first versions become their successors: L, letters on points, becomes LB; M becomes MA.
fn modernise(name: &mut String, values: Vec<RawValue>, head: Head) -> Vec<RawValue> {
    let is_old = head.version < 4 && matches!(head.kind, GameKind::Go | GameKind::Five);
    match name.as_str() {
        "L" if is_old => {
            "LB".clone_into(name);
            let letters = ('a'..='z').cycle();
            let label = |(value, letter): (RawValue, char)| RawValue {
                text: format!("{}:{letter}", value.text.trim()),
                ..value
            };
            values.into_iter().zip(letters).map(label).collect()
        }
        "M" if is_old => {
            "MA".clone_into(name);
            values
        }
        _ => values,
    }
}

fn read_values(
    name: String,
    content: Content,
    values: Vec<RawValue>,
    head: Head,
    faults: &mut Faults,
) -> Option<Property> {
    if let Some(second) = values.get(1).filter(|_| !content.is_list()) {
        faults.add(second.offset, Fault::TooManyValues { property: name.clone() });
    }
    let count = if content.is_list() { values.len() } else { 1 };
    let mut read = Vec::with_capacity(count.min(values.len()));
    for raw in values.into_iter().take(count) {
        let (value, is_dirty) = text::read(&raw.text, content);
        if is_dirty {
            faults.add(raw.offset, Fault::ControlCharacter { property: name.clone() });
        }
        let value = value::clean(value, content, head);
        if !value::is_right(&value, content, head) {
            let value = shorten(raw.text.trim());
            faults.add(raw.offset, Fault::BadValue { property: name.clone(), value });
        }
        read.push(value);
    }
    Property::new(name, read).ok()
}

/// Adds the values of a property that stands twice, where that makes sense.
fn join(known: &mut Placed, second: &Property) {
    match (known.content, known.property.values_mut(), second.values()) {
        (Content::Text, [Value::Text(text), ..], [Value::Text(more), ..]) => {
            text.push_str("\n\n");
            text.push_str(more);
        }
        (content, ..) if content.is_list() => {
            second.values().iter().for_each(|value| known.property.push(value.clone()));
        }
        _ => {}
    }
}

/// Takes a node apart that `FF[4]` would not have: a move stands neither in the root nor beside setup
/// nor beside another move. Setup and what concerns the game come first; all else goes with the last
/// move.
fn split(properties: Vec<Placed>, is_root: bool, offset: usize, faults: &mut Faults) -> Vec<Vec<Placed>> {
    let moves = properties.iter().filter(|placed| placed.is_move()).count();
    let has_setup = properties.iter().any(|placed| placed.role == Role::Setup);
    if moves == 0 || moves == 1 && !is_root && !has_setup {
        return vec![properties];
    }
    if has_setup {
        faults.add(offset, Fault::MoveWithSetup);
    }
    if is_root {
        faults.add(offset, Fault::MoveInRoot);
    }
    if moves > 1 {
        faults.add(offset, Fault::TwoMoves);
    }
    let goes_first = |placed: &Placed| match placed.role {
        Role::Setup | Role::Root => true,
        Role::Info => is_root,
        Role::Move | Role::Any => false,
    };
    let (first, rest): (Vec<_>, Vec<_>) = properties.into_iter().partition(goes_first);
    let (moves, mut last): (Vec<_>, Vec<_>) = rest.into_iter().partition(Placed::is_move);
    let mut parts = Vec::new();
    if is_root || !first.is_empty() {
        parts.push(first);
    }
    parts.extend(moves.into_iter().map(|played| vec![played]));
    if let Some(part) = parts.last_mut() {
        part.append(&mut last);
    }
    parts
}
