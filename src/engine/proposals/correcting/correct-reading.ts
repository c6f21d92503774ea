import type { Clause, Reading } from '#engine/types';
import type { Correction } from './correction.ts';

/** Changes the kinds of some parts. A correction whose words are no part is ignored. */
export const correctReading = (reading: Reading, corrections: readonly Correction[]): Reading =>
	corrections.reduce((corrected, one) => correctOne(corrected, one), reading);

function correctOne(reading: Reading, { as, words }: Correction): Reading {
	const meant = findMeant(reading, words);
	if (meant.length === 0) return reading;
	if (as === 'material') return asMaterial(reading, meant);
	const clauses = reading.clauses.map((clause) => (meant.includes(clause) ? takenAs(clause, as) : clause));
	return { ...reading, clauses };
}

function takenAs(clause: Clause, as: Exclude<Correction['as'], 'material'>): Clause {
	switch (as) {
		case 'task':
			return { ...clause, part: 'task', role: 'task' };
		case 'rule':
			return { ...clause, part: 'content', role: 'rule', isRule: true };
		case 'fact':
			return { ...clause, part: 'background', role: 'context' };
		case 'whole':
			return { ...clause, isGeneral: true };
	}
}

function asMaterial(reading: Reading, meant: readonly Clause[]): Reading {
	const { start } = (meant[0] as Clause).span;
	const { end } = (meant.at(-1) as Clause).span;
	const passage = { kind: 'text', span: { start, end, text: reading.text.slice(start, end) } } as const;
	return {
		...reading,
		clauses: reading.clauses.filter((clause) => !meant.includes(clause)),
		material: [...reading.material, passage].toSorted((a, b) => a.span.start - b.span.start),
		lacksMaterial: false,
	};
}

/** The parts that the words cover exactly; empty if the words are missing, occur twice or end inside a part. */
export function findMeant({ text, clauses }: Reading, words: string): readonly Clause[] {
	const wanted = words.trim();
	const at = text.indexOf(wanted);
	if (wanted === '' || at < 0 || text.includes(wanted, at + 1)) return [];
	const end = at + wanted.length;
	const touched = clauses.filter(({ span }) => span.start < end && at < span.end);
	const around = (from: number, to: number) => /^[\s,;:.!?–-]*$/.test(text.slice(from, Math.max(from, to)));
	const first = touched[0]?.span;
	const last = touched.at(-1)?.span;
	if (first === undefined || last === undefined) return [];
	const isWhole =
		around(Math.min(first.start, at), Math.max(first.start, at)) &&
		around(Math.min(last.end, end), Math.max(last.end, end));
	return isWhole ? touched : [];
}
