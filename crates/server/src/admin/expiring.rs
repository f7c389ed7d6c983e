//! What nobody plays any longer goes when the host has said so.

use super::deeds::{Removal, expire};
use super::reserve::Reserve;
use crate::app::{App, now_ms};
use crate::notice::Notice;
use std::cell::Cell;
use std::sync::Arc;
use std::time::Duration;
use store::TableId;

/// How often old games are looked for.
const EXPIRE: Duration = Duration::from_hours(1);

/// Removes what nobody has played for as long as the host has set, as long as there is a server.
pub(crate) fn keep_expiring(app: &Arc<App>) {
    let rule = (app.config.expire_unfinished, app.config.expire_finished);
    if rule == (None, None) {
        return;
    }
    let app = Arc::downgrade(app);
    tokio::spawn(async move {
        loop {
            let Some(app) = app.upgrade() else { return };
            let job = tokio::task::spawn_blocking(move || {
                let (gone, reserve) = (Cell::new(0), Reserve::of(app.config.data.as_deref()));
                let changed = |id: &TableId| {
                    app.forget(id);
                    gone.set(gone.get() + 1);
                };
                let removal = Removal { store: &*app.store, reserve: &reserve, changed: &changed };
                let done = expire(removal, rule, true, now_ms());
                // Also of what was gone before something went wrong.
                if gone.get() > 0 {
                    app.config.notices.tell(Notice::Expired(gone.get()));
                }
                if let Err(error) = done {
                    app.config.notices.tell(Notice::NotSaved(error));
                }
            });
            let _ = job.await;
            tokio::time::sleep(EXPIRE).await;
        }
    });
}
