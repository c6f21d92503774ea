import { atom } from 'nanostores';
import { type ChoiceName, type Choices, DEFAULT_CHOICES } from './modifier-catalogue.ts';

export const $choices = atom<Choices>(DEFAULT_CHOICES);

export function choose<Name extends ChoiceName>(name: Name, value: Choices[Name]): void {
	$choices.set({ ...$choices.get(), [name]: value });
}

export function resetChoices(): void {
	$choices.set(DEFAULT_CHOICES);
}
