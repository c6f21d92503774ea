CREATE TABLE passkeys (
	id TEXT PRIMARY KEY,
	account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
	-- As the browser names it, in base64url.
	credential_id TEXT NOT NULL UNIQUE,
	-- COSE, in base64url: with it a signature is checked, and none is made.
	public_key TEXT NOT NULL,
	-- How often it has signed; 0 for those that do not count.
	counter INTEGER NOT NULL,
	-- JSON array of strings.
	transports TEXT NOT NULL DEFAULT '[]',
	name TEXT NOT NULL,
	created_at INTEGER NOT NULL,
	used_at INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX passkeys_by_account ON passkeys (account_id, created_at);
