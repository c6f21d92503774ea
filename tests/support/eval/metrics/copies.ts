import { comparable } from '../comparable.ts';
import type { EvalRow } from '../desk.ts';
import { type Figure, type Metric, percent, type Worst } from '../metric.ts';
import { quoteRow } from '../sections.ts';
import { allRows } from '../sets.ts';

/** The request is taken apart, not pasted and then said again. */
export const copies: Metric = {
	id: 'copies',
	title: 'One home for every clause',
	definition:
		'Whole request: for requests of three or more sentences, no result holds the request in one piece and one of its sentences a second time. Clauses: no sentence of five words or more, and no 40 characters of a script without spaces, stands more often in the result than in the request.',
	measure: (desk) => {
		const rows = allRows(desk);
		const text = (row: EvalRow) => desk.result(row.prompt).prompt;
		const pasted = (row: EvalRow) => `${text(row)}\n\n${row.prompt}`;
		const long = rows.filter(({ prompt }) => sentencesOf(prompt).length >= 3);
		return [
			figure('requests not repeated whole', long, text, pasted, wholeRepeated),
			figure('results without a clause told twice', rows, text, pasted, toldTwice),
		];
	},
};

type Fault = (request: string, result: string) => string | null;

function figure(
	label: string,
	rows: readonly EvalRow[],
	textFor: (row: EvalRow) => string,
	spoilt: (row: EvalRow) => string,
	fault: Fault,
): Figure {
	const worst: Worst[] = rows.flatMap((row) => {
		const found = fault(row.prompt, textFor(row));
		return found === null ? [] : [{ row: quoteRow(row), reason: found }];
	});
	const caught = rows.filter((row) => fault(row.prompt, spoilt(row)) !== null).length;
	return {
		label,
		set: 'all sets',
		count: rows.length,
		value: percent(rows.length - worst.length, rows.length),
		unit: '%',
		target: { op: '=', bound: 100 },
		worst,
		controls: [{ name: 'the request pasted below', value: percent(rows.length - caught, rows.length) }],
	};
}

const wholeRepeated: Fault = (request, result) => {
	const [whole, text] = [comparable(request), comparable(result)];
	const at = text.indexOf(whole);
	if (at === -1) return null;
	const rest = text.slice(0, at) + text.slice(at + whole.length);
	return sentencesOf(request).some((sentence) => rest.includes(sentence))
		? 'the whole request, and parts of it again'
		: null;
};

const toldTwice: Fault = (request, result) => {
	const [before, after] = [comparable(request), comparable(result)];
	const twice = [...new Set(sentencesOf(request))].find(
		(sentence) => timesIn(after, sentence) > timesIn(before, sentence),
	);
	return twice === undefined ? null : `told twice: ${twice.slice(0, 100)}`;
};

function timesIn(text: string, part: string): number {
	let times = 0;
	for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + part.length)) times++;
	return times;
}

/** Sentences long enough that their second appearance is no accident, without their closing mark. */
function sentencesOf(text: string): string[] {
	const parts = text
		.split(/(?<=[.!?;])\s+|(?<=[。！？])|\n+/)
		.map((part) => comparable(part).replace(/[.!?;。！？]{1,5}$/, ''));
	return parts.filter((part) => part.split(' ').length >= 5 || (part.length >= 40 && !part.includes(' ')));
}
