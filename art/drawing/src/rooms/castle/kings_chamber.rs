//! 11 The King's Chamber: a great bed, a footlocker to climb it, and a fire under the mantel.

use crate::geometry::rect;
use crate::palette::{CASTLE, Mood};
use crate::room::{Edge, Exit, Flip, Room, Sheet, Surface};
use crate::things::{cobweb, crown, goblet, logs, planes, sprig};

/// Draws the room.
pub(in crate::rooms) fn draw() -> Room {
    let mut r = Room::new(
        11,
        "kings-chamber",
        Mood {
            light: (566.0, 216.0),
            reach: (130.0, 800.0),
            stone: &["#ffe2a0", "#fbc67c", "#eca45f", "#d5895c", "#ba7663", "#99697a", "#7a668a", "#65668f"],
            gap: ["#5f2a18", "#33222a", "#1b2032"],
            glow: ("#ffb95a", 0.34),
            sheets: ["#2a1420", "#5c2230", "#96443c"],
            ..CASTLE
        },
    );
    let mantel = rect(336.0, 54.0, 796.0, 132.0);
    let bed = rect(553.0, 566.0, 938.0, 880.0);
    let locker = rect(424.0, 660.0, 540.0, 740.0);
    let blocks = [
        Room::block(&Room::furniture_block(&mantel, 100.0), 12.5),
        Room::block(&Room::furniture_block(&bed, 44.0), 12.5),
        Room::block(&Room::furniture_block(&locker, 28.0), 12.5),
    ];
    r.cut(
        "c",
        Surface::Stone,
        &rect(54.0, 54.0, 946.0, 946.0),
        &blocks,
        &[
            (102.0, 132.0),
            (236.0, 146.0),
            (880.0, 150.0),
            (112.0, 296.0),
            (232.0, 324.0),
            (392.0, 316.0),
            (544.0, 324.0),
            (676.0, 328.0),
            (846.0, 312.0),
            (118.0, 448.0),
            (266.0, 474.0),
            (418.0, 462.0),
            (574.0, 474.0),
            (730.0, 462.0),
            (882.0, 468.0),
            (114.0, 602.0),
            (262.0, 624.0),
            (440.0, 594.0),
            (118.0, 752.0),
            (286.0, 766.0),
            (144.0, 884.0),
            (336.0, 884.0),
            (478.0, 868.0),
        ],
    );
    r.furniture_top("mantel", &mantel, 100.0, 2);
    r.special("mantel", 8, (566.0, 100.0));
    r.furniture_top("bed", &bed, 44.0, 1);
    r.special("bed", 16, (640.0, 724.0));
    r.furniture_top("footlocker", &locker, 28.0, 2);
    r.special("footlocker", 4, (482.0, 700.0));
    r.entries(&["c3", "c21", "bed"]);
    r.flip("c2", Flip::Plain);
    r.stand_at("c2", (246.0, 172.0));
    r.start("c11");
    r.border_climbed("footlocker", &["bed"], &[]);
    r.border("bed", &[], &[]);
    r.border("mantel", &[("c2", "c2")], &[]);
    r.exit(Edge::West, Exit::Orange, &["c10", "c16"]);

    fireplace(&mut r);
    bedclothes(&mut r);
    r.draw(
        Sheet::Raised,
        &format!(
            "<g transform=\"translate(424 660)\">{}</g>",
            planes(&[
                ("M14 0H26V108H14ZM90 0H102V108H90Z", "#3f2a22"),
                ("M20 0H26V108H20ZM96 0H102V108H96Z", "#caa046"),
                ("M48 74H68V98H48Z", "#3f2a22"),
                ("M51 77H65V95H51Z", "#f2c766"),
            ])
        ),
    );
    r.put(Sheet::Floor, &logs(), (244.0, 96.0), 0.0, 0.6, 12.0);
    r.put(Sheet::Raised, &goblet(), (404.0, 84.0), 0.0, 0.56, 6.0);
    r.put(Sheet::Raised, &goblet(), (732.0, 84.0), 0.0, 0.56, 6.0);
    r.put(Sheet::Floor, &crown(), (268.0, 622.0), 0.0, 0.9, 14.0);
    for (at, turn, colour, seed) in [
        ((6.0, 992.0), 42.0, "#96443c", 1),
        ((2.0, 985.0), 16.0, "#5c2230", 2),
        ((20.0, 996.0), 72.0, "#742e36", 3),
    ] {
        r.put(Sheet::Near, &sprig(colour, seed), at, turn, 0.84, 3.0);
    }
    r.put(Sheet::Near, &cobweb(90.0, 110.0), (1000.0, 0.0), 0.0, 1.0, 0.0);
    r.may_hide_behind(&["bed", "footlocker"]);
    r
}

