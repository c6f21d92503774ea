import { z } from 'zod';
import { Action, label, pageHead, text } from './page-copy.ts';

/** Front matter of content/about.md. The story is the Markdown below it: a section for each `## Heading`. */
export const AboutFront = z.strictObject({
	...pageHead,
	closing: z
		.strictObject({
			heading: label('Heading of the panel at the end.'),
			text: text('One or two sentences.'),
			action: Action.describe('Button that leads to the roadmap.'),
		})
		.describe('The panel at the end of the page.'),
});
export type AboutFront = z.infer<typeof AboutFront>;

const DATE_HINT = "must be today, or a date in quotes such as '2026-11-22'";

/** Front matter of a file in content/legal/. Its sections are the `## Headings` of the Markdown below. */
export const LegalFront = z.strictObject({
	...pageHead,
	lastUpdated: z
		.string({ error: DATE_HINT })
		.refine((value) => value === 'today' || z.iso.date().safeParse(value).success, DATE_HINT)
		.describe('`today` shows the day on which the page is read; otherwise a fixed date.'),
	isNumbered: z.boolean().default(false).describe('true puts 1., 2., 3. before the headings, in the contents too.'),
	inShort: z
		.array(text('One point in plain words.', 200))
		.max(6)
		.default([])
		.describe('The box above the text. It sums up and binds nobody.'),
});
export type LegalFront = z.infer<typeof LegalFront>;

/** content/legal.yaml: words around the text of every legal page. */
export const LegalCopy = z.strictObject({
	contents: label('Heading of the list of sections.'),
	lastUpdated: label('Stands before the date.'),
	inShort: label('Heading of the box that sums up.'),
	notAdvice: text('The line that says that this is no legal advice.'),
	print: label('Button that prints the page.'),
	top: label('Link at the end, back to the top.'),
	storage: z
		.strictObject({
			name: label('Heading of the first column.'),
			purpose: label('Heading of the second column.'),
			when: label('Heading of the third column: what brings it about.'),
			lasts: label('Heading of the last column.'),
			places: z.strictObject({
				cookie: label('One word.'),
				local: label('Local storage.'),
				session: label('Session storage.'),
			}),
			groups: z.strictObject({
				necessary: label('Heading over what needs no consent.'),
				analytics: label('Heading over what comes after consent alone.'),
			}),
		})
		.describe('The list of cookies and storage on /privacy; what is in it comes from storage.yaml.'),
});

/** content/operator.yaml: who runs the site. Legal pages quote these as {operator}, {privacyEmail} and so on. */
export const OperatorCopy = z.strictObject({
	operator: text('Who runs the service: the name of the company or person that is responsible for the data.', 120),
	privacyEmail: z.email().describe('Where requests about personal data arrive. Somebody must read it every few days.'),
	backupDays: z.int().positive().max(365).describe('How many days a backup is kept before it is overwritten.'),
});
export type OperatorCopy = z.infer<typeof OperatorCopy>;
