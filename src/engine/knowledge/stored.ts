import consequences from './data/consequences.json' with { type: 'json' };
import families from './data/families.json' with { type: 'json' };
import genres from './data/genres.json' with { type: 'json' };
import patterns from './data/patterns.json' with { type: 'json' };
import { type Knowledge, type PackedKnowledge, unpackKnowledge } from './packed-knowledge.ts';

export type { Knowledge };

const { searched, ...knowledge } = unpackKnowledge({
	genres,
	families,
	consequences,
	patterns,
} as unknown as PackedKnowledge);

/** As compiled from `content/genres`, `content/families` and `content/consequences`. */
export const STORED: Knowledge = knowledge;

/** Its cues, and what tells of circumstances, as they are stored. */
export const STORED_SIGNS = searched;
