import { z } from 'zod';
import { ANSWER_KINDS, GROUPS } from '#engine/knowledge/genre-model';
import { holdsOwnWords, opensOwnWords } from '#engine/knowledge/own-words';
import { parsePattern } from '#engine/knowledge/pattern';
import { TASK_TYPE_IDS } from '#engine/task-model';

/** The shapes of `content/genres/*.yaml` and `content/consequences/*.yaml`. */
const Pattern = z.coerce.string().superRefine((written, ctx) => {
	try {
		parsePattern(written);
	} catch (error) {
		ctx.addIssue({ code: 'custom', message: (error as Error).message });
	}
});
const Patterns = z.array(Pattern).default([]);
const Id = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Small letters and hyphens.');
const Line = z.string().min(3).max(160);
const MOST_LABEL = 32;
export const GroupName = z.enum(GROUPS);

const Option = z
	.record(z.coerce.string().min(1).max(MOST_LABEL, `At most ${MOST_LABEL} characters fit a button.`), Line.nullable())
	.refine((one) => Object.keys(one).length === 1, 'One option: what is tapped, a colon, the line.')
	.refine(
		(one) =>
			Object.entries(one).every(([label, line]) => line === null || opensOwnWords(label) === holdsOwnWords(line)),
		'A line with {answer} belongs to a label that ends in …, and to no other.',
	);
const Options = z.array(Option).min(3).max(4);
const Own = z.string().includes('{answer}', { error: 'Needs {answer} where the own words go.' });

export const QuestionFile = z.strictObject({
	id: Id,
	ask: z.string().min(5).max(64),
	worth: z.number().min(1).max(10),
	answered: Patterns,
	when: Patterns,
	notFor: z.array(GroupName).default([]),
	as: z.enum(ANSWER_KINDS),
	options: Options,
	own: Own,
});

const Example = z.strictObject({
	text: z.coerce.string().min(2),
	asks: z.array(Id),
	never: z.array(Id).default([]),
});

/** `content/families/*.yaml`: the file name is the group's name. */
export const FamilyFile = z.strictObject({
	name: z.string().min(2).max(60),
	ask: z.array(QuestionFile).min(1).max(8),
});
export type FamilyFile = z.infer<typeof FamilyFile>;

/** A line alone, or a line with the patterns that decide whether it applies. */
const Check = z.union([
	Line.transform((text) => ({ text, when: [], unless: [] })),
	z.strictObject({ text: Line, when: Patterns, unless: Patterns }),
]);

export const GenreFile = z
	.strictObject({
		name: z.string().min(2).max(60),
		group: GroupName,
		type: z.enum([...TASK_TYPE_IDS, 'other']),
		rank: z.literal('general').optional(),
		cues: Patterns,
		not: Patterns,
		ask: z.array(QuestionFile).min(1).max(8),
		suggest: z.array(z.strictObject({ text: Line, when: Patterns, unless: Patterns })).default([]),
		steps: z.array(Line).max(6).default([]),
		checks: z.array(Check).max(5).default([]),
		examples: z.array(Example).default([]),
	})
	.superRefine(({ ask, examples }, ctx) => {
		const ids = ask.map(({ id }) => id);
		if (new Set(ids).size < ids.length) ctx.addIssue({ code: 'custom', message: 'Two questions share an id.' });
		for (const { asks, never } of examples)
			for (const id of [...asks, ...never])
				if (!ids.includes(id))
					ctx.addIssue({ code: 'custom', message: `An example names '${id}', which is no question.` });
	});
export type GenreFile = z.infer<typeof GenreFile>;

export const ConsequenceFile = z.array(
	z
		.strictObject({
			id: Id,
			says: Patterns,
			unless: Patterns,
			where: z.array(GroupName).default([]),
			worth: z.number().min(1).max(10),
			ask: QuestionFile.shape.ask.optional(),
			askFor: z.array(Id).default([]),
			answered: Patterns,
			as: z.enum(ANSWER_KINDS).default('limit'),
			options: Options.optional(),
			own: Own.optional(),
			suggest: Line.optional(),
			suggestFor: z.array(Id).default([]),
			check: Line,
			examples: z.array(z.strictObject({ text: z.coerce.string(), offers: z.boolean() })).default([]),
		})
		.refine(
			(one) => (one.ask === undefined) === (one.options === undefined && one.own === undefined),
			'A question needs ask, options and own.',
		)
		.refine((one) => one.suggest !== undefined || one.suggestFor.length === 0, 'suggestFor needs a line to suggest.'),
);
export type ConsequenceFile = z.infer<typeof ConsequenceFile>;

/** `content/word-kinds.yaml`: the words of each kind, in small letters with blanks between them. */
export const WordKinds = z.record(
	z.string().regex(/^[a-z_]+$/, 'Small letters and underscores.'),
	z
		.string()
		.regex(/^\S+(?: \S+)*$/, 'Words with one blank between them.')
		.toLowerCase(),
);
