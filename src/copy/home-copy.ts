import { z } from 'zod';
import { Href } from './link-copy.ts';

const label = (about: string) => z.string().min(1).max(60).describe(about);
const text = (about: string, max = 180) => z.string().min(1).max(max).describe(about);

const step = {
	title: label('Starts with a verb.'),
	text: text('One or two sentences.'),
	sampleLabel: label('Names the little picture under the step.'),
};

const value = z.strictObject({
	title: label('The benefit.'),
	text: text('Why it is so.'),
	proof: z.array(z.string().min(1).max(20)).min(1).max(4).describe('Set large: one figure, or up to four names.'),
	proofAbout: label('What the figure counts.'),
});

/** The home page, section by section. */
export const HomeCopy = z.strictObject({
	title: text('Browser tab and search results; 30 to 60 characters.', 65),
	description: text('Search results and shared links; 100 to 170 characters.', 200),
	hero: z.strictObject({
		headline: z
			.tuple([label('What is kept.'), label('What is not invented.')])
			.describe('The promise, a line each; up to 26 characters a line, so that it fits a phone.'),
		lede: text('What it does, in one sentence. Longer text pushes the prompt box off a phone.', 140),
		createAccount: label('First of the two quiet buttons under the prompt box.'),
		createAccountHref: Href,
		viewDemo: label('Second button; opens the demo.'),
		wrongLink: label('Opens the dialog about common mistakes.'),
	}),
	own: z.strictObject({
		headline: label('Greets who is signed in; up to 26 characters.'),
		left: label('{n} of {limit} are left.'),
		resets: label('Beside it: {day} is the day on which there are all of them again.'),
		upgrade: label('Beside it when one is left or none.'),
		copy: label('Copies a prompt.'),
		copied: label('On that button for a moment.'),
		refused: text('When the browser does not let the page copy.'),
		recent: label('Heading of the last prompts.'),
		none: text('For who has made none.'),
		failed: text('When they could not be loaded.'),
		all: label('Leads to all of them.'),
		allHref: Href,
	}),
	steps: z.strictObject({
		title: label('Section heading.'),
		items: z.tuple([
			z.strictObject({
				...step,
				sample: text('What a visitor might type; with wishes enough that PLOOP puts them on lines of their own.', 120),
			}),
			z.strictObject(step),
			z.strictObject(step),
		]),
		kinds: z
			.record(z.string(), label('In a word or two.'))
			.describe('What step two calls each kind of detail; a kind that is not named here is not shown.'),
		start: label('Button that scrolls to the prompt box.'),
		audiencesLink: label('Opens the list of audiences.'),
	}),
	values: z.strictObject({
		title: label('Section heading.'),
		cards: z
			.tuple([value, value, value])
			.describe('The first shows how many wishes of the sample above have a line; {kept} and {asked} are counted.'),
	}),
	tryFree: z.strictObject({
		title: label('Section heading.'),
		text: text('May use {freeLimit} and {period}, filled from plans.yaml.'),
		action: label('Button.'),
		href: Href,
	}),
});
export type HomeCopy = z.infer<typeof HomeCopy>;
