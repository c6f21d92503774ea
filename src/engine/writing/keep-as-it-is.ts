import type { Optimised, Reading } from '#engine/types';
import { scoreRequest } from '../judging/score-request.ts';
import { findClosingLine, isClosingLine } from '../locales/marks.ts';
import type { Brief } from './brief.ts';
import { describeReading } from './details.ts';
import { intentText } from './intent-text.ts';
import { untouchedLedger, untouchedLines } from './revision/as-sent.ts';
import { findSectionStarts } from './section-starts.ts';

/** A result of ours comes back untouched: it opens with one of our headings, or is a kept prompt, and closes with our line. */
export function isFinished({ text, already, material }: Reading): boolean {
	const end = text.trimEnd().length;
	if (findClosingLine(text.slice(0, end)) === null) return false;
	const starts = findSectionStarts(text.slice(0, end));
	if (starts.at(-1)?.section !== 'closing') return false;
	const isQuoted = material.some(({ span }) => span.end >= end);
	return starts[0]?.start === 0 || (!isQuoted && (already !== null || hasOurTail(text.slice(starts[0]?.start, end))));
}

/** What is added to a well-made prompt: our headings with one-line bullets and steps under them, then the closing line. */
const hasOurTail = (tail: string) =>
	tail.split('\n').every((line) => /^(?:$|- |\d{1,2}\. |#{2,3} |<\/?[a-z_]{4,30}>$)/.test(line) || isClosingLine(line));

export function keepAsItIs(brief: Brief): Optimised {
	const { reading, task } = brief;
	const prompt = reading.raw.toWellFormed();
	const starts = findSectionStarts(prompt);
	return {
		outcome: 'optimised',
		prompt,
		intent: intentText(brief),
		criticalGaps: [],
		whyItWorks: [
			'This is already a PLOOP result, so not a character was changed.',
			'Optimising it again could only have added words.',
			'To change it, edit the text or start from your first draft with other options.',
		],
		optionalRefinements: [],
		details: describeReading(brief),
		language: reading.language,
		taskType: task.id,
		ledger: untouchedLedger(reading, prompt, starts),
		provenance: untouchedLines(prompt, starts, 'unchanged'),
		operations: [],
		assumptions: [],
		score: scoreRequest(reading),
		isAlreadyGood: true,
		modelNotes: [],
	};
}
