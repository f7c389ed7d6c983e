//! What was taken back leaves a trace in the log, with a mark if dice or cards had been seen by then.

/// Choices were taken back to here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UndoMark {
    /// How many choices remained.
    pub after: usize,
    /// Who asked for it; none for the host.
    pub name: Option<String>,
    /// How many were taken back.
    pub choices: usize,
    /// Dice or cards had been seen since.
    pub past_a_roll: bool,
}

/// Adds a trace. What lies later in the line of play is gone with it, but not what was seen there.
pub(crate) fn add(undo_marks: &mut Vec<UndoMark>, mut new: UndoMark) {
    let kept = undo_marks.partition_point(|t| t.after < new.after);
    new.past_a_roll |= undo_marks.drain(kept..).any(|t| t.past_a_roll);
    undo_marks.push(new);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn trace(after: usize, past_a_roll: bool) -> UndoMark {
        UndoMark { after, name: None, choices: 1, past_a_roll }
    }

    #[test]
    fn what_was_seen_stays_marked_however_far_one_goes_back() {
        let mut undo_marks = Vec::new();
        add(&mut undo_marks, trace(3, false));
        add(&mut undo_marks, trace(9, true));
        add(&mut undo_marks, trace(5, false));
        assert_eq!(undo_marks, [trace(3, false), trace(5, true)]);
        add(&mut undo_marks, trace(5, false));
        assert_eq!(undo_marks, [trace(3, false), trace(5, true)], "one for each place");
    }
}
