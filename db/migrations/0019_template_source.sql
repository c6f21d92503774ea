-- What a finished prompt was made from, as JSON: the rough text, the options and the answers to questions. NULL: it was
-- written as it is, or saved before this was kept.
ALTER TABLE templates ADD COLUMN source TEXT;

-- 1: stands before all that are not pinned.
ALTER TABLE templates ADD COLUMN is_pinned INTEGER NOT NULL DEFAULT 0;
