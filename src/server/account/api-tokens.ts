import type { ApiTokenInput, ApiTokenItem, ApiTokenList, NewApiToken } from '#contract/api-tokens';
import type { Done } from '#contract/done';
import {
	type ApiTokenRow,
	apiTokenFrom,
	findApiTokens,
	insertApiToken,
	renameApiToken,
	revokeApiToken,
} from '#db/api-tokens';
import { API_TOKEN_PREFIX, hashOfToken, newToken } from '../auth/tokens.ts';
import type { Account } from '../caller.ts';
import { AppError } from '../errors.ts';
import { timeOrderedId } from '../ids.ts';
import { randomBytes } from '../random-bytes.ts';
import type { Runtime } from '../runtime.ts';

const TOKENS_MAX = 20;

const ENDING_CHARS = 4;
const DAY_MS = 24 * 3_600_000;

export async function listApiTokens({ db }: Runtime, account: Account): Promise<ApiTokenList> {
	return { tokens: (await findApiTokens(db, account.id)).map(itemFrom) };
}

/** Creates a token and returns it, which no later call can do: only its hash is stored. */
export async function createApiToken(
	{ db, now }: Runtime,
	account: Account,
	input: ApiTokenInput,
): Promise<NewApiToken> {
	const at = now();
	const id = timeOrderedId(at, randomBytes(10));
	const token = API_TOKEN_PREFIX + newToken();
	const { name, scope, days } = input;
	const expiresAt = new Date(at.getTime() + days * DAY_MS);
	const kept = { tokenHash: hashOfToken(token), ending: token.slice(-ENDING_CHARS), now: at, expiresAt };
	const row = { id, accountId: account.id, name, scope, ...kept };
	const [added = []] = await db.write([insertApiToken(row, TOKENS_MAX)]);
	if (added.length === 0) throw new AppError('token_limit_reached');
	return { id, name, token };
}

/** Throws `not_found` for a token that is not the account's. */
export async function renameApiTokenOf(
	{ db }: Runtime,
	account: Account,
	{ id, name }: { readonly id: string; readonly name: string },
): Promise<ApiTokenItem> {
	const [[row] = []] = await db.write([renameApiToken(account.id, id, name)]);
	if (row === undefined) throw new AppError('not_found');
	return itemFrom(apiTokenFrom(row));
}

/** Throws `not_found` for a token that is not the account's. */
export async function revokeApiTokenOf({ db }: Runtime, account: Account, id: string): Promise<Done> {
	const [revoked = []] = await db.write([revokeApiToken(account.id, id)]);
	if (revoked.length === 0) throw new AppError('not_found');
	return { ok: true };
}

const itemFrom = ({ id, name, ending, scope, createdAt, usedAt, expiresAt }: ApiTokenRow): ApiTokenItem => ({
	id,
	name,
	ending,
	scope,
	created_at: createdAt.toISOString(),
	used_at: usedAt?.toISOString() ?? null,
	expires_at: expiresAt?.toISOString() ?? null,
});
