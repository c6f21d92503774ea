import { z } from 'zod';
import { BeforeAfterCopy } from './before-after-copy.ts';
import { Action, label, pageHead, planText, text } from './page-copy.ts';

const step = {
	title: label('Starts with a verb.'),
	text: text('One or two sentences.', 320),
	sampleLabel: label('Names the little picture in the step.'),
};

/** content/how-it-works.yaml. */
export const HowItWorksCopy = z.strictObject({
	...pageHead,
	stepsHeading: label('Heading of the steps, heard by screen readers.'),
	tryOptimiser: Action.describe('The one button at the top; leads to the prompt box of the home page.'),
	steps: z
		.tuple([
			z.strictObject({
				...step,
				sample: text('What a visitor might type; the other two pictures are made of it.', 120),
			}),
			z.strictObject(step),
			z.strictObject(step),
		])
		.describe('Exactly three.'),
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
