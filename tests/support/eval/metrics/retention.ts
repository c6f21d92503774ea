import { anchorShare } from '../anchor-share.ts';
import { comparable } from '../comparable.ts';
import type { Desk } from '../desk.ts';
import { type Control, type Figure, type Metric, percent } from '../metric.ts';
import { readRetentionCases } from '../rows.ts';
import type { RuleRow } from '../rule-row.ts';
import { nextOf, RULE_SETS } from '../sets.ts';
import { dropQuotes, firstSentence, shiftNumbers } from '../spoil.ts';

const TARGET = { op: '>=', bound: 99.5 } as const;

/** Checks that results contain the requirements of their prompts. */
export const retention: Metric = {
	id: 'retention',
	title: 'Constraint retention',
	definition:
		"Each machine-checkable rule of a row gives anchors: a keyword, a number, the direction of a limit, a unit, an exact phrase. Share of the anchors of the request found anywhere in the result. The goal is 100 %, the alarm stands at 99.5 %. For the project's own briefs every listed detail must be found.",
	measure: (desk) => [...RULE_SETS.map((set) => measureSet(desk, set)), measureCases(desk)],
};

function measureSet(desk: Desk, set: string): Figure {
	const rows = desk.rows<RuleRow>(set);
	const { value, count, misses } = anchorShare(rows, ({ prompt }) => desk.result(prompt).prompt);
	const controls = set === 'ifeval' ? controlsFor(desk, rows) : [];
	return { label: 'retention', set, count, value, unit: '%', target: TARGET, worst: misses, controls };
}

function controlsFor(desk: Desk, rows: readonly RuleRow[]): Control[] {
	const control = (name: string, textFor: (row: RuleRow, index: number) => string) => ({
		name,
		value: anchorShare(rows, textFor).value,
	});
	const text = (prompt: string) => desk.result(prompt).prompt;
	return [
		control('first sentence only', (row) => firstSentence(row.prompt)),
		control("another prompt's output", (_, index) => text(nextOf(rows, index).prompt)),
		control('numbers changed', (row) => shiftNumbers(text(row.prompt))),
		control('quotes dropped', (row) => dropQuotes(text(row.prompt))),
	];
}

function measureCases(desk: Desk): Figure {
	const cases = readRetentionCases();
	const facts = cases.flatMap((one) => one.must_survive.map((wanted) => ({ ...one, wanted })));
	const share = (textFor: (prompt: string) => string) => {
		const lost = facts.filter(({ prompt, wanted }) => !comparable(textFor(prompt)).includes(comparable(wanted)));
		return { lost, value: percent(facts.length - lost.length, facts.length) };
	};
	const { lost, value } = share((prompt) => desk.result(prompt).prompt);
	return {
		label: 'details of own briefs kept',
		set: 'retention_cases',
		count: facts.length,
		value,
		unit: '%',
		target: { op: '=', bound: 100 },
		worst: lost.map(({ name, wanted }) => ({ row: name, reason: `not found: ${wanted}` })),
		controls: [{ name: 'first sentence only', value: share(firstSentence).value }],
	};
}
