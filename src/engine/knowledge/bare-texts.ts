import type { AnswerKind, Group, Offer, Option } from './genre-model.ts';
import type { BareConsequence, BareGenre, BareQuestion, PackedKnowledge } from './packed-knowledge.ts';

/** Genres, families and consequences without their patterns, each as one text, which compresses a tenth better than objects. */
export interface BareTexts {
	readonly genres: readonly string[];
	readonly families: readonly string[];
	readonly consequences: readonly string[];
}

const LINE = '\n';
const FIELD = '\t';
const PATTERN = ';';
const NAME = ',';
/** Between a question's worth and how often it was asked. */
const COUNT = ';';
/** An empty line between the questions, the steps, the checks and the offers of a genre. */
const NEXT_PART = '';
/**
 * Marks for the line of an option that follows from its label: the label itself, the label within the question's line, or a field
 * for own words.
 */
const AS_LABEL = '.';
const IN_OWN = '~';
const OPENED = ':';

export const textsOf = ({ genres, families, consequences }: Omit<PackedKnowledge, 'patterns'>): BareTexts => ({
	genres: genres.map(genreText),
	families: families.map(genreText),
	consequences: consequences.map(consequenceText),
});

export const readTexts = ({ genres, families, consequences }: BareTexts): Omit<PackedKnowledge, 'patterns'> => ({
	genres: genres.map(readGenre),
	families: families.map(readGenre),
	consequences: consequences.map(readConsequence),
});

function genreText({ id, name, group, isGeneral, ask, steps, checks, suggest }: BareGenre): string {
	const checkText = ({ text, when, unless }: Offer): string =>
		[text, when.join(PATTERN), unless.join(PATTERN)].join(FIELD).trimEnd();
	const offers = suggest.map(({ text }) => text);
	const parts = [ask.map(questionText), steps, checks.map(checkText), offers];
	return [id, name, group, isGeneral ? '1' : '', ...parts.flatMap((part) => [...part, NEXT_PART])]
		.join(LINE)
		.replace(/\n+$/, '');
}

function readGenre(text: string): BareGenre {
	const [id = '', name = '', group = '', isGeneral = '', ...lines] = text.split(LINE);
	const [ask = [], steps = [], checks = [], suggest = []] = partsOf(lines);
	return {
		id,
		name,
		group: group as Group,
		isGeneral: isGeneral !== '',
		ask: ask.map(readQuestion),
		steps,
		checks: checks.map((line) => {
			const [said = '', when = '', unless = ''] = line.split(FIELD);
			return { text: said, when: listOf(when, PATTERN), unless: listOf(unless, PATTERN) };
		}),
		suggest: suggest.map((said) => ({ text: said })),
	};
}

function partsOf(lines: readonly string[]): string[][] {
	const parts: string[][] = [[]];
	for (const line of lines) {
		if (line === NEXT_PART) parts.push([]);
		else parts.at(-1)?.push(line);
	}
	return parts;
}

function consequenceText(one: BareConsequence): string {
	const { id, where, worth, question, askFor, suggest, suggestFor, check } = one;
	const asked = question === null ? '' : questionText(question);
	return [id, where.join(NAME), worth, asked, askFor.join(NAME), suggest ?? '', suggestFor.join(NAME), check].join(
		LINE,
	);
}

function readConsequence(text: string): BareConsequence {
	const [id = '', where = '', worth = '', asked = '', askFor = '', suggest = '', suggestFor = '', check = ''] =
		text.split(LINE);
	return {
		id,
		where: listOf(where, NAME) as Group[],
		worth: Number(worth),
		question: asked === '' ? null : readQuestion(asked),
		askFor: listOf(askFor, NAME),
		suggest: suggest === '' ? null : suggest,
		suggestFor: listOf(suggestFor, NAME),
		check,
	};
}

function questionText({ id, ask, worth, counted, as, notFor, own, options }: BareQuestion): string {
	const lines = options.flatMap(([label, line]) => [label, shortened(label, line, own)]);
	const asked = counted === 0 ? worth : `${worth}${COUNT}${counted}`;
	return [id, ask, asked, as, notFor.join(NAME), own, ...lines].join(FIELD);
}

function readQuestion(text: string): BareQuestion {
	const [id = '', ask = '', asked = '', as = '', notFor = '', own = '', ...lines] = text.split(FIELD);
	const [worth = '', counted = 0] = asked.split(COUNT);
	const options: Option[] = [];
	for (let at = 0; at + 1 < lines.length; at += 2)
		options.push([lines[at] ?? '', written(lines[at] ?? '', lines[at + 1] ?? '', own)]);
	return {
		id,
		ask,
		worth: Number(worth),
		counted: Number(counted),
		as: as as AnswerKind,
		notFor: listOf(notFor, NAME) as Group[],
		own,
		options,
	};
}

const shortened = (label: string, line: string, own: string): string =>
	[AS_LABEL, IN_OWN, OPENED].find((mark) => written(label, mark, own) === line) ?? line;

function written(label: string, line: string, own: string): string {
	if (line === AS_LABEL) return `${label}.`;
	if (line === IN_OWN) return own.replace('{answer}', () => label.charAt(0).toLowerCase() + label.slice(1));
	return line === OPENED ? `${label.slice(0, -1)}: {answer}.` : line;
}

const listOf = (text: string, separator: string): string[] => (text === '' ? [] : text.split(separator));
