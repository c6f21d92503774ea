import type { ModifiersInput } from '#contract/modifiers';
import { track } from '#islands/analytics/track.ts';
import { atom } from '#islands/store/atom.ts';
import { type ChoiceName, type Choices, DEFAULT_CHOICES } from '../options/modifier-catalogue.ts';
import type { ProChoices } from '../pro-options/pro-choices.ts';

export const $choices = atom<Choices>(DEFAULT_CHOICES);
/** The choices of Pro, as the panel shows them; null: all at their defaults. */
export const $proChoices = atom<ProChoices | null>(null);
/** The same in the form of the API. */
export const $extras = atom<ModifiersInput>({});

export function choose<Name extends ChoiceName>(name: Name, value: Choices[Name]): void {
	$choices.set({ ...$choices.get(), [name]: value });
	track('modifier_changed', { modifier: name, value });
}

export function resetChoices(): void {
	$choices.set(DEFAULT_CHOICES);
	dropProChoices();
}

export function dropProChoices(): void {
	$proChoices.set(null);
	$extras.set({});
}

export const modifiersToSend = (): ModifiersInput => ({ ...$choices.get(), ...$extras.get() });
