import type { UsageSummary } from '#contract/usage-summary';
import { atom } from '#islands/store/atom.ts';
import { useStore } from '#islands/store/use-store.ts';
import { callApi } from '../account-api.ts';
import { $account } from '../account-state/account.store.ts';

export type UsageView =
	| { readonly kind: 'unknown' | 'loading' | 'failed' | 'signedOut' }
	| { readonly kind: 'ready'; readonly summary: UsageSummary };

/** The use of the signed-in account. Read again whenever somebody signs in or out, or the plan changes. */
export const $usageSummary = atom<UsageView>({ kind: 'unknown' }, followAccount);

/** The first render equals the built page, even if the use is known already. */
export const useUsage = (): UsageView => useStore($usageSummary, 'initial');

/** The pauses before the second and the third try. */
const PAUSES_MS = [1000, 2000];

/** Number of the latest request: answers to earlier ones are ignored. */
let readings = 0;

export async function refreshUsage(): Promise<void> {
	readings += 1;
	const mine = readings;
	if ($usageSummary.get().kind !== 'ready') $usageSummary.set({ kind: 'loading' });
	const view = await readWithPatience();
	if (mine === readings) $usageSummary.set(view);
}

function forgetUsage(): void {
	readings += 1;
	$usageSummary.set({ kind: 'signedOut' });
}

/** Tries three times; a refusal that asks for a sign-in is not tried again. */
async function readWithPatience(): Promise<UsageView> {
	for (const pause of [...PAUSES_MS, null]) {
		const outcome = await callApi<UsageSummary>('GET', '/api/usage/summary');
		if (outcome.isOk) return { kind: 'ready', summary: outcome.answer };
		if (outcome.refusal.status === 401) return { kind: 'signedOut' };
		if (pause !== null) await new Promise((resolve) => setTimeout(resolve, pause));
	}
	return { kind: 'failed' };
}

function followAccount(): void {
	let owner = '';
	$account.subscribe((state) => {
		if (state.kind !== 'signedIn' && state.kind !== 'signedOut') return;
		const now = state.kind === 'signedIn' ? `${state.account.id} ${state.account.plan}` : 'nobody';
		if (now === owner) return;
		owner = now;
		if (state.kind === 'signedIn') void refreshUsage();
		else forgetUsage();
	});
}
