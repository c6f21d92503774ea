-- Who asked for news of the roadmap. A row without confirmed_at gets nothing but the one mail that asks.
CREATE TABLE updates_subscribers (
	id TEXT PRIMARY KEY,
	email TEXT NOT NULL UNIQUE,
	token_hash TEXT NOT NULL UNIQUE,
	asked_at INTEGER NOT NULL,
	confirmed_at INTEGER
) STRICT;

-- Which note went to whom, so that one that is sent again after a crash reaches nobody twice.
CREATE TABLE updates_sent (
	note TEXT NOT NULL,
	subscriber_id TEXT NOT NULL,
	sent_at INTEGER NOT NULL,
	PRIMARY KEY (note, subscriber_id)
) STRICT, WITHOUT ROWID;

-- Where one press ends what the mail belongs to; null for mail that belongs to nothing of the kind.
ALTER TABLE outbox ADD COLUMN unsubscribe_url TEXT;
