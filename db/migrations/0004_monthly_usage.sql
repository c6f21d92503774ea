-- What an account used by month: apart from the history, which its owner may delete.
CREATE TABLE monthly_usage (
	account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
	-- `2026-11`, by the quota's time zone.
	month TEXT NOT NULL,
	optimisations INTEGER NOT NULL,
	-- In characters.
	total_raw INTEGER NOT NULL,
	total_optimised INTEGER NOT NULL,
	PRIMARY KEY (account_id, month)
) STRICT, WITHOUT ROWID;
