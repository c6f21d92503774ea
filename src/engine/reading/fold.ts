import { stemsOf } from './matching/says.ts';
import { inOneByte, isWide } from './one-byte.ts';
import type { Source } from './source.ts';

// Variants of quotes, dashes, spaces and digits, each with the plain character that patterns are written for.
const LOOK_ALIKES: Readonly<Record<string, string>> = {
	'‘': "'",
	'’': "'",
	'‚': "'",
	'‛': "'",
	'′': "'",
	ʼ: "'",
	'“': '"',
	'”': '"',
	'„': '"',
	'‟': '"',
	'«': '"',
	'»': '"',
	'‐': '-',
	'‑': '-',
	'‒': '-',
	'–': '-',
	'—': '-',
	'−': '-',
	'\u00a0': ' ',
	'\u2009': ' ',
	'\u202f': ' ',
	'\u3000': ' ',
	'，': ',',
	'：': ':',
	'；': ';',
};

const FOLDABLE = /[‘’‚‛′ʼ“”„‟«»‐‑‒–—−\u00a0\u2009\u202f\u3000，：；０-９]/g;

/** A text with its folded form of equal length and the stems of that. */
export function fold(text: string): Source {
	const folded = text.replace(FOLDABLE, (mark) => LOOK_ALIKES[mark] ?? narrowDigit(mark));
	const hasWide = isWide(text);
	const plain = hasWide ? inOneByte(folded) : folded;
	return { text, folded: plain, hasWide, stems: stemsOf(plain) };
}

function narrowDigit(digit: string): string {
	return String.fromCharCode(digit.charCodeAt(0) - 0xff10 + 0x30);
}
