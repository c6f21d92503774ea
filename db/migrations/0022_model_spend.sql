-- What models took a day, of everybody together and by person; removed after two days.
CREATE TABLE model_spend (
	-- The civil day of the quota, as 2026-11-23.
	day TEXT NOT NULL,
	-- `all`, or a keyed hash of the person.
	subject TEXT NOT NULL,
	tokens INTEGER NOT NULL,
	-- Millionths of the catalogue's currency.
	micros INTEGER NOT NULL,
	PRIMARY KEY (day, subject)
) STRICT, WITHOUT ROWID;
