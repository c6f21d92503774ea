import { z } from 'zod';
import { label, text } from './page-copy.ts';

/** A rough text and what PLOOP makes of it. The second half is made when the site is built: only the first is written here. */
export const BeforeAfterCopy = z.strictObject({
	heading: label('Section heading.'),
	lede: text('What there is to see.'),
	sample: text('What somebody might type. PLOOP must be able to answer it without asking back.', 400),
	before: label('Names the rough text.'),
	after: label('Names the finished prompt.'),
	ledger: label('Names the list of what was asked for.'),
	ledgerSummary: text('Over the list; {found} is how many things were asked for.', 120),
	landed: label('Stands between a thing that was asked for and the section it is in.'),
	marks: z
		.strictObject({
			yours: label('Mark on a line from what was typed.'),
			derived: label('Mark on a test made of a rule that was typed.'),
			added: label('Mark on a line that PLOOP added.'),
			assumed: label('Mark on a line that PLOOP assumed.'),
		})
		.describe('One or two words each.'),
});
export type BeforeAfterCopy = z.infer<typeof BeforeAfterCopy>;
