import { z } from 'zod';
import { ANSWER_KINDS } from '#engine/knowledge/genre-model';
import { writtenFor } from '#engine/knowledge/languages/cut-words';
import { BEHIND_QUESTION, SEPARATORS } from '#engine/knowledge/languages/packed-languages';
import { holdsOwnWords, opensOwnWords } from '#engine/knowledge/own-words';
import { parsePattern } from '#engine/knowledge/pattern';
import { GroupName } from './knowledge-schema.ts';

/** The shapes of `content/languages/kinds.yaml` and of the file of each language. */
const Id = z.string().regex(/^[a-z]+(?:-[a-z]+)*$/, 'Small letters and hyphens.');
const MOST_LABEL = 32;
const MOST_QUESTION = 64;

const isStorable = (text: string): boolean => SEPARATORS.every((sign) => !text.includes(sign));
const Text = z.coerce.string().min(1).refine(isStorable, 'No line end, tab, semicolon or equals sign.');
const Words = z
	.string()
	.regex(/^\S+(?: \S+)*$/, 'Words with one blank between them.')
	.transform((list) => list.split(' '));

/** `kinds.yaml`: what every language shares. */
export const SharedKindsFile = z
	.strictObject({
		questions: z.record(Id, z.strictObject({ as: z.enum(ANSWER_KINDS), worth: z.number().min(1).max(10) })),
		kinds: z.record(Id, z.strictObject({ group: GroupName, ask: z.array(Id).min(1).max(5) })),
	})
	.superRefine(({ questions, kinds }, ctx) => {
		for (const [id, { ask }] of Object.entries(kinds))
			for (const one of ask)
				if (!(one in questions))
					ctx.addIssue({ code: 'custom', message: `'${one}' is no question.`, path: ['kinds', id, 'ask'] });
	});
export type SharedKindsFile = z.infer<typeof SharedKindsFile>;

/**
 * The options of a question, with " / " between them. An option adds its label to the question's line. With "=" after the label
 * it adds nothing; with "= line" it adds that line, in which "~" stands for the question's own.
 */
const Options = z.string().transform((written, ctx) =>
	written.split(' / ').map((one): [string, string?] => {
		const [label = '', line] = one.split('=').map((part) => part.trim());
		const fault =
			label === '' || label.length > MOST_LABEL
				? `'${label}': 1 to ${MOST_LABEL} characters fit a button.`
				: line && line !== BEHIND_QUESTION && opensOwnWords(label) !== holdsOwnWords(line)
					? 'A line with {answer} belongs to a label that ends in …, and to no other.'
					: null;
		if (fault) ctx.addIssue({ code: 'custom', message: fault });
		return line === undefined ? [label] : [label, line];
	}),
);

/** @param code of the language, in whose words patterns are cut */
export function languageFile(code: string, shared: SharedKindsFile) {
	/** Patterns with semicolons between them. */
	const Patterns = z
		.string()
		.default('')
		.transform((written, ctx) => {
			const patterns = written.split(';').flatMap((one) => one.trim() || []);
			for (const one of patterns)
				try {
					writtenFor(code, one).forEach(parsePattern);
				} catch (error) {
					ctx.addIssue({ code: 'custom', message: (error as Error).message });
				}
			return patterns;
		});
	const asked = (id: string): readonly string[] => shared.kinds[id]?.ask ?? [];
	const Example = z.strictObject({
		text: z.coerce.string().min(2),
		asks: z.array(Id),
		never: z.array(Id).default([]),
	});
	const Kind = z.strictObject({ cues: Patterns, not: Patterns, examples: z.array(Example).min(2) });
	const Question = z.strictObject({
		ask: Text.min(3).max(MOST_QUESTION),
		line: z.string().refine(isStorable),
		options: Options.refine(({ length }) => length >= 3 && length <= 4, 'Three or four options.'),
		answered: Patterns,
	});
	return z
		.strictObject({
			numbers: Words,
			heads: Words.optional(),
			mine: Patterns,
			given: Patterns,
			kinds: z.strictObject(Object.fromEntries(Object.keys(shared.kinds).map((id) => [id, Kind]))),
			questions: z.strictObject(Object.fromEntries(Object.keys(shared.questions).map((id) => [id, Question]))),
		})
		.superRefine(({ kinds }, ctx) => {
			for (const [id, { examples }] of Object.entries(kinds))
				for (const { asks, never } of examples)
					for (const one of [...asks, ...never])
						if (!asked(id).includes(one))
							ctx.addIssue({ code: 'custom', message: `It is not asked '${one}'.`, path: ['kinds', id, 'examples'] });
		});
}
export type LanguageFile = z.infer<ReturnType<typeof languageFile>>;
