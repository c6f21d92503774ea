-- Until when a plan gives Pro; NULL: until something else is said. Past it the account is free, whatever `plan` says.
ALTER TABLE accounts ADD COLUMN pro_until INTEGER;

UPDATE accounts SET pro_until = current_period_end WHERE subscription_id IS NULL AND cancel_at_period_end = 1;

-- When the subscription ends, if that is settled.
ALTER TABLE accounts ADD COLUMN cancels_at INTEGER;

-- When the payment that is overdue failed first.
ALTER TABLE accounts ADD COLUMN past_due_since INTEGER;

-- What the subscription costs each period, in pence.
ALTER TABLE accounts ADD COLUMN price_pence INTEGER;

-- Each look at Stripe draws the next number before it looks, and writes only what is newer than what was written.
ALTER TABLE accounts ADD COLUMN sync_drawn INTEGER NOT NULL DEFAULT 0;

ALTER TABLE accounts ADD COLUMN sync_written INTEGER NOT NULL DEFAULT 0;

CREATE UNIQUE INDEX accounts_by_customer ON accounts (stripe_customer_id) WHERE stripe_customer_id IS NOT NULL;

-- Events of Stripe that were taken, so that each counts once.
CREATE TABLE stripe_events (
	id TEXT PRIMARY KEY,
	type TEXT NOT NULL,
	received_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX stripe_events_by_time ON stripe_events (received_at);

-- Up to when missed events were asked for.
CREATE TABLE reconciliation (
	id INTEGER PRIMARY KEY CHECK (id = 1),
	events_until INTEGER NOT NULL
) STRICT;

-- What someone was told by mail about their subscription, so that no fact is told twice.
CREATE TABLE billing_notices (
	fact TEXT PRIMARY KEY,
	account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
	told_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX billing_notices_by_account ON billing_notices (account_id);

-- What the law wants kept of a payment. It outlives the account, as nobody's.
CREATE TABLE payments (
	invoice_id TEXT PRIMARY KEY,
	-- The account, until it is deleted.
	payer TEXT,
	payment_intent_id TEXT,
	charge_id TEXT,
	card_last4 TEXT,
	card_exp_month INTEGER,
	card_exp_year INTEGER,
	paid_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX payments_by_payer ON payments (payer, paid_at);
