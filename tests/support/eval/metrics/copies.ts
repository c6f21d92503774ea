import { comparable } from '../comparable.ts';
import { type Metric, percent, type Worst } from '../metric.ts';
import { quoteRow } from '../sections.ts';
import { allRows } from '../sets.ts';

/** Checks that a result does not contain the whole request and repeat it in parts. */
export const copies: Metric = {
	id: 'copies',
	title: 'Said once',
	definition:
		'A report: results in which no sentence of five words or more, and no 40 characters of a script without spaces, stands more often than in the request.',
	measure: (desk) => {
		const rows = allRows(desk);
		const worst = rows.flatMap((row): Worst[] => {
			const sentence = toldTwice(row.prompt, desk.result(row.prompt).prompt);
			return sentence === undefined ? [] : [{ row: quoteRow(row), reason: `told twice: ${sentence.slice(0, 100)}` }];
		});
		return [
			{
				label: 'results without a clause told twice',
				set: 'all sets',
				count: rows.length,
				value: percent(rows.length - worst.length, rows.length),
				unit: '%',
				target: null,
				worst,
				controls: [],
			},
		];
	},
};

function toldTwice(request: string, result: string): string | undefined {
	const [before, after] = [comparable(request), comparable(result)];
	return [...new Set(sentencesOf(request))].find((sentence) => timesIn(after, sentence) > timesIn(before, sentence));
}

function timesIn(text: string, part: string): number {
	let times = 0;
	for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + part.length)) times++;
	return times;
}

/** Sentences without their closing mark, and long enough that a second appearance is no accident. */
function sentencesOf(text: string): string[] {
	const parts = text
		.split(/(?<=[.!?;])\s+|(?<=[。！？])|\n+/)
		.map((part) => comparable(part).replace(/[.!?;。！？]{1,5}$/, ''));
	return parts.filter((part) => part.split(' ').length >= 5 || (part.length >= 40 && !part.includes(' ')));
}
