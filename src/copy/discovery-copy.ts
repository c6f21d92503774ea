import { z } from 'zod';
import { Href } from './link-copy.ts';

const label = (about: string) => z.string().min(1).max(60).describe(about);
const sentence = (about: string) => z.string().min(1).max(240).describe(about);

/** What machines read: llms.txt, security.txt, the web manifest. */
export const DiscoveryCopy = z.strictObject({
	summary: sentence('What the product is, in two sentences, for a language model.'),
	notes: z.array(sentence('One more thing to know; a full sentence.')).min(1),
	links: z
		.array(
			z.strictObject({
				label: label('Name of the page.'),
				href: Href,
				about: sentence('What it holds, in a few words.'),
			}),
		)
		.min(1)
		.describe('Pages worth reading, the most useful first.'),
	securityEmail: z.email().describe('Where a weakness is reported; in security.txt.'),
	app: z.strictObject({
		name: label('Under the icon when there is room.'),
		shortName: z.string().min(1).max(12).describe('Under the icon; up to 12 characters.'),
	}),
});
export type DiscoveryCopy = z.infer<typeof DiscoveryCopy>;
