import { expect, it } from 'vitest';
import { DEFAULT_MODIFIERS, type Modifiers } from '#engine/modifiers';
import { optimise } from '#engine/optimise';
import { NO_REVISION, NO_WISHES } from '#engine/review-model';
import { openDesk } from '#support/eval/desk';
import { OPTIONS, ORDERS } from '#support/eval/option-values';
import { hashedRows } from '#support/eval/sets';

const MOST_CHARACTERS = 4000;
const MODELS = ['auto', 'chatgpt', 'claude', 'gemini', 'llama'] as const;
const CHOICES: readonly Partial<Modifiers>[] = [
	{},
	...OPTIONS.flatMap(({ values }) => values),
	...ORDERS.map((structureLock) => ({ structureLock })),
];
const WISHES = [false, true].map((isShort) => ({
	...NO_WISHES,
	takesDefaults: true,
	revision: { ...NO_REVISION, isShort },
}));
const rows = hashedRows(openDesk()).filter((_, at) => at % 10 === 0);

function write(text: string, modifiers: Modifiers, wishes = NO_WISHES): string {
	const result = optimise(text, modifiers, wishes);
	return result.outcome === 'optimised' ? result.prompt : '';
}

it.each(MODELS)('a result made with any options and sent again comes back byte for byte: %s', (modelTarget) => {
	const changed = rows.flatMap(({ prompt }) =>
		CHOICES.flatMap((choice) =>
			WISHES.filter((wishes) => {
				const modifiers = { ...DEFAULT_MODIFIERS, ...choice, modelTarget };
				const result = write(prompt, modifiers, wishes);
				return result.length <= MOST_CHARACTERS && write(result, modifiers) !== result;
			}).map(({ revision }) => ({ prompt: prompt.slice(0, 60), choice, isShort: revision.isShort })),
		),
	);
	expect(changed).toEqual([]);
});
