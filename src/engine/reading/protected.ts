import { findAll, type Range, type Source } from './source.ts';

// Inside these a full stop ends nothing: quotations, brackets, code, placeholders, addresses.
const SHELTERS: readonly RegExp[] = [
	/(?<!\w)"(?=\S)(?:[^"\n]|\n(?!\s*\n)){1,400}"/g,
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

/** Stretches that must stay whole, sorted by start. They may overlap. */
export function findProtected(source: Source, range: Range): Range[] {
	const shelters = source.folded.includes('@') ? [...SHELTERS, EMAIL] : SHELTERS;
	const found = shelters.flatMap((shelter) =>
		findAll(source, range, shelter).map((match) => ({ start: match.index, end: match.index + match[0].length })),
	);
	return found.sort((a, b) => a.start - b.start);
}
