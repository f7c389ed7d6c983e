//! `expect`: what each expectation takes.

use super::names::Word;
use super::reader::Reader;
use crate::case::{Count, Expect, Holder, Items, Tokens, Whereabouts, Who};
use crate::vocabulary;
use content::reading::{At, Decode, Kind, Prop};
use engine::Outcome;
use engine::campaign::Onward;
use engine::event::{Purpose, Token};

/// Expectations by their first word.
const EXPECTATIONS: &[&str] = &[
    "offered",
    "not-offered",
    "refused",
    "told",
    "untold",
    "no-roll",
    "rolled",
    "decides",
    "turn",
    "page",
    "end-page",
    "wheel",
    "round",
    "points",
    "deck",
    "outcome",
    "goal",
    "track",
    "greedy",
    "not-greedy",
    "cheese",
    "wounds",
    "poison",
    "captures",
    "count",
    "boss-wounds",
    "counter",
    "at",
    "standing",
    "gone",
    "captured",
    "missing",
    "marked",
    "unmarked",
    "pack",
    "equipped",
    "stash",
    "discards",
    "knows",
    "honour",
    "face-up",
    "up",
    "explored",
    "unexplored",
    "traps",
    "moment",
    "achieved",
    "token",
    "setup-refused",
    "onward",
    "carries",
    "keeps",
];

const OUTCOMES: &[(&str, Option<Outcome>)] = &[
    ("none", None),
    ("victory", Some(Outcome::Victory)),
    ("time-is-up", Some(Outcome::TimeIsUp)),
    ("all-captured", Some(Outcome::AllCaptured)),
    ("defeat", Some(Outcome::Defeat)),
    ("stuck", Some(Outcome::Stuck)),
];

