import type { Modifiers } from '#engine/modifiers';
import type { Optimised } from '#engine/result-model';
import type { SectionId } from '#engine/types';
import { comparable } from '../comparable.ts';
import type { Desk, EvalRow } from '../desk.ts';
import { type Figure, type Metric, percent, type Worst } from '../metric.ts';
import { OPTIONS, ORDERS } from '../option-values.ts';
import { quoteRow, sectionText } from '../sections.ts';
import { hashedRows } from '../sets.ts';

const HEADED: readonly SectionId[] = [
	'intent',
	'criticalGaps',
	'constraints',
	'steps',
	'tests',
	'deliverables',
	'source',
];

/** Checks that an option changes only its own sections and none of the person's words. */
export const options: Metric = {
	id: 'options',
	title: 'Options',
	definition:
		"Sixty requests, the lowest hashes of six sets, with every value of every option against the plain result. Own section: no line outside the option's sections differs. Anchors: the result holds every line that the plain result marks as the person's (a rule that gives way to no option). Order: with a fixed order, the sections named stand first and in that order, and each section holds what it held.",
	measure: (desk) => {
		const rows = hashedRows(desk);
		const pairs = rows.flatMap((row) =>
			OPTIONS.flatMap(({ values, sections }) => values.map((value) => ({ row, value, sections }))),
		);
		const elsewhere = pairs.flatMap(({ row, value, sections }) => changedElsewhere(desk, row, value, sections));
		const lost = pairs.flatMap(({ row, value }) => lostLines(desk, row, value));
		const orders = rows.flatMap((row) => ORDERS.map((order) => ({ row, order })));
		const disordered = orders.flatMap(({ row, order }) => orderFault(desk, row, order, order));
		const reversed = orders.flatMap(({ row, order }) => orderFault(desk, row, [...order, 'Intent'].reverse(), order));
		const misread = pairs.flatMap(({ row, value }) => changedElsewhere(desk, row, value, []));
		const shifted = pairs.flatMap(({ row, value }, index) =>
			lostLines(desk, row, value, rows[(index + 1) % rows.length]),
		);
		return [
			figure('only its own sections change', pairs.length, elsewhere, 'no section allowed to change', misread),
			figure("the person's lines intact", pairs.length, lost, "another prompt's output", shifted),
			figure('fixed order exact', orders.length, disordered, 'another order', reversed),
		];
	},
};

function figure(label: string, count: number, worst: Worst[], control: string, spoilt: Worst[]): Figure {
	const share = (faults: readonly Worst[]) => percent(count - faults.length, count);
	return {
		label,
		set: 'raw requests',
		count,
		value: share(worst),
		unit: '%',
		target: { op: '=', bound: 100 },
		worst,
		controls: [{ name: control, value: share(spoilt) }],
	};
}

function changedElsewhere(desk: Desk, row: EvalRow, value: Partial<Modifiers>, own: readonly SectionId[]): Worst[] {
	const [plain, changed] = [desk.result(row.prompt), desk.result(row.prompt, value)];
	const other = HEADED.filter((id) => !own.includes(id)).find(
		(id) => sectionText(plain, [id]) !== sectionText(changed, [id]),
	);
	return other === undefined ? [] : [{ row: quoteRow(row), reason: `${JSON.stringify(value)} changes ${other}` }];
}

function lostLines(desk: Desk, row: EvalRow, value: Partial<Modifiers>, from = row): Worst[] {
	const changed = comparable(desk.result(from.prompt, value).prompt);
	const lost = ownLines(desk.result(row.prompt)).find((line) => !changed.includes(line));
	return lost === undefined
		? []
		: [{ row: quoteRow(row), reason: `${JSON.stringify(value)} loses: ${lost.slice(0, 80)}` }];
}

const ownLines = ({ prompt, provenance }: Optimised): string[] =>
	provenance
		.filter(({ origin, section }) => origin === 'yours' && section !== 'deliverables')
		.map(({ start, end }) => comparable(prompt.slice(start, end).replace(/^- /, '')));

function orderFault(desk: Desk, row: EvalRow, wanted: readonly string[], order: readonly string[]): Worst[] {
	const [plain, locked] = [desk.result(row.prompt), desk.result(row.prompt, { structureLock: order })];
	const headings = locked.prompt.split('\n').flatMap((line) => /^## (.+)$/.exec(line)?.[1] ?? []);
	const present = wanted.filter((name) => headings.includes(name));
	if (headings.length > 0 && headings.slice(0, present.length).join() !== present.join())
		return [{ row: quoteRow(row), reason: `wanted ${present.join(', ')}; got ${headings.join(', ')}` }];
	const changed = HEADED.find((id) => sectionText(plain, [id]) !== sectionText(locked, [id]));
	return changed === undefined ? [] : [{ row: quoteRow(row), reason: `the order changes what ${changed} holds` }];
}
