-- argon2id in PHC form; NULL for an account that cannot sign in with a password.
ALTER TABLE accounts ADD COLUMN password_hash TEXT;

-- NULL until the link in the confirmation mail was followed.
ALTER TABLE accounts ADD COLUMN confirmed_at INTEGER;

-- When the welcome mail was claimed: once an account.
ALTER TABLE accounts ADD COLUMN welcomed_at INTEGER;

-- Last sign-in or use, to the day: decides what retention removes.
ALTER TABLE accounts ADD COLUMN active_at INTEGER;

ALTER TABLE accounts ADD COLUMN cancel_at_period_end INTEGER NOT NULL DEFAULT 0;

-- A name of its own for the list of sessions: the key is a secret's hash.
ALTER TABLE sessions ADD COLUMN id TEXT;

ALTER TABLE sessions ADD COLUMN seen_at INTEGER;

-- Browser and system in words ("Firefox on Linux"), never the raw header.
ALTER TABLE sessions ADD COLUMN device TEXT;

-- Links sent by mail. Only the SHA-256 is kept; used up by the statement that acts on them.
CREATE TABLE mail_tokens (
	token_hash TEXT PRIMARY KEY,
	account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
	purpose TEXT NOT NULL CHECK (purpose IN ('confirm', 'reset')),
	created_at INTEGER NOT NULL,
	expires_at INTEGER NOT NULL,
	used_at INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX mail_tokens_by_account ON mail_tokens (account_id, purpose);

-- Failed sign-ins by keyed hash of the address typed, whether an account has it or not; and mails asked for.
CREATE TABLE attempts (
	subject TEXT PRIMARY KEY,
	count INTEGER NOT NULL,
	since INTEGER NOT NULL,
	closed_until INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;

-- Personal tokens for the API, as bearer. Only the SHA-256 is kept.
CREATE TABLE api_tokens (
	id TEXT PRIMARY KEY,
	account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
	token_hash TEXT NOT NULL UNIQUE,
	name TEXT NOT NULL,
	-- The last characters, to tell one from another.
	ending TEXT NOT NULL,
	created_at INTEGER NOT NULL,
	used_at INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX api_tokens_by_account ON api_tokens (account_id, created_at);

CREATE TABLE templates (
	id TEXT PRIMARY KEY,
	account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
	title ANY NOT NULL,
	body ANY NOT NULL,
	-- JSON array of strings.
	tags TEXT NOT NULL DEFAULT '[]',
	created_at INTEGER NOT NULL,
	updated_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX templates_by_account ON templates (account_id, updated_at);

-- Mail is written here in the transaction that calls for it, and sent from here.
CREATE TABLE outbox (
	id TEXT PRIMARY KEY,
	recipient TEXT NOT NULL,
	subject TEXT NOT NULL,
	text TEXT NOT NULL,
	html TEXT NOT NULL,
	created_at INTEGER NOT NULL,
	-- NULL for mail to no account.
	account_id TEXT REFERENCES accounts (id) ON DELETE CASCADE,
	tries INTEGER NOT NULL DEFAULT 0,
	-- When it may be tried next; also the claim of the process that is sending it.
	due_at INTEGER NOT NULL,
	sent_at INTEGER,
	given_up_at INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX outbox_due ON outbox (due_at) WHERE sent_at IS NULL AND given_up_at IS NULL;
