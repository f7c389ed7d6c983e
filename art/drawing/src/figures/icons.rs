//! Icons in one colour, that of the text around them. A second plane at less than half strength keeps the papercut feel.

use crate::geometry::n;

/// One cut of an icon.
enum Part {
    /// A full plane; holes by the even-odd rule.
    Full(&'static str),
    /// A faint plane.
    Soft(&'static str),
    /// A full stroke.
    Line(f64, &'static str),
    /// A faint stroke.
    Faint(f64, &'static str),
    /// Other cuts, moved, turned and scaled.
    At(f64, f64, f64, f64, &'static [Part]),
}

use Part::{At, Faint, Full, Line, Soft};

const PRINT: &[Part] = &[Full(
    "M-13 9C-13-1-7-5 0-5S13-1 13 9C13 16 6 17 0 14C-6 17-13 16-13 9ZM-20-3A6 7.5 0 1 1-8-6A6 7.5 0 1 1-20-3ZM-6-15A6 7.5 0 1 1 6-15A6 7.5 0 1 1-6-15ZM8-6A6 7.5 0 1 1 20-3A6 7.5 0 1 1 8-6Z",
)];

const SWORD: &[Part] =
    &[Full("M0-48L8-38V12H-8V-38Z"), Full("M-20 14H20V22H-20ZM-5 24H5V38H-5Z"), Full("M-7 40H7V46H-7Z")];

const LENS: &[Part] =
    &[Soft("M0-22A22 22 0 1 1-.1-22Z"), Line(9.0, "M0-26A26 26 0 1 1-.1-26Z"), Line(13.0, "M23 23L42 42")];

const BACK_ARROW: &[Part] = &[Line(11.0, "M-24-12H8A24 24 0 0 1 8 36H-14"), Full("M-18-38V14L-46-12Z")];

const CLAW: &[Part] = &[Full(
    "M0-2C12-2 21 9 20 19C19 28 8 28 0 24C-8 28-19 28-20 19C-21 9-12-2 0-2ZM-30-1A8 10 0 1 1-14-6A8 10 0 1 1-30-1ZM-16-20A7.5 10 0 1 1-1-20A7.5 10 0 1 1-16-20ZM1-20A7.5 10 0 1 1 16-20A7.5 10 0 1 1 1-20ZM14-6A8 10 0 1 1 30-1A8 10 0 1 1 14-6ZM-35-13L-41-28L-27-18ZM-13-31L-12-46L-3-32ZM13-31L12-46L3-32ZM35-13L41-28L27-18Z",
)];

const GEAR: &str = "M44 6H56L58 18L67 22L77 15L85 23L78 33L82 42L94 44V56L82 58L78 67L85 77L77 85L67 78L58 82L56 94H44L42 82L33 78L23 85L15 77L22 67L18 58L6 56V44L18 42L22 33L15 23L23 15L33 22L42 18ZM50 34A16 16 0 1 0 50.1 34Z";

/// Every icon by name; a name may serve an action and a stat alike.
const ICONS: [(&str, &[Part]); 53] = [
    // Actions.
    ("move", &[At(32.0, 66.0, 14.0, 1.15, PRINT), At(68.0, 34.0, 22.0, 1.15, PRINT)]),
    (
        "scurry",
        &[
            Faint(7.0, "M6 36H26M4 52H18M10 68H22"),
            Full(
                "M28 70C26 48 44 36 62 38C64 26 80 24 84 36C92 42 97 52 97 58C92 64 84 66 78 66L86 78H76L66 70L46 72L36 82H26ZM79 48A4.5 4.5 0 1 0 79.1 48Z",
            ),
            Line(5.0, "M32 58C20 58 24 40 14 26"),
        ],
    ),
    ("battle", &[At(48.0, 50.0, 45.0, 1.05, SWORD), At(52.0, 50.0, -45.0, 1.05, SWORD)]),
    ("search", &[At(42.0, 42.0, 0.0, 1.1, LENS)]),
    (
        "recover",
        &[At(
            50.0,
            50.0,
            -45.0,
            1.0,
            &[
                Soft("M-46-18H46V18H-46Z"),
                Full("M-32-22H32A22 22 0 0 1 32 22H-32A22 22 0 0 1-32-22ZM-19-13V13H19V-13Z"),
                Full(
                    "M-10-4A4 4 0 1 1-10.1-4ZM0-9A4 4 0 1 1-.1-9ZM10-4A4 4 0 1 1 9.9-4ZM0 2A4 4 0 1 1-.1 2Z",
                ),
            ],
        )],
    ),
    (
        "explore",
        &[
            Soft("M50 14A36 36 0 1 0 50.1 14Z"),
            Line(8.0, "M50 9A41 41 0 1 0 50.1 9Z"),
            Full("M72 26L58 58L28 74L42 42ZM50 44A6 6 0 1 0 50.1 44Z"),
        ],
    ),
    (
        "share",
        &[
            Soft("M10 16H42Q48 16 48 22V64H10Q4 64 4 58V22Q4 16 10 16Z"),
            Full("M58 36H90Q96 36 96 42V78Q96 84 90 84H58Q52 84 52 78V42Q52 36 58 36Z"),
            Line(8.0, "M58 14H78Q86 14 86 22M42 90H22Q14 90 14 82"),
            Full("M74 20H98L86 33ZM2 84H26L14 71Z"),
        ],
    ),
    (
        "equip",
        &[
            Line(8.0, "M37 21V19A13 13 0 0 1 63 19V21"),
            Full(
                "M32 20H68Q82 22 82 40V84Q82 94 72 94H28Q18 94 18 84V40Q18 22 32 20ZM32 54V84H68V54ZM34 34V42H66V34Z",
            ),
            Soft("M32 54H68V84H32Z"),
            Full("M44 60H56V70H44Z"),
            Soft("M4 52H14V84Q4 84 4 74ZM96 52H86V84Q96 84 96 74Z"),
        ],
    ),
    (
        "level-up",
        &[
            Full("M50 4L59 22L79 25L64 39L68 59L50 49L32 59L36 39L21 25L41 22Z"),
            Line(10.0, "M22 77L50 57L78 77"),
            Faint(10.0, "M22 94L50 74L78 94"),
        ],
    ),
    ("end-turn", &[Soft("M10 16L44 50L10 84Z"), Full("M38 12L76 50L38 88ZM80 14H92V86H80Z")]),
    ("undo", &[At(52.0, 48.0, 0.0, 1.0, BACK_ARROW)]),
    ("redo", &[Line(11.0, "M72 36H40A24 24 0 0 0 40 84H62"), Full("M66 10V62L94 36Z")]),
    (
        "help",
        &[
            Soft("M50 8A42 42 0 1 0 50.1 8Z"),
            Line(11.0, "M33 36C34 20 66 18 67 36C68 48 50 48 50 62"),
            Full("M50 71A7 7 0 1 0 50.1 71Z"),
        ],
    ),
    ("settings", &[Full(GEAR), Soft("M50 41A9 9 0 1 0 50.1 41Z")]),
    (
        "sound",
        &[
            Full("M6 36H24L50 12V88L24 64H6Z"),
            Line(9.0, "M63 36Q73 50 63 64"),
            Faint(9.0, "M77 22Q97 50 77 78"),
        ],
    ),
    (
        "chat",
        &[Full(
            "M18 10H82Q94 10 94 22V58Q94 70 82 70H50L26 92V70H18Q6 70 6 58V22Q6 10 18 10ZM30 34A7 7 0 1 0 30.1 34ZM50 34A7 7 0 1 0 50.1 34ZM70 34A7 7 0 1 0 70.1 34Z",
        )],
    ),
    (
        "suggest",
        &[
            Line(7.0, "M39 16A11 11 0 0 1 61 16"),
            Full("M32 18H68L76 30H24Z"),
            Soft("M30 34H70V78H30Z"),
            Full("M26 32H34V80H26ZM66 32H74V80H66ZM22 80H78V92H22Z"),
            Full("M50 38C56 48 62 54 60 64A10 10 0 0 1 40 64C38 54 46 50 50 38Z"),
            Faint(6.0, "M16 44L5 40M16 60H4M84 44L95 40M84 60H96"),
        ],
    ),
    (
        "listen",
        &[
            Full(
                "M36 12C60 8 70 30 62 48C56 60 52 62 50 74C48 90 28 92 24 78C34 84 38 76 40 66C42 52 52 46 50 34C48 22 30 22 28 40C28 46 26 48 22 48C14 46 14 16 36 12Z",
            ),
            Line(8.0, "M74 26Q82 42 74 58"),
            Faint(8.0, "M87 16Q99 42 87 68"),
        ],
    ),
    // Classes.
    (
        "warrior",
        &[
            Soft("M44 2H56V34L50 42L44 34Z"),
            Full(
                "M40 13V36L50 48L60 36V13C76 17 86 32 86 52V80L64 94V62L80 58V48L56 56V94H44V56L20 48V58L36 62V94L14 80V52C14 32 24 17 40 13Z",
            ),
        ],
    ),
    (
        "leader",
        &[
            Full("M12 72L4 24L28 42L50 10L72 42L96 24L88 72ZM50 38L42 50L50 62L58 50Z"),
            Soft("M13 78H87V90H13Z"),
        ],
    ),
    (
        "mystic",
        &[
            Full(
                "M26 66L42 20Q48 4 72 6Q62 12 64 22L76 66Q50 76 26 66ZM53 30L49 40L38 41L46 48L44 59L53 53L62 59L60 48L68 41L57 40Z",
            ),
            Soft("M26 66Q50 76 76 66L97 80Q50 104 3 80Z"),
        ],
    ),
    (
        "scamp",
        &[
            Full(
                "M4 34C20 24 38 28 50 38C62 28 80 24 96 34C98 58 86 72 70 72C60 72 56 62 50 62S40 72 30 72C14 72 2 58 4 34ZM18 46C24 58 38 60 44 52C38 42 26 40 18 46ZM82 46C76 58 62 60 56 52C62 42 74 40 82 46Z",
            ),
            Faint(7.0, "M94 38Q98 20 88 10M6 38Q2 20 12 10"),
        ],
    ),
    (
        "tinkerer",
        &[
            At(40.0, 60.0, 0.0, 1.0, &[At(-31.0, -31.0, 0.0, 0.7, &[Soft(GEAR)])]),
            At(57.0, 45.0, 40.0, 0.96, &[Full("M-28-34H18L30-24V-12H-28Z"), Full("M-9-13H9V54H-9Z")]),
        ],
    ),
    (
        "archer",
        &[At(
            46.0,
            54.0,
            -45.0,
            1.0,
            &[
                Full("M-10-52C36-34 36 34-10 52L-10 42C20 26 20-26-10-42Z"),
                Faint(4.0, "M-9-46V46"),
                Full(
                    "M-44-4H28V4H-44ZM26-15L56 0L26 15L32 0ZM-44-4L-54-14H-42L-32-4ZM-44 4L-54 14H-42L-32 4Z",
                ),
            ],
        )],
    ),
    (
        "healer",
        &[
            Full(
                "M92 8C96 50 78 80 44 80C34 80 26 76 22 70C38 60 54 46 68 28C48 40 32 52 18 62C10 34 40 8 92 8Z",
            ),
            Line(8.0, "M8 94C12 82 20 74 32 64"),
        ],
    ),
    // Slots.
    ("paw", &[At(50.0, 56.0, 0.0, 2.2, PRINT)]),
    (
        "head",
        &[
            Soft("M50 96C32 88 18 74 18 58H82C82 74 68 88 50 96Z"),
            Full("M10 54C10 26 28 8 50 8S90 26 90 54V62H10ZM46 14H54V50H46Z"),
            Full("M32 68A6 6 0 1 0 32.1 68ZM68 68A6 6 0 1 0 68.1 68ZM42 86H58L50 96Z"),
        ],
    ),
    (
        "body",
        &[
            Full("M30 8Q50 26 70 8L94 20L86 46L76 42V92Q50 100 24 92V42L14 46L6 20ZM46 40V92H54V40Z"),
            Soft("M46 40H54V92H46ZM36 10Q50 20 64 10L60 2H40Z"),
        ],
    ),
    // Damage.
    (
        "sharp",
        &[
            Full("M94 6C92 30 70 62 42 78L22 58C38 30 70 8 94 6Z"),
            Full("M16 60L40 84L34 90L10 66Z"),
            Soft("M18 78L26 86L12 98L2 88Z"),
            Soft("M94 6C80 24 60 46 42 78L34 70C50 42 74 20 94 6Z"),
        ],
    ),
    (
        "blunt",
        &[
            Full(
                "M64 10L70 20L82 16L80 28L92 34L82 42L86 54L74 54L70 66L60 58L50 64L48 52L36 50L42 40L34 30L46 28L48 16L58 22Z",
            ),
            Line(13.0, "M50 54L14 90"),
            Faint(6.0, "M86 70L93 77M72 78L74 90M90 58L96 58"),
        ],
    ),
    (
        "magic",
        &[
            Full("M44 10C48 36 56 46 82 50C56 54 48 64 44 92C40 64 32 54 6 50C32 46 40 36 44 10Z"),
            Soft(
                "M80 4C82 14 86 18 96 20C86 22 82 26 80 38C78 26 74 22 64 20C74 18 78 14 80 4ZM80 66C82 74 86 78 94 80C86 82 82 86 80 96C78 86 74 82 66 80C74 78 78 74 80 66Z",
            ),
        ],
    ),
    // Reach.
    ("melee", &[At(46.0, 54.0, 42.0, 1.15, SWORD), Faint(7.0, "M60 92A46 46 0 0 0 92 60")]),
    (
        "ranged",
        &[
            Full("M94 6L88 42L76 30L30 76L24 70L70 24L58 12Z"),
            Full("M30 64L36 70L22 92L18 82L8 78Z"),
            Faint(6.0, "M6 50L24 32M50 94L68 76"),
        ],
    ),
    // Stats.
    (
        "defense",
        &[
            Full("M50 4L90 14V46C90 72 72 88 50 98C28 88 10 72 10 46V14ZM50 18V82C66 74 77 62 77 46V24Z"),
            Soft("M50 18L77 24V46C77 62 66 74 50 82Z"),
        ],
    ),
    (
        "lore",
        &[
            Full("M46 26Q28 12 4 16V80Q28 76 46 90Z"),
            Soft("M54 26Q72 12 96 16V80Q72 76 54 90Z"),
            Line(5.0, "M62 40Q72 33 86 33M62 54Q72 47 86 47M62 68Q72 61 86 61"),
        ],
    ),
    (
        "life",
        &[Full(
            "M50 94C22 74 4 56 4 34C4 18 16 8 28 8C38 8 46 14 50 22C54 14 62 8 72 8C84 8 96 18 96 34C96 56 78 74 50 94ZM72 20C66 20 62 23 60 28C72 30 80 36 82 48C84 43 85 38 85 34C85 26 78 20 72 20Z",
        )],
    ),
    // Decks.
    (
        "search-deck",
        &[
            Soft("M75 12L86 14Q94 15 93 23L90 46A31 31 0 0 0 75 38Z"),
            Full("M16 6H62Q70 6 70 14V40A24 24 0 0 0 44 84L50 94H16Q8 94 8 86V14Q8 6 16 6Z"),
            At(64.0, 66.0, 0.0, 0.66, LENS),
        ],
    ),
    (
        "encounter-deck",
        &[
            Soft("M75 12L86 14Q94 15 93 23L85 88Q84 96 76 95L69 94Q75 92 75 86Z"),
            Full(
                "M16 6H62Q70 6 70 14V86Q70 94 62 94H16Q8 94 8 86V14Q8 6 16 6ZM39 50C29 50 22 60 23 68C24 75 32 75 39 72C46 75 54 75 55 68C56 60 49 50 39 50ZM17 46A6 8 0 1 0 29 42A6 8 0 1 0 17 46ZM27 32A6 8 0 1 0 38.5 32A6 8 0 1 0 27 32ZM39.5 32A6 8 0 1 0 51 32A6 8 0 1 0 39.5 32ZM49 42A6 8 0 1 0 61 46A6 8 0 1 0 49 42Z",
            ),
        ],
    ),
    // The floor.
    (
        "trap",
        &[
            Full("M10 26L26 10L50 34L74 10L90 26L66 50L90 74L74 90L50 66L26 90L10 74L34 50Z"),
            Soft("M40 4H60L50 20ZM40 96H60L50 80ZM4 40V60L20 50ZM96 40V60L80 50Z"),
        ],
    ),
    (
        "water",
        &[
            At(8.0, 30.0, 0.0, 1.0, &[Line(9.0, "M0 0Q14-18 28 0T56 0T84 0")]),
            At(8.0, 54.0, 0.0, 1.0, &[Line(9.0, "M0 0Q14-18 28 0T56 0T84 0")]),
            At(8.0, 78.0, 0.0, 1.0, &[Faint(9.0, "M0 0Q14-18 28 0T56 0T84 0")]),
        ],
    ),
    (
        "current",
        &[
            At(8.0, 24.0, 0.0, 1.0, &[Faint(9.0, "M0 0Q14-18 28 0T56 0T84 0")]),
            Line(11.0, "M6 54Q18 40 32 54T62 54"),
            Full("M58 32L96 54L58 76L66 54Z"),
            At(8.0, 88.0, 0.0, 1.0, &[Faint(9.0, "M0 0Q14-18 28 0T56 0T84 0")]),
        ],
    ),
    (
        "exit",
        &[
            Full("M10 4H46V16H22V84H46V96H10Z"),
            Soft("M26 20H46V80H26Z"),
            Full("M52 18L64 8L96 50L64 92L52 82L74 56H34V44H74Z"),
        ],
    ),
    (
        "flip",
        &[
            Full("M4 46L32 8L94 26L62 58Z"),
            Soft("M4 46L62 58L94 26V36L62 70L4 56Z"),
            Full("M40 66H56V78H66L48 98L30 78H40Z"),
        ],
    ),
    (
        "entry",
        &[
            At(50.0, 56.0, 0.0, 1.0, CLAW),
            Soft(
                "M8 2A6 6 0 1 0 8.1 2ZM36 2A5 5 0 1 0 36.1 2ZM64 2A5 5 0 1 0 64.1 2ZM92 2A6 6 0 1 0 92.1 2ZM6 62A5 5 0 1 0 6.1 62ZM94 62A5 5 0 1 0 94.1 62ZM8 87A6 6 0 1 0 8.1 87ZM36 90A5 5 0 1 0 36.1 90ZM64 90A5 5 0 1 0 64.1 90ZM92 87A6 6 0 1 0 92.1 87Z",
            ),
        ],
    ),
    // Kinds of cards.
    (
        "accessory",
        &[
            Line(11.0, "M50 36A28 28 0 1 0 50.1 36Z"),
            Full("M50 4L68 16L62 34H38L32 16Z"),
            Soft("M50 14L58 18L55 26H45L42 18Z"),
        ],
    ),
    (
        "item",
        &[
            Full(
                "M38 6H62V16H58V34C74 40 84 52 84 66C84 84 70 95 50 95S16 84 16 66C16 52 26 40 42 34V16H38ZM24 66C24 80 34 88 50 88S76 80 76 66C76 62 75 59 74 56H26C25 59 24 62 24 66Z",
            ),
            Soft("M26 58H74C80 76 68 87 50 87S20 76 26 58Z"),
            Full("M40 66A5 5 0 1 0 40.1 66ZM56 72A7 7 0 1 0 56.1 72Z"),
        ],
    ),
    (
        "scroll",
        &[
            Full(
                "M22 8H84Q94 8 94 18T84 28H78V80Q78 92 66 92H16Q6 92 6 82T16 72H22ZM34 40V45H66V40ZM34 52V57H66V52ZM34 64V69H56V64Z",
            ),
            Soft(
                "M78 28H84Q94 28 94 18T84 8H82Q88 12 88 18T78 24ZM16 72H56V84Q56 90 62 92H16Q6 92 6 82T16 72Z",
            ),
        ],
    ),
    (
        "trick",
        &[
            Full("M50 66C40 40 30 30 14 34C22 44 22 60 26 78H74C78 60 78 44 86 34C70 30 60 40 50 66Z"),
            Soft("M50 66C42 36 44 22 50 8C56 22 58 36 50 66Z"),
            Full("M24 82H76V94H24ZM12 26A7 7 0 1 0 12.1 26ZM88 26A7 7 0 1 0 88.1 26ZM50 2A7 7 0 1 0 50.1 2Z"),
        ],
    ),
    (
        "fortune",
        &[
            Full(
                "M47 45C24 46 12 34 20 22C26 14 36 16 40 22C42 12 56 10 58 20C60 30 54 38 47 45ZM53 45C54 22 66 10 78 18C86 24 84 34 78 38C88 40 90 54 80 56C70 58 60 52 53 45ZM47 51C46 74 34 86 22 78C14 72 16 62 22 58C12 56 10 42 20 40C30 38 40 44 47 51Z",
            ),
            Soft("M54 52C74 50 88 60 82 72C77 80 68 79 64 74C61 82 52 82 50 74C48 66 50 58 54 52Z"),
            Line(6.0, "M50 48C58 62 64 76 80 94"),
        ],
    ),
    (
        "treachery",
        &[
            Full(
                "M12 12Q50 26 88 12V46C88 72 70 90 50 96C30 90 12 72 12 46ZM22 40Q34 30 44 44Q32 52 22 40ZM78 40Q66 30 56 44Q68 52 78 40ZM30 78Q50 56 70 78Q50 68 30 78Z",
            ),
            Soft(
                "M50 20L56 40L48 52L54 62L50 66L42 54L50 40L45 19ZM22 40Q34 30 44 44Q32 52 22 40ZM78 40Q66 30 56 44Q68 52 78 40Z",
            ),
        ],
    ),
    (
        "party-item",
        &[
            Line(8.0, "M8 92L84 14"),
            Full(
                "M60 24C46 34 34 40 36 60C38 80 56 90 72 86C90 82 98 64 92 50C88 40 78 34 74 22L86 10L66 8L50 12Z",
            ),
            Soft("M66 52A6 6 0 1 0 66.1 52ZM80 62A5 5 0 1 0 80.1 62ZM58 68A5 5 0 1 0 58.1 68Z"),
        ],
    ),
    // What an encounter brings.
    (
        "ambush",
        &[
            Soft("M4 94C2 62 12 34 24 20L32 44L42 8L54 40L68 12L74 44L90 28C98 50 98 74 96 94Z"),
            Full(
                "M10 64Q28 44 46 66Q28 82 10 64ZM90 64Q72 44 54 66Q72 82 90 64ZM28 58A7 7 0 1 0 28.1 58ZM72 58A7 7 0 1 0 72.1 58Z",
            ),
            Line(7.0, "M10 48L42 56M90 48L58 56"),
        ],
    ),
    (
        "surge",
        &[
            Soft("M50 14A36 36 0 1 0 50.1 14Z"),
            Line(8.0, "M50 10A40 40 0 1 0 50.1 10Z"),
            Full("M55 16L28 56H47L42 86L74 42H53Z"),
        ],
    ),
];

/// The names of all icons.
pub(super) fn names() -> impl Iterator<Item = &'static str> {
    ICONS.iter().map(|(name, _)| *name)
}

fn write(parts: &[Part], o: &mut String) {
    let line = |w: &f64, d: &str, alpha: &str| {
        format!(
            "\n<path d=\"{d}\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"{}\" stroke-linecap=\"round\" stroke-linejoin=\"round\"{alpha}/>",
            n(*w)
        )
    };
    for part in parts {
        match part {
            Full(d) => o.push_str(&format!("\n<path d=\"{d}\"/>")),
            Soft(d) => o.push_str(&format!("\n<path d=\"{d}\" opacity=\".45\"/>")),
            Line(w, d) => o.push_str(&line(w, d, "")),
            Faint(w, d) => o.push_str(&line(w, d, " opacity=\".45\"")),
            At(x, y, turn, scale, inner) => {
                o.push_str(&format!(
                    "\n<g transform=\"translate({} {}) rotate({}) scale({scale})\">",
                    n(*x),
                    n(*y),
                    n(*turn)
                ));
                write(inner, o);
                o.push_str("</g>");
            }
        }
    }
}

/// Draws the icon of that name.
pub(super) fn icon(name: &str) -> String {
    let (_, parts) =
        ICONS.iter().find(|(n, _)| *n == name).expect("the list of files is made from this table");
    let mut o = String::from(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\">\n<g fill=\"currentColor\" fill-rule=\"evenodd\">",
    );
    write(parts, &mut o);
    o + "\n</g></svg>\n"
}
