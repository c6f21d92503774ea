import { z } from 'zod';

export const Range = z.strictObject({ start: z.int(), end: z.int() });

/** One step from the request to the result, with its reason. `landed` is empty if the step is undone. */
export const Operation = z.strictObject({
	id: z.string(),
	action: z.enum(['moved', 'reworded', 'added', 'assumed', 'fenced', 'removed']),
	rule: z.string(),
	reason: z.string(),
	text: z.string(),
	/** Offsets into `rawPrompt`. */
	source: z.array(Range),
	/** Offsets into the result. */
	landed: z.array(Range),
	isUndone: z.boolean(),
});
export type Operation = z.infer<typeof Operation>;

/** An open detail with the value that the result assumes. */
export const Assumption = z.strictObject({
	id: z.string(),
	label: z.string(),
	value: z.string(),
	options: z.array(z.string()),
	status: z.enum(['assumed', 'settled', 'removed']),
	landed: Range.nullable(),
});
export type Assumption = z.infer<typeof Assumption>;

/** How complete the request is, from 0 to 100, with every check and what answers added or would add. */
export const Score = z.strictObject({
	total: z.int().min(0).max(100),
	checks: z.array(
		z.strictObject({
			id: z.string(),
			label: z.string(),
			points: z.int(),
			most: z.int(),
			finding: z.string(),
		}),
	),
});
export type Score = z.infer<typeof Score>;

/** A question with answers to tap. */
export const Question = z.strictObject({ id: z.string(), question: z.string(), options: z.array(z.string()) });
export type Question = z.infer<typeof Question>;

/** A line to add with a tap. `because`: the words of the request that it follows from, or empty. */
export const Suggestion = z.strictObject({ id: z.string(), text: z.string(), because: z.string() });
export type Suggestion = z.infer<typeof Suggestion>;
