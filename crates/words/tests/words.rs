//! Sentences, names and every kind of problem.

use words::{Args, GrammaticalCase, Lang, ProblemKind, Words, WordsProblem, WordsSource};

const RATS: &str = "\
rats-come = { $n ->
    [one] Nadchodzi { $n } szczur
    [few] Nadchodzą { $n } szczury
    [many] Nadchodzi { $n } szczurów
   *[other] Nadchodzi { $n } szczura
}
";

fn build(texts: &[(Lang, &str)]) -> (Words, Vec<WordsProblem>) {
    Words::build(texts.iter().map(|&(lang, text)| WordsSource::new(lang, format!("{lang}/a.ftl"), text)))
}

/// The only problem, its place in the text and its key.
fn only_problem(texts: &[(Lang, &str)]) -> (ProblemKind, Lang, String, String) {
    let (_, problems) = build(texts);
    assert_eq!(problems.len(), 1, "{problems:#?}");
    let problem = problems[0].clone();
    let (_, text) = texts
        .iter()
        .find(|(lang, _)| problem.file.starts_with(lang.as_str()))
        .expect("the file is one of ours");
    (problem.kind, problem.lang, text[problem.start..problem.end].to_owned(), problem.key)
}

fn expect(texts: &[(Lang, &str)], kind: ProblemKind, lang: Lang, place: &str, key: &str) {
    assert_eq!(only_problem(texts), (kind, lang, place.to_owned(), key.to_owned()));
}

#[test]
fn polish_counts_rats() {
    let (words, problems) = build(&[(Lang::Pl, RATS)]);
    assert_eq!(problems, []);
    for (n, sentence) in [
        (1, "Nadchodzi 1 szczur"),
        (2, "Nadchodzą 2 szczury"),
        (5, "Nadchodzi 5 szczurów"),
        (12, "Nadchodzi 12 szczurów"),
        (22, "Nadchodzą 22 szczury"),
        (112, "Nadchodzi 112 szczurów"),
    ] {
        assert_eq!(words.say(Lang::Pl, "rats-come", &Args::new().num("n", n)), sentence);
    }
}

#[test]
fn a_missing_key_is_visible() {
    let (words, _) = build(&[(Lang::En, "here = Here\n    .tip = Look\n")]);
    assert_eq!(words.say(Lang::En, "here", &Args::new()), "Here");
    assert_eq!(words.say(Lang::En, "here.tip", &Args::new()), "Look");
    assert_eq!(words.say(Lang::En, "gone", &Args::new()), "⟨gone⟩");
    assert_eq!(words.say(Lang::En, "here.gone", &Args::new()), "⟨here.gone⟩");
    assert_eq!(words.try_say(Lang::De, "gone", &Args::new()), None);
    assert!(words.has(Lang::En, "here.tip") && !words.has(Lang::En, "gone") && !words.has(Lang::De, "here"));
}

#[test]
fn a_sentence_that_lacks_an_argument_can_be_left_out() {
    let (words, _) = build(&[(Lang::En, "risk = The rat hits { $who }.\n")]);
    let whole = |args: &Args| words.try_say_whole(Lang::En, "risk", args);
    assert_eq!(whole(&Args::new().text("who", "Nez")).as_deref(), Some("The rat hits Nez."));
    assert_eq!(whole(&Args::new().text("what", "Nez")), None);
    assert_eq!(words.try_say_whole(Lang::En, "nothing", &Args::new()), None);
}

#[test]
fn text_is_not_read_as_a_number_and_not_isolated() {
    let (words, _) = build(&[(Lang::En, "s = { $who } { $who ->\n    [1] one\n   *[other] some\n}\n")]);
    assert_eq!(words.say(Lang::En, "s", &Args::new().text("who", "1")), "1 some");
}

