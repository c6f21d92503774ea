import { z } from 'zod';
import { label, text } from './page-copy.ts';

/** A rough text and what PLOOP makes of it. The second half is made when the site is built: only the first is written here. */
export const BeforeAfterCopy = z.strictObject({
	heading: label('Section heading.'),
	lede: text('What there is to see.'),
	sample: text('What somebody might type. PLOOP must be able to answer it without asking back.', 400),
	before: label('Names the rough text.'),
	after: label('Names the finished prompt.'),
});
export type BeforeAfterCopy = z.infer<typeof BeforeAfterCopy>;
