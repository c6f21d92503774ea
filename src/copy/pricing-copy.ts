import { z } from 'zod';
import { Href } from './link-copy.ts';

const label = (about: string) => z.string().min(1).max(60).describe(about);
const text = (about: string, max = 200) => z.string().min(1).max(max).describe(about);

const card = {
	price: label('Its price: {free}, {monthly} or {annual}.'),
	per: label('What the price is for; stands after it.'),
	short: label('The same in two words or three, where there is little room.'),
	note: text('Under the button.', 80),
	action: label('Button.'),
	href: Href,
	manage: label('In place of the button, for who has this plan or more.'),
	manageHref: Href,
};

export const ComparisonCopy = z.strictObject({
	title: label('Heading of the table.'),
	caption: label('Says what the table shows, to who cannot see it.'),
	feature: label('Head of the first column.'),
	free: label('Head of the column of the free plan.'),
	pro: label('Head of the column of Pro.'),
	has: label('Said in place of a tick.'),
	hasNot: label('Said in place of a dash.'),
});
export type ComparisonCopy = z.infer<typeof ComparisonCopy>;

/** `content/pricing.yaml`. Figures in {braces} are filled in from plans.yaml, as are the names and features of the plans. */
export const PricingCopy = z.strictObject({
	title: text('Browser tab and search results; 20 to 60 characters.', 65),
	description: text('Search results and shared links; 100 to 170 characters.'),
	heading: label('Heading.'),
	lede: text('Under the heading.', 260),
	jump: label('Names the links to the cards on a phone.'),
	cardsLabel: label('Names the three cards.'),
	cards: z.strictObject({
		free: z.strictObject({ ...card, more: z.array(label('What else it has, after its list in plans.yaml.')).max(3) }),
		monthly: z.strictObject({ ...card, badge: label('On its corner: that it is the one to begin with.') }),
		annual: z.strictObject({ ...card, badge: label('On its corner; {saving} is the percentage saved.') }),
	}),
	yours: label('On the card of the free plan, for who has it.'),
	promises: z
		.array(z.strictObject({ title: label('The promise.'), text: text('What it means.') }))
		.length(3)
		.describe('Under the cards.'),
	comparison: ComparisonCopy,
	custom: z.strictObject({
		title: label('Heading.'),
		text: text('One sentence.'),
		action: label('Button.'),
		href: Href,
	}),
	canceled: z.strictObject({
		title: label('Title of what is said after a checkout was left.'),
		message: text('The rest of it.', 90),
	}),
});
export type PricingCopy = z.infer<typeof PricingCopy>;
