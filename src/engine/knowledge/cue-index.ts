import { ANCHOR, anchorsOf } from './find-pattern.ts';
import type { Genre } from './genre-model.ts';
import type { RequestWords } from './request-words.ts';

export interface Cue {
	/** Place of its genre in the list. */
	readonly genre: number;
	readonly written: string;
}

interface CueIndex {
	/** Every cue that may be in a request, by the letters its words begin with. */
	readonly candidates: (request: RequestWords) => Iterable<Cue>;
}

const made = new WeakMap<readonly Genre[], CueIndex>();

export function cueIndex(genres: readonly Genre[]): CueIndex {
	const known = made.get(genres) ?? makeIndex(genres);
	made.set(genres, known);
	return known;
}

function makeIndex(genres: readonly Genre[]): CueIndex {
	const byAnchor = new Map<string, Cue[]>();
	const always: Cue[] = [];
	genres.forEach(({ cues }, genre) => {
		for (const written of cues) {
			const anchors = anchorsOf(written);
			if (anchors.length === 0) always.push({ genre, written });
			for (const anchor of new Set(anchors)) {
				const known = byAnchor.get(anchor);
				if (known) known.push({ genre, written });
				else byAnchor.set(anchor, [{ genre, written }]);
			}
		}
	});
	return {
		candidates: ({ words }) => {
			const found = new Set<Cue>(always);
			const seen = new Set<string>();
			for (const word of words)
				for (let size = 1; size <= ANCHOR; size++) {
					const anchor = word.slice(0, size);
					if (seen.has(anchor)) continue;
					seen.add(anchor);
					for (const cue of byAnchor.get(anchor) ?? []) found.add(cue);
				}
			return found;
		},
	};
}
