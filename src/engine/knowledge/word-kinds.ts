import stored from './data/word-kinds.json' with { type: 'json' };

const kinds = new Map<string, string[]>();
for (const [kind, words] of Object.entries(stored as Readonly<Record<string, string>>))
	for (const word of words.split(' ')) kinds.set(word, [...(kinds.get(word) ?? []), kind]);

const NONE: readonly string[] = [];

/** The kinds of a lower-case word: `nan` is `kin`. Compiled from `content/word-kinds.yaml`. */
export const kindsOf = (word: string): readonly string[] => kinds.get(word) ?? NONE;
