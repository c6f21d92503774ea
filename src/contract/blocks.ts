import { z } from 'zod';
import { Range } from './review.ts';

export const SectionId = z.enum([
	'intent',
	'criticalGaps',
	'constraints',
	'steps',
	'tests',
	'deliverables',
	'source',
	'closing',
]);
export type SectionId = z.infer<typeof SectionId>;

/** Who a line is from. `derived`: made from the visitor's words, such as a check of their rule. */
const LineOrigin = z.enum(['yours', 'derived', 'added', 'assumed']);
export type LineOrigin = z.infer<typeof LineOrigin>;

const Stretch = Range.extend({ section: SectionId });

/** A piece of the result, by its offsets, without marks for headings, list items or fences. */
export const Block = z.discriminatedUnion('kind', [
	Stretch.extend({ kind: z.literal('heading') }),
	Stretch.extend({
		kind: z.literal('line'),
		/** `-`, a number such as `1.`, or empty. */
		bullet: z.string(),
		/** Null for lines that are part of every result's form. */
		origin: LineOrigin.nullable(),
		is: z.enum([
			'request',
			'background',
			'label',
			'rule',
			'material',
			'gap',
			'option',
			'safety',
			'step',
			'check',
			'deliverable',
			'settled',
			'restatement',
			'closing',
		]),
	}),
	Stretch.extend({ kind: z.literal('material') }),
]);
export type Block = z.infer<typeof Block>;
