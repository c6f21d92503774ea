-- When the use of the visitor who became this account was taken over: once an account, at its first sign-in.
ALTER TABLE accounts ADD COLUMN folded_at INTEGER;
