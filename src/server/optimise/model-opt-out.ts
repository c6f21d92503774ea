import { findProfile } from '#db/profiles';
import type { Caller } from '../caller.ts';
import type { Runtime } from '../runtime.ts';

/** Whether an account has said in its settings that no model is to read its requests; that holds wherever they come from. */
export async function hasOptedOutOfModel({ db, now }: Runtime, caller: Caller): Promise<boolean> {
	if (caller.kind !== 'account') return false;
	const profile = await findProfile(db, caller.id, now());
	return profile?.prefs['letModelRead'] === false;
}
