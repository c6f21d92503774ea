import { z } from 'zod';
import { ANSWER_MAX_CHARS } from './limits.ts';
import { OptimiseRequest } from './optimise.ts';
import { refused } from './refused.ts';
import { Range } from './review.ts';

/** `POST /api/check-answer` request: a text, and a model's answer to the prompt made from it. Neither is kept. */
export const CheckAnswerRequest = z.strictObject({
	rawPrompt: OptimiseRequest.shape.rawPrompt,
	answer: z
		.string(refused('answer_required'))
		.max(ANSWER_MAX_CHARS, { ...refused('answer_too_long'), abort: true })
		.refine((text) => text.trim() !== '', refused('answer_required')),
});
export type CheckAnswerRequest = z.infer<typeof CheckAnswerRequest>;

/**
 * A rule of the person, or a check of a circumstance, with the verdict on the answer. `unclear`: counting and searching
 * cannot decide.
 */
export const AnswerCheck = z.strictObject({
	id: z.string(),
	rule: z.string(),
	/** Offsets into `rawPrompt`. */
	source: Range,
	verdict: z.enum(['pass', 'fail', 'unclear']),
	finding: z.string(),
});
export type AnswerCheck = z.infer<typeof AnswerCheck>;

export const CheckAnswerResponse = z.strictObject({
	requestId: z.string(),
	checks: z.array(AnswerCheck),
	/** A prompt for the model to correct what failed; null when nothing failed. */
	repairPrompt: z.string().nullable(),
});
export type CheckAnswerResponse = z.infer<typeof CheckAnswerResponse>;
