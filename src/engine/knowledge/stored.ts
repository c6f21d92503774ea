import { readTexts } from './bare-texts.ts';
import texts from './data/knowledge.json' with { type: 'json' };
import patterns from './data/patterns.json' with { type: 'json' };
import { type Knowledge, type PackedKnowledge, unpackKnowledge } from './packed-knowledge.ts';

export type { Knowledge };

const { searched, ...knowledge } = unpackKnowledge({
	...readTexts(texts),
	patterns,
} satisfies PackedKnowledge);

/** The knowledge compiled from `content/genres`, `content/families` and `content/consequences`. */
export const STORED: Knowledge = knowledge;

/** The stored patterns of its cues and its circumstances. */
export const STORED_SIGNS = searched;
