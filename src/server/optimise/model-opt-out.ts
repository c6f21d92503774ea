import { findProfile } from '#db/profiles';
import type { Caller } from '../caller.ts';
import type { Runtime } from '../runtime.ts';

/** Whether the account's settings forbid that a model reads its requests, however they are sent. */
export async function hasOptedOutOfModel({ db, now }: Runtime, caller: Caller): Promise<boolean> {
	if (caller.kind !== 'account') return false;
	const profile = await findProfile(db, caller.id, now());
	return profile?.prefs['letModelRead'] === false;
}
