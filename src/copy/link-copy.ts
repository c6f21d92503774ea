import { z } from 'zod';

export const Href = z
	.string()
	.regex(/^(\/|#|https:\/\/)/)
	.describe('Where it leads: a path on this site such as /pricing, a #section, or an https address.');

export const LinkCopy = z.strictObject({
	label: z.string().max(30).describe('Words on the link; one to three.'),
	href: Href,
});
