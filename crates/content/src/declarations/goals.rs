//! What a chapter tells its players to do next, and where the campaign goes from it.

use super::chapter::Marks;
use crate::decode::Decode;
use crate::link::{Kind, Link, Scope};
use crate::tree::Node;
use engine::book::{Area, Chapter, Goal};
use engine::id::AchievementId;

impl Link {
    /// `goal NAME on=AREA { TEST; TEST }`: the first whose tests hold is told.
    pub(crate) fn goal(&mut self, line: &Node, scope: Scope, chapter: &mut Chapter, marks: &mut Marks) {
        let mut d = Decode::new(line);
        let Some((name, at)) = d.word(self, "name") else { return };
        self.kebab(name, at);
        self.words.push((format!("goal-{}-{name}", chapter.name), at));
        self.declares(Kind::Goal, name, at);
        let on = d.prop_word(self, "on");
        let area = on.and_then(|word| self.area(word, scope));
        let kids = d.block().unwrap_or_default();
        d.done(self);
        let conditions = kids.iter().filter_map(|kid| self.bare_condition(kid, scope)).collect();
        let at_side = match area {
            Some(Area::Room(side, spaces)) => {
                marks.sides.push((side, on.map_or(at, |(_, at)| at)));
                Some((side, spaces))
            }
            Some(_) => {
                let (word, at) = on.unwrap_or((name, at));
                self.error("C0116", at, &[("name", word), ("suggestion", "none")]);
                None
            }
            None => None,
        };
        if chapter.goals.iter().any(|g| g.name == name) {
            self.error("C0101", at, &[("name", name), ("kind", "goal")]);
        }
        // Whatever stands after one that always holds is never told.
        if chapter.goals.last().is_some_and(|g| g.conditions.is_empty()) {
            self.error("C0426", at, &[("name", name)]);
        }
        chapter.goals.push(Goal { name: name.to_string(), conditions, at: at_side });
    }

    /// `leads-to CHAPTER achieved=NAME` or `not-achieved=NAME`: where the campaign goes if that is so.
    pub(crate) fn leads_to(&mut self, line: &Node, chapter: &mut Chapter) {
        let mut d = Decode::new(line);
        let Some((name, at)) = d.word(self, "chapter") else { return };
        let mut conditions = Vec::new();
        for (word, wanted) in [("achieved", true), ("not-achieved", false)] {
            for (achievement, at) in d.prop_list(self, word).unwrap_or_default() {
                let found = self.look(Kind::Achievement, achievement, at);
                conditions.extend(found.map(|a| (AchievementId(a), wanted)));
            }
        }
        d.done(self);
        if self.look(Kind::Chapter, name, at).is_none() {
            return;
        }
        if !self.places.contains_key(name) || !self.places.contains_key(&chapter.name) {
            self.error("C0427", at, &[("name", name)]);
        }
        chapter.leads_to.push((conditions, name.to_string()));
    }
}
