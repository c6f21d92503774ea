import { z } from 'zod';

const label = (about: string) => z.string().min(1).max(60).describe(about);
const sentence = (about: string) => z.string().min(1).max(200).describe(about);

/** The reviews page and the dialog in which one is written. */
export const ReviewsCopy = z.strictObject({
	title: label('Browser tab.'),
	description: sentence('For search engines.'),
	heading: label('Heading.'),
	lede: sentence('Under it.'),
	policy: sentence('How reviews are checked; the law asks for it.'),
	write: label('Button.'),
	summary: z.strictObject({
		title: label('Heading of the average, heard by screen readers.'),
		average: label('{n} is the average.'),
		count: z.strictObject({ one: label('{n} is 1.'), other: label('{n} is how many.') }),
		none: label('In place of the count while there is none.'),
	}),
	filter: z.strictObject({
		title: label('Heading of the star filter.'),
		all: label('All of them.'),
		stars: z.strictObject({ one: label('{n} is 1.'), other: label('{n} is 2 to 5.') }),
	}),
	search: z.strictObject({ label: label('Of the search field.'), hint: label('In it while it is empty.') }),
	list: z.strictObject({
		label: label('Name of the list, heard by screen readers.'),
		loading: label('Until the list is there.'),
		found: z.strictObject({ one: label('{n} is 1.'), other: label('{n} is how many.') }),
		rating: label('Heard in place of the stars; {n} is how many.'),
		more: label('Button at the end of a long text.'),
		less: label('The same button once all of it is shown.'),
		next: label('Button for the next twenty.'),
	}),
	empty: z.strictObject({ title: label('Heading when there is no review yet.'), text: sentence('Under it.') }),
	noneFound: z.strictObject({
		text: sentence('No review fits the filter.'),
		clear: label('Button that shows all again.'),
	}),
	failed: z.strictObject({ text: sentence('The list could not be loaded.'), retry: label('Button.') }),
	form: z.strictObject({
		title: label('Heading of the dialog.'),
		name: label('Label.'),
		nameHelp: sentence('Under it.'),
		email: label('Label.'),
		emailHelp: sentence('Under it.'),
		rating: label('Of the stars to choose.'),
		stars: z.strictObject({ one: label('{n} is 1.'), other: label('{n} is 2 to 5.') }),
		text: label('Label.'),
		textHelp: sentence('Under it.'),
		website: label('Label of a trap for programs; nobody sees it.'),
		websiteHelp: sentence('For who meets the trap all the same.'),
		note: sentence('Over the button.'),
		submit: label('Button.'),
		busy: label('The same button while it works.'),
		done: label('Once the review has arrived.'),
		failed: label('When it has not, and the server gave no reason.'),
	}),
	noScript: sentence('In place of the list, without JavaScript.'),
});
export type ReviewsCopy = z.infer<typeof ReviewsCopy>;
