//! How hard a chapter is meant to be.

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
