import type { LedgerEntry, PlannedLine, PlannedSection, SectionId } from '#engine/types';
import type { Brief } from './brief.ts';

const AT_MOST = 5;

/** Three to five sentences, each true of this very rewrite. */
export function explainWhy(
	brief: Brief,
	sections: readonly PlannedSection[],
	ledger: readonly LedgerEntry[],
): string[] {
	const lines = (id: SectionId) => sections.find((section) => section.id === id)?.lines ?? [];
	return [
		testReason(brief, lines('tests')),
		ledgerReason(ledger),
		gapReason(lines('criticalGaps')),
		sourceReason(lines('source')),
		ruleReason(lines('constraints')),
		languageReason(brief, lines('constraints')),
		stepReason(brief, lines('steps')),
		deliverableReason(lines('deliverables')),
		'Your own words stand; what was added is marked as added.',
	]
		.filter((reason) => reason !== null)
		.slice(0, AT_MOST);
}

function testReason({ rules }: Brief, tests: readonly PlannedLine[]): string | null {
	const own = tests.filter(({ source }) => source.length > 0);
	const first = rules.find(({ test }) => own.some(({ text }) => text === test));
	if (!first) return null;
	const words = first.constraint.span.text.trim().replace(/[.,;:]$/, '');
	const others = own.length - 1;
	if (others === 0) return `Your “${words}” is now a checkable test.`;
	return `Your “${words}” is now a checkable test, and so ${others === 1 ? 'is 1 other rule' : `are ${others} other rules`}.`;
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
	const own = constraints.filter(({ origin }) => origin === 'yours').length;
	return own === 0
		? null
		: `${own === 1 ? 'Your rule stands' : `Your ${own} rules stand`} before anything that was added.`;
}

function languageReason({ reading }: Brief, constraints: readonly PlannedLine[]): string | null {
	const isLocked = constraints.some(({ rule }) => rule === 'language.answer');
	return isLocked ? `The answer is asked for in ${reading.language.name}, the language you wrote in.` : null;
}

function stepReason({ task }: Brief, steps: readonly PlannedLine[]): string | null {
	if (steps.some(({ rule }) => rule === 'step.own')) return 'Your tasks stand as numbered steps, in your order.';
	return steps.length < 2 || task.id === 'other' ? null : `The steps are those that ${task.label} usually takes.`;
}

const deliverableReason = (deliverables: readonly PlannedLine[]) =>
	deliverables.length === 0 ? null : 'It says what the answer has to look like.';

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;
