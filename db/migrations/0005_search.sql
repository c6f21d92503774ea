-- What a search looks through (`db/search-text.ts`): folded, so that case and accents do not hide anything.
ALTER TABLE optimisations ADD COLUMN search_text TEXT NOT NULL DEFAULT '';

UPDATE optimisations SET search_text = upper(raw || ' ' || result) WHERE typeof(raw) = 'text' AND typeof(result) = 'text';

-- Whether what stayed open was to be assumed: without it an entry cannot be rendered again as it was.
ALTER TABLE optimisations ADD COLUMN used_defaults INTEGER NOT NULL DEFAULT 0;

ALTER TABLE templates ADD COLUMN search_text TEXT NOT NULL DEFAULT '';
