import type { ModifiersInput } from '#contract/modifiers';
import { $account } from '#islands/account-state/account.store.ts';
import { CHOICES } from '../options/choice-values.ts';
import { CHOICE_NAMES } from '../options/modifier-catalogue.ts';
import { $choices } from '../stores/modifiers.store.ts';

/** Sets the options as they were; those that need Pro only for an account that has it. */
export async function restoreChoices(modifiers: ModifiersInput): Promise<void> {
	const known = CHOICE_NAMES.filter((name) => (CHOICES[name] as readonly unknown[]).includes(modifiers[name]));
	$choices.set({ ...$choices.get(), ...Object.fromEntries(known.map((name) => [name, modifiers[name]])) });
	const state = $account.get();
	if (state.kind !== 'signedIn' || !state.account.isPro) return;
	const { restoreProChoices } = await import('../pro-options/ProOptions.tsx');
	restoreProChoices(modifiers);
}
