//! What a level means: the policy that plays it.

use bots::{Policy, Reason, Search, Sensible};
use engine::dice::Stream;
use engine::{Ask, Choice, Imagined, Offer};
use session::Level;

/// One turn's choice in so many is a whim of a greenwhisker.
const WHIMS: u32 = 4;

/// What a sensible player would say to a question about minions that nobody wants to be asked.
pub(crate) fn settle_tie(game: &Imagined, offers: &[Offer]) -> Choice {
    Sensible::new().choose(game, offers).0
}

/// A policy for a level. The seed is not the game's: what a companion does must not tell of what is hidden.
pub(crate) fn mind(level: Level, seed: u64) -> Box<dyn Policy> {
    match level {
        Level::Green => {
            Box::new(Greenwhisker { sensible: Sensible::new(), whims: Stream::from_number(seed) })
        }
        Level::Steady => Box::new(Sensible::new()),
        // By playouts and never by time: the same table gives the same choice on every machine.
        Level::Clever => Box::new(Search::new(seed, bots::DEFAULT_PLAYOUTS, bots::DEFAULT_ROUNDS)),
    }
}

/// Means well, but is easily carried away: in its turn it follows a whim now and then. Questions are answered
/// sensibly, so that nobody has to watch it fumble with its pack.
struct Greenwhisker {
    sensible: Sensible,
    whims: Stream,
}

impl Policy for Greenwhisker {
    fn name(&self) -> &'static str {
        "greenwhisker"
    }

    fn follow(&mut self, follows: bool) {
        self.sensible.follow(follows);
    }

    fn choose(&mut self, game: &Imagined, offers: &[Offer]) -> (Choice, Reason) {
        let sensibly = self.sensible.choose(game, offers);
        let turn = game.decision().is_some_and(|d| d.ask == Ask::Turn);
        if !turn || self.whims.below(WHIMS) > 0 {
            return sensibly;
        }
        let deed = |c: &Choice| {
            matches!(
                c,
                Choice::Step(_) | Choice::Battle { .. } | Choice::Search | Choice::Scurry | Choice::EndTurn
            )
        };
        let deeds: Vec<Choice> = offers.iter().map(|o| o.choice).filter(deed).collect();
        match deeds.get(self.whims.below(deeds.len().max(1) as u32) as usize) {
            Some(whim) if *whim != sensibly.0 => (*whim, Reason::Whim),
            _ => sensibly,
        }
    }
}
