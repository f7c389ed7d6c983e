//! What is known of the printed sides.

pub(crate) struct Fact {
    pub(crate) file: &'static str,
    pub(crate) exits: &'static [(&'static str, &'static str)],
    pub(crate) flip: (&'static str, &'static str),
    /// Spaces on which to stand that are neither water nor special, at least and at most.
    pub(crate) floor: (usize, usize),
    pub(crate) water: usize,
    pub(crate) traps: &'static [&'static str],
    pub(crate) paws: &'static [&'static str],
    pub(crate) special: &'static [&'static str],
    /// Areas whose border is red wherever no yellow line is named.
    pub(crate) red: &'static [&'static str],
    /// Yellow lines: the two spaces and whither the arrow points; `*` stands for any floor space.
    pub(crate) yellow: &'static [(&'static str, &'static str, &'static str)],
    /// Out of a mouse's reach without an item.
    pub(crate) beyond: &'static [&'static str],
    /// Pairs that must not see each other.
    pub(crate) blind: &'static [(&'static str, &'static str)],
}

const PLAIN: Fact = Fact {
    file: "",
    exits: &[],
    flip: ("flip", ""),
    floor: (0, 0),
    water: 0,
    traps: &[],
    paws: &[],
    special: &[],
    red: &[],
    yellow: &[],
    beyond: &[],
    blind: &[],
};

