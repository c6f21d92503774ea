import type { UsageState } from '#contract/optimise';
import type { UsageSummary } from '#contract/usage-summary';
import { $usageSummary } from '../account/usage.store.ts';
import { $account, type AccountState } from '../account-state/account.store.ts';
import { showCompact } from '../account-state/compact-view.ts';
import { CHOICES } from './options/choice-values.ts';
import { CHOICE_NAMES, type ChoiceName, type Choices, DEFAULT_CHOICES } from './options/modifier-catalogue.ts';
import { forgetRemembered, recall, remember } from './options/remembered.ts';
import { $choices, dropProChoices } from './stores/modifiers.store.ts';
import { $usage, dropSignInNeed } from './stores/optimiser.store.ts';

type Free = Readonly<Record<ChoiceName, readonly string[]>>;

/** Updates the optimiser for the signed-in account: allowance left, options of its plan, preferences. Returns the function that stops it. */
export function followAccount(free: Free): () => void {
	let owner: string | null = null;
	let wasReady = false;
	const stops = [
		$account.subscribe((state) => {
			if (state.kind !== 'signedIn' && state.kind !== 'signedOut') return;
			applyPreferences(state);
			const now = state.kind === 'signedIn' ? state.account.id : null;
			if (now === owner) return;
			// The options belong to another account, unless this is the first account: then the panel may have restored its own.
			if (owner !== null) dropProChoices();
			owner = now;
			if (state.kind === 'signedIn') arrive(state.account.isPro, free);
		}),
		$usageSummary.subscribe((view) => {
			if (view.kind === 'ready') $usage.set(usageFrom(view.summary));
			else if (view.kind === 'signedOut' && wasReady) $usage.set(null);
			wasReady = view.kind === 'ready';
		}),
		$choices.listen((choices) => remember({ choices })),
	];
	return () => {
		for (const stop of stops) stop();
	};
}

function arrive(isPro: boolean, free: Free): void {
	dropSignInNeed();
	const { choices } = recall();
	// A choice made before the account answered is newer than the kept choices.
	if ($choices.get() !== DEFAULT_CHOICES) remember({ choices: $choices.get() });
	else if (choices) $choices.set(allowed(choices as Partial<Choices>, (name) => (isPro ? CHOICES[name] : free[name])));
}

/** The kept choices that this plan still offers. */
function allowed(kept: Partial<Choices>, valuesOf: (name: ChoiceName) => readonly string[]): Choices {
	const known = CHOICE_NAMES.filter((name) => valuesOf(name).includes(String(kept[name])));
	return { ...$choices.get(), ...Object.fromEntries(known.map((name) => [name, kept[name]])) };
}

function applyPreferences(state: AccountState): void {
	const prefs = state.kind === 'signedIn' ? state.account.prefs : null;
	if (prefs && !prefs.rememberAdvancedOptions) forgetRemembered();
	showCompact(prefs?.compactView === true);
}

function usageFrom({ weeklyLimit, usedThisWeek, resetsAtDate }: UsageSummary): UsageState {
	const remaining = weeklyLimit === null ? null : Math.max(0, weeklyLimit - usedThisWeek);
	return { weeklyLimit, usedThisWeek, remaining, resetsAtDate };
}
