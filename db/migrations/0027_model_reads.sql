-- One row a reading of a model, for its operator: no person, no request, no text. Removed after 90 days.
CREATE TABLE model_reads (
	id INTEGER PRIMARY KEY,
	at INTEGER NOT NULL,
	-- Provider and name of the model that was asked last.
	reader TEXT NOT NULL,
	-- `done`, or why nothing more came.
	outcome TEXT NOT NULL,
	calls INTEGER NOT NULL,
	tokens INTEGER NOT NULL,
	-- Millionths of the catalogue's currency.
	micros INTEGER NOT NULL,
	-- With the wait in the queue.
	ms INTEGER NOT NULL,
	shown INTEGER NOT NULL,
	struck INTEGER NOT NULL
) STRICT;
CREATE INDEX model_reads_by_time ON model_reads (at);
