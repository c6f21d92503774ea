import type { Clause, Material, Reading } from '#engine/types';

/** From this many clauses on, a background is a passage of its own (a problem statement, a record, a board). */
const LONG = 6;

/**
 * A long run of background is kept in one piece, byte for byte, instead of being cut into a list: its lines, order and
 * repetitions carry sense that no list keeps.
 */
export function setAsideLongBackground(reading: Reading): Reading {
	if (!reading.clauses.some(({ role }) => role === 'task')) return reading;
	const runs = backgroundRuns(reading).filter((run) => run.length >= LONG);
	if (runs.length === 0) return reading;
	const aside = new Set(runs.flat());
	const material = [...reading.material, ...runs.map((run) => passageOf(run, reading))];
	return {
		...reading,
		clauses: reading.clauses.filter((clause) => !aside.has(clause)),
		material: material.sort((a, b) => a.span.start - b.span.start),
	};
}

function backgroundRuns({ clauses, material }: Reading): Clause[][] {
	const runs: Clause[][] = [[]];
	for (const clause of clauses) {
		const previous = runs.at(-1)?.at(-1);
		const isCut =
			previous && material.some(({ span }) => span.start >= previous.span.end && span.end <= clause.span.start);
		if (clause.role !== 'context') runs.push([]);
		else if (isCut) runs.push([clause]);
		else runs.at(-1)?.push(clause);
	}
	return runs;
}

function passageOf(run: readonly Clause[], { text }: Reading): Material {
	const start = run[0]?.span.start ?? 0;
	const end = run.at(-1)?.span.end ?? start;
	return { kind: 'text', span: { start, end, text: text.slice(start, end) } };
}
