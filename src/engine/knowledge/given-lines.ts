import type { Given } from '#engine/review-model';
import { read } from '../reading/read.ts';
import type { AnswerKind, ExpertQuestion } from './genre-model.ts';
import type { Knowledge } from './stored.ts';

/** A line of the prompt that is the person's, though it does not stand in their text. */
export interface GivenLine {
	readonly id: string;
	readonly as: AnswerKind;
	readonly text: string;
}

const MOST_WORDS_IN_A_LINE = 9;

/** The lines that answers and suggestions become, in the order they were given. Ids that nobody knows bring none. */
export function givenLines({ answers, accepted }: Given, knowledge: Knowledge): GivenLine[] {
	const answered = Object.entries(answers).flatMap(([id, answer]) => {
		const question = findQuestion(id, knowledge);
		return question ? linesOf(id, question, answer.trim()) : [];
	});
	const taken = accepted.flatMap((id): GivenLine[] => {
		const text = findSuggestion(id, knowledge);
		return text === null ? [] : [{ id, as: 'content', text }];
	});
	return [...answered, ...taken];
}

function linesOf(id: string, question: ExpertQuestion, answer: string): GivenLine[] {
	const { as, options, own } = question;
	const tapped = options.find(([label, line]) => label === answer || line === answer);
	if (tapped) return [{ id, as, text: tapped[1] }];
	const words = answer.replace(/[\s.。]+$/, '');
	if (words === '') return [];
	const isLine = words.split(/\s+/).length <= MOST_WORDS_IN_A_LINE && !/[.!?\n]/.test(words);
	if (isLine) return [{ id, as, text: asSentence(own.replace('{answer}', () => words)) }];
	// Told at length, it is read like any request: one wish, one line.
	return read(words)
		.clauses.filter(({ role }) => role !== 'filler')
		.map(({ span, part }, at) => ({
			id: at === 0 ? id : `${id}~${at + 1}`,
			as: part === 'background' ? 'fact' : as === 'fact' ? 'fact' : as,
			text: asSentence(span.text.replace(/[\s,;]+$/, '')),
		}));
}

const asSentence = (words: string): string => {
	const line = words.replace(/\s+/g, ' ').trim();
	return `${line.charAt(0).toUpperCase()}${line.slice(1)}${/[.!?…]$/.test(line) ? '' : '.'}`.replace(/\.\.$/, '.');
};

export function findQuestion(id: string, { genres, consequences }: Knowledge): ExpertQuestion | null {
	const [owner = '', name] = id.split('.');
	if (name === undefined) return consequences.find((one) => one.id === owner)?.question ?? null;
	return genres.find((one) => one.id === owner)?.ask.find((one) => one.id === name) ?? null;
}

const OFFER = /^offer(?:-(\d+))?$/;

function findSuggestion(id: string, { genres, consequences }: Knowledge): string | null {
	const [owner = '', name = ''] = id.split('.');
	const [offer, number] = OFFER.exec(name) ?? [];
	if (offer === undefined) return null;
	if (number === undefined) return consequences.find((one) => one.id === owner)?.suggest ?? null;
	return genres.find((one) => one.id === owner)?.suggest[Number(number) - 1]?.text ?? null;
}
