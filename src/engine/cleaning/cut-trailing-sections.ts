import { CLOSING_LINES } from '../locales/marks.ts';
import { splitFences } from './map-prose.ts';

const AFTERWORD =
	/^[ \t]{0,4}(?:#{1,6}[ \t]{1,4})?[*_]{0,2}"?(?:why (?:it|this) works|why_it_works|optional[ _]refinements|refinements|explanation|notes? on (?:the )?changes|changes made)"?[*_]{0,2}[ \t]{0,4}:?[*_]{0,2}[ \t]{0,4}(?:\[.*)?$/i;

/** Ends the text with the closing line, or before a section that speaks about the prompt instead of being part of it. */
export function cutTrailingSections(text: string): string {
	const lines = text.split('\n');
	const prose = proseLines(text);
	const closing = lines.findLastIndex((line, i) => prose.has(i) && closingIn(line) !== null);
	if (closing >= 0) return [...lines.slice(0, closing), upToClosing(lines[closing] ?? '')].join('\n');
	const afterword = lines.findIndex((line, i) => i > 0 && prose.has(i) && AFTERWORD.test(line));
	return afterword < 0 ? text : lines.slice(0, afterword).join('\n');
}

const closingIn = (line: string) => [...CLOSING_LINES.keys()].find((closing) => line.includes(closing)) ?? null;

function upToClosing(line: string): string {
	const closing = closingIn(line) ?? '';
	return line.slice(0, line.indexOf(closing) + closing.length);
}

function proseLines(text: string): Set<number> {
	const numbers = new Set<number>();
	let at = 0;
	for (const { isCode, text: part } of splitFences(text))
		for (const _ of part.split('\n')) {
			if (!isCode) numbers.add(at);
			at++;
		}
	return numbers;
}
