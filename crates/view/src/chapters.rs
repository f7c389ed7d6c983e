//! What is said of a chapter and its rooms all along, made once.

use crate::catalogue::Locale;
use crate::encounters::WaveView;
use engine::id::{ChapterId, SideId};
use std::sync::Arc;

/// A chapter in words.
pub(crate) struct ChapterWords {
    pub(crate) name: String,
    /// What wins, one line each.
    pub(crate) victory: Arc<Vec<String>>,
    /// What loses besides the clock, one line each.
    pub(crate) defeat: Vec<String>,
    /// Rules of the whole chapter.
    pub(crate) rules: Arc<Vec<String>>,
    rooms: Vec<RoomWords>,
}

/// A room of a chapter in words.
pub(crate) struct RoomWords {
    side: SideId,
    /// Its rules, first what can be found here.
    rules: Arc<Vec<String>>,
    /// The numbers in the chapter of what can be found here.
    searches: Vec<u8>,
    /// Its own surge.
    pub(crate) surge: Option<WaveView>,
}

impl ChapterWords {
    /// A room of it, if the chapter says anything about it.
    pub(crate) fn room(&self, side: SideId) -> Option<&RoomWords> {
        self.rooms.iter().find(|room| room.side == side)
    }
}

impl RoomWords {
    /// Its rules as long as these special searches have still to be made: what was found is not there any more (STORY-4).
    pub(crate) fn rules(&self, open: &[u8]) -> Arc<Vec<String>> {
        if open.len() == self.searches.len() {
            return Arc::clone(&self.rules);
        }
        let (searches, rest) = self.rules.split_at(self.searches.len());
        let left = self
            .searches
            .iter()
            .zip(searches)
            .filter(|(index, _)| open.contains(index))
            .map(|(_, line)| line);
        Arc::new(left.chain(rest).cloned().collect())
    }
}

impl Locale<'_> {
    /// Every chapter in words.
    pub(crate) fn chapters(self) -> Vec<ChapterWords> {
        (0..self.book().chapters.len()).map(|c| self.chapter_words(ChapterId(c as u8))).collect()
    }

    fn chapter_words(self, id: ChapterId) -> ChapterWords {
        let chapter = &self.book().chapters[id.ix()];
        let goals = |lists: &[Vec<engine::book::Cond>]| -> Vec<String> {
            lists.iter().map(|list| crate::text::goal(self, chapter, list)).collect()
        };
        let mut defeat = Vec::new();
        if !chapter.capture_is_no_defeat {
            defeat.push(self.plain("defeat-captured"));
        }
        // Written by hand where what is made would give a secret away or limp.
        let written = |what: &str| self.try_plain(&format!("chapter-{}.{what}", chapter.name));
        defeat.extend(written("defeat").map_or_else(|| goals(&chapter.defeat), |line| vec![line]));
        let mut numbers = 0u8..;
        let rooms = chapter.rooms.iter().map(|room| RoomWords {
            side: room.side,
            rules: Arc::new(crate::text::room_rules(self, room)),
            searches: numbers.by_ref().take(room.searches.len()).collect(),
            surge: room.surge.as_ref().map(|wave| self.wave(wave)),
        });
        ChapterWords {
            name: self.plain(&format!("chapter-{}", chapter.name)),
            victory: Arc::new(written("goal").map_or_else(|| goals(&chapter.victory), |line| vec![line])),
            defeat,
            rules: Arc::new(crate::text::chapter_rules(self, chapter)),
            rooms: rooms.collect(),
        }
    }
}
