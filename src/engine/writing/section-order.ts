import type { Modifiers } from '#engine/modifiers';
import type { SectionId } from '#engine/types';
import { findHeaded } from '../locales/marks.ts';
import { HEADINGS } from './headings.ts';

const USUAL: readonly SectionId[] = [
	'intent',
	'criticalGaps',
	'constraints',
	'steps',
	'tests',
	'deliverables',
	'source',
];

const SHORT_NAMES: Readonly<Record<string, SectionId>> = {
	gaps: 'criticalGaps',
	constraints: 'constraints',
	safety: 'constraints',
	steps: 'steps',
	whattodo: 'steps',
	stepbystep: 'steps',
	tests: 'tests',
	checks: 'tests',
	deliverable: 'deliverables',
	material: 'source',
};

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
 * Sections in the order in which they are rendered. A locked order comes first, exactly as given; sections it does not
 * name follow in the order of the model. The closing line is always last.
 */
export function orderSections({ structureLock, modelTarget }: Modifiers): SectionId[] {
	const usual = ORDERS[modelTarget] ?? USUAL;
	const locked = (structureLock ?? []).flatMap((name) => findSection(name) ?? []);
	return [...new Set([...locked, ...usual]), 'closing'];
}

function findSection(name: string): SectionId | null {
	const key = squash(name);
	const named = USUAL.find((id) => squash(id) === key || squash(HEADINGS[id as keyof typeof HEADINGS]) === key);
	return named ?? SHORT_NAMES[key] ?? findHeaded(name.trim());
}

const squash = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');
