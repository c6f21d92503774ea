-- Why the last try failed: codes only, such as `EENVELOPE 550`, never what the relay wrote (it quotes the address).
ALTER TABLE outbox ADD COLUMN fault TEXT;
