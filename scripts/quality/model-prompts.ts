/**
 * Prints the prompts after answers and taps, as `POST /api/optimise/revise` returns them: node scripts/quality/model-prompts.ts
 * <shown.jsonl> <played.jsonl> > prompts.jsonl
 *
 * Reads the rows of `model-shown.ts`, and rows `{id, answers, accept, skipped}`: answers by id of the question, ids of accepted
 * suggestions, ids of skipped questions. Writes `{id, prompt}` rows.
 */
import { DEFAULT_MODIFIERS } from '#engine/modifiers';
import { optimise } from '#engine/optimise';
import type { Correction } from '#engine/proposals/correcting/correction';
import { NO_WISHES } from '#engine/review-model';
import { filesOf, readRows, rowsById, writeRow } from './sheet-rows.ts';

interface Shown {
	readonly id: string;
	readonly prompt: string;
	readonly proposed?: readonly { readonly id: string; readonly line: string; readonly reads?: Correction }[];
}
interface Played {
	readonly id: string;
	readonly answers?: Readonly<Record<string, string>>;
	readonly accept?: readonly string[];
	readonly skipped?: readonly string[];
}

const [shown = '', played = ''] = filesOf('scripts/quality/model-prompts.ts <shown.jsonl> <played.jsonl>');
const sheets = rowsById<Played>(played);
for (const { id, prompt, proposed = [] } of readRows<Shown>(shown)) {
	const { answers = {}, accept = [], skipped = [] } = sheets.get(id) ?? {};
	const given = {
		answers,
		accepted: accept,
		skipped,
		proposed: proposed.filter(({ reads }) => reads === undefined),
		corrections: proposed.flatMap((one) => (one.reads && accept.includes(one.id) ? [one.reads] : [])),
	};
	const result = optimise(prompt, DEFAULT_MODIFIERS, { ...NO_WISHES, takesDefaults: true, given });
	writeRow({ id, prompt: result.outcome === 'optimised' ? result.prompt : prompt });
}
