-- Who waits for a model to read their request, and who is being read, over all processes. Rows live for seconds.
CREATE TABLE model_queue (
	id TEXT PRIMARY KEY,
	-- Keyed hash: one place each.
	person TEXT NOT NULL UNIQUE,
	is_pro INTEGER NOT NULL,
	-- The process that holds the connection of the person.
	process TEXT NOT NULL,
	entered_at INTEGER NOT NULL,
	-- In this order they are called: when they came, for Pro a while earlier.
	turn INTEGER NOT NULL,
	-- NULL: waits.
	started_at INTEGER,
	-- The process has been heard of; a row that nobody renews is nobody's.
	lease_until INTEGER NOT NULL
) STRICT;

CREATE INDEX model_queue_turn ON model_queue (turn);
