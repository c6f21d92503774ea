-- What a token may do: `prompts`, make them and nothing else, or `all`.
ALTER TABLE api_tokens ADD COLUMN scope TEXT NOT NULL DEFAULT 'all';

-- NULL: it does not end. Those that were made before ends were asked for have a year from here.
ALTER TABLE api_tokens ADD COLUMN expires_at INTEGER;

UPDATE api_tokens SET expires_at = (unixepoch() + 31536000) * 1000;
