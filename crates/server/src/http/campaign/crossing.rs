//! Between two chapters: what is chosen so far, what a form says, and the page for it.

use crate::app::App;
use crate::campaign::{ChosenRecord, Party, PlanRecord};
use crate::contents::Content;
use crate::http::form::field;
use content::Listeners;
use engine::campaign::{Journey, Onward};
use engine::id::{ChapterId, MouseId, SearchId};
use engine::options::Difficulty;
use engine::{Book, Options};
use std::collections::BTreeMap;
use std::sync::Arc;
use view::StoryPage;
use web::{NextMouse, NextPage, Page, Way};

type Fields = Vec<(String, String)>;

/// The place between two chapters: where the party comes from, and where it goes.
pub(crate) struct Crossing<'a> {
    content: Arc<Content>,
    party: &'a Party,
    pub(crate) way: Way,
    other: Option<Way>,
    chapter: ChapterId,
    pub(crate) journey: Journey,
    options: Options,
}

impl<'a> Crossing<'a> {
    pub(crate) fn new(app: &App, party: &'a Party, wanted: Option<Way>) -> Option<Crossing<'a>> {
        let content = party.content(app);
        let book = content.catalogue.book();
        let ways = party.onward(book);
        let way_of = |onward: &Onward| match onward {
            Onward::Retry => Way::Retry,
            Onward::Next => Way::Next,
        };
        let at = ways.iter().position(|(o, ..)| Some(way_of(o)) == wanted).unwrap_or(0);
        let other = ways.iter().enumerate().find(|(i, _)| *i != at).map(|(_, (o, ..))| way_of(o));
        let (onward, chapter, journey) = ways.into_iter().nth(at)?;
        let options = party.entries.last()?.plan.options()?;
        Some(Crossing { content, party, way: way_of(&onward), other, chapter, journey, options })
    }

    /// The book.
    pub(crate) fn book(&self) -> &Book {
        self.content.catalogue.book()
    }

    /// What is chosen so far: the draft, or who went last time with as much as fits.
    pub(crate) fn filled(&self) -> PlanRecord {
        let retry = self.way == Way::Retry;
        let chapter = &self.book().chapters[self.chapter.ix()];
        if let Some(draft) =
            self.party.draft.as_ref().filter(|d| d.chapter == chapter.name && d.retry == retry)
        {
            return draft.clone();
        }
        let last = self.party.entries.last().map(|e| &e.plan);
        if let Some(last) = last.filter(|_| retry) {
            return PlanRecord { retry: true, ..last.clone() };
        }
        let has = |set: u8, m: MouseId| set >> m.0 & 1 == 1;
        let went = |m: MouseId| {
            let name = &self.book().mice[m.ix()].name;
            last.is_some_and(|p| p.party.iter().any(|c| c.mouse == *name))
        };
        let mut mice: Vec<MouseId> = (0..self.book().mice.len() as u8)
            .map(MouseId)
            .filter(|m| has(chapter.party.allowed, *m))
            .collect();
        mice.sort_by_key(|m| (!has(chapter.party.required, *m), !went(*m), m.0));
        mice.truncate(chapter.party.size as usize);
        mice.sort_unstable();
        let mut taken: Vec<_> = self.journey.mice.iter().flat_map(|m| m.abilities.clone()).collect();
        let mut party = Vec::new();
        for mouse in mice {
            let knows = self.journey.mouse(mouse).is_some_and(|m| !m.abilities.is_empty());
            let first = web::abilities_of(self.book(), mouse).into_iter().find(|a| !taken.contains(a));
            let ability = first.filter(|_| !knows);
            taken.extend(ability);
            let cards = self.journey.mouse(mouse).map_or(&[][..], |m| &m.cards);
            let carried = cards.iter().take(engine::campaign::keeps(self.options));
            party.push(ChosenRecord {
                mouse: self.book().mice[mouse.ix()].name.clone(),
                ability: ability.map(|a| self.book().abilities[a.ix()].name.clone()),
                // Nobody leaves everything behind without having said so.
                keep: carried.map(|card| self.book().search[card.ix()].name.clone()).collect(),
            });
        }
        PlanRecord { chapter: chapter.name.clone(), retry, options: list(self.options), party }
    }

    /// What the form says. Names the book does not have are left out.
    pub(crate) fn read(&self, fields: &Fields) -> PlanRecord {
        let named = fields.iter().filter(|(n, _)| n == "mouse");
        let mut mice: Vec<MouseId> = named.filter_map(|(_, m)| self.book().mouse_named(m)).collect();
        mice.sort_unstable();
        mice.dedup();
        let party = mice.into_iter().map(|mouse| {
            let id = &self.book().mice[mouse.ix()].name;
            let keep = format!("keep-{id}");
            let kept = fields.iter().filter(|(n, _)| *n == keep).map(|(_, v)| v.clone());
            let ability =
                field(fields, &format!("ability-{id}")).filter(|a| self.book().ability_named(a).is_some());
            ChosenRecord {
                mouse: id.clone(),
                ability: ability.map(str::to_string),
                keep: kept.filter(|k| self.book().search_named(k).is_some()).take(8).collect(),
            }
        });
        let mut options = self.options;
        let asked = field(fields, "difficulty");
        options.difficulty =
            Difficulty::ALL.into_iter().find(|d| Some(d.name()) == asked).unwrap_or(options.difficulty);
        PlanRecord {
            chapter: self.book().chapters[self.chapter.ix()].name.clone(),
            retry: self.way == Way::Retry,
            options: list(options),
            party: party.collect(),
        }
    }

    pub(crate) fn page(&self, ctx: Page, plan: &PlanRecord, keeper: bool) -> NextPage {
        let printed = &self.book().chapters[self.chapter.ix()];
        let options = plan.options().unwrap_or_default();
        let allowed =
            (0..self.book().mice.len() as u8).map(MouseId).filter(|m| printed.party.allowed >> m.0 & 1 == 1);
        let mouse = |mouse: MouseId| {
            let chosen = plan.party.iter().find(|c| c.mouse == self.book().mice[mouse.ix()].name);
            let known = self.journey.mouse(mouse);
            let keep = chosen.iter().flat_map(|c| &c.keep).filter_map(|k| self.book().search_named(k));
            NextMouse {
                mouse,
                required: printed.party.required >> mouse.0 & 1 == 1,
                goes: chosen.is_some(),
                abilities: known.map_or_else(Vec::new, |m| m.abilities.clone()),
                first: web::abilities_of(self.book(), mouse),
                chosen: chosen.and_then(|c| self.book().ability_named(c.ability.as_deref()?)),
                cards: known.map_or_else(Vec::new, |m| m.cards.clone()),
                keep: keep.collect::<Vec<SearchId>>(),
                known: known.is_some(),
            }
        };
        let setup = plan.setup(self.book(), &self.journey);
        NextPage {
            id: self.party.id.to_string(),
            name: self.party.name.clone(),
            story: self.party.story.clone(),
            seq: self.party.seq,
            way: self.way,
            other: self.other,
            chapter: printed.name.clone(),
            size: printed.party.size,
            story_page: self.meanwhile(ctx),
            mice: allowed.map(mouse).collect(),
            keeps: engine::campaign::keeps(options),
            difficulty: options.difficulty,
            left_behind: setup.map(|s| s.left_behind(self.book())).unwrap_or_default(),
            keeper,
            refused: None,
            notice: None,
        }
    }

    /// What leads from the last chapter over to the next, won or left behind.
    fn meanwhile(&self, ctx: Page) -> Option<StoryPage> {
        let last = self.party.entries.last().filter(|_| self.way == Way::Next)?;
        let moment = if last.result.as_ref()?.won { "continues" } else { "onward" };
        let (passage, lang) = ctx.locale.passage(&last.plan.chapter, moment)?;
        let listeners = Travellers { crossing: self, last: &last.plan };
        Some(StoryPage::between(ctx.locale, passage, &listeners, lang))
    }
}

/// The party that played the last chapter, with all it has achieved.
struct Travellers<'c> {
    crossing: &'c Crossing<'c>,
    last: &'c PlanRecord,
}

impl Listeners for Travellers<'_> {
    fn goes(&self, mouse: &str) -> bool {
        self.last.party.iter().any(|m| m.mouse == mouse)
    }

    fn achieved(&self, achievement: &str) -> bool {
        let found = self.crossing.book().achievements.iter().position(|a| a == achievement);
        found.is_some_and(|a| self.crossing.journey.achieved >> a & 1 == 1)
    }
}

fn list(options: Options) -> BTreeMap<String, String> {
    options.list().into_iter().map(|(n, v)| (n.to_string(), v.to_string())).collect()
}
