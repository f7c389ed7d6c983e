//! Whether what is expected holds.

use super::{Failed, Run, cited_by, figures};
use crate::case::{ChoiceName, Count, Expect, Holder, Items, Named, Spot, Tokens, Whereabouts, card_name};
use crate::vocabulary;
use content::reading::At;
use engine::board::Where;
use engine::book::Marker;
use engine::event::{Card, Purpose};
use engine::id::{CardId, Fig, MouseId, Place, SearchId};
use engine::{Event, RuleId};

impl Run<'_> {
    pub(super) fn expect(&mut self, at: At, expect: &Expect) -> Result<(), Failed> {
        let board = self.game.board();
        match expect {
            Expect::Offered(choice) => self.offered_or_not(choice, true),
            Expect::NotOffered(choice) => self.offered_or_not(choice, false),
            Expect::Refused { choice, by, why } => self.refused(at, choice, by, why.as_deref()),
            Expect::Told(rules) => self.told_by(rules, true),
            Expect::Untold(rules) => self.told_by(rules, false),
            Expect::NoRoll => {
                let rolled = self.told[self.since..].iter().any(|t| matches!(t.event, Event::Rolled { .. }));
                self.must(!rolled, "C0845", at, &[])
            }
            Expect::Rolled(items) => self.rolled(items),
            Expect::Decides(who) => {
                let by = self.decider();
                self.equal(at, "decides", self.who_name(by), self.who_name(*who))
            }
            Expect::Turn(card) => {
                let name = board.turn().card().map(|c| self.initiative(c));
                self.equal(at, "turn", name.unwrap_or("nobody"), card_name(&self.book, *card))
            }
            Expect::Count(what, want) => {
                let (name, have) = match what {
                    Count::Page => ("page", board.hourglass()),
                    Count::EndPage => ("end-page", board.end_marker()),
                    Count::Wheel => ("wheel", board.wheel()),
                    Count::Round => ("round", board.round()),
                    Count::Points => ("points", board.turn().points()),
                    Count::Deck => ("deck", board.deck_len() as u8),
                };
                self.same(at, name, have, *want)
            }
            Expect::Goal(want) => {
                let have = board.near_goal(&self.book).map_or("none", |goal| &goal.name);
                self.equal(at, "goal", have, want)
            }
            Expect::Outcome(want) => {
                self.equal(at, "outcome", vocabulary::outcome(board.outcome()), vocabulary::outcome(*want))
            }
            Expect::Track(cards) => {
                let have: Vec<&str> = board.track().iter().map(|t| self.initiative(t.card)).collect();
                let want: Vec<&str> = cards.iter().map(|c| card_name(&self.book, *c)).collect();
                self.equal(at, "track", &have.join(" "), &want.join(" "))
            }
            Expect::Greedy(want) => {
                let word = |greedy: bool| if greedy { "greedy" } else { "not-greedy" };
                self.equal(at, "greedy", word(board.greedy()), word(*want))
            }
            Expect::Tokens(what, items) => self.tokens(*what, items),
            Expect::Cheese(mice, wheel) => {
                for (named, want, at) in mice {
                    let have = board.mice()[self.mouse(*named, *at)?].cheese();
                    self.same(*at, &format!("cheese {}", figures::written(&self.book, *named)), have, *want)?;
                }
                wheel.map_or(Ok(()), |want| self.same(at, "cheese wheel", board.wheel(), want))
            }
            Expect::Kinds(items) => items.iter().try_for_each(|(kind, want, at)| {
                let have = board.minions().filter(|(_, m)| m.kind() == Some(*kind)).count() as u8;
                self.same(*at, &format!("count {}", self.book.minions[kind.ix()].name), have, *want)
            }),
            Expect::BossWounds(items) => items.iter().try_for_each(|(init, want, at)| {
                let name = &self.book.init_cards[init.ix()].name;
                match board.track().iter().find(|t| t.card == Card::Minion(*init)) {
                    Some(card) => self.same(*at, &format!("boss-wounds {name}"), card.wounds, *want),
                    None => Err(self.fail_telling("C0829", *at, &[("name", name)])),
                }
            }),
            Expect::Counters(items) => items.iter().try_for_each(|(counter, want, at)| {
                let name = &board.chapter(&self.book).counters[counter.ix()].0;
                self.same(*at, &format!("counter {name}"), board.counter(*counter), *want)
            }),
            Expect::Places(items) => self.places(items),
            Expect::Whereabouts(what, figures) => self.whereabouts(*what, figures),
            Expect::Marked(want, items) => self.marked(*want, items),
            Expect::Cards(holder, cards) => self.cards(at, *holder, cards),
            Expect::Knows(mouse, ability) => {
                let m = self.mouse(Named::Mouse(*mouse), at)?;
                let name = &self.book.abilities[ability.ix()].name;
                let who = &self.book.mice[mouse.ix()].name;
                self.must(board.knows(m, *ability), "C0849", at, &[("who", who), ("ability", name)])
            }
            Expect::Honours(items) => items.iter().try_for_each(|(honour, want, at)| {
                let holder = board.honour(*honour).map(|m| board.mice()[m as usize].mouse());
                let name = |m: Option<MouseId>| m.map_or("none", |m| &*self.book.mice[m.ix()].name);
                let what = format!("honour {}", vocabulary::honour(*honour));
                self.equal(*at, &what, name(holder), name(*want))
            }),
            Expect::FaceUp(want) => {
                let name = |c: Option<engine::id::EncounterId>| {
                    c.map_or("none", |c| &*self.book.encounters[c.ix()].name)
                };
                self.equal(at, "face-up", name(board.face_up()), name(*want))
            }
            Expect::Up(side) => {
                let laid = board.tiles().filter(|tile| board.lies(*tile));
                let up: Vec<&str> = laid.map(|t| &*self.book.sides[board.side_id(t).ix()].name).collect();
                let name = &*self.book.sides[side.ix()].name;
                self.must(up.contains(&name), "C0847", at, &[("room", name), ("up", &up.join(" "))])
            }
            Expect::Explored(side, want) => {
                let word = |explored: bool| if explored { "explored" } else { "unexplored" };
                let name = &*self.book.sides[side.ix()].name;
                self.equal(at, name, word(board.explored(*side)), word(*want))
            }
            Expect::Traps(spots) => self.traps(at, spots),
            Expect::Moment(name) => {
                let chapter = board.chapter(&self.book);
                let read = chapter.moments.iter().position(|m| m == name);
                let read = read.is_some_and(|m| board.moments() >> m & 1 == 1);
                self.must(read, "C0848", at, &[("name", name)])
            }
            Expect::Achieved(achievement) => {
                let name = &*self.book.achievements[*achievement];
                self.must(board.achieved() >> achievement & 1 == 1, "C0850", at, &[("name", name)])
            }
            Expect::Token(token, want) => {
                let place = board.token(*token).map(|(place, _)| place);
                let what = format!("token {}", vocabulary::token(*token));
                let have = place.map_or_else(|| "none".into(), |p| self.place_name(p, want.as_ref()));
                let want = want.as_ref().map_or_else(|| "none".into(), |spot| self.spot_name(spot));
                self.equal(at, &what, &have, &want)
            }
            // Read only where it was looked for already.
            Expect::SetupRefused(_) => Ok(()),
            Expect::Onward(_) | Expect::Carries(..) | Expect::Keeps(_) => self.after_the_end(at, expect),
        }
    }

    fn must(
        &self,
        holds: bool,
        code: &'static str,
        at: At,
        args: &[(&'static str, &str)],
    ) -> Result<(), Failed> {
        if holds { Ok(()) } else { Err(self.fail_telling(code, at, args)) }
    }

    fn equal(&self, at: At, what: &str, have: &str, want: &str) -> Result<(), Failed> {
        let word = |text: &str| if text.is_empty() { "none".to_string() } else { text.to_string() };
        let (have, want) = (word(have), word(want));
        self.must(have == want, "C0840", at, &[("what", what), ("want", &want), ("have", &have)])
    }

    fn same(&self, at: At, what: &str, have: u8, want: u8) -> Result<(), Failed> {
        self.equal(at, what, &have.to_string(), &want.to_string())
    }

    fn initiative(&self, card: Card) -> &str {
        engine::names::card_name(&self.book, self.game.board().mice(), card)
    }

    fn fig(&self, named: Named, at: At) -> Result<Fig, Failed> {
        let fig = self.figures.fig(self.game.board(), named);
        fig.ok_or_else(|| self.fail_telling("C0825", at, &[("name", &figures::written(&self.book, named))]))
    }

    fn mouse(&self, named: Named, at: At) -> Result<usize, Failed> {
        Ok(self.fig(named, at)?.as_mouse().unwrap_or(0))
    }

    fn offered_or_not(&self, choice: &ChoiceName, want: bool) -> Result<(), Failed> {
        let found = self.find(choice)?;
        let legal = found.is_some_and(|c| self.game.is_legal(c));
        if legal == want {
            return Ok(());
        }
        let code = if want { "C0841" } else { "C0842" };
        let mut failed = self.fail(code, choice.at, &[("choice", &self.words_of(choice))]);
        if let Some(refusal) = found.filter(|_| want).and_then(|c| self.game.why_not(c)) {
            let mut why = Self::why(&refusal);
            why.rules = cited_by(&refusal).iter().map(|r| self.book.rule_name(*r).to_string()).collect();
            failed.notes.push(why);
        }
        failed.notes.push(self.offered());
        Err(failed)
    }

    fn refused(
        &mut self,
        at: At,
        choice: &ChoiceName,
        by: &[(RuleId, At)],
        reason: Option<&str>,
    ) -> Result<(), Failed> {
        let name = self.words_of(choice);
        let Some(found) = self.find(choice)? else {
            let mut failed = self.fail("C0823", choice.at, &[("choice", &name)]);
            failed.notes.push(self.offered());
            return Err(failed);
        };
        let Some(refusal) = self.game.why_not(found) else {
            return Err(self.fail("C0842", choice.at, &[("choice", &name)]));
        };
        let rules = cited_by(&refusal);
        self.cited.extend(&rules);
        if let Some((rule, at)) = by.iter().find(|(rule, _)| !rules.contains(rule)) {
            let with = [("rule", self.book.rule_name(*rule)), ("rules", &*self.rule_names(&rules))];
            let mut failed = self.fail("C0843", *at, &with);
            failed.notes.push(Self::why(&refusal));
            return Err(failed);
        }
        reason.map_or(Ok(()), |want| self.equal(at, "why", vocabulary::reason(&refusal.why), want))
    }

    fn told_by(&self, rules: &[(RuleId, At)], want: bool) -> Result<(), Failed> {
        let code = if want { "C0844" } else { "C0846" };
        rules.iter().try_for_each(|(rule, at)| {
            let told = self.told[self.since..].iter().any(|t| t.cause.rules().any(|r| r == *rule));
            self.must(told == want, code, *at, &[("rule", self.book.rule_name(*rule))])
        })
    }

    fn rolled(&self, items: &Items<Named, Purpose>) -> Result<(), Failed> {
        items.iter().try_for_each(|(named, purpose, at)| {
            let fig = self.fig(*named, *at)?;
            let rolled = self.told[self.since..].iter().any(|t| {
                matches!(t.event, Event::Rolled { who: Some(who), why, .. } if who == fig && why == *purpose)
            });
            let name = figures::written(&self.book, *named);
            self.must(rolled, "C0851", *at, &[("who", &name), ("roll", vocabulary::roll(*purpose))])
        })
    }

    fn tokens(&self, what: Tokens, items: &Items<Named, u8>) -> Result<(), Failed> {
        let board = self.game.board();
        items.iter().try_for_each(|(named, want, at)| {
            let fig = self.fig(*named, *at)?;
            let mouse = fig.as_mouse().map(|m| &board.mice()[m]);
            let (word, have) = match (what, mouse) {
                (Tokens::Wounds, None) => ("wounds", board.minion(fig).wounds()),
                (Tokens::Wounds, Some(mouse)) => ("wounds", mouse.wounds()),
                (Tokens::Poison, mouse) => ("poison", mouse.map_or(0, engine::board::MouseState::poison)),
                (Tokens::Captures, mouse) => {
                    ("captures", mouse.map_or(0, engine::board::MouseState::captures))
                }
            };
            self.same(*at, &format!("{word} {}", figures::written(&self.book, *named)), have, *want)
        })
    }

    /// As the case would write it: with the room where the case names one.
    fn place_name(&self, place: Place, like: Option<&Spot>) -> String {
        let space = self.game.space_name(place.tile, place.space);
        if like.is_none_or(|spot| spot.room.is_none()) {
            return space.to_string();
        }
        format!("{}:{space}", self.book.sides[self.game.board().side_id(place.tile).ix()].name)
    }

    fn spot_name(&self, spot: &Spot) -> String {
        match spot.room {
            None => spot.space.clone(),
            Some(room) => format!("{}:{}", self.book.sides[room.ix()].name, spot.space),
        }
    }

    fn places(&self, items: &Items<Named, Spot>) -> Result<(), Failed> {
        items.iter().try_for_each(|(named, want, at)| {
            let place = self.game.board().place(self.fig(*named, *at)?);
            let have = place.map_or_else(|| "none".into(), |p| self.place_name(p, Some(want)));
            let what = format!("at {}", figures::written(&self.book, *named));
            self.equal(*at, &what, &have, &self.spot_name(want))
        })
    }

    fn whereabouts(&self, what: Whereabouts, list: &[(Named, At)]) -> Result<(), Failed> {
        let board = self.game.board();
        list.iter().try_for_each(|(named, at)| {
            self.was_there(*named, *at)?;
            let fig = self.figures.fig(board, *named);
            let mouse = fig.and_then(Fig::as_mouse).map(|m| board.mice()[m].at());
            let (word, holds) = match what {
                Whereabouts::Standing => ("standing", fig.is_some_and(|f| board.place(f).is_some())),
                Whereabouts::Gone => ("gone", fig.is_none()),
                Whereabouts::Captured => ("captured", matches!(mouse, Some(Where::Captured(_)))),
                Whereabouts::Missing => ("missing", matches!(mouse, Some(Where::Missing(_)))),
            };
            let name = figures::written(&self.book, *named);
            self.must(holds, "C0852", *at, &[("who", &name), ("what", word)])
        })
    }

    fn marked(&self, want: bool, items: &Items<Named, Marker>) -> Result<(), Failed> {
        items.iter().try_for_each(|(named, marker, at)| {
            let has = self.game.board().marked(self.fig(*named, *at)?, *marker);
            let name = figures::written(&self.book, *named);
            let case = if want { "missing" } else { "there" };
            self.must(
                has == want,
                "C0853",
                *at,
                &[("who", &name), ("marker", self.book.marker_name(*marker)), ("case", case)],
            )
        })
    }

    fn cards(&self, at: At, holder: Holder, want: &[SearchId]) -> Result<(), Failed> {
        let board = self.game.board();
        let kinds = |cards: &[CardId]| cards.iter().map(|c| self.book.copies[c.ix()]).collect::<Vec<_>>();
        let (what, have) = match holder {
            Holder::Stash => ("stash".to_string(), kinds(board.stash())),
            Holder::Discards => ("discards".to_string(), kinds(board.discards())),
            Holder::Pack(mouse) | Holder::Equipped(mouse) => {
                let state = &board.mice()[self.mouse(Named::Mouse(mouse), at)?];
                let name = &self.book.mice[mouse.ix()].name;
                match holder {
                    Holder::Pack(_) => (format!("pack {name}"), kinds(state.pack())),
                    _ => (format!("equipped {name}"), kinds(state.equipped())),
                }
            }
        };
        self.equal(at, &what, &self.sorted(&have), &self.sorted(want))
    }

    fn sorted(&self, cards: &[SearchId]) -> String {
        let mut names: Vec<&str> = cards.iter().map(|c| &*self.book.search[c.ix()].name).collect();
        names.sort_unstable();
        names.join(" ")
    }

    fn traps(&self, at: At, spots: &[Spot]) -> Result<(), Failed> {
        let board = self.game.board();
        let with_rooms = spots.iter().find(|s| s.room.is_some());
        let traps = board.tiles().flat_map(|tile| {
            board.traps(tile).iter().map(move |space| Place { tile, space }).collect::<Vec<_>>()
        });
        let mut have: Vec<String> = traps.map(|place| self.place_name(place, with_rooms)).collect();
        let mut want: Vec<String> = spots.iter().map(|spot| self.spot_name(spot)).collect();
        have.sort();
        want.sort();
        self.equal(at, "traps", &have.join(" "), &want.join(" "))
    }

    fn after_the_end(&self, at: At, expect: &Expect) -> Result<(), Failed> {
        let Some(carry) = self.game.carry_over() else {
            return Err(self.fail("C0827", at, &[]));
        };
        match expect {
            Expect::Onward(want) => {
                let name = |way: &engine::campaign::Onward| match way {
                    engine::campaign::Onward::Retry => "retry",
                    engine::campaign::Onward::Next => "next",
                };
                let list =
                    |ways: &[engine::campaign::Onward]| ways.iter().map(name).collect::<Vec<_>>().join(" ");
                self.equal(at, "onward", &list(carry.onward(self.game.board().options())), &list(want))
            }
            Expect::Carries(mouse, want) => {
                let who = &self.book.mice[mouse.ix()].name;
                match carry.mice.iter().find(|m| m.mouse == *mouse) {
                    Some(mouse) => self.equal(
                        at,
                        &format!("carries {who}"),
                        &self.sorted(&mouse.cards),
                        &self.sorted(want),
                    ),
                    None => Err(self.fail("C0825", at, &[("name", who)])),
                }
            }
            Expect::Keeps(want) => self.same(at, "keeps", carry.keeps as u8, *want),
            _ => Ok(()),
        }
    }
}
