import type { Clause } from '#engine/types';

const SHORTEST_WORDS = 5;
const SHORTEST_UNSPACED = 40;
const SENTENCE_ENDS = /(?<=[.!?;])\s{1,4}|(?<=[。！？])|\n/;
const LEADING = /^[\s\-*•–—·\d.):]{1,8}/u;
const TRAILING = new Set(' \t\r.,;:!?。！？、，；');

/** Whether a line made from a rule holds a whole sentence of the person: that sentence has its home already. */
export function repeatsClause(line: string, clause: Clause): boolean {
	const sentences = sentencesOf(clause);
	if (!sentences.some(({ length }) => length <= line.length)) return false;
	const said = line.toLowerCase();
	return sentences.some((sentence) => said.includes(sentence));
}

/** A clause is asked about for its label, its test and what it leaves untested. */
const known = new WeakMap<Clause, readonly string[]>();

function sentencesOf(clause: Clause): readonly string[] {
	const earlier = known.get(clause);
	if (earlier) return earlier;
	const sentences = clause.span.text.toLowerCase().split(SENTENCE_ENDS).map(bare).filter(isLong);
	known.set(clause, sentences);
	return sentences;
}

function bare(sentence: string): string {
	let end = sentence.length;
	while (end > 0 && TRAILING.has(sentence.charAt(end - 1))) end--;
	const words = sentence.slice(0, end).replace(LEADING, '');
	return words.includes('  ') ? words.replace(/\s{2,8}/g, ' ') : words;
}

const isLong = (sentence: string) =>
	sentence.includes(' ') ? sentence.split(' ').length >= SHORTEST_WORDS : sentence.length >= SHORTEST_UNSPACED;
