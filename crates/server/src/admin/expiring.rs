//! What nobody plays any longer goes when the host has said so.

use super::deeds::expire;
use super::reserve::Reserve;
use crate::app::{App, now_ms};
use crate::notice::Notice;
use std::sync::Arc;
use std::time::Duration;

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
                let expire = || expire(&*app.store, rule, true, now_ms(), &|id| app.forget(id));
                match Reserve::of(app.config.data.as_deref()).making_room(expire) {
                    Ok(gone) if gone.is_empty() => {}
                    Ok(gone) => app.config.notices.tell(Notice::Expired(gone.len())),
                    Err(error) => app.config.notices.tell(Notice::NotSaved(error)),
                }
            });
            let _ = job.await;
            tokio::time::sleep(EXPIRE).await;
        }
    });
}
