//! Who has a table open.

use super::live::Table;
use crate::chat::AWAY;
use session::Seat;
use std::sync::Arc;
use std::time::Duration;

/// Somebody who has the table open, until this is dropped.
pub(crate) struct Here {
    table: Arc<Table>,
    who: Seat,
    screen: bool,
}

impl Here {
    /// Somebody opens the table, perhaps as the screen in the middle.
    pub(crate) fn new(table: &Arc<Table>, who: Seat, screen: bool) -> Here {
        table.chat.opened(&who, screen);
        table.tell_who_is_here();
        Here { table: Arc::clone(table), who, screen }
    }
}

impl Drop for Here {
    fn drop(&mut self) {
        self.table.chat.closed(&self.who, self.screen);
        self.table.tell_who_is_here();
        if !self.screen && self.who.plays() {
            self.tell_when_away();
        }
    }
}

impl Here {
    /// The others are told once it is certain that this was no page being turned.
    fn tell_when_away(&self) {
        let Ok(runtime) = tokio::runtime::Handle::try_current() else { return };
        let (table, who) = (Arc::downgrade(&self.table), self.who.clone());
        runtime.spawn(async move {
            tokio::time::sleep(AWAY + Duration::from_secs(1)).await;
            if let Some(table) = table.upgrade().filter(|t| t.streams() > 0)
                && table.chat.away(&who)
            {
                table.notify();
            }
        });
    }
}
