import type { Rows, Statement } from '#db/client';
import { endReplacedBy } from '#db/sessions';
import { holdForCode } from '#db/sign-in-steps';
import type { Runtime } from '../runtime.ts';
import { type DeviceOwner, tellOfNewDevice } from './new-device.ts';
import type { FreshSession } from './new-session.ts';
import { hashOfToken } from './tokens.ts';
import type { Visit } from './visit.ts';

export interface SignedIn {
	readonly accountId: string;
	/** Token for the session cookie, or for the cookie of the step where a code is to be given first. */
	readonly token: string;
	readonly needsCode: boolean;
}

interface Beginning {
	/** Statements of one transaction: they write the row of the session and whatever belongs to it. */
	readonly statements: readonly Statement[];
	readonly session: Pick<FreshSession, 'tokenHash' | 'now'>;
	readonly visit: Visit;
	/**
	 * The owner, who gets a mail about a new browser; null: no mail, because the person followed a mailed link or has
	 * been told already.
	 */
	readonly owner: DeviceOwner | null;
	/** The sign-in has shown two factors already, so no code is asked for. */
	readonly hasTwoFactors?: true;
}

export interface Begun {
	/** Results of `statements`. */
	readonly results: readonly Rows[];
	readonly needsCode: boolean;
}

/**
 * Begins every session, in one transaction, and ends the browser's earlier session. When the account has a second
 * factor, the new session waits for a code, whichever sign-in method was used.
 */
export async function beginSession(runtime: Runtime, beginning: Beginning): Promise<Begun> {
	const { statements, session, visit, owner, hasTwoFactors = false } = beginning;
	const replaced = visit.oldToken === null ? [] : [endReplacedBy(session.tokenHash, hashOfToken(visit.oldToken))];
	const hold = hasTwoFactors ? [] : holdForCode(session.tokenHash, session.now);
	const held = [...statements, ...hold];
	const told = owner === null ? [] : tellOfNewDevice(runtime, { owner, visit, session });
	const results = await runtime.db.write([...held, ...told, ...replaced]);
	if (told.length > 0) runtime.mail.wake();
	const needsCode = hold.length > 0 && (results[held.length - 1]?.length ?? 0) > 0;
	return { results: results.slice(0, statements.length), needsCode };
}
