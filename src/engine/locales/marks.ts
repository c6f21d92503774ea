import type { SectionId } from '#engine/types';
import { CLOSING_LINE, HEADINGS } from '../writing/rendering/headings.ts';
import { say } from './say.ts';
import { TRANSLATED } from './tables.ts';

export type Headed = keyof typeof HEADINGS;

/** Every section that has a heading, in the usual order. */
export const HEADED = Object.keys(HEADINGS) as readonly Headed[];
const LANGUAGES: readonly string[] = ['en', ...TRANSLATED];

/** The heading of a section in a result of that language. */
export const headingIn = (code: string, section: Headed): string => say(code, HEADINGS[section]);

const SECTIONS: ReadonlyMap<string, SectionId> = new Map(
	LANGUAGES.flatMap((code) => HEADED.map((section) => [headingIn(code, section), section] as const)),
);

/** The section that a heading opens, in whichever language it is; null for any other words. */
export const findHeaded = (heading: string): SectionId | null => SECTIONS.get(heading) ?? null;

/** Every heading of every language, the longest first, so that none is found as a part of a longer one. */
export const ALL_HEADINGS: readonly string[] = [...SECTIONS.keys()].sort((a, b) => b.length - a.length);

/** The last line of a result, in every language. */
export const CLOSING_LINES: ReadonlyMap<string, string> = new Map(
	LANGUAGES.map((code) => [say(code, CLOSING_LINE), code] as const),
);

export const isClosingLine = (line: string): boolean => CLOSING_LINES.has(line);

/** The closing line that a text ends with, if any. */
export const findClosingLine = (text: string): string | null =>
	[...CLOSING_LINES.keys()].find((line) => text.endsWith(line)) ?? null;

/** Where closing lines are in a text, in any language. */
export function findClosingSpans(text: string): { readonly start: number; readonly end: number }[] {
	return [...CLOSING_LINES.keys()].flatMap((line) => {
		const spans = [];
		for (let at = text.indexOf(line); at >= 0; at = text.indexOf(line, at + line.length))
			spans.push({ start: at, end: at + line.length });
		return spans;
	});
}

/** The closing line in the language of the headings that a text has; English without any. */
export function closingFor(text: string): string {
	const lines = new Set(text.split('\n').map((line) => line.replace(/^#{2,3} /, '')));
	const count = (code: string) => HEADED.filter((section) => lines.has(headingIn(code, section))).length;
	const code = LANGUAGES.toSorted((a, b) => count(b) - count(a))[0] ?? 'en';
	return say(code, CLOSING_LINE);
}
