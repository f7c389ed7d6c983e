//! What a block does, clause by clause.

use super::phrase::{Range, Scope, damage_name, reach_name};
use crate::catalogue::locale::Locale;
use crate::catalogue::say::Say;
use engine::book::{
    AttackSpec, BlockId, CardType, CardTypes, Effect, FaceSet, FigureSide, Filter, Heals, It, Marker, Num,
    Until,
};
use words::GrammaticalCase;

const TYPES: [CardType; 9] = [
    CardType::Weapon,
    CardType::Armor,
    CardType::Accessory,
    CardType::Item,
    CardType::Scroll,
    CardType::Trick,
    CardType::Fortune,
    CardType::Treachery,
    CardType::PartyItem,
];

impl Locale<'_> {
    /// The clauses of a block.
    pub(crate) fn block(self, block: BlockId, scope: &Scope) -> Vec<String> {
        let effects = &self.book().blocks[block.0 as usize];
        let clauses: Vec<String> = effects.iter().flat_map(|effect| self.effect(effect, scope)).collect();
        let same = clauses.chunk_by(|a, b| a == b);
        same.map(|run| match run {
            [only] => only.clone(),
            run => {
                self.say().text("what", run[0].as_str()).num("n", run.len() as i64).say_inside("text-times")
            }
        })
        .collect()
    }

    /// Faces in words: "starred bow and bow".
    pub(crate) fn faces_text(self, faces: FaceSet) -> String {
        let names: Vec<String> =
            (0..6).filter(|f| faces.0 >> f & 1 == 1).map(|f| self.plain(&format!("face-name-{f}"))).collect();
        self.either(&names)
    }

    pub(crate) fn until(self, until: Until, scope: &Scope) -> String {
        let of = scope.who(It::Holder, GrammaticalCase::Gen);
        match until {
            Until::TurnEnds => self.plain("until-turn-ends"),
            Until::HoldersNextTurn => self.say().text("who", of).say_inside("until-their-turn"),
            Until::HoldersNextTurnEnds => self.say().text("who", of).say_inside("until-their-turn-ends"),
            Until::RoundEnds => self.plain("until-round-ends"),
            Until::ChapterEnds => self.plain("until-chapter-ends"),
        }
    }

    fn effect(self, effect: &Effect, scope: &Scope) -> Vec<String> {
        let say = || self.say();
        let who = |it: It| say().text("who", scope.who(it, GrammaticalCase::Nom));
        let whom = |it: It| say().text("who", scope.who(it, GrammaticalCase::Acc));
        let of = |it: It| say().text("who", scope.who(it, GrammaticalCase::Gen));
        let counted = |s, num: Num| self.number(s, num, scope);
        let signed = |n: i8| (if n < 0 { "fewer" } else { "more" }, n.unsigned_abs());
        let one = |text: String| vec![text];
        match effect {
            Effect::GainCheese(it, n) => one(counted(who(*it), *n).say_inside("do-gain-cheese")),
            Effect::LoseCheese(it, n) => one(counted(who(*it), *n).say_inside("do-lose-cheese")),
            Effect::FillWheel(n) => one(counted(say(), *n).say_inside("do-fill-wheel")),
            Effect::DrainWheel(n) => one(counted(say(), *n).say_inside("do-drain-wheel")),
            Effect::PilferCheese(it) => one(who(*it).say_inside("do-pilfer-cheese")),
            Effect::Heal(it, n, heals) => {
                let key = match heals {
                    Heals::Wounds => "do-heal",
                    Heals::Poison => "do-heal-poison",
                    Heals::Any => "do-heal-any",
                };
                one(counted(who(*it), *n).say_inside(key))
            }
            Effect::CureOne(it) => one(who(*it).say_inside("do-cure-one")),
            Effect::Unmark(it, marker) => one(self.marked(who(*it), *marker, "do-unmark")),
            Effect::Mark(it, marker) => one(self.marked(who(*it), *marker, "do-mark")),
            Effect::Wound { who: it, n, poison } => {
                one(counted(who(*it), *n).say_inside(if *poison { "do-wound-poison" } else { "do-wound" }))
            }
            Effect::Hit(it, n) => one(counted(who(*it), *n).say_inside("do-hit")),
            Effect::Give(it, status, until) => {
                one(self.given(scope.who(*it, GrammaticalCase::Nom), *status, *until, scope))
            }
            Effect::GiveMinions(status, until) => {
                let nom = self.plain("who-all-minions");
                one(self.given(&nom, *status, *until, scope))
            }
            Effect::Attack(spec) => self.attack_text(spec, scope),
            Effect::AttackWithEach(tag) => {
                let tag = self.plain(&format!("tag-{}", self.book().tags[*tag as usize]));
                one(who(It::Holder).text("tag", tag).say_inside("do-attack-with-each"))
            }
            Effect::OrderAttack(it) => one(who(*it).say_inside("do-order-attack")),
            Effect::AttackDice(sign, n) => match n {
                Num::Is(n) => {
                    let (how, _) = signed(*sign);
                    one(say().text("how", how).num("n", *n).say_inside("do-attack-dice"))
                }
                num => one(counted(say().text("how", signed(*sign).0), *num).say_inside("do-attack-dice-as")),
            },
            Effect::DoubleBattle => one(say().say_inside("do-double-battle")),
            Effect::DefenderDice(n) => {
                one(say().text("how", signed(*n).0).num("n", signed(*n).1).say_inside("do-defender-dice"))
            }
            Effect::DefenseDice(n) => {
                one(say().text("how", signed(*n).0).num("n", signed(*n).1).say_inside("do-defense-dice"))
            }
            Effect::CountHits(faces, n) => {
                one(say().text("faces", self.faces_text(*faces)).num("n", *n).say_inside("do-count-hits"))
            }
            Effect::CountBlocks(faces, n) => {
                one(say().text("faces", self.faces_text(*faces)).num("n", *n).say_inside("do-count-blocks"))
            }
            Effect::PoisonWounds => one(say().say_inside("do-poison-wounds")),
            Effect::AddHits(n) => one(say().num("n", *n).say_inside("do-add-hits")),
            Effect::AddBlocks(n) => one(say().num("n", *n).say_inside("do-add-blocks")),
            Effect::Reroll(faces) => {
                one(say().text("faces", self.faces_text(*faces)).say_inside("do-reroll"))
            }
            Effect::CheeseWorth(n) => one(say().num("n", *n).say_inside("do-cheese-worth")),
            Effect::TakeTheBlow => one(who(It::Holder).say_inside("do-take-the-blow")),
            Effect::AttackAgain => one(who(It::Holder).say_inside("do-attack-again")),
            Effect::FightClose(damage) => {
                one(say().text("damage", damage_name(*damage)).say_inside("do-fight-close"))
            }
            Effect::PutOn { who: it, area, normal, only: _ } => {
                let place = self.area(*area, scope);
                let normal = if *normal { "yes" } else { "no" };
                one(whom(*it).text("where", place).text("normal", normal).say_inside("do-put-on"))
            }
            Effect::MovePoints(it, n) => one(counted(who(*it), *n).say_inside("do-move-points")),
            Effect::ExtraAction(it) => one(who(*it).say_inside("do-extra-action")),
            Effect::Spawn(kind, Num::Is(n)) => {
                one(say().text("who", self.several(*kind, *n)).say_inside("do-spawn"))
            }
            Effect::Spawn(kind, num) => {
                one(counted(say().text("kind", self.kinds(*kind, GrammaticalCase::Nom)), *num)
                    .say_inside("do-spawn-as"))
            }
            Effect::SpawnOn(kind, n, side, space) => {
                let place = self.space_labels(*side, engine::id::Spaces::one(*space));
                let count = match n {
                    Num::Is(n) => self.several(*kind, *n),
                    _ => self.kinds(*kind, GrammaticalCase::Nom).to_string(),
                };
                one(say().text("who", count).text("where", place).say_inside("do-spawn-on"))
            }
            Effect::ReturnTo(side, space) => {
                let place = self.space_labels(*side, engine::id::Spaces::one(*space));
                one(who(It::Object).text("where", place).say_inside("do-return-to"))
            }
            Effect::Remove(it) => one(who(*it).say_inside("do-remove")),
            Effect::SwapUp => one(say().say_inside("do-swap-up")),
            Effect::Hourglass(n) => {
                one(say().text("how", signed(*n).0).num("n", signed(*n).1).say_inside("do-hourglass"))
            }
            Effect::EndMarker(n) => {
                one(say().text("how", signed(*n).0).num("n", signed(*n).1).say_inside("do-end-marker"))
            }
            Effect::Set(..) | Effect::Add(..) | Effect::Take(..) => one(self.plain("do-note")),
            Effect::Check { dice, needs, pass, fail } => {
                let mut out = one(counted(say(), *dice).say_inside("do-check"));
                for (block, key) in [(pass, "do-with-star"), (fail, "do-without-star")] {
                    let what = self.block(*block, scope);
                    if !what.is_empty() {
                        let what = self.after_colon(&what);
                        out.push(say().num("n", *needs).text("what", what).say_inside(key));
                    }
                }
                out
            }
            Effect::Random(lots) => {
                let mut out =
                    one(say().text("as", "n").num("n", 1).text("amount", "").say_inside("do-check"));
                for (faces, block) in lots {
                    let what = self.block(*block, scope);
                    let what = if what.is_empty() { vec![self.plain("do-nothing")] } else { what };
                    let what = self.after_colon(&what);
                    let faces = self.faces_text(*faces);
                    out.push(say().text("faces", faces).text("what", what).say_inside("do-on-faces"));
                }
                out
            }
            Effect::Rescue(it) => one(who(*it).say_inside("do-rescue")),
            Effect::EachCheese { dice, then } => {
                let then = self.block(*then, scope);
                vec![
                    counted(say(), *dice).say_inside("do-check"),
                    say().text("what", self.after_colon(&then)).say_inside("do-each-cheese"),
                ]
            }
            Effect::If { conditions, then, otherwise } => {
                let parts = self.conditions(conditions, scope);
                let (then, otherwise) = (self.block(*then, scope), self.block(*otherwise, scope));
                let mut out = Vec::new();
                if !then.is_empty() {
                    let what = self.after_colon(&then);
                    out.push(say().text("if", self.list(&parts)).text("what", what).say_inside("do-if"));
                }
                if !otherwise.is_empty() {
                    let what = self.after_colon(&otherwise);
                    out.push(say().text("what", what).say_inside("do-otherwise"));
                }
                out
            }
            Effect::Each(filter, then) => self.ranged(filter, Range::Each, *then, scope),
            Effect::Choose { among, up_to, optional, then } => {
                self.chosen(among, *up_to, *optional, *then, scope)
            }
            Effect::Decide { prompt, options } => {
                let question = self.plain(&format!("prompt-{}", self.book().prompts[*prompt as usize]));
                let mut out = one(question);
                for (answer, block) in options {
                    let name = self.plain(&format!("prompt-{}", self.book().prompts[*answer as usize]));
                    let what = self.block(*block, scope);
                    if !what.is_empty() {
                        let what = self.after_colon(&what);
                        out.push(say().text("answer", name).text("what", what).say_inside("do-answer"));
                    }
                }
                out
            }
            Effect::Draw(it) => one(who(*it).say_inside("do-draw")),
            Effect::TakeCard(it, card) => one(who(*it).card("card", *card).say_inside("do-take-card")),
            Effect::TakeAny(it, types) => {
                one(who(*it).text("types", self.types(*types)).say_inside("do-take-any"))
            }
            Effect::ShuffleBack => one(self.plain("do-shuffle-back")),
            Effect::DiscardThis => one(self.plain("do-discard-this")),
            Effect::SearchDice(n) => one(say().num("n", *n).say_inside("do-search-dice")),
            Effect::SearchSucceeds => one(self.plain("do-search-succeeds")),
            Effect::GoMissing(it) => one(who(*it).say_inside("do-go-missing")),
            // What is read aloud tells itself.
            Effect::Story(_) => one(self.plain("do-story")),
            Effect::Achieve(a) => {
                let name = self.plain(&format!("achievement-{}", self.book().achievements[a.ix()]));
                one(say().text("what", name).say_inside("do-achieve"))
            }
            Effect::SetMousetraps => one(self.plain("do-set-mousetraps")),
            Effect::SetSnare(n) => one(counted(of(It::Holder), *n).say_inside("do-set-snare")),
            Effect::AllyJoins(kind) => {
                one(say().text("who", self.kind(*kind, GrammaticalCase::Nom)).say_inside("do-ally-joins"))
            }
            Effect::AllyLeaves(kind) => {
                one(say().text("who", self.kind(*kind, GrammaticalCase::Nom)).say_inside("do-ally-leaves"))
            }
            Effect::LayTile(side) => one(say().text("room", self.room_name(*side)).say_inside("do-lay-tile")),
            Effect::TurnTile(side) => {
                one(say().text("room", self.room_name(*side)).say_inside("do-turn-tile"))
            }
            Effect::CloseTile(side) => {
                one(say().text("room", self.room_name(*side)).say_inside("do-close-tile"))
            }
            Effect::Win => one(self.plain("do-win")),
            Effect::Lose => one(self.plain("do-lose")),
            Effect::EndTurn => one(self.plain("do-end-turn")),
            Effect::Join(mouse, side, space) => {
                let place = self.space_labels(*side, engine::id::Spaces::one(*space));
                one(say()
                    .text("who", self.mouse(*mouse, GrammaticalCase::Nom))
                    .text("where", place)
                    .say_inside("do-join"))
            }
        }
    }

    /// A sentence about a marker; one of a book's own has a name instead of a word for who has it.
    pub(super) fn marked(self, say: Say<'_>, marker: Marker, key: &str) -> String {
        if marker.own().is_none() {
            return say.text("marker", marker.name()).say_inside(key);
        }
        let name = self.plain(&format!("marker-{}", self.book().marker_name(marker)));
        say.text("what", name).say_inside(&format!("{key}-own"))
    }

    /// The block with its figure named at first and called "it" afterwards.
    fn ranged(self, filter: &Filter, range: Range, then: BlockId, scope: &Scope) -> Vec<String> {
        let effects = &self.book().blocks[then.0 as usize];
        let named = scope.about(self.among(filter, range, scope));
        let later = scope.about(self.pronoun(filter.side));
        if let [Effect::If { .. }, ..] = effects[..] {
            // A condition on each of them needs the name before it.
            let what = effects.iter().flat_map(|e| self.effect(e, &later)).collect::<Vec<_>>();
            let who = named.who(It::Object, GrammaticalCase::Nom);
            return vec![
                self.say().text("who", who).text("what", self.after_colon(&what)).say_inside("do-each"),
            ];
        }
        let (mut out, mut spoken) = (Vec::new(), false);
        for effect in effects {
            out.extend(self.effect(effect, if spoken { &later } else { &named }));
            spoken |= !holder_pays(effect);
        }
        out
    }

    fn chosen(self, among: &Filter, up_to: Num, optional: bool, then: BlockId, scope: &Scope) -> Vec<String> {
        let mut out = match up_to {
            Num::Is(1) => self.ranged(among, Range::Chosen, then, scope),
            num => {
                let group = self.group_text(among, scope);
                let mut out =
                    vec![self.number(self.say().text("group", group), num, scope).say_inside("do-choose")];
                let each = scope.about(self.among(among, Range::OfThem, scope));
                out.extend(self.block(then, &each));
                out
            }
        };
        if optional && !out.is_empty() {
            let what = self.after_colon(&out);
            out = vec![self.say().text("what", what).say_inside("do-may")];
        }
        out
    }

    /// "minions that this mouse sees": the plural, for "up to three ...".
    fn group_text(self, filter: &Filter, scope: &Scope) -> String {
        let side = match filter.side {
            FigureSide::Mice => "mouse",
            FigureSide::Minions => "minion",
            FigureSide::Everyone => "figure",
        };
        let place = self.area(filter.area, scope);
        self.say().text("side", side).text("where", place).say_inside("group").trim().to_string()
    }

    fn given(self, nom: &str, status: engine::book::Status, until: Until, scope: &Scope) -> String {
        super::standing::status_given(self, nom, status, &self.until(until, scope))
    }

    fn attack_text(self, spec: &AttackSpec, scope: &Scope) -> Vec<String> {
        let say = self
            .say()
            .text("who", scope.who(It::Holder, GrammaticalCase::Nom))
            .text("reach", reach_name(spec.reach));
        let mut out = vec![match spec.dice {
            Some(num) => self.number(say, num, scope).say_inside("do-attack-dice-of"),
            None => say.say_inside("do-attack"),
        }];
        match (spec.whole_space, spec.up_to) {
            (true, _) => out.push(self.plain("do-attack-whole-space")),
            (false, Num::Is(1)) => {}
            (false, num) => out.push(self.number(self.say(), num, scope).say_inside("do-attack-many")),
        }
        if spec.among.new {
            out.push(self.plain("do-attack-new"));
        }
        if spec.blind {
            out.push(self.plain("do-attack-blind"));
        }
        out
    }

    fn types(self, types: CardTypes) -> String {
        let names = TYPES.iter().filter(|t| types.0 >> **t as u8 & 1 == 1);
        let names: Vec<String> =
            names.map(|t| self.plain(&format!("{}.one", crate::catalogue::printed::type_key(*t)))).collect();
        self.either(&names)
    }
}

/// An effect that is not about whom the block is for: the name still has to come.
fn holder_pays(effect: &Effect) -> bool {
    matches!(effect, Effect::LoseCheese(It::Holder, _))
}