#[test]
fn names_bend_and_fall_back() {
    let (words, problems) = build(&[
        (Lang::En, "mouse-tilda = Tilda\nterm-rat = rat\n    .pl = rats\n"),
        (
            Lang::De,
            "mouse-tilda = Tilda\n    .gen = Tildas\nterm-rat = Ratte\n    .pl = Ratten\n    .gender = feminine\n",
        ),
        (
            Lang::Pl,
            "mouse-tilda = Tilda\n    .gen = Tildy\n    .ins = Tildą\n\
             term-rat = szczur\n    .acc = szczura\n    .pl = szczury\n    .pl-gen = szczurów\n",
        ),
    ]);
    assert_eq!(problems, []);
    assert_eq!(words.name(Lang::Pl, "mouse-tilda", GrammaticalCase::Gen), "Tildy");
    assert_eq!(words.name(Lang::Pl, "mouse-tilda", GrammaticalCase::Ins), "Tildą");
    assert_eq!(words.name(Lang::Pl, "mouse-tilda", GrammaticalCase::Loc), "Tilda");
    assert_eq!(words.name(Lang::De, "mouse-tilda", GrammaticalCase::Gen), "Tildas");
    assert_eq!(words.name(Lang::En, "mouse-tilda", GrammaticalCase::Gen), "Tilda");
    assert_eq!(words.name(Lang::En, "mouse-nobody", GrammaticalCase::Gen), "⟨mouse-nobody⟩");
    assert_eq!(words.names(Lang::Pl, "term-rat", GrammaticalCase::Gen), "szczurów");
    assert_eq!(words.names(Lang::Pl, "term-rat", GrammaticalCase::Nom), "szczury");
    assert_eq!(words.names(Lang::De, "term-rat", GrammaticalCase::Dat), "Ratten");
    assert_eq!(words.names(Lang::En, "mouse-tilda", GrammaticalCase::Dat), "Tilda");
}

#[test]
fn what_a_language_lacks_is_said_in_another() {
    let (words, _) = build(&[
        (
            Lang::De,
            "mill = Mühle\n    .gen = der Mühle\n    .pl = Mühlen\n    .flavour = Sie klappert.\nfull = { $n } Säcke\n",
        ),
        (Lang::Pl, "mill = młyn\n    .gender = masculine\nown = swój\n"),
    ]);
    assert_eq!(words.say(Lang::En, "mill", &Args::new()), "Mühle");
    assert_eq!(words.say(Lang::En, "full", &Args::new().num("n", 3)), "3 Säcke");
    assert_eq!(words.try_say_whole(Lang::Pl, "full", &Args::new().num("n", 3)).as_deref(), Some("3 Säcke"));
    assert_eq!(words.say(Lang::Pl, "mill.flavour", &Args::new()), "Sie klappert.");
    assert_eq!(words.text(Lang::De, "own").as_deref(), Some("swój"));
    assert_eq!(words.try_say(Lang::En, "nowhere", &Args::new()), None);
    // Its own grammar or none: a borrowed name is not bent, and a Polish one has no German genitive.
    assert_eq!(words.name(Lang::En, "mill", GrammaticalCase::Gen), "Mühle");
    assert_eq!(words.names(Lang::En, "mill", GrammaticalCase::Gen), "Mühlen");
    assert_eq!(words.name(Lang::Pl, "mill", GrammaticalCase::Gen), "młyn");
    assert_eq!(words.try_say(Lang::De, "mill.gender", &Args::new()), None);
    let spoken = |lang, key| words.spoken(lang, key);
    assert_eq!((spoken(Lang::En, "mill"), spoken(Lang::Pl, "mill")), (Some(Lang::De), Some(Lang::Pl)));
    assert_eq!((spoken(Lang::Pl, "mill.flavour"), spoken(Lang::En, "nowhere")), (Some(Lang::De), None));
}

#[test]
fn terms_bend_inside_a_file() {
    let text = "\
-rat = { $case ->
   *[nom] szczur
    [gen] szczura
}
    .gender = masculine
