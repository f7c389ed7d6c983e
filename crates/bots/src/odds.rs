//! Chances of an attack, counted exactly once and looked up afterwards.

use engine::book::Reach;
use std::sync::LazyLock;

const ATTACK: usize = 13;
const DEFENSE: usize = 9;
const WOUNDS: usize = 6;

/// Chances in thousandths.
struct Table {
    at_least: [[[[u16; WOUNDS]; DEFENSE]; ATTACK]; 2],
    mean: [[[u16; DEFENSE]; ATTACK]; 2],
}

static TABLE: LazyLock<Table> = LazyLock::new(|| {
    let mut table =
        Table { at_least: [[[[0; WOUNDS]; DEFENSE]; ATTACK]; 2], mean: [[[0; DEFENSE]; ATTACK]; 2] };
    // Swords show on three faces of six, bows on two, shields on two.
    for (reach, (hit, miss)) in [(1u64, 1u64), (1, 2)].into_iter().enumerate() {
        for attack in 0..ATTACK {
            let hits = spread(attack, hit, miss);
            for defense in 0..DEFENSE {
                let blocks = spread(defense, 1, 2);
                let all = (hit + miss).pow(attack as u32) * 3u64.pow(defense as u32);
                let mut dealt = [0u64; ATTACK];
                for (h, ways) in hits.iter().enumerate() {
                    for (b, more) in blocks.iter().enumerate() {
                        dealt[h.saturating_sub(b)] += ways * more;
                    }
                }
                let sum: u64 = dealt.iter().enumerate().map(|(n, ways)| n as u64 * ways).sum();
                table.mean[reach][attack][defense] = (sum * 1000 / all) as u16;
                for least in 0..WOUNDS {
                    let ways: u64 = dealt[least..].iter().sum();
                    table.at_least[reach][attack][defense][least] = (ways * 1000 / all) as u16;
                }
            }
        }
    }
    table
});

/// How many ways lead to 0, 1, 2, ... successes with so many dice.
fn spread(dice: usize, hit: u64, miss: u64) -> Vec<u64> {
    let mut ways = vec![1];
    for _ in 0..dice {
        let mut next = vec![0; ways.len() + 1];
        for (n, w) in ways.iter().enumerate() {
            next[n] += w * miss;
            next[n + 1] += w * hit;
        }
        ways = next;
    }
    ways
}

fn row(reach: Reach) -> usize {
    usize::from(reach == Reach::Ranged)
}

/// Thousandths of a chance that an attack deals at least so many wounds.
pub(crate) fn at_least(reach: Reach, attack: i32, defense: i32, wounds: u8) -> i32 {
    let (a, d) = (attack.clamp(0, ATTACK as i32 - 1), defense.clamp(0, DEFENSE as i32 - 1));
    let w = usize::from(wounds).min(WOUNDS - 1);
    i32::from(TABLE.at_least[row(reach)][a as usize][d as usize][w])
}

/// Thousandths of wounds an attack deals on average.
pub(crate) fn mean(reach: Reach, attack: i32, defense: i32) -> i32 {
    let (a, d) = (attack.clamp(0, ATTACK as i32 - 1), defense.clamp(0, DEFENSE as i32 - 1));
    i32::from(TABLE.mean[row(reach)][a as usize][d as usize])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_swords_against_nothing_wound_three_times_in_four() {
        assert_eq!(at_least(Reach::Melee, 2, 0, 1), 750);
        assert_eq!(mean(Reach::Melee, 2, 0), 1000);
    }

    #[test]
    fn a_bow_is_blunted_by_a_shield() {
        // One bow hits a third of the time and one shield stops a third of those.
        assert_eq!(at_least(Reach::Ranged, 1, 1, 1), 222);
    }
}
