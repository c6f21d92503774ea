-- Who an account is at another provider of sign-in. The provider's own id decides, never its address.
CREATE TABLE identities (
	id TEXT PRIMARY KEY,
	account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
	provider TEXT NOT NULL,
	subject TEXT NOT NULL,
	-- As the provider had it when it was linked, to tell one from another.
	email TEXT,
	created_at INTEGER NOT NULL,
	used_at INTEGER NOT NULL,
	UNIQUE (provider, subject),
	UNIQUE (account_id, provider)
) STRICT, WITHOUT ROWID;
