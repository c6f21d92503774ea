import type { PlannedLine } from '#engine/types';
import { asSentence } from '../as-sentence.ts';
import type { Brief } from '../brief.ts';
import { added, yours } from '../lines.ts';
import type { Effect } from '../modifier-effects.ts';

const RANK = { brief: 0, detailed: 1, exhaustive: 2 } as const;

/** The person's own list of tasks, if they gave one; else the way this kind of work is done, as deep as asked for. */
export function writeSteps({ reading, homes, task, modifiers }: Brief, effects: readonly Effect[]): PlannedLine[] {
	const own = homes.steps.map(({ span }) => yours(asSentence(span.text, reading.language), 'step.own', span));
	const usual = task.steps
		.filter(({ depth }) => RANK[depth] <= RANK[modifiers.depth])
		.map(({ text }) => added(text, `type.${task.id}.step`));
	const chosen = effects.flatMap(({ name, step }) => (step === undefined ? [] : [added(step, `modifier.${name}`)]));
	return [...own, ...(own.length > 0 && modifiers.depth === 'brief' ? [] : usual), ...chosen];
}
