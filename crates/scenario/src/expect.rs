//! `expect`: what must hold at that point of a case.

use crate::case::{CaseError, Line};
use crate::run::Run;
use engine::board::Where;
use engine::book::Marker;
use engine::id::{CardId, Fig, TileId};
use engine::{Decider, Event, Outcome};

impl Run {
    pub(crate) fn expect(&mut self, line: &Line) -> Result<(), CaseError> {
        let Some((what, words)) = line.words.split_first() else {
            return Err(line.error("case-expect-what", &[]));
        };
        let joined = words.join(" ");
        match what.as_str() {
            "offered" => {
                let choice = self.game.parse(&joined);
                self.must(choice.is_some_and(|c| self.game.is_legal(c)), || {
                    let with = [("choice", &*joined), ("offered", &*self.offered())];
                    line.error("case-expect-offered", &with)
                })
            }
            "not-offered" => {
                let choice = self.game.parse(&joined);
                self.must(!choice.is_some_and(|c| self.game.is_legal(c)), || {
                    line.error("case-expect-not-offered", &[("choice", &joined)])
                })
            }
            "refused" => self.expect_refused(line, &joined),
            "told" => {
                for rule in words {
                    let told = self.told[self.since..]
                        .iter()
                        .any(|t| t.cause.rules().any(|r| self.book.rule_name(r) == rule));
                    self.must(told, || {
                        line.error("case-expect-told", &[("rule", rule), ("events", &self.events())])
                    })?;
                }
                Ok(())
            }
            "untold" => {
                for rule in words {
                    let told =
                        self.told[self.since..].iter().any(|t| self.book.rule_name(t.cause.rule) == rule);
                    self.must(!told, || line.error("case-expect-untold", &[("rule", rule)]))?;
                }
                Ok(())
            }
            "no-roll" => {
                let rolled = self.told[self.since..].iter().any(|t| matches!(t.event, Event::Rolled { .. }));
                self.must(!rolled, || line.error("case-expect-no-roll", &[("events", &self.events())]))
            }
            "decides" => {
                let by = self.game.decision().map(|d| match d.by {
                    Decider::Party => "party".to_string(),
                    Decider::Mouse(m) => self.game.figure_name(Fig::mouse(m as usize)),
                });
                self.equal(line, "decides", by.as_deref().unwrap_or("nobody"), &joined)
            }
            "turn" => {
                let card = self.game.board().turn().card();
                let name = card.map(|c| engine::names::card_name(&self.book, self.game.board().mice(), c));
                self.equal(line, "turn", name.unwrap_or("nobody"), &joined)
            }
            "page" => self.equal(line, "page", &self.game.board().hourglass().to_string(), &joined),
            "end-page" => self.equal(line, "end-page", &self.game.board().end_marker().to_string(), &joined),
            "wheel" => self.equal(line, "wheel", &self.game.board().wheel().to_string(), &joined),
            "round" => self.equal(line, "round", &self.game.board().round().to_string(), &joined),
            "points" => self.equal(line, "points", &self.game.board().turn().points().to_string(), &joined),
            "outcome" => {
                let outcome = match self.game.board().outcome() {
                    None => "none",
                    Some(Outcome::Victory) => "victory",
                    Some(Outcome::TimeIsUp) => "time-is-up",
                    Some(Outcome::AllCaptured) => "all-captured",
                    Some(Outcome::Defeat) => "defeat",
                };
                self.equal(line, "outcome", outcome, &joined)
            }
            "track" => {
                let board = self.game.board();
                let names: Vec<&str> = board
                    .track()
                    .iter()
                    .map(|t| engine::names::card_name(&self.book, board.mice(), t.card))
                    .collect();
                self.equal(line, "track", &names.join(" "), &joined)
            }
            "greedy" => self.must(self.game.board().greedy(), || line.error("case-expect-greedy", &[])),
            "not-greedy" => {
                self.must(!self.game.board().greedy(), || line.error("case-expect-not-greedy", &[]))
            }
            "cheese" | "wounds" | "poison" | "captures" | "count" | "boss-wounds" | "counter" => {
                self.expect_numbers(line, what)
            }
            "at" => self.expect_places(line),
            "captured" | "missing" | "gone" | "standing" => self.expect_whereabouts(line, what, words),
            "marked" | "unmarked" => self.expect_marker(line, what == "marked"),
            "pack" | "equipped" | "stash" | "discards" | "deck" => self.expect_cards(line, what, words),
            "knows" => self.expect_ability(line, words),
            "honour" => self.expect_honours(line),
            "face-up" => {
                let card = self.game.board().face_up().map(|c| self.book.encounters[c.ix()].name.as_str());
                self.equal(line, "face-up", card.unwrap_or("none"), &joined)
            }
            "up" => {
                let up = self
                    .game
                    .board()
                    .tiles()
                    .any(|t| self.book.sides[self.game.board().side_id(t).ix()].name == joined);
                self.must(up, || line.error("case-expect-up", &[("room", &joined)]))
            }
            "explored" => {
                let side = self.book.side_named(&joined);
                self.must(side.is_some_and(|s| self.game.board().explored(s)), || {
                    line.error("case-expect-explored", &[("room", &joined)])
                })
            }
            "traps" => self.expect_traps(line, words),
            "moment" => {
                let chapter = self.game.board().chapter(&self.book);
                let at = chapter.moments.iter().position(|m| *m == joined);
                let read = at.is_some_and(|m| self.game.board().moments() >> m & 1 == 1);
                self.must(read, || line.error("case-expect-moment", &[("name", &joined)]))
            }
            "achieved" => {
                let at = self.book.achievements.iter().position(|a| *a == joined);
                let earned = at.is_some_and(|a| self.game.board().achieved() >> a & 1 == 1);
                self.must(earned, || line.error("case-expect-achieved", &[("name", &joined)]))
            }
            "token" => self.expect_token(line, words),
            other => Err(line.error("case-expect-unknown", &[("name", other)])),
        }
    }

