import { z } from 'zod';
import { Block, SectionId } from './blocks.ts';
import { ERROR_CODES } from './errors.ts';
import { PROMPT_MAX_CHARS } from './limits.ts';
import { Modifier, ModifiersInput } from './modifiers.ts';
import { refused } from './refused.ts';
import { Assumption, Operation, Question, Range, Score, Suggestion } from './review.ts';

/** `POST /api/optimise` request. Lengths are in UTF-16 units, like the browser's `maxlength`. */
export const OptimiseRequest = z.strictObject({
	rawPrompt: z
		.string(refused('prompt_required'))
		.min(1, { ...refused('prompt_required'), abort: true })
		.max(PROMPT_MAX_CHARS, { ...refused('prompt_too_long'), abort: true })
		.refine((text) => text.trim() !== '', refused('prompt_required')),
	modifiers: ModifiersInput.optional(),
	/** Ids of the questions of an earlier round: they are not asked again. */
	asked: z.array(z.string().max(80)).max(12).optional(),
	/** Whether to assume open details instead of asking ("Use sensible defaults"). */
	useDefaults: z.boolean().optional(),
	/** False: no model reads this request. Without a stream none does either. */
	useModel: z.boolean().optional(),
});
export type OptimiseRequest = z.infer<typeof OptimiseRequest>;

/** A fact of the request, with its offsets in `rawPrompt` and in the result. */
export const LedgerEntry = z.strictObject({
	id: z.string(),
	kind: z.string(),
	text: z.string(),
	negated: z.boolean(),
	source: Range,
	landed: Range.extend({ section: SectionId }).nullable(),
	status: z.enum(['kept', 'moved', 'missing']),
});
export type LedgerEntry = z.infer<typeof LedgerEntry>;

/** A line of the result with its origin. `rule`: the engine's rule that wrote it. */
export const ProvenanceLine = Range.extend({
	section: SectionId,
	origin: z.enum(['yours', 'added', 'assumed']),
	rule: z.string(),
	source: z.array(Range),
});
export type ProvenanceLine = z.infer<typeof ProvenanceLine>;

export const UsageState = z.strictObject({
	/** null: unlimited */
	weeklyLimit: z.int().nullable(),
	usedThisWeek: z.int(),
	remaining: z.int().nullable(),
	resetsAtDate: z.iso.datetime(),
});
export type UsageState = z.infer<typeof UsageState>;

export const OptimiseResponse = z.strictObject({
	requestId: z.string(),
	engine: z.literal('embedded'),
	needsClarification: z.boolean(),
	/** The result; empty while a clarification is needed. */
	optimised_prompt: z.string(),
	why_it_works: z.array(z.string()),
	optional_refinements: z.array(z.string()),
	/** One sentence for each option that typed words or answers overrule; also part of the refinements. */
	gave_way: z.array(z.string()),
	/** The question while a clarification is needed, or else null. */
	question: z.string().nullable(),
	tips: z.array(z.string()),
	examples: z.array(z.string()),
	/**
	 * While a clarification is needed, its one to three questions; beside a result, up to four that would improve it.
	 */
	questions: z.array(Question),
	/** Up to two lines that a tap adds to the result. */
	suggestions: z.array(Suggestion),
	intent: z.string(),
	criticalGaps: z.array(z.string()),
	/** The engine's reading of the request, as Markdown. */
	details_md: z.string(),
	language: z.string(),
	direction: z.enum(['ltr', 'rtl']),
	taskType: z.string(),
	ledger: z.array(LedgerEntry),
	provenance: z.array(ProvenanceLine),
	/** The blocks of the result, in order. Between them are only marks and blank lines. */
	blocks: z.array(Block),
	operations: z.array(Operation),
	assumptions: z.array(Assumption),
	score: Score,
	/** Whether the request was a good prompt already, so that it changed little and was not counted. */
	alreadyGood: z.boolean(),
	/** Sentences on how the rendering for the chosen model differs, and why. */
	modelNotes: z.array(z.string()),
	/** Names of the modifiers that were reset because the plan does not include them. */
	limited: z.array(Modifier),
	/** Lets this result be revised without counting again; empty while a clarification is needed. */
	receipt: z.string(),
	usage: UsageState,
});
export type OptimiseResponse = z.infer<typeof OptimiseResponse>;

/** The shape of every refusal. The usage fields are present on `limit_reached` and on `auth_required` of the optimiser. */
export const ErrorBody = z.strictObject({
	error: z.enum(ERROR_CODES),
	message: z.string(),
	requestId: z.string(),
	/** Present on refusals of calls whose answer has `ok` or `success`. */
	ok: z.literal(false).optional(),
	success: z.literal(false).optional(),
	/** Name of the wrong input, for codes about a single input. */
	field: z.string().optional(),
	fields: z.record(z.string(), z.string()).optional(),
	/** On a refused sign-in: the page to go to, for clients that only follow addresses. */
	url: z.string().optional(),
	weeklyLimit: z.int().optional(),
	usedThisWeek: z.int().optional(),
	remaining: z.int().optional(),
	resetsAtDate: z.iso.datetime().optional(),
	retryAfterSeconds: z.int().optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
