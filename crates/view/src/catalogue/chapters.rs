//! What is said of a chapter and its rooms all along, made once.

use super::locale::Locale;
use super::printed::{ChapterWords, Line, RoomWords};
use super::text;
use engine::id::ChapterId;
use std::sync::Arc;

impl Locale<'_> {
    /// Every chapter in words.
    pub(crate) fn chapters(self) -> Vec<ChapterWords> {
        (0..self.book().chapters.len()).map(|c| self.chapter_words(ChapterId(c as u8))).collect()
    }

    fn chapter_words(self, id: ChapterId) -> ChapterWords {
        let chapter = &self.book().chapters[id.ix()];
        let goals = |lists: &[Vec<engine::book::Cond>]| -> Vec<Line> {
            lists.iter().map(|list| text::goal(self, chapter, list).into()).collect()
        };
        let mut defeat = Vec::new();
        if !chapter.capture_is_no_defeat {
            defeat.push(Line::from(self.plain("defeat-captured")));
        }
        // Written by hand where what is made would give a secret away or limp.
        let written = |what: &str| {
            let key = format!("chapter-{}.{what}", chapter.name);
            self.try_plain(&key).map(|text| Line { text, lang: self.foreign(&key) })
        };
        defeat.extend(written("defeat").map_or_else(|| goals(&chapter.defeat), |line| vec![line]));
        let mut numbers = 0u8..;
        let rooms = chapter.rooms.iter().map(|room| RoomWords {
            side: room.side,
            rules: Arc::new(text::room_rules(self, room)),
            searches: numbers.by_ref().take(room.searches.len()).collect(),
            surge: room.surge.as_ref().map(|wave| self.wave(wave)),
        });
        ChapterWords {
            name: self.plain(&format!("chapter-{}", chapter.name)),
            lang: self.foreign(&format!("chapter-{}", chapter.name)),
            victory: Arc::new(written("goal").map_or_else(|| goals(&chapter.victory), |line| vec![line])),
            defeat,
            rules: Arc::new(text::chapter_rules(self, chapter)),
            rooms: rooms.collect(),
        }
    }
}
