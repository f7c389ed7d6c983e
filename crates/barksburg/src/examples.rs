//! The two examples that end the help of each command: a call, and the key of what it does.

/// The examples of a command by its name; `barksburg` are those of the first page.
pub(crate) fn of(command: &str) -> [(&'static str, &'static str); 2] {
    match command {
        "play" => [("play", "example-play"), ("play --data ./games", "example-play-data")],
        "backup" => {
            [("backup ./monday", "example-backup"), ("backup ./monday --data ./games", "example-backup-data")]
        }
        "restore" => [
            ("restore ./monday", "example-restore"),
            ("restore ./monday --data ./games", "example-restore-data"),
        ],
        "verify" => {
            [("verify --data ./monday", "example-verify"), ("verify --every 20", "example-verify-every")]
        }
        "admin" => [
            ("admin find tails", "example-admin-find"),
            ("admin expire --unfinished 90", "example-admin-expire"),
        ],
        "store" => [
            ("store create nats://a,b,c", "example-store-create"),
            ("store copy ./monday nats://a,b,c", "example-store-copy"),
        ],
        "serve" => [
            ("serve --listen 0.0.0.0:7777", "example-serve-network"),
            ("serve --watch my-story", "example-serve-watch"),
        ],
        "new-story" => [
            ("new-story my-story", "example-new-story"),
            ("new-story my-story --in ./books", "example-new-story-in"),
        ],
        "check" => {
            [("check my-story", "example-check"), ("check my-story --format json", "example-check-json")]
        }
        "lsp" => [("lsp", "example-lsp"), ("lsp --lang de", "example-lsp-lang")],
        "pack" => [("pack my-story", "example-pack"), ("pack my-story --in ./shared", "example-pack-in")],
        "publish" => [
            ("publish ./packages", "example-publish"),
            ("publish ./packages --in ./site --games 100", "example-publish-in"),
        ],
        "install" => [
            ("install my-story.barksburg", "example-install"),
            ("install my-story.barksburg --data ./games", "example-install-data"),
        ],
        "words" => [
            ("words my-story --lang de", "example-words"),
            ("words my-story --lang de --po de.po", "example-words-po"),
        ],
        "scenario" => [
            ("scenario my-story/cases", "example-scenario"),
            ("scenario battle.kdl --cited", "example-scenario-cited"),
        ],
        "conformance" => [
            ("conformance", "example-conformance"),
            ("conformance --cases ./cases --incomplete", "example-conformance-cases"),
        ],
        "replay" => [
            ("replay game.barksburg", "example-replay"),
            ("replay game.barksburg --case 40", "example-replay-case"),
        ],
        "rules" => [("rules BAT-4", "example-rules"), ("rules yellow line", "example-rules-words")],
        "cards" => [("cards dagger", "example-cards"), ("cards --json", "example-cards-json")],
        "simulate" => [
            ("simulate --chapter flight-to-barksburg --games 1000", "example-simulate"),
            (
                "simulate --chapter flight-to-barksburg --against difficulty=heroic",
                "example-simulate-against",
            ),
        ],
        "gallery" => [
            ("gallery ./pictures", "example-gallery"),
            ("gallery ./pictures --content my-story", "example-gallery-story"),
        ],
        "print" => [
            ("print sorrow-and-remembrance --out book.html", "example-print"),
            ("print sorrow-and-remembrance --lang de --out buch.html", "example-print-lang"),
        ],
        "tiles" => [("tiles kitchen", "example-tiles"), ("tiles --debug ./overlays", "example-tiles-debug")],
        "bench" => [
            ("bench", "example-bench"),
            ("bench --load --seconds 60 --report load.html", "example-bench-load"),
        ],
        "bot-protocol" => [
            ("bot-protocol", "example-bot-protocol"),
            ("bot-protocol --content my-story", "example-bot-protocol-story"),
        ],
        "help" => [("help simulate", "example-help"), ("help --lang pl", "example-help-lang")],
        _ => [("", "example-play"), ("serve --listen 0.0.0.0:7777", "example-serve-network")],
    }
}
