-- What was begun and waits for its second half: a code after the password, an answer of a passkey, a provider to be linked.
-- Only the SHA-256 of its token is kept; the statement that acts on a row takes it away.
CREATE TABLE sign_in_steps (
	token_hash TEXT PRIMARY KEY,
	purpose TEXT NOT NULL CHECK (purpose IN ('code', 'link', 'passkey-add', 'passkey-sign-in')),
	-- NULL before it is known whose it is.
	account_id TEXT REFERENCES accounts (id) ON DELETE CASCADE,
	created_at INTEGER NOT NULL,
	expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX sign_in_steps_by_account ON sign_in_steps (account_id);
