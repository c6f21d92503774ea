import { effectiveAnchors } from './anchors.ts';
import { comparable } from './comparable.ts';
import { polarityFlips } from './polarity.ts';
import type { Row } from './rows.ts';
import { surfaceOf } from './sections.ts';

/** How much of what the prompts ask for their results still carry, as shares of all effective anchors. */
export interface Score {
	readonly rows: number;
	readonly anchors: number;
	/** Found anywhere in the result. */
	readonly retention: number;
	/** Found where the result states rules. */
	readonly surfacing: number;
	readonly flips: readonly string[];
	readonly misses: readonly string[];
}

/** @param resultFor the result for a row, or null when there is none to judge */
export function scoreRows(rows: readonly Row[], resultFor: (row: Row, index: number) => string | null): Score {
	let [judged, anchors, retained, surfaced] = [0, 0, 0, 0];
	const flips: string[] = [];
	const misses: string[] = [];
	for (const [index, row] of rows.entries()) {
		const result = resultFor(row, index);
		if (result === null) continue;
		judged++;
		const [whole, surface] = [comparable(result), comparable(surfaceOf(result))];
		for (const anchor of effectiveAnchors(row)) {
			anchors++;
			if (anchor.isIn(whole)) retained++;
			else misses.push(`lost ${row.key} ${anchor.label}`);
			if (anchor.isIn(surface)) surfaced++;
			else misses.push(`not surfaced ${row.key} ${anchor.label}`);
		}
		flips.push(...polarityFlips(row, surfaceOf(result)).map((literal) => `${row.key} ${literal}`));
	}
	return { rows: judged, anchors, retention: retained / anchors, surfacing: surfaced / anchors, flips, misses };
}
