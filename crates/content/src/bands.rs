//! What a book says about itself, and how hard its chapters are meant to be.

use semver::Version;

/// What is asked of a chapter when `sensible` bots play it with the printed rules. Shares are in 100.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bands {
    /// The chapter.
    pub chapter: String,
    /// Games won, at least and at most.
    pub wins: (u8, u8),
    /// Rounds on average, at least and at most.
    pub rounds: (u8, u8),
    /// Games won by the weakest party, at least.
    pub weakest: u8,
    /// A mouse may move the share of wins by so many points, at most.
    pub mouse: u8,
    /// Points that *Storybook* is won more often, at least.
    pub storybook: u8,
    /// Points that *Heroic* is won less often, at least.
    pub heroic: u8,
}

impl Bands {
    /// What is asked of a chapter that says nothing about itself: that it can be won and lost, and ends.
    pub fn unsaid(chapter: &str) -> Bands {
        Bands {
            chapter: chapter.to_string(),
            wins: (25, 90),
            rounds: (4, 30),
            weakest: 5,
            mouse: 30,
            storybook: 0,
            heroic: 0,
        }
    }
}

/// What a book says about itself in its `book.kdl`. Its title is the words `story-NAME`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AboutBook {
    /// Its version, such as 1.2.0.
    pub version: Option<Version>,
    /// Who made it.
    pub authors: Vec<String>,
    /// Under which licence.
    pub licence: Option<String>,
    /// The oldest Barksburg that can play it.
    pub needs: Option<Version>,
    /// From which age on.
    pub ages: Option<u8>,
    /// Minutes that a chapter takes.
    pub length: Option<u16>,
    /// The file of its picture.
    pub picture: Option<String>,
    /// Who speaks in its story and never stands on the board: each has a drawing and a name, `voice-NAME`.
    pub people: Vec<String>,
}
