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
 * Orders that differ from the default: Claude reads long material best before the request, Gemini needs the form of the
 * answer beside the rules, and Llama follows best what comes last, which is the form of the answer.
 */
const ORDERS: Readonly<Partial<Record<Modifiers['modelTarget'], readonly SectionId[]>>> = {
	claude: ['source', 'intent', 'criticalGaps', 'constraints', 'steps', 'tests', 'deliverables'],
	gemini: ['intent', 'criticalGaps', 'constraints', 'deliverables', 'steps', 'tests', 'source'],
	llama: ['intent', 'criticalGaps', 'constraints', 'steps', 'tests', 'source', 'deliverables'],
};

/**
 * The order of rendering. Sections of a locked order come first, the others follow in the model's order. The closing
 * line is always last.
 */
export function orderSections({ structureLock, modelTarget }: Modifiers): SectionId[] {
	const usual = ORDERS[modelTarget] ?? USUAL;
	const locked = readStructureLock(structureLock ?? []).sections;
	return [...new Set([...locked, ...usual]), 'closing'];
}
