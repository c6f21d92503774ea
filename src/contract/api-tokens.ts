import { z } from 'zod';
import { API_TOKEN_NAME_MAX_CHARS } from './limits.ts';
import { oneLine } from './one-line.ts';

const Name = oneLine('token_name_invalid', API_TOKEN_NAME_MAX_CHARS).refine((text) => text !== '', {
	error: 'token_name_invalid',
});

export const ApiTokenInput = z.strictObject({ name: Name });
export type ApiTokenInput = z.infer<typeof ApiTokenInput>;

export const ApiTokenItem = z.strictObject({
	id: z.string(),
	name: z.string(),
	/** The last four characters, to tell one from another. */
	ending: z.string(),
	created_at: z.iso.datetime(),
	/** To the hour; null: never used. */
	used_at: z.iso.datetime().nullable(),
});
export type ApiTokenItem = z.infer<typeof ApiTokenItem>;

export const ApiTokenList = z.strictObject({ tokens: z.array(ApiTokenItem) });
export type ApiTokenList = z.infer<typeof ApiTokenList>;

/** The only time the token itself is told. */
export const NewApiToken = z.strictObject({ id: z.string(), name: z.string(), token: z.string() });
export type NewApiToken = z.infer<typeof NewApiToken>;
