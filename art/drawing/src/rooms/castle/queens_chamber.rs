//! 13 The Queen's Chamber: cold moonlight on boards, a vanity, a stool, a clock that fell silent.

use crate::geometry::{ellipse, rect};
use crate::palette::{CASTLE, MOON_STONE, MOON_WOOD, Mood, ROSEWOOD};
use crate::paper::cut;
use crate::room::{Edge, Exit, Flip, Room, Sheet, Surface};
use crate::things::{cobweb, hairbrush, perfume, planes};

/// Draws the room.
pub(in crate::rooms) fn draw() -> Room {
    let mut r = Room::new(
        13,
        "queens-chamber",
        Mood {
            light: (250.0, 60.0),
            reach: (140.0, 1000.0),
            stone: MOON_STONE,
            wood: MOON_WOOD,
            furniture: ROSEWOOD,
            gap: ["#4a4668", "#2a2a48", "#171c36"],
            glow: ("#dfe4ff", 0.3),
            sheets: ["#16142e", "#302a54", "#584c80"],
            rim: "#f6f4ff",
            ..CASTLE
        },
    );
    let vanity = rect(606.0, 644.0, 938.0, 884.0);
    let stool = ellipse((536.0, 742.0), 56.0, 50.0, 16);
    let clock = rect(806.0, 58.0, 936.0, 162.0);
    r.boards("q", 54.0, 190.0, &[54.0, 210.0, 350.0, 500.0, 645.0, 793.0]);
    r.boards("q", 203.0, 337.0, &[54.0, 265.0, 425.0, 570.0, 745.0, 946.0]);
    r.boards("q", 348.0, 484.0, &[54.0, 180.0, 345.0, 500.0, 660.0, 810.0, 946.0]);
    r.boards("q", 495.0, 631.0, &[54.0, 255.0, 410.0, 580.0, 740.0, 946.0]);
    r.add("q22", Surface::Stone, rect(54.0, 642.0, 254.0, 946.0));
    r.boards("q", 642.0, 788.0, &[265.0, 466.0]);
    r.boards("q", 799.0, 946.0, &[265.0, 466.0]);
    r.boards("q", 828.0, 946.0, &[477.0, 593.0]);
    r.furniture_top("vanity", &vanity, 46.0, 3);
    r.special("vanity", 10, (700.0, 800.0));
    r.furniture_top("stool", &stool, 22.0, 1);
    r.special("stool", 4, (536.0, 742.0));
    r.furniture_top("clock", &clock, 30.0, 1);
    r.special("clock", 6, (871.0, 130.0));
    r.entries(&["q1", "q25", "vanity"]);
    r.flip("q22", Flip::Plain);
    r.start("q13");
    r.border_climbed("stool", &["vanity"], &[]);
    r.border("vanity", &[], &[]);
    r.border_climbed("clock", &[], &[]);
    r.exit(Edge::North, Exit::Orange, &["q3", "q4"]);
    r.exit(Edge::West, Exit::Orange, &["q11", "q17"]);

    // Moonlight through a tall window: crisp panes on the boards.
    r.draw(Sheet::Floor, &cut("M196 170L268 170L330 300L232 300ZM282 170L350 170L440 300L346 300ZM240 316L340 316L404 450L274 450ZM356 316L450 316L548 450L420 450Z", "#f4f6ff.22"));
    dress(&mut r);
    r.put(Sheet::Raised, &hairbrush(), (680.0, 692.0), 12.0, 0.7, 6.0);
    r.put(Sheet::Raised, &perfume(), (906.0, 836.0), 0.0, 0.8, 12.0);
    r.put(Sheet::Floor, &perfume(), (340.0, 566.0), 70.0, 1.0, 6.0);
    r.put(Sheet::Near, &cobweb(180.0, 190.0), (1000.0, 1000.0), 0.0, 1.0, 0.0);
    r.put(Sheet::Near, &cobweb(270.0, 210.0), (0.0, 1000.0), 0.0, 1.0, 0.0);
    r.put(Sheet::Near, &cobweb(90.0, 130.0), (1000.0, 0.0), 0.0, 1.0, 0.0);
    r.may_hide_behind(&["vanity", "stool", "clock"]);
    r
}

/// Mirror, cushion, the clock's face and the cold hearth.
fn dress(r: &mut Room) {
    r.furniture.push_str("<g transform=\"translate(0 92)\">");
    r.furniture.push_str(&planes(&[
        ("M768 640C768 592 800 566 836 566S904 592 904 640C904 700 874 730 836 730S768 700 768 640Z", "#3a2c50"),
        ("M776 640C776 598 804 574 836 574S896 598 896 640C896 696 870 720 836 720S776 696 776 640Z", "#b89a6a"),
        ("M776 640C776 598 804 574 836 574C812 590 796 612 796 650C796 680 806 706 820 718C792 708 776 682 776 640Z", "#f4dca0"),
        ("M788 642C788 606 810 586 836 586S884 606 884 642C884 690 862 708 836 708S788 690 788 642Z", "#7f8fc4"),
        ("M788 642C788 606 810 586 836 586L868 598L800 690C792 680 788 664 788 642Z", "#c9d6f4"),
        ("M804 620L846 590L858 596L800 668Z", "#ffffff.7"),
        ("M800 726H872L884 744H788Z", "#5c4668"),
    ]));
    r.furniture.push_str("</g>");
    r.furniture.push_str(&planes(&[
        ("M486 744A50 44 0 0 1 586 744A50 44 0 0 1 486 744Z", "#6b3a5c"),
        ("M492 740A44 38 0 0 1 580 740A44 38 0 0 1 492 740Z", "#a8607f"),
        ("M496 734A38 30 0 0 1 548 706C520 718 512 740 518 766A40 34 0 0 1 496 734Z", "#e0a0b0"),
        ("M530 738l6-6l6 6l-6 6z", "#f4dca0"),
        ("M814 64H928V158H814Z", "#4a2f44"),
        ("M834 96A37 32 0 0 1 908 96A37 32 0 0 1 834 96Z", "#b89a6a"),
        ("M840 96A31 26 0 0 1 902 96A31 26 0 0 1 840 96Z", "#f4ecd8"),
        ("M870 74H873V80H870ZM870 112H873V118H870ZM846 94H853V97H846ZM889 94H896V97H889Z", "#3a2c50"),
        ("s4 M871 96L871 82M871 96L884 103", "#3a2c50"),
    ]));
    let (x0, y0, x1, y1) = r.extent("q22");
    r.set.push_str(&format!(
        "<g transform=\"translate({} {})\">{}</g>",
        crate::geometry::n(f64::midpoint(x0, x1)),
        crate::geometry::n(f64::midpoint(y0, y1)),
        planes(&[
            ("M-66 60C-70 10-60-50-20-62C30-70 66-40 68 0C70 40 60 66 30 70C-10 76-60 76-66 60Z", "#2a2a40"),
            ("M-50 50C-54 14-44-38-14-48C26-54 52-30 54 2C54 36 46 54 24 58C-8 62-46 62-50 50Z", "#6c6d88"),
            ("M-34 34C-36 10-28-20-8-28C18-32 36-16 38 4C38 28 30 38 14 42C-8 46-32 44-34 34Z", "#a3a6bc"),
            ("s9 M-60 30L40-44M-44-40L52 40", "#33283c"),
            ("s4 M-58 27L38-44M-44-43L52 36", "#6b5a6c"),
        ])
    ));
}
