import type { AnswerText } from './answer-text.ts';
import { type Counted, exactly } from './compare-amount.ts';
import { isHeading } from './list-lines.ts';

/** A unit for counting answers, and its names. */
export interface Measure {
	readonly unit: RegExp;
	readonly name: string;
	readonly count: (answer: AnswerText) => Counted;
}

const ABBREVIATION =
	/\b(?:mr|mrs|ms|dr|prof|st|vs|etc|e\.g|i\.e|no|approx|fig|p\.s|p\.p\.s|a\.m|p\.m|u\.s|inc|ltd|jr|sr)\.$/i;
const STOP = /[.!?…。！？]+["'”’)*\]]{0,3}(?=\s|$|[^\s\p{P}\p{N}a-z])/gu;

/** Units for the size of a whole answer. */
export const MEASURES: readonly Measure[] = [
	{
		unit: /^(?:words?|palabras?|mots?|wörtern?|worte?n?|wort|parol[ae]|palavras?|単語|语词)$/iu,
		name: 'words',
		count: countWords,
	},
	{
		unit: /^(?:characters?|chars?|caracter(?:e?s)?|caractères?|zeichen|caratter[ei]|字|文字|字符|个字)$/iu,
		name: 'characters',
		count: ({ text }) => ({ least: [...text.replace(/[\s\p{P}]/gu, '')].length, most: [...text].length }),
	},
	{
		unit: /^(?:sentences?|oraci(?:ón|ones)|frases?|phrases?|sätze?n?|satz|frasi|文|句|句话)$/iu,
		name: 'sentences',
		count: countSentences,
	},
	{
		unit: /^(?:paragraphs?|párrafos?|paragraphes?|absätzen?|absatz|paragraf[oi]|parágrafos?|段落|段)$/iu,
		name: 'paragraphs',
		count: countParagraphs,
	},
	{
		unit: /^(?:lines?|líneas?|lignes?|zeilen?|righe?|linhas?|行)$/iu,
		name: 'lines',
		count: ({ lines }) => ({ least: lines.filter((line) => !isHeading(line)).length, most: lines.length }),
	},
	{
		unit: /^(?:stanzas?|verses|estrofas?|strophes?|strophen?|strofe?)$/iu,
		name: 'stanzas',
		count: countParagraphs,
	},
];

/** Counts words in two ways: hyphenated words once or by their parts, list numbers and heading marks or not. */
function countWords({ text, words }: AnswerText): Counted {
	const spaced = text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
	const parts = words.reduce((sum, word) => sum + word.split(/[-,]/).filter(Boolean).length, 0);
	return { least: Math.min(spaced, words.length), most: Math.max(spaced, parts) };
}

function countSentences({ lines }: AnswerText): Counted {
	let stops = 0;
	let open = 0;
	for (const line of lines) {
		const found = [...line.matchAll(STOP)].filter(
			({ index, 0: mark }) => !ABBREVIATION.test(line.slice(Math.max(0, index - 8), index + 1)) || mark.length > 1,
		);
		stops += found.length;
		const last = found.at(-1);
		if (!last || last.index + last[0].length < line.length - 1) open++;
	}
	return { least: Math.max(stops, Math.min(1, open)), most: stops + open };
}

/** Counts paragraphs in two ways: headings, greetings and lists as paragraphs or not. */
function countParagraphs({ paragraphs, lines }: AnswerText): Counted {
	if (paragraphs.length === 1 && lines.length > 1) return { least: 1, most: lines.length };
	const full = paragraphs.filter((one) => !isHeading(one)).length;
	return full === paragraphs.length ? exactly(full) : { least: full, most: paragraphs.length };
}
