import type { PlannedSection } from '#engine/types';
import { localise } from '../locales/localise.ts';
import type { Brief } from './brief.ts';
import { CLOSING_LINE } from './headings.ts';
import { added } from './lines.ts';
import type { Effect } from './modifier-effects.ts';
import { writeTests } from './sections/acceptance-tests.ts';
import { writeConstraints } from './sections/constraints.ts';
import { writeCriticalGaps } from './sections/critical-gaps.ts';
import { writeDeliverables } from './sections/deliverables.ts';
import { writeIntent } from './sections/intent.ts';
import { writeRestatement } from './sections/restatement.ts';
import { writeSource } from './sections/source.ts';
import { writeSteps } from './sections/steps.ts';

/** Every section with all it could say, in the usual order; how much of it stays is decided afterwards. */
export function planSections(brief: Brief, effects: readonly Effect[]): PlannedSection[] {
	const sections: PlannedSection[] = [
		{ id: 'intent', lines: writeIntent(brief) },
		{ id: 'criticalGaps', lines: writeCriticalGaps(brief) },
		{ id: 'constraints', lines: writeConstraints(brief, effects) },
		{ id: 'steps', lines: writeSteps(brief, effects) },
		{ id: 'tests', lines: writeTests(brief, effects) },
		{ id: 'deliverables', lines: writeDeliverables(brief, effects) },
		{ id: 'source', lines: writeSource(brief) },
		{ id: 'closing', lines: [...writeRestatement(brief), added(CLOSING_LINE, 'closing')] },
	];
	return localise(sections, brief.reading.language.code);
}
