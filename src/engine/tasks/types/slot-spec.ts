import type { SlotSpec } from '#engine/task-model';

/** Cannot be assumed: left as a placeholder, or asked for when the request is too thin to go on. */
export const ask = (name: string, question: string, options: readonly string[]): SlotSpec => ({
	name,
	need: 'ask',
	question,
	options,
});

/** Has a sensible default, which the result states. */
export const assume = (name: string, assumption: string, question: string, options: readonly string[]): SlotSpec => ({
	name,
	need: 'assume',
	assumption,
	question,
	options,
});

/** Only offered as a refinement. */
export const optional = (name: string, question: string, options: readonly string[]): SlotSpec => ({
	name,
	need: 'optional',
	question,
	options,
});
