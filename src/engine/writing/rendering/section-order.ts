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
 * Differences from the usual order: Claude reads long material best before the request, Gemini works best with the form of
 * the answer beside the rules, and Llama follows best what it reads last, so the form of the answer comes last.
 */
const ORDERS: Readonly<Partial<Record<Modifiers['modelTarget'], readonly SectionId[]>>> = {
	claude: ['source', 'intent', 'criticalGaps', 'constraints', 'steps', 'tests', 'deliverables'],
	gemini: ['intent', 'criticalGaps', 'constraints', 'deliverables', 'steps', 'tests', 'source'],
	llama: ['intent', 'criticalGaps', 'constraints', 'steps', 'tests', 'source', 'deliverables'],
};

/**
 * Sections in the order in which they are rendered. Sections named in a locked order come first, exactly as given; those it
 * does not name follow in the order of the model. The closing line is always last.
 */
export function orderSections({ structureLock, modelTarget }: Modifiers): SectionId[] {
	const usual = ORDERS[modelTarget] ?? USUAL;
	const locked = readStructureLock(structureLock ?? []).sections;
	return [...new Set([...locked, ...usual]), 'closing'];
}
