CREATE TABLE second_factors (
	account_id TEXT PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
	-- Encrypted under AUTH_SECRET: a copy of this table makes no codes.
	sealed_secret TEXT NOT NULL,
	created_at INTEGER NOT NULL,
	-- NULL until the first code was given: nothing is asked for before.
	confirmed_at INTEGER,
	-- The half minute of the last code that was taken: no code is taken twice, and none from before.
	last_step INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;

CREATE TABLE recovery_codes (
	code_hash TEXT PRIMARY KEY,
	account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
	created_at INTEGER NOT NULL,
	used_at INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX recovery_codes_by_account ON recovery_codes (account_id);
