import { z } from 'zod';
import { API_TOKEN_NAME_MAX_CHARS } from './limits.ts';
import { oneLine } from './one-line.ts';
import { refused } from './refused.ts';

const Name = oneLine(refused('token_name_invalid'), API_TOKEN_NAME_MAX_CHARS).refine(
	(text) => text !== '',
	refused('token_name_invalid'),
);

/**
 * What a token may do. `prompts`: optimise prompts, and read plan and use. `all`: every operation that needs no
 * session.
 */
export const TOKEN_SCOPES = ['prompts', 'all'] as const;
/** How many days a token may be valid. */
export const TOKEN_DAYS = [30, 90, 365] as const;

export const ApiTokenInput = z.strictObject({
	name: Name,
	scope: z.enum(TOKEN_SCOPES).default('prompts'),
	days: z.literal(TOKEN_DAYS).default(90),
});
export type ApiTokenInput = z.infer<typeof ApiTokenInput>;

export const ApiTokenName = z.strictObject({ name: Name });

export const ApiTokenItem = z.strictObject({
	id: z.string(),
	name: z.string(),
	/** The last four characters, to distinguish tokens. */
	ending: z.string(),
	created_at: z.iso.datetime(),
	scope: z.enum(TOKEN_SCOPES),
	/** To the hour; null: never used. */
	used_at: z.iso.datetime().nullable(),
	/** null: it never expires. */
	expires_at: z.iso.datetime().nullable(),
});
export type ApiTokenItem = z.infer<typeof ApiTokenItem>;

export const ApiTokenList = z.strictObject({ tokens: z.array(ApiTokenItem) });
export type ApiTokenList = z.infer<typeof ApiTokenList>;

/** The token itself, which is returned only this once. */
export const NewApiToken = z.strictObject({ id: z.string(), name: z.string(), token: z.string() });
export type NewApiToken = z.infer<typeof NewApiToken>;
