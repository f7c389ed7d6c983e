//! Chains of an author: what is wanted hangs on something else, and that on something else again. Nothing in them is told to
//! the bots but the rules of the chapter.

mod own;

use engine::{Choice, IgnoreEvents, Outcome};
use own::{book, new_game};

/// A key lies in a room on one side; the wheel is in the room on the other side and turns only with it.
const KEY_THEN_WHEEL: &str = "
chapter the-wheel {
    ends-on-page 4
    party 4 { without lily }
    encounters none
    map {
        row tunnel-entrance kitchen-tunnels crystal-tunnels
    }
    start kitchen-tunnels
    flag key
    flag turned
    victory { flag turned }
    room tunnel-entrance {
        special-setup rat-warrior=4
        rule a-key-in-the-moss {
            when turn-ends who=any-mouse
            if mover on=t7
            if no-minions on=this-room
            unless flag key
            set key
        }
    }
    room crystal-tunnels {
        special-setup rat-warrior=4
        rule the-wheel {
            when turn-ends who=any-mouse
            if mover on=x5
            if flag key
            set turned
        }
    }
}";

/// The key is found only by lamplight, and the wheel stands in a room that is reached by turning the start over.
const LAMP_KEY_WHEEL: &str = "
chapter the-wheel {
    ends-on-page 4
    party 4 { without lily }
    encounters none
    map {
        row tunnel-entrance kitchen-tunnels guard-room
        row _               crystal-tunnels _
    }
    start kitchen-tunnels
    flag lamp
    flag key
    flag turned
    victory { flag turned }
    room crystal-tunnels { special-setup elite-rat=3 }
    room kitchen {
        special-setup rat-warrior=2
        rule a-lamp {
            when turn-ends who=any-mouse
            if mover on=k1
            unless flag lamp
            set lamp
        }
    }
    room tunnel-entrance {
        special-setup rat-warrior=2
        rule a-key-in-the-moss {
            when turn-ends who=any-mouse
            if mover on=t7
            if flag lamp
            if no-minions on=this-room
            unless flag key
            set key
        }
    }
    room guard-room {
        special-setup rat-warrior=2
        rule the-wheel {
            when turn-ends who=any-mouse
            if mover on=g11
            if flag key
            set turned
        }
    }
}";

/// A card that must be found, a lock that it opens, two levers in any order, and a foe that comes only then.
const LOCK_LEVERS_FOE: &str = "
chapter the-lock {
    ends-on-page 6
    party 4 { without lily }
    encounters none
    map {
        row tunnel-entrance kitchen-tunnels
        row _               guard-room
    }
    start kitchen-tunnels
    flag one
    flag two
    counter levers
    victory { was-defeated skitter-clak }
    room kitchen-tunnels {
        rule the-grate {
            unless in-stash fishhook-and-thread
            forbid explore via=south
        }
    }
    room tunnel-entrance {
        quiet
        special-search fishhook-and-thread
    }
    room guard-room {
        quiet
        rule lever-one {
            when turn-ends who=any-mouse
            if mover on=g11
            unless flag one
            set one
            add levers 1
        }
        rule lever-two {
            when turn-ends who=any-mouse
            if mover on=g28
            unless flag two
            set two
            add levers 1
        }
        rule it-wakes {
            when round-starts
            if counter levers is=2
            add levers 1
            spawn skitter-clak 1
        }
    }
}";

/// A lever lays the room in which the key lies; with it one goes back to the wheel.
const LAID_KEY_WHEEL: &str = "
chapter the-bridge {
    ends-on-page 4
    party 4 { without lily }
    encounters none
    map {
        row tunnel-entrance kitchen-tunnels crystal-tunnels
    }
    later crystal-tunnels
    start kitchen-tunnels
    flag key
    flag turned
    victory { flag turned }
    room tunnel-entrance {
        special-setup rat-warrior=3
        rule the-lever {
            when turn-ends who=any-mouse
            if mover on=t7
            unless side-up crystal-tunnels
            lay-tile crystal-tunnels
        }
        rule the-wheel {
            when turn-ends who=any-mouse
            if mover on=t7
            if flag key
            set turned
        }
    }
    room crystal-tunnels {
        special-setup rat-warrior=3
        rule a-key-in-the-moss {
            when turn-ends who=any-mouse
            if mover on=x5
            unless flag key
            set key
        }
    }
}";

fn wins_of_a_hundred(chapter: &str) -> usize {
    let book = book(chapter);
    let won = |seed: &u64| {
        let mut game = new_game(&book, *seed).imagine(*seed);
        let mut sensible = bots::policy("sensible", 0).expect("a policy");
        let mut offers = Vec::new();
        while game.decision().is_some() {
            game.choices_into(&mut offers);
            let choice = sensible.choose(&game, &offers).0;
            game.play_listed(choice, &mut IgnoreEvents);
        }
        game.game().board().outcome() == Some(Outcome::Victory)
    };
    (0..100).filter(won).count()
}

#[test]
fn a_key_is_fetched_before_the_wheel_is_turned() {
    let wins = wins_of_a_hundred(KEY_THEN_WHEEL);
    assert!(wins >= 50, "{wins} of 100");
}

#[test]
fn a_chain_leads_through_rooms_that_need_not_be_entered() {
    let wins = wins_of_a_hundred(LAMP_KEY_WHEEL);
    assert!(wins >= 50, "{wins} of 100");
}

#[test]
fn a_lock_is_opened_levers_are_pulled_and_what_wakes_is_beaten() {
    let wins = wins_of_a_hundred(LOCK_LEVERS_FOE);
    assert!(wins >= 50, "{wins} of 100");
}

#[test]
fn a_tile_is_laid_before_what_lies_on_it_is_fetched() {
    let wins = wins_of_a_hundred(LAID_KEY_WHEEL);
    assert!(wins >= 50, "{wins} of 100");
}

/// Whoever follows a hint is told the rest of the same plan next, as long as nothing else happened.
#[test]
fn a_hint_that_was_followed_goes_on() {
    let book = book(KEY_THEN_WHEEL);
    let mut followed = 0;
    for seed in 0..4 {
        let mut game = new_game(&book, seed);
        let mut given: Option<bots::Followed> = None;
        let mut due = None;
        for _ in 0..24 {
            let hints = bots::hint_following(&game, 16, given.as_ref(), &mut |_| true);
            let Some(first) = hints.first() else { break };
            if given.as_ref().is_some_and(|given| given.rest(&game).is_some()) {
                assert_eq!(Some(first.choice), due, "seed {seed}");
                followed += 1;
            }
            let plan = bots::Followed::new(&game, &first.plan, first.reason);
            // Nothing of it is done yet.
            assert_eq!(plan.rest(&game), None);
            due = first.plan.get(1).copied();
            given = Some(plan);
            game.play(first.choice).expect("a hint is legal");
        }
    }
    assert!(followed > 10, "only {followed} plans were followed");
}

/// A plan is not followed into something new: after a wound, a foe or a find it is thought over.
#[test]
fn a_changed_table_ends_a_plan() {
    let book = book(KEY_THEN_WHEEL);
    let game = new_game(&book, 3);
    let other = new_game(&book, 4);
    let hints = bots::hint(&game, 16);
    let first = hints.iter().find(|hint| hint.plan.len() > 1).expect("a plan of several steps");
    let given = bots::Followed::new(&game, &first.plan, first.reason);
    let mut ended = game.clone();
    ended.play(Choice::EndTurn).expect("a turn may be ended");
    assert_eq!(given.rest(&ended), None);
    assert_eq!(given.rest(&other), None);
}
