import { findHeaded, isClosingLine } from '#engine/locales/marks';
import type { SectionId } from '#engine/types';
import { TAGS } from './headings.ts';

const FENCE = /^ {0,3}(`{3,})[^`]*$/;
const HEADING = /^#{2,3} (\S.{0,60})$/;
const TAGGED = Object.entries(TAGS) as [keyof typeof TAGS, string][];
const CLOSING_TAGS: ReadonlySet<string> = new Set(TAGGED.map(([, tag]) => `</${tag}>`));
const MATERIAL = /^<(material_\d{1,4})>$/;

/** A line of a finished prompt, with its role: heading, mark or text. */
export interface FinishedLine {
	readonly text: string;
	readonly start: number;
	/** The section that the line begins. */
	readonly opens: SectionId | null;
	readonly mark: 'fence-opens' | 'fence-closes' | 'tag-closes' | null;
}

/** A finished prompt line by line. Lines inside fenced material are neither headings nor marks. */
export function readFinished(prompt: string): FinishedLine[] {
	let closing = '';
	let start = 0;
	return prompt.split('\n').map((text) => {
		const isInside = closing !== '';
		const line = text.trim();
		const isEnd = isInside && closes(closing, line);
		if (!isInside) closing = closingOf(text);
		else if (isEnd) closing = '';
		const mark = isEnd ? 'fence-closes' : isInside ? null : closing !== '' ? 'fence-opens' : tagMarkOf(line);
		const read: FinishedLine = { text, start, opens: isInside ? null : sectionOf(line), mark };
		start += text.length + 1;
		return read;
	});
}

/** Where each section begins in a finished prompt. */
export const findSectionStarts = (prompt: string): { readonly section: SectionId; readonly start: number }[] =>
	readFinished(prompt).flatMap(({ opens, start }) => (opens ? [{ section: opens, start }] : []));

/** The line that ends the block that this line opens; empty if it opens none. */
function closingOf(line: string): string {
	const tag = MATERIAL.exec(line)?.[1];
	return tag === undefined ? (FENCE.exec(line)?.[1] ?? '') : `</${tag}>`;
}

const closes = (closing: string, line: string) =>
	line === closing || (closing.startsWith('`') && line.startsWith(closing) && line.replaceAll('`', '') === '');

const tagMarkOf = (line: string) => (CLOSING_TAGS.has(line) ? 'tag-closes' : null);

/** Whether a line would be read as the start of a section or block, or as the end of the prompt. */
export const isSectionMark = (line: string): boolean => sectionOf(line.trim()) !== null || closingOf(line) !== '';

function sectionOf(line: string): SectionId | null {
	const heading = HEADING.exec(line)?.[1];
	if (heading !== undefined) return findHeaded(heading);
	const tagged = TAGGED.find(([, tag]) => line === `<${tag}>`)?.[0];
	return tagged ?? (isClosingLine(line) ? 'closing' : null);
}
