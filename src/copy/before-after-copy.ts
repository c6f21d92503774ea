import { z } from 'zod';
import { label, text } from './page-copy.ts';

/** A rough text and PLOOP's result for it. The result is made when the site is built: only the text is written here. */
export const BeforeAfterCopy = z.strictObject({
	heading: label('Section heading.'),
	lede: text('What there is to see; true of cards beside each other and of cards on top of each other.'),
	sample: text(
		'What somebody might type. PLOOP must be able to answer it without asking back, and every word must be part of a wish.',
		400,
	),
	before: label('Names the rough text.'),
	key: text('Under the rough text: what a number in it means, and what a press on it does.', 120),
	after: label('Names the finished prompt.'),
	kept: text('Beside the name of the prompt; {kept} of {asked} wishes have a line in it.', 120),
});
export type BeforeAfterCopy = z.infer<typeof BeforeAfterCopy>;
