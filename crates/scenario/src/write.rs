//! Writes a case out of a game: a bug report that runs.

use engine::board::Where;
use engine::book::Marker;
use engine::event::{Card, Purpose, Token};
use engine::id::{Fig, TileId};
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
        for marker in Marker::ALL.into_iter().filter(|k| state.has(*k)) {
            let _ = write!(out, " {}=#true", marker.name());
        }
        let cards = |list: &[engine::id::CardId]| -> String {
            list.iter().map(|c| format!(" {}", book.card(*c).name)).collect()
        };
        let abilities: String =
            board.abilities(m).map(|a| format!(" {}", book.abilities[a.ix()].name)).collect();
        let _ = writeln!(
            out,
            " {{\n        equipped{}\n        pack{}\n        abilities{abilities}",
            cards(state.equipped()),
            cards(state.pack()),
        );
        let searched: String = (0..book.sides.len() as u8)
            .map(engine::id::SideId)
            .filter(|s| state.searched(*s))
            .map(|s| format!(" {}", book.sides[s.ix()].name))
            .collect();
        let _ = writeln!(out, "        searched{searched}\n    }}");
    }
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
    for (_, told) in then {
        for t in told {
            if let Event::Rolled { roll, why, .. } | Event::Rerolled { roll, why, .. } = t.event {
                let faces: Vec<&str> = roll.iter().map(engine::dice::Face::name).collect();
                debug_assert!(why != Purpose::Movement || faces.len() == 1);
                dice.push(format!("\"{}\"", faces.join(" ")));
            }
        }
    }
    if !dice.is_empty() {
        let _ = writeln!(out, "    dice {}", dice.join(" "));
    }
    let mut replay = game.clone();
    for (choice, _) in then {
        let by = match replay.decision().map(|d| d.by) {
            Some(Decider::Mouse(m)) => replay.figure_name(Fig::mouse(m as usize)),
            _ => "party".into(),
        };
        let _ = writeln!(out, "    {by} {choice}");
        match replay.parse(choice) {
            Some(c) if replay.play(c).is_ok() => {}
            _ => break,
        }
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
