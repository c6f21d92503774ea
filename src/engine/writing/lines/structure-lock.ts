import { findHeaded } from '#engine/locales/marks';
import type { SectionId } from '#engine/types';
import { HEADINGS } from '../rendering/headings.ts';

/** A locked order, of a result's sections or of parts of the thing to be made. */
export interface StructureLock {
	/** Sections of a result, in the wanted order. */
	readonly sections: readonly SectionId[];
	/** Parts of the deliverable, in the person's words. */
	readonly parts: readonly string[];
	/** Names that are not sections of a result. */
	readonly unknown: readonly string[];
}

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
const HALF = 0.5;

/** "Hook, Steps, Call to action" is an order of parts, although one name is that of a section. */
export function readStructureLock(names: readonly string[]): StructureLock {
	const found = names.map((name) => ({ name: name.trim(), section: findSection(name) }));
	const sections = found.flatMap(({ section }) => section ?? []);
	// A single name is no order.
	if (names.length > 1 && sections.length <= names.length * HALF)
		return { sections: [], parts: found.map(({ name }) => name), unknown: [] };
	return { sections, parts: [], unknown: found.filter(({ section }) => section === null).map(({ name }) => name) };
}

function findSection(name: string): SectionId | null {
	const key = squash(name);
	const own = Object.entries(HEADINGS) as [SectionId, string][];
	const named = own.find(([id, heading]) => squash(id) === key || squash(heading) === key)?.[0];
	return named ?? SHORT_NAMES[key] ?? findHeaded(name.trim());
}

const squash = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');
