import type { OptimiseResponse } from '#contract/optimise';
import type { EngineResult } from '#engine/result-model';

/** The fields of the answer that depend only on text and options. */
export type PromptAnswer = Omit<OptimiseResponse, 'requestId' | 'engine' | 'limited' | 'receipt' | 'usage'>;

type Part<Name extends keyof PromptAnswer> = PromptAnswer[Name] extends (infer One)[] ? One : PromptAnswer[Name];

interface Range {
	readonly start: number;
	readonly end: number;
}

/**
 * The engine's result in the form of the contract. Lists every field in the contract's order, so that no other field
 * can go out: the answer is not checked again.
 */
export function promptAnswerFrom(result: EngineResult): PromptAnswer {
	const written = result.outcome === 'optimised' ? result : NOTHING_WRITTEN;
	const asked = result.outcome === 'clarify' ? result.clarification : NOTHING_ASKED;
	return {
		needsClarification: result.outcome === 'clarify',
		optimised_prompt: written.prompt,
		why_it_works: [...written.whyItWorks],
		optional_refinements: [...written.optionalRefinements],
		gave_way: [...written.gaveWay],
		question: asked.question,
		tips: [...asked.tips],
		examples: [...asked.examples],
		questions: [...asked.questions, ...written.questions].map(questionOf),
		suggestions: written.suggestions.map(({ id, text, because }) => ({ id, text, because })),
		intent: result.intent,
		criticalGaps: [...result.criticalGaps],
		details_md: result.details,
		language: result.language.code,
		direction: result.language.direction,
		taskType: result.taskType,
		ledger: written.ledger.map(ledgerEntryOf),
		provenance: written.provenance.map(provenanceLineOf),
		blocks: written.blocks.map(blockOf),
		operations: written.operations.map(operationOf),
		assumptions: written.assumptions.map(assumptionOf),
		score: scoreOf(result.score),
		alreadyGood: written.isAlreadyGood,
		modelNotes: [...written.modelNotes],
	};
}

type Written = Omit<Extract<EngineResult, { outcome: 'optimised' }>, 'outcome' | keyof EngineResult>;
type Asked = Extract<EngineResult, { outcome: 'clarify' }>['clarification'];

const NOTHING_WRITTEN: Written = {
	prompt: '',
	whyItWorks: [],
	optionalRefinements: [],
	gaveWay: [],
	ledger: [],
	provenance: [],
	blocks: [],
	operations: [],
	assumptions: [],
	isAlreadyGood: false,
	questions: [],
	suggestions: [],
	modelNotes: [],
};

const NOTHING_ASKED: Omit<Asked, 'question'> & { readonly question: null } = {
	question: null,
	tips: [],
	examples: [],
	questions: [],
};

const questionOf = ({ id, question, options }: Written['questions'][number]) =>
	({ id, question, options: [...options] }) satisfies Part<'questions'>;

const rangeOf = ({ start, end }: Range) => ({ start, end });

const ledgerEntryOf = ({ id, kind, text, negated, source, landed, status }: Written['ledger'][number]) =>
	({
		id,
		kind,
		text,
		negated,
		source: rangeOf(source),
		landed: landed && { ...rangeOf(landed), section: landed.section },
		status,
	}) satisfies Part<'ledger'>;

const provenanceLineOf = ({ start, end, section, origin, rule, source }: Written['provenance'][number]) =>
	({ start, end, section, origin, rule, source: source.map(rangeOf) }) satisfies Part<'provenance'>;

function blockOf(block: Written['blocks'][number]): Part<'blocks'> {
	const { kind, start, end, section } = block;
	if (kind !== 'line') return { kind, start, end, section };
	const { bullet, origin, is } = block;
	return { kind, start, end, section, bullet, origin, is };
}

const operationOf = (one: Written['operations'][number]) =>
	({
		id: one.id,
		action: one.action,
		rule: one.rule,
		reason: one.reason,
		text: one.text,
		source: one.source.map(rangeOf),
		landed: one.landed.map(rangeOf),
		isUndone: one.isUndone,
	}) satisfies Part<'operations'>;

const assumptionOf = ({ id, label, value, options, status, landed }: Written['assumptions'][number]) =>
	({
		id,
		label,
		value,
		options: [...options],
		status,
		landed: landed && rangeOf(landed),
	}) satisfies Part<'assumptions'>;

const scoreOf = ({ total, checks }: EngineResult['score']) =>
	({
		total,
		checks: checks.map(({ id, label, points, most, finding }) => ({ id, label, points, most, finding })),
	}) satisfies Part<'score'>;
