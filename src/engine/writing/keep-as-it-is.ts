import type { Optimised } from '#engine/result-model';
import type { Reading } from '#engine/types';
import { scoreRequest } from '../judging/score-request.ts';
import { findClosingLine } from '../locales/marks.ts';
import type { Brief } from './brief.ts';
import { intentText } from './lines/request-lines.ts';
import { finishedBlocks } from './rendering/finished-blocks.ts';
import { findSectionStarts } from './rendering/section-starts.ts';
import { describeReading } from './reporting/details.ts';
import { untouchedLedger, untouchedLines } from './revision/as-sent.ts';

/**
 * Whether a text is a PLOOP result, which stays unchanged: it ends with the closing line, which is not in a passage.
 */
export function isFinished({ text }: Reading): boolean {
	const end = text.trimEnd().length;
	if (findClosingLine(text.slice(0, end)) === null) return false;
	return findSectionStarts(text.slice(0, end)).at(-1)?.section === 'closing';
}

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
		gaveWay: [],
		details: describeReading(brief),
		language: reading.language,
		taskType: task.id,
		ledger: untouchedLedger(reading, prompt, starts),
		provenance: untouchedLines(prompt, starts, 'unchanged'),
		blocks: finishedBlocks(prompt),
		operations: [],
		assumptions: [],
		score: scoreRequest(reading),
		isAlreadyGood: true,
		questions: [],
		suggestions: [],
		modelNotes: [],
	};
}
