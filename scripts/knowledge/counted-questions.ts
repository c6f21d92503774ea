import { readFileSync } from 'node:fs';

/**
 * How often experts asked what a question asks. `counted-questions.tsv` holds a line for each question: id, its words, and a letter for
 * each request on which a reader held it against the four questions that an expert had written from the request alone: M one of
 * the four asks the same, G good, W weak, A answered by the request, O options that do not fit, S beside the point.
 */
const FILE = new URL('counted-questions.tsv', import.meta.url);

/** As many requests as this, asked as often as all others, are added to those of a question, so that few requests move it little. */
const ADDED = 3;

const lines = readFileSync(FILE, 'utf8').split('\n').filter(Boolean);
const letters = new Map(
	lines.map((line) => {
		const [id = '', ask = '', counts = ''] = line.split('\t');
		return [`${id}\t${ask}`, counts] as const;
	}),
);
const matchesIn = (counts: string): number => counts.split('M').length - 1;
const all = [...letters.values()].join('');
const share = matchesIn(all) / Math.max(1, all.length);

/**
 * The log-odds, in tenths, by which experts asked a question more or less often than the average one.
 *
 * @param ask the words of the question: once they change, what was counted is of another question
 * @param without a letter to leave out, so that a request does not judge itself
 */
export function countOf(id: string, ask: string, without = ''): number {
	const counts = letters.get(`${id}\t${ask}`)?.replace(without, '');
	if (counts === undefined) return 0;
	const asked = (matchesIn(counts) + ADDED * share) / (counts.length + ADDED);
	return Math.round(10 * (oddsOf(asked) - oddsOf(share)));
}

const oddsOf = (part: number): number => Math.log(part / (1 - part));
