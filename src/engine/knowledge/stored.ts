import consequences from './data/consequences.json' with { type: 'json' };
import genres from './data/genres.json' with { type: 'json' };
import type { Consequence, Genre } from './genre-model.ts';

export interface Knowledge {
	/** In the order of their ids. */
	readonly genres: readonly Genre[];
	readonly consequences: readonly Consequence[];
}

/** As compiled from `content/genres` and `content/consequences`. */
export const STORED = { genres, consequences } as unknown as Knowledge;
