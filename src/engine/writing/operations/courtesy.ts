import type { Reading, Span } from '#engine/types';
import { withoutAnswerLabel } from '../answer-label.ts';
import type { Brief } from '../brief.ts';
import { withoutCourtesy } from '../polite.ts';
import { joinRuns, type Run } from '../runs.ts';

/** The courtesy taken off one sentence of the request. */
export interface Courtesy {
	readonly run: Run;
	/** Up to two cuts: at its start and at its end. */
	readonly cuts: readonly Span[];
}

export function findCourtesies({ homes, reading }: Brief): Courtesy[] {
	if (reading.language.code !== 'en') return [];
	return joinRuns(homes.tasks, reading).flatMap((run) => {
		const cuts = cutsOf(run, reading);
		return cuts.length === 0 ? [] : [{ run, cuts }];
	});
}

function cutsOf(run: Run, { text }: Reading): Span[] {
	const start = run.spans[0]?.start ?? 0;
	const words = withoutAnswerLabel(run.text);
	const kept = withoutCourtesy(words, run.first);
	if (kept.length === words.length) return [];
	const from = start + run.text.length - words.length;
	const at = from + Math.max(0, words.indexOf(kept));
	const cuts = [
		{ start: from, end: at },
		{ start: at + kept.length, end: start + run.text.length },
	];
	return cuts
		.map(({ start: a, end: b }) => ({ start: a, end: b, text: text.slice(a, b) }))
		.filter((cut) => /\p{L}/u.test(cut.text));
}
