import consequences from './data/consequences.json' with { type: 'json' };
import families from './data/families.json' with { type: 'json' };
import genres from './data/genres.json' with { type: 'json' };
import type { Consequence, Genre } from './genre-model.ts';

export interface Knowledge {
	/** In the order of their ids. */
	readonly genres: readonly Genre[];
	/** One for each group but the general one: what to ask where only the group is sure. */
	readonly families: readonly Genre[];
	readonly consequences: readonly Consequence[];
}

/** As compiled from `content/genres`, `content/families` and `content/consequences`. */
export const STORED = { genres, families, consequences } as unknown as Knowledge;
