import { z } from 'zod';
import { BeforeAfterCopy } from './before-after-copy.ts';
import { Action, label, pageHead, planText, text } from './page-copy.ts';

const step = z.strictObject({ title: label('Starts with a verb.'), text: text('Two or three sentences.', 320) });

/** content/how-it-works.yaml. */
export const HowItWorksCopy = z.strictObject({
	...pageHead,
	stepsHeading: label('Heading of the steps, heard by screen readers.'),
	steps: z.tuple([step, step, step]).describe('Exactly three.'),
	example: BeforeAfterCopy,
	promises: z.strictObject({
		heading: label('Section heading.'),
		items: z
			.array(z.strictObject({ title: label('The promise.'), text: text('How it is kept.', 320) }))
			.min(2)
			.max(6),
	}),
	closing: z.strictObject({
		heading: label('Heading of the panel at the end.'),
		text: planText('One or two sentences.'),
		action: Action,
		second: Action,
	}),
});
export type HowItWorksCopy = z.infer<typeof HowItWorksCopy>;
