import { z } from 'zod';
import { Action, label, pageHead, planText, text } from './page-copy.ts';

/** content/faq.yaml: the page around the questions. */
export const FaqCopy = z.strictObject({
	...pageHead,
	more: z.strictObject({
		heading: label('Heading of the panel under the questions.'),
		text: planText('Where to turn when the answer was not there.'),
		action: Action,
	}),
});

/** Front matter of a file in content/faq/. The answer is the Markdown below it; the files stand in order of their names. */
export const FaqFront = z.strictObject({
	question: text('As a visitor would ask it, with its question mark.', 90).regex(
		/\?$/,
		'must end with a question mark',
	),
	anchor: z
		.string()
		.regex(/^[a-z][a-z-]{1,20}$/, 'must be lower-case letters and hyphens, such as cancel-anytime')
		.describe('The end of the link to this question: how makes /faq#how. Do not change it once it is in use.'),
});
export type FaqFront = z.infer<typeof FaqFront>;
