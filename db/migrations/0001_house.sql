-- One row a subject and period: `visitor:…`, `network:…` (both keyed hashes) or `account:…`.
-- The period leads the key, so that this week's rows lie together.
CREATE TABLE usage (
	period_start INTEGER NOT NULL,
	subject TEXT NOT NULL,
	used INTEGER NOT NULL,
	PRIMARY KEY (period_start, subject)
) STRICT, WITHOUT ROWID;

CREATE TABLE accounts (
	id TEXT PRIMARY KEY,
	email TEXT NOT NULL UNIQUE,
	display_name TEXT,
	plan TEXT NOT NULL DEFAULT 'free',
	status TEXT NOT NULL DEFAULT 'active',
	subscription_id TEXT,
	current_period_end INTEGER,
	stripe_customer_id TEXT,
	prefs TEXT NOT NULL DEFAULT '{}',
	created_at INTEGER NOT NULL,
	updated_at INTEGER NOT NULL
) STRICT;

-- Only the SHA-256 of a token is kept: a copy of this table opens no door.
CREATE TABLE sessions (
	token_hash TEXT PRIMARY KEY,
	account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
	created_at INTEGER NOT NULL,
	expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX sessions_by_account ON sessions (account_id);

-- History of signed-in people; texts as `db/stored-text.ts` puts them. An anonymous visitor's text is never stored.
CREATE TABLE optimisations (
	id TEXT PRIMARY KEY,
	account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
	created_at INTEGER NOT NULL,
	raw ANY NOT NULL,
	result ANY NOT NULL,
	modifiers TEXT NOT NULL,
	task_type TEXT NOT NULL,
	raw_chars INTEGER NOT NULL,
	result_chars INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX optimisations_by_account ON optimisations (account_id, created_at);

CREATE TABLE health (
	id INTEGER PRIMARY KEY CHECK (id = 1),
	checked_at INTEGER NOT NULL
) STRICT;
