import { z } from 'zod';
import { label, pageHead, text } from './page-copy.ts';

const phase = z.strictObject({
	title: label('Now, Next or Beyond.'),
	summary: text('What this stretch of the way is about, in one sentence.', 160),
	items: z
		.array(z.strictObject({ title: label('What it is.'), text: text('What a visitor has of it.', 200) }))
		.min(1)
		.max(8)
		.describe('In the order they are shown.'),
});

/** content/roadmap.yaml. */
export const RoadmapCopy = z.strictObject({
	...pageHead,
	phases: z.tuple([phase, phase, phase]).describe('Exactly three: Now, Next and Beyond.'),
	updates: z.strictObject({
		heading: label('Heading of the panel with the form.'),
		text: text('What a subscriber gets, and how often.'),
	}),
});
export type RoadmapCopy = z.infer<typeof RoadmapCopy>;
