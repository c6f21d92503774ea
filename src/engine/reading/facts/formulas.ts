import { findAll, type Range, type Source } from '../source.ts';

/** $x^2$, \[ ... \], \( ... \): formulas, whose dollar signs are not money and whose braces are not placeholders. */
const FORMULA =
	/\$\$[^$]{1,400}\$\$|\$(?=\S)(?:[^$\n]{0,200}[\\^_={}][^$\n]{0,200}|[A-Za-z\d+\-*/().,<>|]{1,20}|[\w().]{1,10}(?: ?[-+*/<>] ?[\w().]{1,10}){1,4})(?<=\S)\$(?!\d)|\\\[[^\]]{1,400}\\\]|\\\([^)\n]{1,200}\\\)/g;

/** Formulas in TeX, as offsets into the text. */
export function findFormulas(source: Source): Range[] {
	if (!/[$\\]/.test(source.folded)) return [];
	const whole = { start: 0, end: source.folded.length };
	return findAll(source, whole, FORMULA).map((match) => ({ start: match.index, end: match.index + match[0].length }));
}
