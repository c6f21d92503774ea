import type { LedgerEntry, ProvenanceLine } from '#engine/result-model';
import type { Reading, SectionId } from '#engine/types';
import type { findSectionStarts } from '../rendering/section-starts.ts';

type Starts = ReturnType<typeof findSectionStarts>;

/** The ledger of an unchanged text, in which each fact is where it was written. */
export const untouchedLedger = (reading: Reading, prompt: string, starts: Starts): LedgerEntry[] =>
	reading.facts.map(({ kind, negated, span: { start, end } }, index) => {
		const landed = { start, end, section: sectionAt(start, starts) };
		const text = prompt.slice(start, end);
		return { id: `fact-${index + 1}`, kind, text, negated, source: { start, end }, landed, status: 'kept' };
	});

/** The provenance of an unchanged text, in which every line is the person's. */
export function untouchedLines(prompt: string, starts: Starts, rule: string): ProvenanceLine[] {
	const lines: ProvenanceLine[] = [];
	let start = 0;
	for (const text of prompt.split('\n')) {
		const end = start + text.length;
		const section = sectionAt(start, starts);
		if (text.trim() !== '') lines.push({ start, end, section, origin: 'yours', rule, source: [{ start, end }] });
		start = end + 1;
	}
	return lines;
}

const sectionAt = (at: number, starts: Starts): SectionId =>
	starts.findLast(({ start }) => start <= at)?.section ?? 'intent';
