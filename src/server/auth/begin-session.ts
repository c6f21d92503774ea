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
	/** For the session cookie; for the cookie of the step where a code is to be given first. */
	readonly token: string;
	readonly needsCode: boolean;
}

interface Beginning {
	/** What writes the session's row, and whatever else goes with it. */
	readonly statements: readonly Statement[];
	readonly session: Pick<FreshSession, 'tokenHash' | 'now'>;
	readonly visit: Visit;
	/** Who is told of a browser not seen before; null: a mail led here, or told already. */
	readonly owner: DeviceOwner | null;
	/** No code is asked for, as more than one thing was shown. */
	readonly hasTwoFactors?: true;
}

export interface Begun {
	/** Of `statements`. */
	readonly results: readonly Rows[];
	readonly needsCode: boolean;
}

/**
 * The one way in which a session begins, all or nothing: the one that the browser had ends, and where the account has a second
 * factor the new one waits for its code, whatever way was taken here.
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
