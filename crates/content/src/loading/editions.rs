//! The edition of a chapter: a hash of all that the rules read of it, linked, not as it is written. A comment, another
//! chapter or a better sentence does not change it.

use crate::link::{Kind, Link, Names};
use crate::tree::{Node, Value};
use engine::book::Side;
use engine::id::SideId;
use sha2::{Digest, Sha256};
use std::fmt::{Debug, Write};

/// What comes first, so that another way to hash never gives the same.
const TAG: &str = "barksburg-edition-1";

/// The cards of a book, hashed once for all its chapters.
pub(super) struct Editions {
    cards: Text,
    /// How much of each table they fill: a chapter adds to it.
    filled: [usize; 6],
}

impl Editions {
    /// Of a book whose cards are linked and whose chapters are not.
    pub(super) fn new(cx: &Link) -> Editions {
        let book = &cx.book;
        let mut cards = Text(Sha256::new());
        cards.0.update(TAG);
        cards.say(&(&book.mice, &book.abilities, &book.search, &book.copies));
        cards.say(&(&book.minions, &book.init_cards, &book.figures));
        cards.say(&(&book.rules, &book.statics, &book.blocks, &book.rule_names, &book.powers, &book.tags));
        cards.say(&book.prompts);
        // Said only where there is such a thing, so that older chapters keep their edition.
        if book.allies != 0 {
            cards.say(&book.allies);
        }
        if !book.markers.is_empty() {
            cards.say(&book.markers);
        }
        Editions { cards, filled: lengths(cx) }
    }

    /// The edition of a chapter. It is linked alone, so that nothing in it is numbered after its neighbours.
    pub(super) fn of(&self, cx: &Link, node: &Node) -> [u8; 32] {
        let mut alone = cx.clone();
        alone.findings.out.clear();
        alone.findings.notes = None;
        let mut words = Vec::new();
        collect(node, &mut words);
        keep_sides(&mut alone, &words);
        keep_achievements(&mut alone, &words);
        let Some((mut chapter, marks)) = alone.chapter(node, "") else { return [0; 32] };
        // Who speaks in the story is nothing the rules read.
        chapter.coach = None;
        let mut text = self.cards.clone();
        for side in &alone.book.sides {
            text.side(side);
        }
        let book = &alone.book;
        for card in book.encounters.iter().filter(|card| chapter.uses(card)) {
            text.say(card);
        }
        let [rules, statics, blocks, names, powers, prompts] = self.filled;
        text.say(&(&book.rules[rules..], &book.statics[statics..], &book.blocks[blocks..]));
        text.say(&(&book.rule_names[names..], &book.powers[powers..], &book.prompts[prompts..]));
        text.say(&(&book.achievements, &chapter));
        if marks.later != 0 {
            text.say(&marks.later);
        }
        text.0.finalize().into()
    }
}

fn lengths(cx: &Link) -> [usize; 6] {
    let book = &cx.book;
    [
        book.rules.len(),
        book.statics.len(),
        book.blocks.len(),
        book.rule_names.len(),
        book.powers.len(),
        book.prompts.len(),
    ]
}

/// A hash of what is written to it.
#[derive(Clone)]
struct Text(Sha256);

impl Write for Text {
    fn write_str(&mut self, text: &str) -> std::fmt::Result {
        self.0.update(text);
        Ok(())
    }
}

impl Text {
    fn say(&mut self, what: &impl Debug) {
        writeln!(self, "{what:?}").expect("a hash takes everything");
    }

    /// A side: its steps as bytes, for they are many, and without the number printed on it.
    fn side(&mut self, side: &Side) {
        for row in side.minion_steps.iter().chain(&side.mouse_steps) {
            self.0.update(row);
        }
        self.say(&Side { number: 0, minion_steps: Vec::new(), mouse_steps: Vec::new(), ..side.clone() });
    }
}

/// Every word that a declaration says, in order.
fn collect<'n>(node: &'n Node, words: &mut Vec<&'n str>) {
    let values = node.args.iter().chain(node.props.iter().map(|prop| &prop.arg));
    for arg in values {
        if let Value::Word(word) = &arg.value {
            words.push(word);
        }
    }
    node.kids().iter().for_each(|kid| collect(kid, words));
}

/// Only the rooms that a chapter names and their backs, in the order in which it does.
fn keep_sides(alone: &mut Link, words: &[&str]) {
    let all = std::mem::take(&mut alone.book.sides);
    let mut kept: Vec<usize> = Vec::new();
    for word in words {
        let room = word.split(':').next().unwrap_or(word);
        let Some(at) = all.iter().position(|side| side.name == room) else { continue };
        for at in [at, all[at].back.ix()] {
            if !kept.contains(&at) {
                kept.push(at);
            }
        }
    }
    let mut names = Names::default();
    for at in &kept {
        let mut side = all[*at].clone();
        let back = kept.iter().position(|k| *k == side.back.ix());
        side.back = SideId(back.unwrap_or(0) as u8);
        let _ = names.add(&side.name, alone.declared(Kind::Room, *at));
        alone.book.sides.push(side);
    }
    alone.names.insert(Kind::Room, names);
}

/// Only the achievements that a chapter names.
fn keep_achievements(alone: &mut Link, words: &[&str]) {
    let all = alone.names.remove(&Kind::Achievement).unwrap_or_default();
    let mut names = Names::default();
    for word in words {
        if let Some(at) = all.find(word) {
            let _ = names.add(word, all.list[at].1);
        }
    }
    alone.book.achievements = names.list.iter().map(|(name, _)| name.clone()).collect();
    alone.names.insert(Kind::Achievement, names);
}
