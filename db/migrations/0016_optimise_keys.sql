-- Which requests with an idempotency key were delivered, so that one that is sent again is answered again and counted once.
CREATE TABLE optimise_keys (
	-- `account:…` or `network:…`, as in usage.
	owner TEXT NOT NULL,
	key_hash TEXT NOT NULL,
	request_hash TEXT NOT NULL,
	request_id TEXT NOT NULL,
	account_id TEXT REFERENCES accounts (id) ON DELETE CASCADE,
	-- Who was counted; null for an account.
	visitor TEXT,
	-- What was used then, by subject, as JSON.
	used TEXT NOT NULL,
	created_at INTEGER NOT NULL,
	PRIMARY KEY (owner, key_hash)
) STRICT, WITHOUT ROWID;
CREATE INDEX optimise_keys_by_account ON optimise_keys (account_id);
