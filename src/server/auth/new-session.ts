import type { Statement } from '#db/client';
import { endSession, type NewSession } from '#db/sessions';
import { timeOrderedId } from '../ids.ts';
import { randomBytes } from '../random-bytes.ts';
import { hashOfToken, newToken } from './tokens.ts';
import type { Visit } from './visit.ts';

/** A session that is about to begin. The token goes into the cookie, everything else into the database. */
export interface FreshSession extends Omit<NewSession, 'accountId'> {
	readonly token: string;
}

/** Creates a new token for every sign-in, so that a token planted in the browser beforehand is useless. */
export function freshSession({ device }: Pick<Visit, 'device'>, now: Date): FreshSession {
	const token = newToken();
	return { token, id: timeOrderedId(now, randomBytes(10)), tokenHash: hashOfToken(token), device, now };
}

/** Statements that end the browser's earlier session, if there was one. */
export const endReplaced = ({ oldToken }: Pick<Visit, 'oldToken'>): Statement[] =>
	oldToken === null ? [] : [endSession(hashOfToken(oldToken))];
