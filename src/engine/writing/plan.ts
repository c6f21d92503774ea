import type { PlannedLine, PlannedSection } from '#engine/types';
import { localise } from '../locales/localise.ts';
import type { Brief } from './brief.ts';
import { writeChecks, writeDeliverables, writeRestatement, writeSteps } from './lines/added-lines.ts';
import { writeConstraints } from './lines/constraint-lines.ts';
import { added, yours } from './lines/lines.ts';
import { writeIntent } from './lines/request-lines.ts';
import { identify } from './operations/identify.ts';
import { CLOSING_LINE } from './rendering/headings.ts';
import type { Effect } from './wording/modifier-lines.ts';

/** All sections with their lines, in the default order. Undone steps add no line. */
export function planSections(brief: Brief, effects: readonly Effect[]): PlannedSection[] {
	const sections: PlannedSection[] = [
		{ id: 'intent', lines: writeIntent(brief) },
		{ id: 'criticalGaps', lines: brief.gaps },
		{ id: 'constraints', lines: writeConstraints(brief, effects) },
		{ id: 'steps', lines: writeSteps(brief, effects) },
		{ id: 'tests', lines: writeChecks(brief, effects) },
		{ id: 'deliverables', lines: writeDeliverables(effects) },
		{ id: 'source', lines: writeSource(brief) },
		{ id: 'closing', lines: [...writeRestatement(brief), added('closing', CLOSING_LINE, 'closing')] },
	];
	return withSteps(localise(sections, brief.reading.language.code));
}

/** The pasted passages, unchanged; the renderer fences them. */
function writeSource({ reading, arrangement, isClear }: Brief): PlannedLine[] {
	if (isClear) return [];
	return arrangement.material.map(({ span, kind }) => {
		const text = reading.raw.slice(span.start, span.end).toWellFormed();
		return yours('material', { text, from: [] }, `source.${kind}`, span);
	});
}

/** Lines without an operation: the request, which stays in place, and labels, which belong to the headings. */
const NO_STEP: ReadonlySet<PlannedLine['is']> = new Set(['request', 'label']);

/** Adds the id of its step to every line; no two ids are equal. */
function withSteps(sections: readonly PlannedSection[]): PlannedSection[] {
	const taken = new Set<string>();
	return sections.map(({ id, lines }) => ({
		id,
		lines: lines.map((line) => {
			if (NO_STEP.has(line.is) || (line.is === 'material' && id === 'intent')) return line;
			let operation = identify(line);
			for (let n = 2; taken.has(operation); n++) operation = `${identify(line)}~${n}`;
			taken.add(operation);
			return { ...line, operation };
		}),
	}));
}
