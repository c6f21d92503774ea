import type { Clause } from '#engine/types';

const SHORTEST_WORDS = 5;
const SHORTEST_UNSPACED = 40;
const SENTENCE_ENDS = /(?<=[.!?;])\s{1,4}|(?<=[。！？])|\n/;
const EDGES = /^[\s\-*•–—·\d.):]{1,8}|[\s.,;:!?。！？、，；]{1,8}$/gu;

/** Whether a line made from a rule holds a whole sentence of the person: that sentence has its home already. */
export function repeatsClause(line: string, { span }: Clause): boolean {
	const said = line.toLowerCase();
	return sentencesOf(span.text).some((sentence) => said.includes(sentence));
}

function sentencesOf(text: string): string[] {
	return text
		.split(SENTENCE_ENDS)
		.map((sentence) =>
			sentence
				.replace(EDGES, '')
				.replace(/\s{1,8}/g, ' ')
				.toLowerCase(),
		)
		.filter(isLong);
}

const isLong = (sentence: string) =>
	sentence.includes(' ') ? sentence.split(' ').length >= SHORTEST_WORDS : sentence.length >= SHORTEST_UNSPACED;
