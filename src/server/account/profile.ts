import type { AccountChanges, AccountResponse, Preferences } from '#contract/account';
import { changeProfile, findProfile, type Profile, profileFrom } from '#db/profiles';
import { type Account, isProPlan } from '../caller.ts';
import { AppError } from '../errors.ts';
import type { Runtime } from '../runtime.ts';

export async function readAccount(runtime: Runtime, { id }: Account): Promise<AccountResponse> {
	return answerFrom(await findProfile(runtime.db, id, runtime.now()), runtime);
}

/** Changes only the fields that the request names. */
export async function changeAccount(
	runtime: Runtime,
	{ id }: Account,
	{ display_name: displayName, prefs }: AccountChanges,
): Promise<AccountResponse> {
	const changes = { displayName: displayName === '' ? null : displayName, prefs };
	const [rows = []] = await runtime.db.write([changeProfile(id, changes, runtime.now())]);
	return answerFrom(profileFrom(rows), runtime);
}

const NOTHING_CHOSEN: Preferences = {
	rememberAdvancedOptions: false,
	autoCopyOptimisedPrompt: false,
	compactView: false,
	offerAboutMe: false,
};

/** Leaves `letModelRead` out where this server has no model; it is stored in any case. */
function preferencesFrom({ letModelRead = true, ...chosen }: Profile['prefs'], hasModel: boolean): Preferences {
	return { ...NOTHING_CHOSEN, ...chosen, ...(hasModel && { letModelRead }) };
}

/** The account was deleted after its session was read: the caller is no longer signed in. */
function answerFrom(profile: Profile | null, { catalogue, models }: Runtime): AccountResponse {
	if (profile === null) throw new AppError('auth_required');
	const { id, email, displayName, status, subscriptionId, currentPeriodEnd, willCancel, prefs, createdAt } = profile;
	const isPro = isProPlan(profile.plan);
	return {
		id,
		email,
		display_name: displayName,
		plan: isPro ? (profile.plan as AccountResponse['plan']) : 'free',
		planLabel: isPro ? catalogue.pro.label : catalogue.free.label,
		isPro,
		status,
		current_period_end: currentPeriodEnd && Math.floor(currentPeriodEnd.getTime() / 1000),
		cancel_at_period_end: willCancel,
		subscription_id: subscriptionId,
		prefs: preferencesFrom(prefs, models !== null),
		created_at: createdAt.toISOString(),
		has_password: profile.hasPassword,
	};
}