/// The front of the mantel: cut stones and a fire, the light of the room.
fn fireplace(r: &mut Room) {
    r.furniture.push_str(&planes(&[
        ("M337 138H795V231H337Z", "#3a2c38"),
        ("M342 142H388V180H342ZM342 184H404V228H342ZM746 142H790V180H746ZM728 184H790V228H728Z", "#8a6468"),
        ("M392 142H438V180H392ZM696 142H742V180H696Z", "#b0786a"),
        ("M408 184H440V228H408ZM692 184H724V228H692Z", "#c98a68"),
        ("M442 142H690V164H442Z", "#d99a66"),
        ("M444 232V186Q450 152 566 150Q682 152 688 186V232Z", "#1a0c10"),
        ("M456 232V196Q470 166 566 164Q662 166 676 196V232Z", "#5a1c14"),
        ("M480 232C484 204 500 200 506 182C520 196 528 180 538 168C552 186 560 176 570 162C582 178 596 186 604 172C616 192 630 198 634 190C650 206 654 220 656 232Z", "#e8671e"),
        ("M504 232C508 212 520 208 526 196C538 206 546 194 556 184C566 198 578 194 586 186C598 202 612 204 618 212C626 220 630 226 632 232Z", "#ffb23a"),
        ("M532 232C536 218 546 216 552 206C562 214 572 210 578 202C590 214 598 222 602 232Z", "#fff2b0"),
        ("M470 224L660 218L664 232H468Z", "#3a1c14"),
        ("M520 220L600 217L606 224L516 227Z", "#d9692b"),
    ]));
}

/// Sheets, pillows, a quilted blanket with a golden hem, and the headboard against the east wall.
fn bedclothes(r: &mut Room) {
    r.furniture.push_str(&planes(&[
        ("M553 566H938V880Q740 890 553 880Z", "#3a2430"),
        ("M908 560H944V892H908Z", "#5c3421"),
        ("M908 560H920V892H908Z", "#b8763e"),
        ("M562 580Q736 570 910 580V872Q736 882 562 872Z", "#b9a894"),
        ("M562 580Q736 570 910 580V640H562Z", "#e4d6b8"),
        ("M786 604C796 588 884 586 896 602C904 630 904 690 896 714C880 726 800 726 786 714C778 690 778 630 786 604Z", "#a8957f"),
        ("M782 598C796 584 880 582 892 596C900 626 900 684 892 706C876 718 798 718 782 708C774 684 774 626 782 598Z", "#f0e4ca"),
        ("M790 604C806 594 870 592 884 602C888 616 888 630 886 640C850 626 816 630 790 646C786 630 786 616 790 604Z", "#fffaea"),
        ("M786 744C796 728 884 726 896 742C904 770 904 830 896 852C880 864 800 864 786 852C778 830 778 770 786 744Z", "#96836f"),
        ("M782 738C796 724 880 722 892 736C900 766 900 824 892 846C876 858 798 858 782 848C774 824 774 766 782 738Z", "#dccdb0"),
        ("M790 744C806 734 870 732 884 742C888 756 888 768 886 778C850 766 816 770 790 786C786 770 786 756 790 744Z", "#efe4cc"),
        ("M555 572Q660 562 752 570Q766 724 752 886Q650 896 555 888Z", "#5c1e2a"),
        ("M555 568Q660 558 748 566Q762 720 748 878Q650 888 555 880Z", "#8a3440"),
        ("M555 568Q600 563 640 562Q650 720 640 884Q600 884 555 880Z", "#a04650"),
        ("s2.5 M560 640L626 566M560 742L722 566M560 846L744 644M612 884L750 736M706 882L752 832M560 616L748 826M560 718L716 882M560 820L620 884M610 566L752 724M704 566L752 618", "#6b2430"),
        ("M714 566Q726 564 748 566Q762 720 748 878Q730 882 714 882Q728 720 714 566Z", "#d9a548"),
        ("M714 566Q720 565 728 565Q742 720 728 881Q720 882 714 882Q728 720 714 566Z", "#f8dc8e"),
        ("M553 880Q640 892 750 882V900Q640 908 553 898Z", "#6b2630"),
    ]));
}
