import { findAll, type Range, type Source } from './source.ts';

// Also a quotation without the space before it (`word"Quote"`), a common slip.
const QUOTATION = /(?:(?<!\w)"(?=\S)|(?<=[a-z])"(?=[A-Z][a-z]))(?:[^"\n]|\n(?!\s{0,80}\n)){1,400}"/g;

// Inside these a full stop ends no sentence: quotations, brackets, code, placeholders, addresses.
const SHELTERS: readonly RegExp[] = [
	QUOTATION,
	/(?<!\w)'(?=\S)[^'\n]{1,200}'(?!\w)/g,
	/[「『](?:[^」』\n]){1,200}[」』]/g,
	/`[^`\n]{1,300}`/g,
	/\((?:[^()\n]){1,300}\)/g,
	/\[[^[\]\n]{1,200}\]/g,
	/\{\{?[^{}\n]{1,120}\}?\}/g,
	/<<[^<>\n]{1,200}>>/g,
	/\bselect\s[^?!\n]{1,300}?\sfrom\s{1,4}[\w."[\]]{1,80}/gi,
	/\b(?:https?:\/\/|www\.)[^\s<>"]{1,400}/gi,
];
// Slow, since it can begin at any word: it is searched for only where the text has an "@".
const EMAIL = /[\w.+-]{1,64}@[\w-]{1,60}(?:\.[\w-]{1,30}){1,4}/g;

/** Quotations over several lines, which must not be split into lines. */
export function findLongQuotations(source: Source, range: Range): Range[] {
	if (!source.folded.includes('"')) return [];
	return findAll(source, range, QUOTATION)
		.filter((match) => match[0].includes('\n'))
		.map((match) => ({ start: match.index, end: match.index + match[0].length }));
}

/** "make it plain -- Hand-dived scallops ...": the passage behind a single " -- ", to the end of its line. */
const HANDED_OVER = /(?<=\S\s)--\s(?![^\n]{0,400}\s--\s)[^\n]{1,600}/g;
const TWO_STROKES = ' -- ';

/** « ... » with a space inside its marks, as French has it. Their folded marks look like any quotation mark. */
const GUILLEMETS = /«[^«»\n]{1,400}»/g;

/** Ranges that must not be cut, sorted by start. They may overlap. */
export function findProtected(source: Source, range: Range): Range[] {
	const shelters = [
		...SHELTERS,
		...(source.folded.includes('@') ? [EMAIL] : []),
		...(isHandingOver(source.folded) ? [HANDED_OVER] : []),
	];
	const found = shelters.flatMap((shelter) =>
		findAll(source, range, shelter).map((match) => ({ start: match.index, end: match.index + match[0].length })),
	);
	if (source.text.includes('«'))
		for (const { index, 0: quoted } of source.text.slice(range.start, range.end).matchAll(GUILLEMETS))
			found.push({ start: range.start + index, end: range.start + index + quoted.length });
	return found.sort((a, b) => a.start - b.start);
}

/** Whether a text has exactly one " -- ", which separates an order from its passage; two of them enclose an aside. */
export function isHandingOver(text: string): boolean {
	const first = text.indexOf(TWO_STROKES);
	return first > 0 && text.indexOf(TWO_STROKES, first + 1) < 0;
}
