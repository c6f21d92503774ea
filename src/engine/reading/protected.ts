import { findAll, type Range, type Source } from './source.ts';

// Also one glued to the word before it, as a slip of the keyboard leaves it.
const QUOTATION = /(?:(?<!\w)"(?=\S)|(?<=[a-z])"(?=[A-Z][a-z]))(?:[^"\n]|\n(?!\s{0,80}\n)){1,400}"/g;

// Inside these a full stop ends nothing: quotations, brackets, code, placeholders, addresses.
const SHELTERS: readonly RegExp[] = [
	QUOTATION,
	/(?<!\w)'(?=\S)[^'\n]{1,200}'(?!\w)/g,
	/[「『](?:[^」』\n]){1,200}[」』]/g,
	/`[^`\n]{1,300}`/g,
	/\((?:[^()\n]){1,300}\)/g,
	/\[[^[\]\n]{1,200}\]/g,
	/\{\{?[^{}\n]{1,120}\}?\}/g,
	/<<[^<>\n]{1,200}>>/g,
	/\b(?:https?:\/\/|www\.)[^\s<>"]{1,400}/gi,
];
// Begins like any word: it is looked for only where its mark is.
const EMAIL = /[\w.+-]{1,64}@[\w-]{1,60}(?:\.[\w-]{1,30}){1,4}/g;

/** Quotations that run over a line's end: no line of theirs stands alone. */
export function findLongQuotations(source: Source, range: Range): Range[] {
	if (!source.folded.includes('"')) return [];
	return findAll(source, range, QUOTATION)
		.filter((match) => match[0].includes('\n'))
		.map((match) => ({ start: match.index, end: match.index + match[0].length }));
}

/** Stretches that must stay whole, sorted by start. They may overlap. */
export function findProtected(source: Source, range: Range): Range[] {
	const shelters = source.folded.includes('@') ? [...SHELTERS, EMAIL] : SHELTERS;
	const found = shelters.flatMap((shelter) =>
		findAll(source, range, shelter).map((match) => ({ start: match.index, end: match.index + match[0].length })),
	);
	return found.sort((a, b) => a.start - b.start);
}
