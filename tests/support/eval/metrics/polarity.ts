import type { Desk, EvalRow } from '../desk.ts';
import type { Figure, Metric, Worst } from '../metric.ts';
import { lostNegations } from '../negation.ts';
import { polarityFlips } from '../polarity.ts';
import type { RuleRow } from '../rule-row.ts';
import { quoteRow } from '../sections.ts';
import { allRows, RULE_SETS } from '../sets.ts';
import { dropNegations } from '../spoil.ts';

const TARGET = { op: '=', bound: 0 } as const;

/** Checks that no ban becomes a demand, and no demand a ban. */
export const polarity: Metric = {
	id: 'polarity',
	title: 'Polarity flips',
	definition:
		'Two counts. Literals: in the clauses that carry a keyword of the row, a negation word stands in the result if and only if it stands in the request. Bans: words after "do not", "never", "without", "no" of the request that the result carries only in lines without any negation.',
	measure: (desk) => [...RULE_SETS.map((set) => literalFlips(desk, set)), lostBans(desk)],
};

function literalFlips(desk: Desk, set: string): Figure {
	const rows = desk.rows<RuleRow>(set);
	const flips = (spoil: (text: string) => string): Worst[] =>
		rows.flatMap((row) =>
			polarityFlips(row, spoil(desk.result(row.prompt).prompt)).map((literal) => ({
				row: quoteRow(row),
				reason: `turned round: ${literal}`,
			})),
		);
	const found = flips((text) => text);
	return {
		label: 'literals turned round',
		set,
		count: rows.length,
		value: found.length,
		unit: '',
		target: TARGET,
		worst: found,
		controls: set === 'ifeval' ? [{ name: 'negations taken out', value: flips(dropNegations).length }] : [],
	};
}

function lostBans(desk: Desk): Figure {
	const rows = allRows(desk);
	const lost = (spoil: (text: string) => string): Worst[] => rows.flatMap((row) => lostIn(desk, row, spoil));
	const found = lost((text) => text);
	return {
		label: 'bans that lost their negation',
		set: 'all sets',
		count: rows.length,
		value: found.length,
		unit: '',
		target: TARGET,
		worst: found,
		controls: [{ name: 'negations taken out', value: lost(dropNegations).length }],
	};
}

function lostIn(desk: Desk, row: EvalRow, spoil: (text: string) => string): Worst[] {
	return lostNegations(row.prompt, spoil(desk.result(row.prompt).prompt)).map((words) => ({
		row: quoteRow(row),
		reason: `no negation left at: ${words}`,
	}));
}
