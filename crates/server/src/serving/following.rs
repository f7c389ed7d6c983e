//! What other nodes do: their appends are shown here, seats they take away are gone here, tables they delete are
//! forgotten, and companions they leave behind are played on.

use crate::app::App;
use crate::table::Table;
use crate::thinking::companions;
use std::sync::{Arc, Weak};
use std::time::Duration;
use store::{Change, News};
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};

/// A node that hears nothing of the others for so long shows nothing any more: what it shows may be old.
const BLIND: Duration = Duration::from_secs(5);

/// How often it is looked whether a node still hears the others.
const CHECK: Duration = Duration::from_secs(1);

/// Follows the store as long as there is a server.
pub fn keep_following(app: &Arc<App>) {
    let (behind, mut waiting) = unbounded_channel::<Arc<Table>>();
    let listener = Arc::downgrade(app);
    app.store.follow(Box::new(move |news| {
        let Some(app) = listener.upgrade() else { return false };
        hear(&app, news, &behind);
        true
    }));
    let reader = Arc::downgrade(app);
    tokio::spawn(async move {
        while let Some(table) = waiting.recv().await {
            let Some(app) = reader.upgrade() else { return };
            // Each by itself: one that takes long keeps nobody else waiting.
            tokio::spawn(async move {
                table.follow().await;
                companions::take_over(&app, &table);
            });
        }
    });
    tokio::spawn(keep_looking(Arc::downgrade(app)));
}

/// Called wherever the store has the news: it only notes what is to be done.
fn hear(app: &App, news: &News, behind: &UnboundedSender<Arc<Table>>) {
    match news {
        News::Changed(Change { table, last: None, .. }) => app.forget(table),
        News::Changed(Change { table, last: Some(last), seats }) => {
            let Some(table) = app.known(table) else { return };
            if *seats {
                table.recheck_seats();
            }
            if table.heard_of(*last) {
                // Nobody is left to read it when the server has stopped.
                let _ = behind.send(table);
            }
        }
        News::Said { table, words } => {
            if let Some(table) = app.known(table) {
                table.overhear(&app.node, words);
            }
        }
    }
}

async fn keep_looking(app: Weak<App>) {
    loop {
        tokio::time::sleep(CHECK).await;
        let Some(app) = app.upgrade() else { return };
        let blind = app.store.blind() > BLIND;
        app.blind.send_if_modified(|before| std::mem::replace(before, blind) != blind);
    }
}
