import type { Statement } from '#db/client';
import { endSession, type NewSession } from '#db/sessions';
import { timeOrderedId } from '../ids.ts';
import { randomBytes } from '../random-bytes.ts';
import { hashOfToken, newToken } from './tokens.ts';
import type { Visit } from './visit.ts';

/** A session about to begin. The token goes into the cookie, the rest into the database. */
export interface FreshSession extends Omit<NewSession, 'accountId'> {
	readonly token: string;
}

/** Makes a new token for every sign-in, so that a token planted in the browser before is worthless. */
export function freshSession({ device }: Pick<Visit, 'device'>, now: Date): FreshSession {
	const token = newToken();
	return { token, id: timeOrderedId(now, randomBytes(10)), tokenHash: hashOfToken(token), device, now };
}

/** Ends the earlier session of this browser, if there was one, when the new one begins. */
export const endReplaced = ({ oldToken }: Pick<Visit, 'oldToken'>): Statement[] =>
	oldToken === null ? [] : [endSession(hashOfToken(oldToken))];
