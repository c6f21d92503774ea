import { ReviseRequest } from '#contract/revise';
import { NO_WISHES, type Wishes } from '#engine/review-model';
import { WrongUse } from './wrong-use.ts';

/** Families of models that `--model` renders for. */
const MODELS = ['chatgpt', 'claude', 'gemini', 'llama'] as const;
export type Model = (typeof MODELS)[number];

/** The value of `--model` without a name. */
export const READ_ALONG = 'read-along';

/** Whether this is a `--model` with no name behind it: nothing, another flag, standard input, or a text of several words. */
export function namesNoFamily(argv: readonly string[], at: number): boolean {
	const next = argv[at + 1];
	return argv[at] === '--model' && (next === undefined || next.startsWith('-') || /\s/.test(next.trim()));
}

export interface WishFlags {
	readonly undo?: readonly string[] | undefined;
	readonly assume?: readonly string[] | undefined;
	readonly short?: boolean | undefined;
	readonly defaults?: boolean | undefined;
}

/**
 * Wishes from the flags that change the engine's usual behaviour. Throws `WrongUse` for an assumption without a name.
 */
export function readWishes({ undo = [], assume = [], short = false, defaults = false }: WishFlags): Wishes {
	const assumptions = Object.fromEntries(assume.map(readAssumption));
	const isSound = ReviseRequest.shape.assumptions.safeParse(assumptions).success;
	if (!isSound) throw new WrongUse('--assume takes up to 12 slots, each with a value of up to 300 characters.');
	const isRevising = undo.length + assume.length > 0 || short;
	return {
		...NO_WISHES,
		revision: { undone: undo, assumptions, isShort: short },
		// A person who revises a result has seen it, so no question is asked in its place.
		takesDefaults: defaults || isRevising,
		...(defaults && { statesDefaults: true }),
	};
}

/** "audience=nurses"; nothing behind the sign leaves the detail unsaid. */
function readAssumption(typed: string): [string, string | null] {
	const [, slot = '', value = ''] = /^\s*([a-z_]{1,40})\s*=([\s\S]*)$/.exec(typed) ?? [];
	if (slot === '') throw new WrongUse(`--assume takes <slot>=<value>, such as audience=nurses, not '${typed}'.`);
	return [slot, value.trim() || null];
}

/** The models to render for: all four, one, or none in particular (null). */
export function readModels(typed: string | undefined): readonly Model[] | null {
	if (typed === undefined) return null;
	if (typed.toLowerCase() === 'all') return MODELS;
	const model = MODELS.find((one) => one === typed.toLowerCase());
	if (!model) throw new WrongUse(`--model takes ${MODELS.join('|')}|all, not '${typed}'.`);
	return [model];
}