impl Reader<'_> {
    pub(super) fn expect(&mut self, d: &mut Decode) -> Option<Expect> {
        let what = d.word(self.cx, "expectation")?;
        let known: Vec<(&'static str, &'static str)> = EXPECTATIONS.iter().map(|e| (*e, *e)).collect();
        let what = self.cx.one_of("C0117", what, &known)?;
        Some(match what {
            "offered" => Expect::Offered(self.choice(d)?),
            "not-offered" => Expect::NotOffered(self.choice(d)?),
            "refused" => {
                let choice = self.choice(d)?;
                let by = self.by(d);
                let why = d.prop_word(self.cx, "why");
                let known = vocabulary::REASONS.iter().map(|r| (*r, *r)).collect::<Vec<_>>();
                let why = why.and_then(|w| self.cx.one_of("C0117", w, &known)).map(str::to_string);
                Expect::Refused { choice, by, why }
            }
            "told" => Expect::Told(self.all_rules(d)),
            "untold" => Expect::Untold(self.all_rules(d)),
            "no-roll" => Expect::NoRoll,
            "rolled" => Expect::Rolled(self.items(d, "figure=roll", |r, p| {
                let why = r.cx.as_word(&p.arg, "roll")?;
                Some((r.figure(name(p))?, r.cx.one_of("C0117", why, &Purpose::NAMED)?))
            })),
            "decides" => {
                let word = d.word(self.cx, "who decides")?;
                Expect::Decides(match word.0 {
                    "party" => Who::Party,
                    "nobody" => Who::Nobody,
                    _ => Who::Mouse(self.mouse(word)?),
                })
            }
            "turn" => {
                let word = d.word(self.cx, "initiative card")?;
                Expect::Turn(self.card(word)?)
            }
            "page" => self.count(d, Count::Page)?,
            "end-page" => self.count(d, Count::EndPage)?,
            "wheel" => self.count(d, Count::Wheel)?,
            "round" => self.count(d, Count::Round)?,
            "points" => self.count(d, Count::Points)?,
            "deck" => self.count(d, Count::Deck)?,
            "goal" => {
                let (word, at) = d.word(self.cx, "goal")?;
                let chapter = self.chapter.map(|c| &self.book.chapters[c.ix()]);
                let goals = chapter.map_or(&[][..], |c| &c.goals);
                let names: Vec<&str> = goals.iter().map(|g| &*g.name).chain(["none"]).collect();
                if !names.contains(&word) {
                    self.cx.unknown(Kind::Goal, (word, at), names);
                    return None;
                }
                let chapter = self.chapter_name();
                self.used(Kind::Goal, (word, at), &chapter);
                Expect::Goal(word.to_string())
            }
            "outcome" => {
                let word = d.word(self.cx, "outcome")?;
                Expect::Outcome(self.cx.one_of("C0117", word, OUTCOMES)?)
            }
            "track" => {
                let words = d.words(self.cx, "initiative card");
                Expect::Track(words.into_iter().filter_map(|w| self.card(w)).collect())
            }
            "greedy" => Expect::Greedy(true),
            "not-greedy" => Expect::Greedy(false),
            "cheese" => self.expect_cheese(d),
            "wounds" => self.tokens(d, Tokens::Wounds),
            "poison" => self.tokens(d, Tokens::Poison),
            "captures" => self.tokens(d, Tokens::Captures),
            "count" => {
                Expect::Kinds(self.items(d, "minion=number", |r, p| Some((r.minion(name(p))?, r.number(p)?))))
            }
            "boss-wounds" => Expect::BossWounds(
                self.items(d, "card=number", |r, p| Some((r.init(name(p))?, r.number(p)?))),
            ),
            "counter" => Expect::Counters(
                self.items(d, "counter=number", |r, p| Some((r.counter(name(p))?, r.number(p)?))),
            ),
            "at" => Expect::Places(self.items(d, "figure=space", |r, p| {
                let space = r.cx.as_word(&p.arg, "space")?;
                Some((r.figure(name(p))?, r.spot(space)?))
            })),
            "standing" => self.whereabouts(d, Whereabouts::Standing),
            "gone" => self.whereabouts(d, Whereabouts::Gone),
            "captured" => self.whereabouts(d, Whereabouts::Captured),
            "missing" => self.whereabouts(d, Whereabouts::Missing),
            "marked" | "unmarked" => Expect::Marked(
                what == "marked",
                self.items(d, "figure=marker", |r, p| {
                    let marker = r.cx.as_word(&p.arg, "marker")?;
                    Some((r.figure(name(p))?, r.marker(marker)?))
                }),
            ),
            "pack" | "equipped" => {
                let word = d.word(self.cx, "mouse")?;
                let mouse = self.mouse(word)?;
                let holder = if what == "pack" { Holder::Pack(mouse) } else { Holder::Equipped(mouse) };
                Expect::Cards(holder, self.searches(d))
            }
            "stash" => Expect::Cards(Holder::Stash, self.searches(d)),
            "discards" => Expect::Cards(Holder::Discards, self.searches(d)),
            "knows" => {
                let mouse = d.word(self.cx, "mouse").and_then(|w| self.mouse(w));
                let ability = d.word(self.cx, "ability").and_then(|w| self.ability(w));
                Expect::Knows(mouse?, ability?)
            }
            "honour" => Expect::Honours(self.items(d, "honour=mouse", |r, p| {
                let who = r.cx.as_word(&p.arg, "mouse")?;
                let who = if who.0 == "none" { None } else { Some(r.mouse(who)?) };
                Some((r.honour(name(p))?, who))
            })),
            "face-up" => {
                let word = d.word(self.cx, "encounter")?;
                Expect::FaceUp(if word.0 == "none" { None } else { Some(self.encounter(word)?) })
            }
            "up" => Expect::Up(d.word(self.cx, "room").and_then(|w| self.room(w))?),
            "explored" => Expect::Explored(d.word(self.cx, "room").and_then(|w| self.room(w))?, true),
            "unexplored" => Expect::Explored(d.word(self.cx, "room").and_then(|w| self.room(w))?, false),
            "traps" => {
                let mut spots = Vec::new();
                while let Some(arg) = d.any() {
                    spots.extend(self.cx.as_word(arg, "space").and_then(|w| self.spot(w)));
                }
                Expect::Traps(spots)
            }
            "moment" => Expect::Moment(d.word(self.cx, "story moment").and_then(|w| self.moment(w))?),
            "achieved" => Expect::Achieved(d.word(self.cx, "achievement").and_then(|w| self.achievement(w))?),
            "token" => {
                let tokens = [("hook", Token::Hook), ("fork", Token::Fork), ("grape", Token::Grape)];
                let word = d.word(self.cx, "party item")?;
                let token = self.cx.one_of("C0117", word, &tokens);
                let at = match d.prop_word(self.cx, "at") {
                    Some(at) => Some(self.spot(at)?),
                    None => None,
                };
                Expect::Token(token?, at)
            }
            "setup-refused" => Expect::SetupRefused(self.by(d)),
            "onward" => {
                let ways = [("retry", Onward::Retry), ("next", Onward::Next)];
                let words = d.words(self.cx, "retry or next");
                Expect::Onward(words.into_iter().filter_map(|w| self.cx.one_of("C0117", w, &ways)).collect())
            }
            "carries" => {
                let word = d.word(self.cx, "mouse")?;
                let mouse = self.mouse(word)?;
                Expect::Carries(mouse, self.searches(d))
            }
            _ => Expect::Keeps(d.int(self.cx, "number", 0..=9)? as u8),
        })
    }

    /// `by=RULE`, or several with commas between them.
    fn by(&mut self, d: &mut Decode) -> Vec<(engine::RuleId, At)> {
        let words = d.prop_list(self.cx, "by").unwrap_or_default();
        self.rules(&words)
    }

    fn all_rules(&mut self, d: &mut Decode) -> Vec<(engine::RuleId, At)> {
        let words = d.words(self.cx, "id of a rule");
        self.rules(&words)
    }

    fn count(&mut self, d: &mut Decode, what: Count) -> Option<Expect> {
        Some(Expect::Count(what, d.int(self.cx, "number", 0..=255)? as u8))
    }

    fn number(&mut self, prop: &Prop) -> Option<u8> {
        self.cx.as_int(&prop.arg, "number", 0..=255).map(|n| n as u8)
    }

    fn items<T, V>(
        &mut self,
        d: &mut Decode,
        form: &'static str,
        read: impl Fn(&mut Self, &Prop) -> Option<(T, V)>,
    ) -> Items<T, V> {
        let props = self.named(d, form);
        props.iter().filter_map(|p| read(self, p).map(|(what, value)| (what, value, whole(p)))).collect()
    }

    fn tokens(&mut self, d: &mut Decode, what: Tokens) -> Expect {
        Expect::Tokens(
            what,
            self.items(d, "figure=number", |r, p| {
                let (figure, n) = (r.figure(name(p))?, r.number(p)?);
                // Minions have wounds and nothing else.
                if what != Tokens::Wounds && matches!(figure, crate::case::Named::Minion(..)) {
                    r.cx.unknown(Kind::Mouse, name(p), r.book.mice.iter().map(|m| m.name.as_str()));
                    return None;
                }
                Some((figure, n))
            }),
        )
    }

    /// `cheese collin=2 wheel=1`.
    fn expect_cheese(&mut self, d: &mut Decode) -> Expect {
        let wheel = d.node.props.iter().find(|p| p.name == "wheel").and_then(|p| self.number(p));
        let props = self.named(d, "mouse=number");
        let mut mice = Vec::new();
        for prop in props.iter().filter(|p| p.name != "wheel") {
            let (mouse, n) = (self.mouse(name(prop)), self.number(prop));
            mice.extend(mouse.zip(n).map(|(m, n)| (crate::case::Named::Mouse(m), n, whole(prop))));
        }
        Expect::Cheese(mice, wheel)
    }

    fn whereabouts(&mut self, d: &mut Decode, what: Whereabouts) -> Expect {
        let words = d.words(self.cx, "figure");
        let mut figures = Vec::new();
        for word in words {
            let figure = match what {
                Whereabouts::Standing => self.figure(word),
                Whereabouts::Gone => self.gone(word),
                Whereabouts::Captured | Whereabouts::Missing => {
                    self.mouse(word).map(crate::case::Named::Mouse)
                }
            };
            figures.extend(figure.map(|f| (f, word.1)));
        }
        Expect::Whereabouts(what, figures)
    }

    /// Only minions are ever gone; mice are captured or missing.
    fn gone(&mut self, word: Word) -> Option<crate::case::Named> {
        match self.figure(word)? {
            crate::case::Named::Mouse(_) => {
                self.unknown(Kind::Minion, word, &[]);
                None
            }
            minion @ crate::case::Named::Minion(..) => Some(minion),
        }
    }

    /// The rest of the line: search cards, maybe none.
    fn searches(&mut self, d: &mut Decode) -> Vec<engine::id::SearchId> {
        let mut cards = Vec::new();
        while let Some(arg) = d.any() {
            cards.extend(self.cx.as_word(arg, "search card").and_then(|w| self.search(w)));
        }
        cards
    }
}

fn name(prop: &Prop) -> Word<'_> {
    (&prop.name, prop.name_at)
}

fn whole(prop: &Prop) -> At {
    At { end: prop.arg.at.end, ..prop.name_at }
}
