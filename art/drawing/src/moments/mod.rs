//! Pictures for the pages of the story book: one wide papercut for a moment of a chapter, and the key art.

mod actors;
mod bell;
mod drop;
mod flight;
mod kettle;
mod key_art;
mod later;
mod lesson;
mod page;
mod stream;
mod tail;

use page::Draw;

/// The folder of the story, then one picture each: chapter, moment, how it is drawn.
const STORY: &str = "stories/sorrow-and-remembrance";

const PICTURES: &[(&str, &str, Draw)] = &[
    ("00-one-room-one-door", "opening", lesson::opening),
    ("01-flight-to-barksburg", "opening", flight::opening),
    ("01-flight-to-barksburg", "into-the-light", flight::into_the_light),
    ("01-flight-to-barksburg", "continues", flight::continues),
    ("02-lilys-tail", "opening", tail::opening),
    ("02-lilys-tail", "the-long-table", tail::the_long_table),
    ("02-lilys-tail", "continues", tail::continues),
    ("03-the-cat-and-the-kettle", "in-black-ink", kettle::in_black_ink),
    ("03-the-cat-and-the-kettle", "four-soft-feet", kettle::four_soft_feet),
    ("03-the-cat-and-the-kettle", "continues", kettle::continues),
    ("04-against-the-stream", "opening", stream::opening),
    ("04-against-the-stream", "half-way-up", stream::half_way_up),
    ("04-against-the-stream", "a-hand", stream::a_hand),
    ("04-against-the-stream", "plink", stream::plink),
    ("05-to-bell-the-cat", "opening", bell::opening),
    ("05-to-bell-the-cat", "the-last-knot", bell::the_last_knot),
    ("05-to-bell-the-cat", "onward", bell::onward),
    ("06-the-seventh-drop", "and-seven", drop::and_seven),
    ("06-the-seventh-drop", "quilt-country", drop::quilt_country),
    ("06-the-seventh-drop", "i-asked-for-it", drop::i_asked_for_it),
];

/// Every picture: its path below the content folder and its text.
pub(crate) fn all() -> Vec<(String, String)> {
    PICTURES
        .iter()
        .chain(later::PICTURES)
        .map(|(chapter, moment, draw)| (format!("{STORY}/{chapter}/pictures/{moment}.svg"), draw()))
        .collect()
}

/// The key art of the first page.
pub(crate) fn key_art() -> String {
    key_art::key_art()
}
