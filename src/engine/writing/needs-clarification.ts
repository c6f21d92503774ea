import type { NeedsClarification } from '#engine/result-model';
import type { Clarification } from '#engine/types';
import { scoreRequest } from '../judging/score-request.ts';
import { localiseQuestions } from '../locales/localise.ts';
import type { Brief } from './brief.ts';
import { intentText } from './lines/request-lines.ts';
import { describeReading } from './reporting/details.ts';

/** A question instead of a prompt, with the language and kind of work that were understood. */
export function needsClarification(brief: Brief, clarification: Clarification): NeedsClarification {
	return {
		outcome: 'clarify',
		clarification: localiseQuestions(clarification, brief.reading.language.code),
		intent: intentText(brief),
		criticalGaps: brief.gaps.map(({ text }) => text),
		details: describeReading(brief),
		language: brief.reading.language,
		taskType: brief.task.id,
		score: scoreRequest(brief.reading),
	};
}
