import type { SectionId } from '#engine/types';
import { findHeaded, isClosingLine } from '../locales/marks.ts';
import { TAGS } from './headings.ts';

const FENCE = /^ {0,3}(`{3,})[^`]*$/;
const HEADING = /^#{2,3} (\S.{0,60})$/;
const TAGGED = Object.entries(TAGS) as [keyof typeof TAGS, string][];
const MATERIAL = /^<(material_\d{1,4})>$/;

/** Where each of our sections begins in a finished prompt. Headings inside fenced material are not headings. */
export function findSectionStarts(prompt: string): { readonly section: SectionId; readonly start: number }[] {
	const starts: { section: SectionId; start: number }[] = [];
	let closing = '';
	let at = 0;
	for (const line of prompt.split('\n')) {
		const section = closing === '' ? sectionOf(line.trim()) : null;
		if (section) starts.push({ section, start: at });
		if (closing === '') closing = closingOf(line);
		else if (closes(closing, line.trim())) closing = '';
		at += line.length + 1;
	}
	return starts;
}

/** The line that will end the block this line opens; empty when it opens none. */
function closingOf(line: string): string {
	const tag = MATERIAL.exec(line)?.[1];
	return tag === undefined ? (FENCE.exec(line)?.[1] ?? '') : `</${tag}>`;
}

const closes = (closing: string, line: string) =>
	line === closing || (closing.startsWith('`') && line.startsWith(closing) && line.replaceAll('`', '') === '');

/** Whether a line on its own would be read as the start of a section, a block or the end of the prompt. */
export const isSectionMark = (line: string): boolean => sectionOf(line.trim()) !== null || closingOf(line) !== '';

function sectionOf(line: string): SectionId | null {
	const heading = HEADING.exec(line)?.[1];
	if (heading !== undefined) return findHeaded(heading);
	const tagged = TAGGED.find(([, tag]) => line === `<${tag}>`)?.[0];
	return tagged ?? (isClosingLine(line) ? 'closing' : null);
}
