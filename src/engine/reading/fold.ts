import { stemsIn } from './matching/stems.ts';
import type { Source } from './source.ts';

// Typists and keyboards disagree on quotes, dashes, spaces and digit width; matching must not.
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

/** Pairs a text with its folded twin of equal length. */
export function fold(text: string): Source {
	const folded = text.replace(FOLDABLE, (mark) => LOOK_ALIKES[mark] ?? narrowDigit(mark));
	return { text, folded, stems: stemsIn(folded) };
}

function narrowDigit(digit: string): string {
	return String.fromCharCode(digit.charCodeAt(0) - 0xff10 + 0x30);
}
