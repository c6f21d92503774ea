import { comparable } from './comparable.ts';

const STOP = new Set(
	'a an the of and or to in is are was were be been being it its this that these those for with on at by from as do does did has have had not no if then than so such can could should would will may might must about into over under up out there their they them he she his her him we our you your i my me what which who whom whose when where why how all any each both more most other some own same just also only'.split(
		' ',
	),
);

/** The meaningful words of a text, cut to a rough stem, so that "writes" and "writing" are equal. */
export function contentWords(text: string): Set<string> {
	const words = comparable(text).match(/[\p{L}\p{N}]+/gu) ?? [];
	return new Set(words.filter((word) => !STOP.has(word)).map(stem));
}

function stem(word: string): string {
	if (word.length < 5) return word;
	return word.replace(/(?:ations?|ings?|ies|ed|es|ly|s|e|y)$/, '').slice(0, 7);
}
