-- What visitors write about the product. Nothing but what was approved is ever public.
CREATE TABLE reviews (
	id TEXT PRIMARY KEY,
	-- NULL for who was not signed in.
	account_id TEXT REFERENCES accounts (id) ON DELETE CASCADE,
	name TEXT NOT NULL,
	-- For questions of the operator; never public.
	email TEXT NOT NULL,
	stars INTEGER NOT NULL,
	review_text ANY NOT NULL,
	search_text TEXT NOT NULL,
	created_at INTEGER NOT NULL,
	-- NULL while it waits.
	decision TEXT CHECK (decision IN ('approved', 'rejected')),
	decided_at INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX reviews_by_decision ON reviews (decision, created_at);

CREATE INDEX reviews_by_account ON reviews (account_id);

-- Every decision that was ever taken on a review, with its reason. Says nothing of who wrote it.
CREATE TABLE review_decisions (
	id TEXT PRIMARY KEY,
	review_id TEXT NOT NULL,
	decision TEXT NOT NULL,
	reason TEXT NOT NULL,
	note TEXT NOT NULL,
	created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX review_decisions_by_review ON review_decisions (review_id, created_at);

-- What came through the contact form; the copy that is mailed may fail, this one stays.
CREATE TABLE contact_messages (
	id TEXT PRIMARY KEY,
	account_id TEXT REFERENCES accounts (id) ON DELETE CASCADE,
	name TEXT NOT NULL,
	email TEXT NOT NULL,
	company TEXT NOT NULL,
	subject TEXT NOT NULL,
	message ANY NOT NULL,
	created_at INTEGER NOT NULL,
	answered_at INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX contact_messages_by_time ON contact_messages (created_at);

CREATE INDEX contact_messages_by_account ON contact_messages (account_id);

-- Whom an answer to a mail goes to; NULL: to whom it came from.
ALTER TABLE outbox ADD COLUMN reply_to TEXT;
