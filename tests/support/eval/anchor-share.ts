import { effectiveAnchors } from './anchors.ts';
import { comparable } from './comparable.ts';
import { percent, type Worst } from './metric.ts';
import type { RuleRow } from './rule-row.ts';
import { quoteRow } from './sections.ts';

export interface AnchorShare {
	readonly count: number;
	/** Percentage of the anchors that were found. */
	readonly value: number;
	readonly misses: readonly Worst[];
}

/** The share of the prompts' anchors that the judged texts contain. */
export function anchorShare(rows: readonly RuleRow[], textFor: (row: RuleRow, index: number) => string): AnchorShare {
	let [count, found] = [0, 0];
	const misses: Worst[] = [];
	for (const [index, row] of rows.entries()) {
		const text = comparable(textFor(row, index));
		const anchors = effectiveAnchors(row);
		const lost = anchors.filter((anchor) => !anchor.isIn(text));
		count += anchors.length;
		found += anchors.length - lost.length;
		if (lost.length > 0)
			misses.push({ row: quoteRow(row), reason: `not found: ${lost.map(({ label }) => label).join(', ')}` });
	}
	return { count, value: percent(found, count), misses };
}
