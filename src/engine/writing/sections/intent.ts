import type { Clause, PlannedLine, Reading } from '#engine/types';
import { withoutAnswerLabel } from '../answer-label.ts';
import { asSentence } from '../as-sentence.ts';
import type { Brief } from '../brief.ts';
import { added, yours } from '../lines.ts';
import { withoutCourtesy } from '../polite.ts';
import { joinRuns, type Run } from '../runs.ts';

const NO_SPACE_BETWEEN = new Set(['zh', 'ja', 'th', 'lo', 'km', 'my']);

/** The request in the person's own words, then the background facts they gave. */
export function writeIntent(brief: Brief): PlannedLine[] {
	const { reading, homes } = brief;
	const background = joinRuns(homes.context, reading)
		.map((run) => yours(asSentence(withoutAnswerLabel(run.text), reading.language), 'intent.context', ...run.spans))
		.filter((line) => line.text !== '');
	const lead = writeLead(brief);
	return background.length === 0 ? [lead] : [lead, added('Background:', 'label.background'), ...background];
}

const leads = new WeakMap<Brief, PlannedLine>();

/** The request alone. */
export function writeLead(brief: Brief): PlannedLine {
	const known = leads.get(brief);
	if (known) return known;
	const lead =
		requestLine(brief.homes.tasks, brief.reading) ?? added('Carry out the steps below, in order.', 'intent.list');
	leads.set(brief, lead);
	return lead;
}

function requestLine(tasks: readonly Clause[], reading: Reading): PlannedLine | null {
	const runs = joinRuns(tasks, reading);
	const sentences = runs.map((run) => runSentence(run, reading)).filter((text) => text !== '');
	if (sentences.length === 0) return null;
	const text = joinSentences(sentences, reading);
	return yours(text, 'intent.request', ...runs.flatMap((run) => run.spans));
}

export const joinSentences = (sentences: readonly string[], { language }: Reading): string =>
	sentences.join(NO_SPACE_BETWEEN.has(language.code) ? '' : ' ');

function runSentence(run: Run, reading: Reading): string {
	const words = withoutAnswerLabel(run.text);
	const text = reading.language.code === 'en' ? withoutCourtesy(words, run.first) : words;
	return requestSentence(text, reading, reading.material.length > 0);
}

/** A sentence of the request, its courtesy taken off; what points to a passage further down loses its colon. */
export function requestSentence(text: string, reading: Reading, hasPassage: boolean): string {
	const sentence = asSentence(hasPassage ? withoutPointer(text) : text, reading.language);
	const gotStop = sentence.endsWith('.') && !text.trimEnd().endsWith('.');
	return gotStop && ASKS.test(text) ? `${sentence.slice(0, -1)}?` : sentence;
}

const ASKS = /^(?:what|how|why|which|who|whom|whose|when|where|is|are|was|were|do|does|did|should|can i|could i)\b/i;

/** The passage it points to stands further down. */
const POINTS_DOWN = /\s{0,4}[:：]\s{0,4}$/;
const withoutPointer = (text: string) => text.slice(0, -12) + text.slice(-12).replace(POINTS_DOWN, '');
