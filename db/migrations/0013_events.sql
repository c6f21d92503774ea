-- What was used, by visits whose browser allowed it. No account, address or browser: nothing here leads to a person.
CREATE TABLE events (
	place INTEGER PRIMARY KEY,
	-- When it arrived.
	at INTEGER NOT NULL,
	-- Random, made by the browser, gone with its tab.
	visit TEXT NOT NULL,
	-- The page as it was built, such as `/pricing`.
	page TEXT NOT NULL,
	event TEXT NOT NULL,
	-- Words of ours, as JSON.
	detail TEXT NOT NULL
) STRICT;

CREATE INDEX events_at ON events (at);