no-rat = Nie ma { -rat(case: \"gen\") }.
gone = { -rat.gender ->
    [masculine] Odszedł
   *[feminine] Odeszła
}
";
    let (words, problems) = build(&[(Lang::En, "no-rat = No rat.\ngone = Gone\n"), (Lang::Pl, text)]);
    assert_eq!(problems, []);
    assert_eq!(words.say(Lang::Pl, "no-rat", &Args::new()), "Nie ma szczura.");
    assert_eq!(words.say(Lang::Pl, "gone", &Args::new()), "Odszedł");
}

#[test]
fn syntax_errors_are_all_found_and_the_rest_is_said() {
    let (words, problems) = build(&[(Lang::En, "a = { $x\nb = fine\nc = }\n")]);
    assert_eq!(
        problems.iter().map(|p| (p.kind, p.key.as_str())).collect::<Vec<_>>(),
        [(ProblemKind::Syntax, "a"), (ProblemKind::Syntax, "c"),]
    );
    assert_eq!(words.say(Lang::En, "b", &Args::new()), "fine");
}

#[test]
fn a_key_defined_twice() {
    expect(&[(Lang::De, "a = eins\na = zwei\n")], ProblemKind::DuplicateKey, Lang::De, "a", "a");
    expect(&[(Lang::De, "a = x\n    .t = y\n    .t = z\n")], ProblemKind::DuplicateKey, Lang::De, "t", "a.t");
    let (words, problems) = Words::build([
        WordsSource::new(Lang::En, "one", "a = first"),
        WordsSource::new(Lang::En, "two", "a = second"),
    ]);
    assert_eq!((problems.len(), problems[0].file.as_str()), (1, "two"));
    assert_eq!(words.say(Lang::En, "a", &Args::new()), "first");
}

#[test]
fn a_key_missing_in_one_language() {
    let texts = [(Lang::En, "a = x\nb = y\n"), (Lang::De, "a = x\nb = y\n"), (Lang::Pl, "a = x\n")];
    expect(&texts, ProblemKind::MissingKey, Lang::Pl, "b", "b");
    let texts = [(Lang::En, "a = x\n    .title = y\n"), (Lang::De, "a = x\n")];
    expect(&texts, ProblemKind::MissingKey, Lang::De, "title", "a.title");
}

#[test]
fn a_language_can_be_demanded_by_an_empty_source() {
    expect(&[(Lang::En, "a = x\n"), (Lang::Pl, "")], ProblemKind::MissingKey, Lang::Pl, "a", "a");
}

#[test]
fn a_key_too_many() {
    let texts = [(Lang::En, "a = x\n"), (Lang::Pl, "a = x\nb = y\n")];
    expect(&texts, ProblemKind::ExtraKey, Lang::Pl, "b", "b");
    let texts = [(Lang::En, "a = x\n"), (Lang::Pl, "a = x\n    .title = y\n")];
    expect(&texts, ProblemKind::ExtraKey, Lang::Pl, "title", "a.title");
}

#[test]
fn arguments_that_differ() {
    let texts = [(Lang::En, "a = { $who }\n"), (Lang::De, "a = { $wer }\n")];
    expect(&texts, ProblemKind::DifferentArguments, Lang::De, "a", "a");
    let texts = [(Lang::En, "a = x\n    .t = { $n }\n"), (Lang::De, "a = x\n    .t = y\n")];
    expect(&texts, ProblemKind::DifferentArguments, Lang::De, "t", "a.t");
}

#[test]
fn arguments_of_an_included_message_count() {
    let (_, problems) =
        build(&[(Lang::En, "a = { $n }\nb = { a }\n"), (Lang::De, "a = { $n }\nb = hier { $n }\n")]);
    assert_eq!(problems, []);
}

#[test]
fn a_plural_form_missing() {
    let two = "a = { $n ->\n    [one] x\n   *[other] y\n}\n";
    assert_eq!(build(&[(Lang::En, two), (Lang::De, two)]).1, []);
    expect(&[(Lang::Pl, two)], ProblemKind::MissingPlural, Lang::Pl, "n", "a");
    expect(
        &[(Lang::De, "a = { NUMBER($n) ->\n   *[other] y\n}\n")],
        ProblemKind::MissingPlural,
        Lang::De,
        "NUMBER",
        "a",
    );
}

#[test]
fn a_choice_that_is_not_by_number_needs_no_plural_forms() {
    let text = "a = { $kind ->\n    [melee] x\n   *[other] y\n}\nb = { $n ->\n    [1] x\n   *[other] y\n}\n";
    assert_eq!(build(&[(Lang::En, text)]).1, []);
}

#[test]
fn references_into_the_void() {
    expect(&[(Lang::En, "a = { gone }\n")], ProblemKind::UnknownReference, Lang::En, "gone", "a");
    expect(&[(Lang::En, "a = { -gone }\n")], ProblemKind::UnknownReference, Lang::En, "gone", "a");
    expect(&[(Lang::En, "a = { b.t }\nb = x\n")], ProblemKind::UnknownReference, Lang::En, "b", "a");
    expect(&[(Lang::En, "a = { LOUD($n) }\n")], ProblemKind::UnknownReference, Lang::En, "LOUD", "a");
}

#[test]
fn languages_have_codes() {
    for lang in Lang::ALL {
        assert_eq!(lang.as_str().parse(), Ok(lang));
        assert_eq!(serde_json::to_string(&lang).expect("a code is text"), format!("\"{lang}\""));
    }
    assert!("EN".parse::<Lang>().is_err());
}

#[test]
fn threads_can_share_words() {
    fn shareable<T: Send + Sync>() {}
    shareable::<Words>();
}
