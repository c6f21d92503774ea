-- What people keep about themselves to be offered beside a result: "British English", "I'm vegetarian". Nothing comes here by itself.
CREATE TABLE about_lines (
	id TEXT PRIMARY KEY,
	account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
	text TEXT NOT NULL,
	created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX about_lines_by_account ON about_lines (account_id, created_at);
