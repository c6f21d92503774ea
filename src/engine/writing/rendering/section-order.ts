import type { Modifiers } from '#engine/modifiers';
import type { SectionId } from '#engine/types';
import { readStructureLock } from '../lines/structure-lock.ts';

const USUAL: readonly SectionId[] = [
	'intent',
	'criticalGaps',
	'constraints',
	'steps',
	'tests',
	'deliverables',
	'source',
];

/**
 * How the families differ from the usual order: Claude reads long material best before the request, Gemini wants the form of
 * the answer beside its rules, and Llama holds best what it reads last, so the form of the answer closes the prompt.
 */
const ORDERS: Readonly<Partial<Record<Modifiers['modelTarget'], readonly SectionId[]>>> = {
	claude: ['source', 'intent', 'criticalGaps', 'constraints', 'steps', 'tests', 'deliverables'],
	gemini: ['intent', 'criticalGaps', 'constraints', 'deliverables', 'steps', 'tests', 'source'],
	llama: ['intent', 'criticalGaps', 'constraints', 'steps', 'tests', 'source', 'deliverables'],
};

/**
 * Sections in the order in which they are rendered. A locked order of our sections comes first, exactly as given; those it
 * does not name follow in the order of the model. The closing line is always last.
 */
export function orderSections({ structureLock, modelTarget }: Modifiers): SectionId[] {
	const usual = ORDERS[modelTarget] ?? USUAL;
	const locked = readStructureLock(structureLock ?? []).sections;
	return [...new Set([...locked, ...usual]), 'closing'];
}
