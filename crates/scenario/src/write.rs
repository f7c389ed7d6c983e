//! Writes a case out of a game: a bug report that runs.

use crate::run::{first_names, written};
use engine::board::Where;
use engine::dice::Face;
use engine::event::{Card, Token};
use engine::id::{CounterId, Fig, SideId, TileId};
use engine::{CausedEvent, Decider, Event, Game};
use std::fmt::Write;

/// The position of a game as a case, followed by the choices played from there and the dice they rolled.
///
/// The position must be at a decision in the open turn of a mouse; its turn is begun anew, so the
/// movement die that was rolled is loaded first.
pub fn write_case(
    title: &str,
    game: &Game,
    movement: Option<&str>,
    then: &[(String, Vec<CausedEvent>)],
) -> String {
    let (book, board) = (game.book(), game.board());
    let mut out = String::new();
    let _ = writeln!(out, "case {title:?} {{\n    proves TURN-1");
    let chapter = board.chapter(book);
    let _ = writeln!(out, "    chapter {}", chapter.name);
    for tile in board.tiles() {
        if board.side_id(tile) != chapter.map[tile.ix()].sides[0] {
            let _ = writeln!(out, "    room {}", book.sides[board.side_id(tile).ix()].name);
        }
    }
    let rules = board.options().rules();
    if rules != engine::options::RulesRevision::NEWEST {
        let _ = writeln!(out, "    option rules \"{}\"", rules.number());
    }
    for (name, value) in board.options().list() {
        let _ = writeln!(out, "    option {name} {value}");
    }
    let space = |tile: TileId, space| {
        format!("\"{}:{}\"", book.sides[board.side_id(tile).ix()].name, game.space_name(tile, space))
    };
    let current = board.turn().card();
    let names: Vec<&str> =
        board.track().iter().map(|t| engine::names::card_name(book, board.mice(), t.card)).collect();
    let acted: Vec<&str> = board
        .track()
        .iter()
        .filter(|t| t.acted && Some(t.card) != current)
        .map(|t| engine::names::card_name(book, board.mice(), t.card))
        .collect();
    for (m, state) in board.mice().iter().enumerate() {
        let (word, place) = match state.at() {
            Where::On(p) => ("at", p),
            Where::Captured(p) => ("captured", p),
            Where::Missing(p) => ("missing", p),
        };
        let _ = write!(
            out,
            "    put {} {word}={}",
            book.mice[state.mouse().ix()].name,
            space(place.tile, place.space)
        );
        for (name, n) in [
            ("wounds", state.wounds()),
            ("poison", state.poison()),
            ("cheese", state.cheese()),
            ("captures", state.captures()),
        ] {
            if n > 0 {
                let _ = write!(out, " {name}={n}");
            }
        }
        for marker in book.every_marker().filter(|k| state.has(*k)) {
            let _ = write!(out, " {}=#true", book.marker_name(marker));
        }
        let cards = |list: &[engine::id::CardId]| -> String {
            list.iter().map(|c| format!(" {}", book.card(*c).name)).collect()
        };
        let abilities: String =
            board.abilities(m).map(|a| format!(" {}", book.abilities[a.ix()].name)).collect();
        let _ = writeln!(out, " {{\n        equipped{}", cards(state.equipped()));
        let searched: String = (0..book.sides.len() as u8)
            .map(SideId)
            .filter(|s| state.searched(*s))
            .map(|s| format!(" {}", book.sides[s.ix()].name))
            .collect();
        for (word, list) in [("pack", cards(state.pack())), ("abilities", abilities), ("searched", searched)]
        {
            if !list.is_empty() {
                let _ = writeln!(out, "        {word}{list}");
            }
        }
        out.push_str("    }\n");
    }
    let mut figures = first_names(board.minions().map(|(fig, _)| (fig, board.kind_of(fig))));
    for (_, minion) in board.minions() {
        let kind = minion.kind().map_or("?", |k| &book.minions[k.ix()].name);
        let at = space(minion.at().tile, minion.at().space);
        let _ = write!(out, "    put {kind} at={at}");
        if minion.wounds() > 0 {
            let _ = write!(out, " wounds={}", minion.wounds());
        }
        if minion.down() {
            let _ = write!(out, " down=#true");
        }
        out.push('\n');
    }
    let _ = writeln!(out, "    track {}", names.join(" "));
    if !acted.is_empty() {
        let _ = writeln!(out, "    acted {}", acted.join(" "));
    }
    for tile in board.tiles() {
        for s in board.traps(tile).iter() {
            let _ = writeln!(out, "    trap {}", space(tile, s));
        }
    }
    for (token, word) in [(Token::Hook, "hook"), (Token::Fork, "fork"), (Token::Grape, "grape")] {
        if let Some((at, other)) = board.token(token) {
            let _ = write!(out, "    {word} at={}", space(at.tile, at.space));
            if let Some(other) = other {
                let _ = write!(out, " to={}", space(at.tile, other));
            }
            out.push('\n');
        }
    }
    if let Some(card) = board.face_up() {
        let _ = writeln!(out, "    face-up {}", book.encounters[card.ix()].name);
    }
    story(&mut out, game);
    let stash: String = board.stash().iter().map(|c| format!(" {}", book.card(*c).name)).collect();
    if !stash.is_empty() {
        let _ = writeln!(out, "    stash{stash}");
    }
    let _ = writeln!(
        out,
        "    page {}\n    end-page {}\n    wheel {}",
        board.hourglass(),
        board.end_marker(),
        board.wheel()
    );
    let _ = writeln!(out, "    round {}", board.round());
    if board.greedy() {
        out.push_str("    greedy\n");
    }
    let mut dice: Vec<String> = movement.map(|m| format!("{m:?}")).into_iter().collect();
    let mut tosses = Vec::new();
    for t in then.iter().flat_map(|(_, told)| told) {
        let roll = match t.event {
            Event::Rolled { roll, .. } | Event::Rerolled { anew: roll, .. } => roll,
            Event::Tossed { splat } => {
                tosses.push(if splat { "splat" } else { "whole" });
                continue;
            }
            _ => continue,
        };
        let names: Vec<&str> = roll.iter().map(Face::name).collect();
        dice.push(format!("\"{}\"", names.join(" ")));
    }
    if !dice.is_empty() {
        let _ = writeln!(out, "    dice {}", dice.join(" "));
    }
    if !tosses.is_empty() {
        let _ = writeln!(out, "    toss {}", tosses.join(" "));
    }
    let mut replay = game.clone();
    for (name, told) in then {
        let by = match replay.decision().map(|d| d.by) {
            Some(Decider::Mouse(m)) => replay.figure_name(Fig::mouse(m as usize)),
            _ => "party".into(),
        };
        let Some(choice) = replay.parse(name) else { break };
        let words = written(&replay, &figures, choice);
        let words: Vec<String> = words.split(' ').map(quoted).collect();
        let _ = writeln!(out, "    {by} {}", words.join(" "));
        if replay.play(choice).is_err() {
            break;
        }
        told.iter().for_each(|t| figures.follow(&t.event));
    }
    if let Some(Card::Mouse(_)) = replay.board().turn().card() {
        let _ = writeln!(
            out,
            "    expect wheel {}\n    expect page {}",
            replay.board().wheel(),
            replay.board().hourglass()
        );
    }
    out.push_str("}\n");
    out
}

