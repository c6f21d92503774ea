import { z } from 'zod';
import { MODIFIER_TEXT_MAX_CHARS } from './limits.ts';
import { OptimiseRequest, OptimiseResponse } from './optimise.ts';

const MOST_OPERATIONS = 400;
const MOST_SLOTS = 12;
const MOST_GIVEN = 40;
const MOST_PROPOSED = 12;
const QuestionId = z.string().max(80);

/** Words of the request, and the kind to read them as. */
export const Correction = z.strictObject({
	as: z.enum(['task', 'rule', 'fact', 'material', 'whole']),
	words: z.string().max(400),
});

/**
 * `POST /api/optimise/revise` request: the text and options of an earlier result, its receipt, and the changes
 * to it. Nothing is counted.
 */
export const ReviseRequest = z.strictObject({
	rawPrompt: OptimiseRequest.shape.rawPrompt,
	modifiers: OptimiseRequest.shape.modifiers,
	receipt: z.string().max(100),
	/** The same value as in the request for that result. */
	useDefaults: OptimiseRequest.shape.useDefaults,
	/** Ids of operations to leave out. */
	undone: z.array(z.string().max(120)).max(MOST_OPERATIONS).optional(),
	/** By slot, the value to use, or null to leave it out. */
	assumptions: z
		.record(z.string().max(40), z.string().trim().min(1).max(MODIFIER_TEXT_MAX_CHARS).nullable())
		.refine((all) => Object.keys(all).length <= MOST_SLOTS)
		.optional(),
	/** By question id, one of its options or the person's own words. */
	answers: z
		.record(QuestionId, z.string().trim().min(1).max(MODIFIER_TEXT_MAX_CHARS))
		.refine((all) => Object.keys(all).length <= MOST_GIVEN)
		.optional(),
	/** Ids of accepted suggestions. */
	accept: z.array(QuestionId).max(MOST_GIVEN).optional(),
	/** Ids of questions and suggestions not to be shown again. */
	skipped: z
		.array(QuestionId)
		.max(MOST_GIVEN * 2)
		.optional(),
	/** A model's questions and suggestions that are named above, as a stream sent them. The id proves the line. */
	proposed: z
		.array(z.strictObject({ id: QuestionId, line: z.string().max(200), reads: Correction.optional() }))
		.max(MOST_PROPOSED)
		.optional(),
	/** Whether to render the short form ("Shorter, same facts"). */
	isShort: z.boolean().optional(),
	/** The family of models to render for. */
	model: z.enum(['auto', 'chatgpt', 'claude', 'gemini', 'llama']).optional(),
});
export type ReviseRequest = z.infer<typeof ReviseRequest>;

export const ReviseResponse = OptimiseResponse.omit({ usage: true, limited: true, receipt: true });
export type ReviseResponse = z.infer<typeof ReviseResponse>;
