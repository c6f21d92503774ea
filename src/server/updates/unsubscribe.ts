import type { Done } from '#contract/done';
import { endUpdates } from '#db/updates';
import { AppError } from '../errors.ts';
import type { Runtime } from '../runtime.ts';
import { subscriberOf } from './links.ts';

/** Ends the subscription and deletes the address; no error if it has ended before. Throws `link_invalid`. */
export async function unsubscribe({ db, secret }: Runtime, token: string): Promise<Done> {
	const id = subscriberOf(token, secret);
	if (id === null) throw new AppError('link_invalid');
	await db.write(endUpdates(id));
	return { ok: true };
}
