//! Tokens of the first story book: achievements, what its chapters count, and things that only they know.

mod act1;
mod act2;
mod act3;
mod counted;

use crate::figures::kit::DrawFigure;

/// One token each: its name and how it is drawn.
pub(super) const TOKENS: &[(&str, DrawFigure)] = &[
    ("miz-maggie", act1::miz_maggie),
    ("the-wren", act1::the_wren),
    ("maggies-spectacles", act1::maggies_spectacles),
    ("kettle-spilled", act1::kettle_spilled),
    ("recipe-kept", act1::recipe_kept),
    ("vanestras-brush", act1::vanestras_brush),
    ("cats-claw-horn", act1::cats_claw_horn),
    ("king", act1::king),
    ("drain-pipe", act1::drain_pipe),
    ("the-pitkeeper", act2::the_pitkeeper),
    ("sluice-shut", act2::sluice_shut),
    ("cellar-flooded", act2::cellar_flooded),
    ("spring-fouled", act2::spring_fouled),
    ("cat-belled", act2::cat_belled),
    ("cat-owes-us", act2::cat_owes_us),
    ("the-lullaby", act2::the_lullaby),
    ("told-the-truth", act2::told_the_truth),
    ("left-him-dreaming", act2::left_him_dreaming),
    ("crow-fed", act2::crow_fed),
    ("vurst-told", act2::vurst_told),
    ("vurst-locked", act2::vurst_locked),
    ("lower-stairs-lost", act2::lower_stairs_lost),
    ("the-cushion", act2::the_cushion),
    ("maginos-forgiven", act2::maginos_forgiven),
    ("the-cup", act3::the_cup),
    ("traps-turned", act3::traps_turned),
    ("hob-woken", act3::hob_woken),
    ("king-remembers", act3::king_remembers),
    ("maggie-speaks", act3::maggie_speaks),
    ("cup-to-king", act3::cup_to_king),
    ("cup-to-well", act3::cup_to_well),
    ("plinks-name", act3::plinks_name),
    ("the-corner", act3::the_corner),
    ("crumbs", counted::crumbs),
    ("strokes", counted::strokes),
    ("knots", counted::knots),
    ("bell", counted::bell_token),
    ("drops", counted::drops),
    ("unheard", counted::unheard),
    ("lamps", counted::lamps),
    ("unmissed", counted::unmissed),
    ("fire", counted::fire),
    ("poured", counted::poured),
    ("ink", counted::ink),
    ("cake", counted::cake),
    ("ring", counted::ring),
    ("threads", counted::threads),
];
