//! The chapters from the siege on.

mod fires;
mod hall;
mod king;
mod lamps;
mod mirror;
mod moon;

use super::page::Draw;

/// One picture each: chapter, moment, how it is drawn.
pub(super) const PICTURES: &[(&str, &str, Draw)] = &[
    ("07-every-lamp", "opening", lamps::opening),
    ("07-every-lamp", "the-ram-has-legs", lamps::the_ram_has_legs),
    ("07-every-lamp", "he-sits-down", lamps::he_sits_down),
    ("08-three-ways-to-a-mirror", "opening", mirror::opening),
    ("08-three-ways-to-a-mirror", "a-thousand-small-selves", mirror::a_thousand_small_selves),
    ("08-three-ways-to-a-mirror", "eight-hairs", mirror::eight_hairs),
    ("08-three-ways-to-a-mirror", "under-the-hem", mirror::under_the_hem),
    ("09-two-fires", "opening", fires::one_flue),
    ("09-two-fires", "hob-asleep", fires::hob_asleep),
    ("09-two-fires", "continues", fires::it_is_for_him),
    ("10-what-the-king-forgot", "opening", hall::down_to_supper),
    ("10-what-the-king-forgot", "the-king-at-table", king::a_pen_like_a_mast),
    ("10-what-the-king-forgot", "crumbs", king::crumb_and_tear),
    ("10-what-the-king-forgot", "under-the-chair", hall::under_the_chair),
    ("10-what-the-king-forgot", "no", king::one_word),
    ("11-the-dark-of-the-moon", "smaller", hall::two_slippers),
    ("11-the-dark-of-the-moon", "down-the-pipe", moon::smaller_at_every_bend),
    ("11-the-dark-of-the-moon", "the-same-door", moon::four_threads),
    ("11-the-dark-of-the-moon", "a-very-small-spider", hall::a_very_small_spider),
    ("11-the-dark-of-the-moon", "victory", moon::six_names),
    ("11-the-dark-of-the-moon", "continues", moon::the_spoon),
];