pub(crate) const FACTS: &[Fact] = &[
    Fact {
        file: "01-courtyard",
        flip: ("flip", "E"),
        floor: (31, 33),
        paws: &["NE", "SW", "SE"],
        special: &["tree-entrance"],
        ..PLAIN
    },
    Fact {
        file: "02-tunnel-entrance",
        exits: &[("n", "blue"), ("e", "blue"), ("s", "blue")],
        flip: ("flip", "W"),
        floor: (24, 24),
        traps: &["W", "W"],
        paws: &["N", "E", "S"],
        blind: &[("t7", "t20"), ("t11", "t12")],
        ..PLAIN
    },
    Fact {
        file: "03-kitchen",
        exits: &[("e", "orange"), ("s", "orange"), ("w", "orange")],
        flip: ("flip", "centre-right"),
        floor: (24, 24),
        paws: &["E", "SW", "counter"],
        special: &["counter"],
        red: &["counter"],
        yellow: &[("counter", "k2", "k2")],
        ..PLAIN
    },
    Fact {
        file: "04-kitchen-tunnels",
        exits: &[("n", "blue"), ("e", "blue"), ("s", "blue"), ("w", "blue")],
        flip: ("flip", "centre"),
        floor: (18, 18),
        traps: &["E"],
        paws: &["N", "E", "S"],
        blind: &[("kt1", "kt5"), ("kt2", "kt8"), ("kt14", "kt18"), ("kt11", "kt17")],
        ..PLAIN
    },
    Fact {
        file: "05-guard-room",
        exits: &[("e", "orange"), ("w", "orange")],
        flip: ("flip", "centre"),
        floor: (34, 36),
        paws: &["N", "NE", "SW"],
        ..PLAIN
    },
    Fact {
        file: "06-sewer",
        exits: &[("n", "blue"), ("s", "blue")],
        flip: ("flip-hook", ""),
        floor: (24, 24),
        water: 8,
        paws: &["NE", "W", "SW", "SE"],
        ..PLAIN
    },
    Fact {
        file: "07-dining-hall",
        exits: &[("n", "orange"), ("e", "orange"), ("s", "orange")],
        flip: ("flip", "N-centre"),
        floor: (25, 30),
        paws: &["NW", "NE", "SE", "table"],
        special: &["table", "chair-north", "chair-south"],
        red: &["table"],
        yellow: &[
            ("chair-north", "table", "chair-north"),
            ("chair-north", "*", "*"),
            ("chair-south", "*", "*"),
        ],
        ..PLAIN
    },
    Fact {
        file: "08-dining-tunnels",
        exits: &[("e", "blue"), ("w", "blue")],
        flip: ("flip", "N"),
        floor: (21, 21),
        traps: &["NE-centre", "S"],
        paws: &["W", "E", "SW"],
        blind: &[("dt7", "dt19"), ("dt11", "dt12"), ("dt5", "dt21")],
        ..PLAIN
    },
    Fact {
        file: "09-alchemist",
        exits: &[("e", "orange"), ("s", "orange")],
        flip: ("flip", "E"),
        floor: (27, 29),
        paws: &["N", "SW", "desk"],
        special: &["desk", "chair", "shelf"],
        red: &["desk", "shelf"],
        yellow: &[("chair", "desk", "chair"), ("chair", "*", "*")],
        beyond: &["shelf"],
        ..PLAIN
    },
    Fact {
        file: "10-crystal-tunnels",
        exits: &[("n", "blue"), ("s", "blue"), ("w", "blue")],
        flip: ("flip", "E"),
        floor: (16, 16),
        traps: &["W"],
        paws: &["N", "W", "S"],
        blind: &[("x1", "x5"), ("x10", "x16")],
        ..PLAIN
    },
    Fact {
        file: "11-kings-chamber",
        exits: &[("w", "orange")],
        flip: ("flip", "N"),
        floor: (21, 23),
        paws: &["NE", "SW", "bed"],
        special: &["bed", "footlocker", "mantel"],
        red: &["bed", "mantel"],
        yellow: &[("footlocker", "bed", "footlocker"), ("footlocker", "*", "*"), ("mantel", "c2", "c2")],
        ..PLAIN
    },
    Fact {
        file: "12-kings-tunnels",
        exits: &[("e", "blue"), ("s", "blue")],
        flip: ("flip", "NW"),
        floor: (10, 10),
        water: 6,
        traps: &["E"],
        paws: &["NW", "E", "S"],
        ..PLAIN
    },
    Fact {
        file: "13-queens-chamber",
        exits: &[("n", "orange"), ("w", "orange")],
        flip: ("flip", "SW"),
        floor: (23, 25),
        paws: &["NW", "S", "vanity"],
        special: &["vanity", "stool", "clock"],
        red: &["vanity"],
        yellow: &[("stool", "vanity", "stool"), ("stool", "*", "*"), ("clock", "*", "*")],
        ..PLAIN
    },
    Fact {
        file: "14-forge",
        exits: &[("n", "blue")],
        flip: ("flip", "S"),
        floor: (27, 29),
        paws: &["E", "SW", "S"],
        ..PLAIN
    },
    Fact {
        file: "15-pipes",
        exits: &[("n", "orange"), ("s", "orange"), ("e", "blue")],
        flip: ("flip-gear", "W"),
        floor: (24, 40),
        traps: &["", ""],
        paws: &["NW", "N-E", "SW", "SE"],
        red: &["v1", "w1", "v6", "w6"],
        yellow: &[
            ("v2", "p3", "p3"),
            ("v2", "p4", "p4"),
            ("w2", "p5", "p5"),
            ("w2", "p6", "p6"),
            ("v3", "p7", "p7"),
            ("v3", "p8", "p8"),
            ("w3", "p9", "p9"),
            ("w3", "p10", "p10"),
            ("v5", "p13", "p13"),
            ("v5", "p14", "p14"),
            ("w5", "p15", "p15"),
            ("w5", "p16", "p16"),
        ],
        ..PLAIN
    },
    Fact {
        file: "16-sewer-drain-pipe",
        exits: &[("n", "blue"), ("s", "blue")],
        flip: ("flip-gear", "E"),
        floor: (24, 24),
        water: 8,
        paws: &["NW", "NE", "SW", "SE"],
        special: &["pipe"],
        yellow: &[("ledge-1", "*", "*"), ("ledge-2", "*", "*"), ("ledge-3", "*", "*"), ("ledge-4", "*", "*")],
        ..PLAIN
    },
];
