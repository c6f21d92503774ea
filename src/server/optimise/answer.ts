import type { OptimiseResponse } from '#contract/optimise';
import type { EngineResult } from '#engine/types';

/** The fields of the answer that belong to the text alone: no account, no request. */
export type PromptAnswer = Omit<OptimiseResponse, 'requestId' | 'engine' | 'limited' | 'receipt' | 'usage'>;

/** The engine's result in the words of the contract, for one caller. */
export function answerFrom(
	result: EngineResult,
	about: Pick<OptimiseResponse, 'requestId' | 'limited' | 'receipt' | 'usage'>,
): OptimiseResponse {
	return { ...about, engine: 'embedded', ...promptAnswerFrom(result) };
}

/** The engine's result in the words of the contract. */
export function promptAnswerFrom(result: EngineResult): PromptAnswer {
	const shared = {
		intent: result.intent,
		criticalGaps: [...result.criticalGaps],
		details_md: result.details,
		language: result.language.code,
		direction: result.language.direction,
		taskType: result.taskType,
		score: { ...result.score, checks: [...result.score.checks] },
	};
	if (result.outcome === 'clarify') {
		const { question, tips, examples, questions } = result.clarification;
		return {
			...shared,
			needsClarification: true,
			...NOTHING_WRITTEN,
			question,
			tips: [...tips],
			examples: [...examples],
			questions: questions.map((one) => ({ ...one, options: [...one.options] })),
		};
	}
	return {
		...shared,
		needsClarification: false,
		optimised_prompt: result.prompt,
		why_it_works: [...result.whyItWorks],
		optional_refinements: [...result.optionalRefinements],
		question: null,
		tips: [],
		examples: [],
		questions: [],
		ledger: [...result.ledger],
		provenance: result.provenance.map((line) => ({ ...line, source: [...line.source] })),
		operations: result.operations.map((one) => ({ ...one, source: [...one.source], landed: [...one.landed] })),
		assumptions: result.assumptions.map((one) => ({ ...one, options: [...one.options] })),
		alreadyGood: result.isAlreadyGood,
		modelNotes: [...result.modelNotes],
	};
}

const NOTHING_WRITTEN = {
	optimised_prompt: '',
	why_it_works: [],
	optional_refinements: [],
	ledger: [],
	provenance: [],
	operations: [],
	assumptions: [],
	alreadyGood: false,
	modelNotes: [],
};
