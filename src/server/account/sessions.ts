import type { SessionList } from '#contract/account-sessions';
import type { Done } from '#contract/done';
import { endOneSession, endOtherSessions, findSessions } from '#db/session-list';
import type { Account } from '../caller.ts';
import { AppError } from '../errors.ts';
import type { Runtime } from '../runtime.ts';

export async function listSessions({ db, now }: Runtime, account: Account): Promise<SessionList> {
	const rows = await findSessions(db, account.id, now());
	return {
		sessions: rows.map(({ id, device, createdAt, seenAt }) => ({
			id,
			device,
			created_at: createdAt.toISOString(),
			seen_at: seenAt.toISOString(),
			isCurrent: id === account.sessionId,
		})),
	};
}

/** Throws `not_found` for a session that does not exist or belongs to another account. */
export async function endSessionOf({ db }: Runtime, account: Account, id: string): Promise<Done> {
	const [ended = []] = await db.write([endOneSession(account.id, id)]);
	if (ended.length === 0) throw new AppError('not_found');
	return { ok: true };
}

export async function endOtherSessionsOf({ db }: Runtime, account: Account): Promise<Done> {
	await db.write([endOtherSessions(account.id, account.sessionId ?? '')]);
	return { ok: true };
}