    fn must(&self, holds: bool, error: impl FnOnce() -> CaseError) -> Result<(), CaseError> {
        if holds { Ok(()) } else { Err(error()) }
    }

    fn equal(&self, line: &Line, what: &str, have: &str, want: &str) -> Result<(), CaseError> {
        self.must(have == want, || {
            let with = [("what", what), ("want", want), ("have", have), ("events", &*self.events())];
            line.error("case-expect-equal", &with)
        })
    }

    /// The events of the last choice, for failure messages.
    fn events(&self) -> String {
        let list: Vec<String> = self.told[self.since..]
            .iter()
            .map(|t| format!("{:?} [{}]", t.event, self.book.rule_name(t.cause.rule)))
            .collect();
        let text = list.join("; ");
        text.chars().take(3000).collect()
    }

    fn figure(&self, line: &Line, name: &str) -> Result<Fig, CaseError> {
        self.game.figure_named(name).ok_or_else(|| line.error("case-not-on-board", &[("name", name)]))
    }

    fn mouse(&self, line: &Line, name: &str) -> Result<usize, CaseError> {
        self.figure(line, name)?.as_mouse().ok_or_else(|| line.error("case-no-mouse", &[("name", name)]))
    }

    fn expect_refused(&mut self, line: &Line, name: &str) -> Result<(), CaseError> {
        let Some(choice) = self.game.parse(name) else {
            return Err(line.error("case-expect-no-choice", &[("choice", name)]));
        };
        let Some(refusal) = self.game.why_not(choice) else {
            return Err(line.error("case-expect-refused", &[("choice", name)]));
        };
        self.cited.insert(refusal.rule);
        let rule = self.book.rule_name(refusal.rule).to_string();
        match line.prop("by") {
            Some(by) => self.equal(line, &format!("refused {name} by"), &rule, by),
            None => Ok(()),
        }
    }

    fn expect_numbers(&self, line: &Line, what: &str) -> Result<(), CaseError> {
        let board = self.game.board();
        for (name, _) in &line.props {
            let want = line.number(name)?.unwrap_or(0);
            let have = match what {
                "count" => {
                    let kind = self.book.minion_named(name).ok_or_else(|| line.unknown("minion", name))?;
                    board.minions().filter(|(_, m)| m.kind() == Some(kind)).count() as u8
                }
                "cheese" if name == "wheel" => board.wheel(),
                "counter" => {
                    let counters = &board.chapter(&self.book).counters;
                    let at = counters.iter().position(|(n, _)| n == name);
                    board.counter(engine::id::CounterId(
                        at.ok_or_else(|| line.unknown("counter", name))? as u8
                    ))
                }
                "boss-wounds" => {
                    let init = self.book.init_named(name).ok_or_else(|| line.unknown("card", name))?;
                    let card = board.track().iter().find(|t| t.card == engine::event::Card::Minion(init));
                    card.ok_or_else(|| line.error("case-not-on-track", &[("name", name)]))?.wounds
                }
                "cheese" => board.mice()[self.mouse(line, name)?].cheese(),
                "poison" => board.mice()[self.mouse(line, name)?].poison(),
                "captures" => board.mice()[self.mouse(line, name)?].captures(),
                _ => {
                    let fig = self.figure(line, name)?;
                    match fig.as_mouse() {
                        Some(m) => board.mice()[m].wounds(),
                        None => board.minion(fig).wounds(),
                    }
                }
            };
            self.equal(line, &format!("{what} {name}"), &have.to_string(), &want.to_string())?;
        }
        Ok(())
    }

    fn expect_places(&self, line: &Line) -> Result<(), CaseError> {
        let board = self.game.board();
        for (name, want) in &line.props {
            let fig = self.figure(line, name)?;
            let have = board.place(fig).map(|p| (p.tile, self.game.space_name(p.tile, p.space).to_string()));
            let text = match have {
                None => "none".to_string(),
                Some((tile, space)) if want.contains(':') => {
                    format!("{}:{space}", self.book.sides[board.side_id(tile).ix()].name)
                }
                Some((_, space)) => space,
            };
            self.equal(line, &format!("at {name}"), &text, want)?;
        }
        Ok(())
    }

