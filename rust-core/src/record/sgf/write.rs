//! Writes trees as clean `FF[4]` in UTF-8.

use super::text;
use super::vocabulary::look_up;
use crate::board::Size;
use crate::record::property::Property;
use crate::record::tree::{GameTree, NodeId};

/// A line is broken before the next node when it is longer, in bytes.
const LINE: usize = 72;

/// Games as a file.
pub fn write<'a>(games: impl IntoIterator<Item = &'a GameTree>) -> String {
    let mut file = String::new();
    games.into_iter().for_each(|game| write_game(game, &mut file));
    file
}

/// What is left to write: without recursion, since a tree may be very deep.
enum Step {
    Node(NodeId),
    Variation(NodeId),
    Close,
}

fn write_game(game: &GameTree, file: &mut String) {
    let mut line = file.len();
    let mut steps = vec![Step::Close, Step::Node(NodeId::ROOT)];
    file.push('(');
    while let Some(step) = steps.pop() {
        let id = match step {
            Step::Close => {
                file.push(')');
                continue;
            }
            Step::Variation(id) => {
                file.push_str("\n(");
                line = file.len();
                steps.push(Step::Close);
                id
            }
            Step::Node(id) => id,
        };
        if file.len() - line > LINE {
            file.push('\n');
            line = file.len();
        }
        write_node(game, id, file);
        match game.children(id) {
            [only] => steps.push(Step::Node(*only)),
            several => steps.extend(several.iter().rev().map(|&child| Step::Variation(child))),
        }
    }
    file.push('\n');
}

fn write_node(game: &GameTree, id: NodeId, file: &mut String) {
    file.push(';');
    if id == NodeId::ROOT {
        for part in ["FF[4]GM[", &game.kind().number().to_string(), "]CA[UTF-8]"] {
            file.push_str(part);
        }
        if let Some(size) = game.size() {
            for part in ["SZ[", &sides(size), "]"] {
                file.push_str(part);
            }
        }
    }
    game.properties(id).iter().for_each(|property| write_property(property, file));
}

fn sides(size: Size) -> String {
    if size.width() == size.height() {
        size.width().to_string()
    } else {
        format!("{}:{}", size.width(), size.height())
    }
}

fn write_property(property: &Property, file: &mut String) {
    file.push_str(property.name());
    let (content, _) = look_up(property.name());
    property.values().iter().for_each(|value| text::write(value, content, file));
}
