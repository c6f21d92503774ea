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
	/** Statements that write the row of the session, and everything that belongs to the same transaction. */
	readonly statements: readonly Statement[];
	readonly session: Pick<FreshSession, 'tokenHash' | 'now'>;
	readonly visit: Visit;
	/**
	 * The owner, who is told of a browser not seen before; null: the person came by a mailed link, or has been told.
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
 * The one place where a session begins, all or nothing: the earlier session of the browser ends, and where the account
 * has a second factor the new one waits for a code, whichever method was used to sign in.
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
