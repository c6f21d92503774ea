import type { LedgerEntry } from '#engine/result-model';
import type { Assumption, Operation } from '#engine/review-model';
import type { PlannedLine, PlannedSection } from '#engine/types';
import type { Brief } from './brief.ts';
import { listOperations } from './operations/operations.ts';
import { blocksOf } from './rendering/blocks.ts';
import { FRAME, type Rendered } from './rendering/page.ts';
import { type Headings, render } from './rendering/render.ts';
import { makeLedger } from './reporting/ledger.ts';
import { untouchedLedger, untouchedLines } from './revision/as-sent.ts';
import { findDetails, placeAssumptions, settleAssumptions } from './revision/settle-assumptions.ts';

export interface Finished {
	readonly sections: readonly PlannedSection[];
	readonly rendered: Pick<Rendered, 'prompt' | 'provenance' | 'blocks'>;
	readonly operations: readonly Operation[];
	readonly assumptions: readonly Assumption[];
	readonly ledger: readonly LedgerEntry[];
}

/**
 * Renders a revised plan. If every step is undone and no value is set, the result is the person's text.
 *
 * @param full the plan with every step taken
 * @param now the plan as revised
 */
export function finish(full: readonly PlannedSection[], now: readonly PlannedSection[], brief: Brief): Finished {
	const { reading, modifiers, revision } = brief;
	const undone = new Set(revision.undone);
	const details = findDetails(full, brief, revision);
	const left = now.map(({ id, lines }) => ({
		id,
		lines: lines.filter((line) => stays(line, undone, revision.isShort)),
	}));
	const sections = withoutLooseLabels(settleAssumptions(left, details, revision, brief));
	const headings = headingsOf(brief);
	const rendered = render(sections, modifiers, reading.language.code, undone.has(FRAME) ? 'none' : headings);
	const hasHeadings =
		headings === 'all' || full.some(({ id, lines }) => id !== 'intent' && id !== 'closing' && lines.length > 0);
	const operations = listOperations(brief, full, undone, sections, rendered, hasHeadings);
	const assumptions = placeAssumptions(details, sections, rendered, revision);
	const isAsSent =
		operations.length > 0 &&
		operations.every(({ isUndone }) => isUndone) &&
		!assumptions.some(({ status }) => status === 'settled');
	if (isAsSent) return { ...asSent(brief), operations, assumptions };
	return { sections, rendered, operations, assumptions, ledger: makeLedger(reading, brief.edits, sections, rendered) };
}

const headingsOf = ({ isClear }: Brief): Headings => (isClear ? 'added' : 'all');

/** "Shorter, same facts" keeps the person's lines, their chosen options and the safety lines. */
const NEEDED: ReadonlySet<PlannedLine['is']> = new Set(['closing', 'safety', 'option', 'label', 'restatement']);

function stays({ is, origin, operation = '' }: PlannedLine, undone: ReadonlySet<string>, isShort: boolean): boolean {
	if (undone.has(operation)) return false;
	return !isShort || origin === 'yours' || NEEDED.has(is);
}

/** Drops labels without lines, and lines that refer to a missing block. */
function withoutLooseLabels(sections: readonly PlannedSection[]): PlannedSection[] {
	const hasBlock = sections.some(({ id, lines }) => id === 'source' && lines.some(({ is }) => is === 'material'));
	return sections.map(({ id, lines }) => ({
		id,
		lines: lines.filter(({ is, rule }, at) => {
			const next = lines[at + 1]?.is;
			if (is === 'label') return next !== undefined && next !== 'label';
			return hasBlock || !(rule === 'safety.material' || is === 'restatement');
		}),
	}));
}

function asSent({ reading }: Brief): Pick<Finished, 'sections' | 'rendered' | 'ledger'> {
	const prompt = reading.raw.toWellFormed();
	const blocks = blocksOf({ is: 'request', text: prompt, origin: 'yours', source: [] }, '', 'intent', 0);
	const rendered = { prompt, provenance: untouchedLines(prompt, [], 'undone'), blocks };
	return { sections: [], rendered, ledger: untouchedLedger(reading, prompt, []) };
}
