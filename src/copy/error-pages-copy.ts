import { z } from 'zod';
import { Href } from './link-copy.ts';

const label = (about: string) => z.string().min(1).max(60).describe(about);
const text = (about: string) => z.string().min(1).max(200).describe(about);

const page = { title: label('Heading and browser tab.'), text: text('What happened and what to do.') };
const ways = {
	description: text('For search engines.'),
	home: label('Button to the home page.'),
	homeHref: Href,
	contact: label('Leads to support.'),
	contactHref: Href,
};

/** Pages shown when there is nothing else to show. */
export const ErrorPagesCopy = z.strictObject({
	notFound: z.strictObject({ ...page, ...ways }).describe('No such address.'),
	serverError: z.strictObject({ ...page, ...ways, retry: label('Loads the page again.') }).describe('Our fault.'),
	crash: z
		.strictObject({
			...page,
			reload: label('Loads the page again.'),
			home: label('Button to the home page.'),
			homeHref: Href,
		})
		.describe('In place of a part of a page that broke.'),
});