/// A word as KDL wants it.
fn quoted(word: &str) -> String {
    if word.contains('/') { format!("{word:?}") } else { word.to_string() }
}

/// What the chapter remembers of its course.
fn story(out: &mut String, game: &Game) {
    let (book, board) = (game.book(), game.board());
    let sides = (0..book.sides.len() as u8).map(SideId).filter(|s| board.explored(*s));
    let explored: String = sides.map(|s| format!(" {}", book.sides[s.ix()].name)).collect();
    let counters = board.chapter(book).counters.iter().enumerate();
    let counters: String =
        counters.map(|(at, (name, _))| format!(" {name}={}", board.counter(CounterId(at as u8)))).collect();
    let achieved = book.achievements.iter().enumerate().filter(|(at, _)| board.achieved() >> at & 1 == 1);
    let achieved: String = achieved.map(|(_, name)| format!(" {name}")).collect();
    let honours = crate::vocabulary::HONOURS.iter().filter_map(|(name, honour)| {
        let mouse = board.mice()[board.honour(*honour)? as usize].mouse();
        Some(format!(" {name}={}", book.mice[mouse.ix()].name))
    });
    let honours: String = honours.collect();
    let discards: String = board.discards().iter().map(|c| format!(" {}", book.card(*c).name)).collect();
    for (word, list) in [
        ("explored", explored),
        ("counter", counters),
        ("achieved", achieved),
        ("honour", honours),
        ("discards", discards),
    ] {
        if !list.is_empty() {
            let _ = writeln!(out, "    {word}{list}");
        }
    }
}
