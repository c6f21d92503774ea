-- The embedded Stripe emulator: each of its objects as JSON. Empty where real keys are set.
CREATE TABLE emulator_objects (
	-- In the order in which they were made.
	place INTEGER PRIMARY KEY,
	id TEXT NOT NULL UNIQUE,
	-- NULL: deleted, and kept so that other processes learn of it.
	body TEXT,
	-- Grows with every write, so that a reader asks only for what is new.
	revision INTEGER NOT NULL
) STRICT;

CREATE INDEX emulator_objects_revision ON emulator_objects (revision);
