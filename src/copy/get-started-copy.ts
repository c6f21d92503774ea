import { z } from 'zod';
import { BeforeAfterCopy } from './before-after-copy.ts';
import { Action, label, pageHead, planText, text } from './page-copy.ts';

const step = z.strictObject({
	title: label('Starts with a verb.'),
	text: planText('One or two sentences.'),
	example: label("Link to the example, such as 'See an example'."),
	exampleAbout: label('Follows the link for screen readers: an example of what.'),
});

/** content/get-started.yaml. */
export const GetStartedCopy = z.strictObject({
	...pageHead,
	createAccount: Action.describe('Main button.'),
	tryOptimiser: Action.describe('Second button; leads to the prompt box of the home page.'),
	badges: z.array(planText('A short promise.', 60)).min(1).max(4).describe('Trust badges under the buttons.'),
	first: z
		.strictObject({
			typed: label('Over the rough text.'),
			sample: text('A rough text of four or five wishes; no question may be asked about it.', 160),
			made: label('Over the prompt that PLOOP makes of it.'),
		})
		.describe('The example beside the heading.'),
	stepsHeading: label('Section heading.'),
	steps: z.tuple([step, step, step]).describe('Exactly three.'),
	example: BeforeAfterCopy,
	comparison: z.strictObject({
		heading: label('Section heading. The table itself comes from plans.yaml.'),
		lede: planText('One sentence.'),
		createAccount: Action,
		goPro: Action,
		all: Action.describe('Leads to the whole table.'),
	}),
	tips: z.strictObject({
		heading: label('Section heading.'),
		items: z
			.array(
				z.strictObject({ title: label('The advice.'), text: text('Why.'), example: text('As it would be typed.', 60) }),
			)
			.min(2)
			.max(6),
	}),
	faq: z.strictObject({
		heading: label('Section heading.'),
		links: z
			.array(
				z.strictObject({
					topic: z
						.string()
						.regex(/^[a-z-]+$/)
						.describe('The anchor of a question in content/faq/: how leads to /faq#how.'),
					label: text('The question, or a shorter form of it.', 90),
					answer: planText('Its answer in a line.', 120),
				}),
			)
			.min(1)
			.max(6),
	}),
});
export type GetStartedCopy = z.infer<typeof GetStartedCopy>;
