-- A link may also let in who gave the right password while strangers guess. A CHECK cannot be changed, so the table is made anew.
CREATE TABLE mail_tokens_anew (
	token_hash TEXT PRIMARY KEY,
	account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
	purpose TEXT NOT NULL CHECK (purpose IN ('confirm', 'reset', 'sign-in')),
	created_at INTEGER NOT NULL,
	expires_at INTEGER NOT NULL,
	used_at INTEGER
) STRICT, WITHOUT ROWID;

INSERT INTO mail_tokens_anew (token_hash, account_id, purpose, created_at, expires_at, used_at)
	SELECT token_hash, account_id, purpose, created_at, expires_at, used_at FROM mail_tokens;

DROP TABLE mail_tokens;

ALTER TABLE mail_tokens_anew RENAME TO mail_tokens;

CREATE INDEX mail_tokens_by_account ON mail_tokens (account_id, purpose);
