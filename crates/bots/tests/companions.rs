//! What mice do beside the straight way to victory, and for those whom they follow. Nothing is told to them but the rules of
//! the chapter.

mod own;

use engine::id::AchievementId;
use engine::{Book, Choice, Game, IgnoreEvents, Outcome};
use own::{book, new_game};
use std::sync::Arc;

/// Victory lies behind a gear, which not everybody can work.
const BEHIND_A_GEAR: &str = "
chapter the-gear {
    ends-on-page 6
    party 4 { without lily }
    encounters none
    map { row pipes }
    start pipes
    victory { every-uncaptured-mouse on=sewer-drain-pipe }
    room sewer-drain-pipe { quiet }
}";

/// A kettle that is cool enough; somebody who would cool it sleeps by the way, and sleeps only once.
const A_SLEEPER: &str = "
chapter the-sleeper {
    ends-on-page 6
    party 4 { without lily }
    encounters none
    map { row tunnel-entrance kitchen-tunnels crystal-tunnels }
    start kitchen-tunnels
    counter heat starts=2
    flag met
    flag poured
    victory { flag poured; every-uncaptured-mouse on=crystal-tunnels }
    rule somebody-helps {
        when round-starts
        if achieved a-deed
        take heat 1
    }
    rule it-heats {
        when surged
        add heat 1
    }
    room tunnel-entrance {
        quiet
        rule a-sleeper {
            when turn-ends who=any-mouse
            if mover on=t7
            unless flag met
            set met
            achieve a-deed
        }
    }
    room kitchen-tunnels {
        rule a-window {
            when turn-ends who=any-mouse
            if mover on=kt2
            take heat 1
        }
        rule the-kettle {
            when turn-ends who=any-mouse
            if mover on=kt8
            if counter heat at-most=2
            set poured
        }
    }
    room crystal-tunnels { quiet }
}";

/// One of the party fights in the next room and can hold out; a deed lies in a room beside the way.
const A_FRIEND_IN_A_FIGHT: &str = "
chapter the-friend {
    ends-on-page 8
    party 4 { without lily }
    encounters none
    map {
        row _               crystal-tunnels
        row tunnel-entrance kitchen-tunnels
    }
    start kitchen-tunnels
    start crystal-tunnels:x6 for=collin
    minions crystal-tunnels roach=1
    flag there
    victory { flag there }
    rule one-after-the-other {
        when turn-ends
        unless any-minion on=crystal-tunnels
        unless flag there
        spawn roach 1 on=crystal-tunnels:x16
    }
    room tunnel-entrance {
        quiet
        rule a-deed-by-the-way {
            when turn-ends who=any-mouse
            if mover on=t7
            unless achieved a-deed
            achieve a-deed
        }
    }
    room crystal-tunnels {
        quiet
        rule together {
            when turn-ends who=any-mouse
            if mice 4 on=this-room
            set there
        }
    }
}";

/// Plays a game; the first mouse of the party may be a person whom the others follow.
fn play(book: &Arc<Book>, seed: u64, led: bool) -> Game {
    let mut game = new_game(book, seed);
    let mut leader = bots::policy("sensible", 0).expect("a policy");
    let mut others = bots::policy("sensible", 0).expect("a policy");
    others.follow(led);
    let mut offers = Vec::new();
    while let Some(decision) = game.decision() {
        game.choices_into(&mut offers);
        let seen = game.imagine(seed);
        let leads = decision.by == engine::Decider::Mouse(0);
        let choice: Choice = if leads { &mut leader } else { &mut others }.choose(&seen, &offers).0;
        game.play_listed(choice, &mut IgnoreEvents);
    }
    game
}

fn earned(chapter: &str) -> usize {
    let (book, deed) = (book(chapter), AchievementId(0));
    (0..20).filter(|seed| play(&book, *seed, false).board().achieved() >> deed.0 & 1 == 1).count()
}

/// The person plays Collin, who has no paws for a gear, and the others leave it to people to lead.
#[test]
fn a_companion_works_the_gear_that_the_leader_cannot() {
    let book = book(BEHIND_A_GEAR);
    let won = |seed: &u64| play(&book, *seed, true).board().outcome() == Some(Outcome::Victory);
    let wins = (0..20).filter(won).count();
    assert!(wins >= 18, "{wins} of 20");
}

/// What helps on the way without being needed is a side quest like any other, though it sets a flag that forbids it a second
/// time.
#[test]
fn what_helps_but_is_not_needed_is_visited() {
    let earned = earned(A_SLEEPER);
    assert!(earned >= 10, "{earned} of 20");
}

#[test]
fn friends_who_hold_their_own_can_wait_for_a_side_quest() {
    let earned = earned(A_FRIEND_IN_A_FIGHT);
    assert!(earned >= 10, "{earned} of 20");
}
