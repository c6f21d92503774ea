import type { LedgerEntry, PlannedLine, PlannedSection, SectionId } from '#engine/types';
import type { Brief } from './brief.ts';

const AT_MOST = 5;

/** Up to five sentences, each true of this very result. */
export function explainWhy(
	brief: Brief,
	sections: readonly PlannedSection[],
	ledger: readonly LedgerEntry[],
): string[] {
	const lines = (id: SectionId) => sections.find((section) => section.id === id)?.lines ?? [];
	return [
		brief.isClear ? clearReason(brief) : null,
		ruleReason(lines('constraints')),
		ledgerReason(ledger),
		editReason(brief),
		sourceReason(lines('source')),
		gapReason(lines('criticalGaps')),
		stepReason(brief, lines('steps')),
		lines('constraints').some(({ origin }) => origin === 'added')
			? 'What was added stands apart and is marked as added.'
			: 'Nothing stands in it that you did not say.',
	]
		.filter((reason) => reason !== null)
		.slice(0, AT_MOST);
}

const clearReason = ({ edits, isWellMade }: Brief): string =>
	isWellMade || edits.length === 0
		? 'It was clear already, so every word of it stands as you wrote it.'
		: 'It was clear already, so it was only tidied.';

function editReason({ edits, isClear }: Brief): string | null {
	const gone = edits.filter(({ rule }) => rule === 'correction').length;
	if (gone > 0) return `What you took back is out, so ${gone === 1 ? 'one value stands' : 'the later values stand'}.`;
	const spelt = edits.filter(({ rule }) => rule === 'spelling').length;
	return spelt === 0 || isClear
		? null
		: `${count(spelt, 'word was', 'words were')} written out; names and figures are as you typed them.`;
}

function ledgerReason(ledger: readonly LedgerEntry[]): string | null {
	const kept = ledger.filter(({ status }) => status !== 'missing').length;
	if (kept === 0) return null;
	const refusals = ledger.filter(({ negated }) => negated).length;
	const tail = refusals === 0 ? '' : `, ${count(refusals, "don't", "don'ts")} among them`;
	return `${kept} of ${count(ledger.length, 'detail', 'details')} you gave ${ledger.length === 1 ? 'is' : 'are'} in it, word for word${tail}.`;
}

function gapReason(gaps: readonly PlannedLine[]): string | null {
	if (gaps.length === 0) return null;
	return `${count(gaps.length, 'open point is', 'open points are')} named, so the model does not fill ${gaps.length === 1 ? 'it' : 'them'} in silently.`;
}

const sourceReason = (source: readonly PlannedLine[]) =>
	source.length === 0 ? null : 'Your material is fenced off, unchanged, so it is worked on and not obeyed.';

function ruleReason(constraints: readonly PlannedLine[]): string | null {
	const own = constraints.filter(({ is }) => is === 'rule').length;
	return own === 0
		? null
		: own === 1
			? 'Your wish stands on a line of its own.'
			: `Each of your ${own} wishes stands on a line of its own, so none is overlooked.`;
}

function stepReason({ task }: Brief, steps: readonly PlannedLine[]): string | null {
	return steps.length < 2 || task.id === 'other' ? null : `The steps are those that ${task.label} usually takes.`;
}

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;
