import { z } from 'zod';
import { SEARCH_MAX_CHARS } from './limits.ts';
import { ListPlace } from './list-place.ts';
import { ModifiersInput } from './modifiers.ts';

/** One kept result of `POST /api/optimise`, as it was delivered. */
export const HistoryEntry = z.strictObject({
	id: z.string(),
	created_at: z.iso.datetime(),
	raw: z.string(),
	result: z.string(),
	modifiers: ModifiersInput,
	taskType: z.string(),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

/** `GET /api/account/history`: the search looks into both texts, whatever their case or accents. */
export const HistoryQuery = z.strictObject({
	q: z.string().max(SEARCH_MAX_CHARS).default(''),
	/** The `next` value of the page before. */
	before: ListPlace.optional(),
});
export type HistoryQuery = z.infer<typeof HistoryQuery>;

export const HistoryPage = z.strictObject({
	/** Newest first. A search may bring none and still have a `next`: each call looks through a part. */
	items: z.array(HistoryEntry),
	/** null at the end. */
	next: z.string().nullable(),
});
export type HistoryPage = z.infer<typeof HistoryPage>;

/** With the receipt and options for rendering it again by `POST /api/optimise/revise`. */
export const OpenedEntry = HistoryEntry.extend({ receipt: z.string(), useDefaults: z.boolean() });
export type OpenedEntry = z.infer<typeof OpenedEntry>;
