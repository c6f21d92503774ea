import type { OptimiseResponse } from '#contract/optimise';
import type { EngineResult } from '#engine/types';

/** The fields of the API's answer that belong to the text alone: same names, no account, no request. */
export type PromptResult = Omit<OptimiseResponse, 'requestId' | 'engine' | 'limited' | 'usage'>;

export function presentResult(result: EngineResult): PromptResult {
	const isDone = result.outcome === 'optimised';
	return {
		needsClarification: !isDone,
		optimised_prompt: isDone ? result.prompt : '',
		why_it_works: isDone ? [...result.whyItWorks] : [],
		optional_refinements: isDone ? [...result.optionalRefinements] : [],
		question: isDone ? null : result.clarification.question,
		tips: isDone ? [] : [...result.clarification.tips],
		examples: isDone ? [] : [...result.clarification.examples],
		intent: result.intent,
		criticalGaps: [...result.criticalGaps],
		details_md: result.details,
		language: result.language.code,
		direction: result.language.direction,
		taskType: result.taskType,
		ledger: isDone ? [...result.ledger] : [],
		provenance: isDone ? result.provenance.map((line) => ({ ...line, source: [...line.source] })) : [],
	};
}
