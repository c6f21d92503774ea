import type { Brief } from '../brief.ts';
import { POLES } from '../data/contrary-words.ts';
import { findRefused } from './refused-things.ts';
import { cannotBothBe, sizeIn } from './text-size.ts';

/** Words that other words may contradict. */
interface Statement {
	/** The words, to be quoted. */
	readonly words: string;
	readonly text: string;
}

/**
 * A sentence for each answer that the text contradicts, because both are in the prompt and only the person knows which
 * is meant. English only.
 */
export function findContradictions({ reading, given }: Pick<Brief, 'reading' | 'given'>): string[] {
	const typed = reading.clauses
		.filter(({ role, part }) => role !== 'filler' && part !== 'background')
		.map(({ span }) => span.text);
	return given.flatMap(({ id, text }) => {
		const typedWords = typed.map((one) => quarrel(one, text)).find((words) => words !== null);
		const said = text.trim().replace(/[.\s]+$/, '');
		return typedWords
			? [
					`You ${OFFER.test(id) ? 'took up' : 'answered'} “${said}”, but your text says “${typedWords}”: both are in the prompt, so take one back.`,
				]
			: [];
	});
}

const OFFER = /\.offer(?:-\d+)?$/;

/** The words of the text that contradict an answer; null where none do. */
const quarrel = (typed: string, answer: string): string | null =>
	quarrelOfPoles(typed, answer) ?? quarrelOfSizes(typed, answer) ?? findRefused(typed, answer);

function quarrelOfPoles(typed: string, answer: string): string | null {
	for (const [one, other] of POLES)
		for (const [here, there] of [
			[one, other],
			[other, one],
		] as const) {
			const said = statement(here, typed);
			const answered = statement(here, answer);
			const contrary = statement(there, answer);
			if (said && !said.isNegated && contrary && !contrary.isNegated && !answered) return said.words;
			if (said && answered && said.isNegated !== answered.isNegated) return said.words;
		}
	return null;
}

const NOT =
	/(?:\b(?:not|no|nothing|never|without|non|less|avoid)|n['’]t)(?: (?:be|too|very|so|be too|make it|any))? ?-?$/i;

/** The words of a text for one of two opposites, and whether they are negated: "not too formal". */
function statement(side: RegExp, text: string): (Pick<Statement, 'words'> & { readonly isNegated: boolean }) | null {
	const found = side.exec(text);
	if (!found) return null;
	const not = NOT.exec(text.slice(0, found.index).trimEnd().concat(' '));
	const start = not ? not.index : found.index;
	return { words: text.slice(start, found.index + found[0].length).trim(), isNegated: not !== null };
}

function quarrelOfSizes(typed: string, answer: string): string | null {
	const one = sizeIn(typed);
	const other = one && sizeIn(answer);
	return one && other && cannotBothBe(one, other) ? one.words : null;
}