    fn expect_whereabouts(&self, line: &Line, what: &str, words: &[String]) -> Result<(), CaseError> {
        for name in words {
            let fig = self.game.figure_named(name);
            let holds = match (what, fig.and_then(Fig::as_mouse)) {
                ("gone", None) => fig.is_none(),
                ("gone", Some(_)) => false,
                ("standing", None) => fig.is_some(),
                ("standing", Some(m)) => matches!(self.game.board().mice()[m].at(), Where::On(_)),
                ("captured", Some(m)) => matches!(self.game.board().mice()[m].at(), Where::Captured(_)),
                ("missing", Some(m)) => matches!(self.game.board().mice()[m].at(), Where::Missing(_)),
                _ => false,
            };
            self.must(holds, || {
                let with = [("name", &**name), ("what", what), ("events", &*self.events())];
                line.error("case-expect-whereabouts", &with)
            })?;
        }
        Ok(())
    }

    fn expect_marker(&self, line: &Line, marked: bool) -> Result<(), CaseError> {
        for (name, marker) in &line.props {
            let fig = self.figure(line, name)?;
            let kind = Marker::ALL.into_iter().find(|m| m.name() == marker);
            let kind = kind.ok_or_else(|| line.unknown("marker", marker))?;
            let has = self.game.board().marked(fig, kind);
            let key = if has { "case-expect-unmarked" } else { "case-expect-marked" };
            self.must(has == marked, || line.error(key, &[("name", name), ("marker", marker)]))?;
        }
        Ok(())
    }

    fn names(&self, cards: &[CardId]) -> Vec<String> {
        cards.iter().map(|c| self.book.card(*c).name.clone()).collect()
    }

    fn expect_cards(&self, line: &Line, what: &str, words: &[String]) -> Result<(), CaseError> {
        let board = self.game.board();
        let (have, want): (Vec<String>, Vec<String>) = match what {
            "stash" => (self.names(board.stash()), words.to_vec()),
            "discards" => (self.names(board.discards()), words.to_vec()),
            "deck" => {
                return self.equal(line, "deck", &board.deck_len().to_string(), &words.join(" "));
            }
            _ => {
                let Some((who, rest)) = words.split_first() else {
                    return Err(line.error("case-expect-whose", &[]));
                };
                let state = &board.mice()[self.mouse(line, who)?];
                let cards = if what == "pack" { state.pack() } else { state.equipped() };
                (self.names(cards), rest.to_vec())
            }
        };
        let (mut a, mut b) = (have, want);
        a.sort();
        b.sort();
        self.equal(line, what, &a.join(" "), &b.join(" "))
    }

    fn expect_ability(&self, line: &Line, words: &[String]) -> Result<(), CaseError> {
        let [who, ability] = words else {
            return Err(line.error("case-expect-form", &[("form", "expect knows MOUSE ABILITY")]));
        };
        let m = self.mouse(line, who)?;
        let ability_id = self.book.ability_named(ability).ok_or_else(|| line.unknown("ability", ability))?;
        self.must(self.game.board().knows(m, ability_id), || {
            line.error("case-expect-knows", &[("name", who), ("ability", ability)])
        })
    }

    fn expect_honours(&self, line: &Line) -> Result<(), CaseError> {
        for (name, who) in &line.props {
            let honour = crate::position::honour(name).ok_or_else(|| line.unknown("honour", name))?;
            let holder =
                self.game.board().honour(honour).map(|m| self.game.figure_name(Fig::mouse(m as usize)));
            self.equal(line, name, holder.as_deref().unwrap_or("none"), who)?;
        }
        Ok(())
    }

    fn expect_traps(&self, line: &Line, words: &[String]) -> Result<(), CaseError> {
        let board = self.game.board();
        let mut have: Vec<String> = board
            .tiles()
            .flat_map(|t: TileId| board.traps(t).iter().map(move |s| (t, s)).collect::<Vec<_>>())
            .map(|(t, s)| self.game.space_name(t, s).to_string())
            .collect();
        have.sort();
        let mut want = words.to_vec();
        want.sort();
        self.equal(line, "traps", &have.join(" "), &want.join(" "))
    }

    fn expect_token(&self, line: &Line, words: &[String]) -> Result<(), CaseError> {
        use engine::event::Token;
        let token = match words.first().map(String::as_str) {
            Some("hook") => Token::Hook,
            Some("fork") => Token::Fork,
            Some("grape") => Token::Grape,
            _ => {
                return Err(
                    line.error("case-expect-form", &[("form", "expect token hook|fork|grape at=SPACE|none")])
                );
            }
        };
        let at =
            self.game.board().token(token).map(|(p, _)| self.game.space_name(p.tile, p.space).to_string());
        let want = line.prop("at").unwrap_or("none");
        self.equal(line, "token", at.as_deref().unwrap_or("none"), want)
    }
}
