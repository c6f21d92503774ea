import type { SectionId } from '#engine/types';
import { CLOSING_LINE, HEADINGS, TAGS } from './headings.ts';

const FENCE = /^ {0,3}(`{3,200})/;

/** Where each of our sections begins in a finished prompt. Headings inside fenced material are not headings. */
export function findSectionStarts(prompt: string): { readonly section: SectionId; readonly start: number }[] {
	const starts: { section: SectionId; start: number }[] = [];
	let fence = '';
	let at = 0;
	for (const line of prompt.split('\n')) {
		const marks = FENCE.exec(line)?.[1] ?? '';
		const section = fence === '' ? sectionOf(line.trim()) : null;
		if (section) starts.push({ section, start: at });
		if (fence === '') fence = marks;
		else if (marks.length >= fence.length && line.trim() === marks) fence = '';
		at += line.length + 1;
	}
	return starts;
}

function sectionOf(line: string): SectionId | null {
	if (line === CLOSING_LINE) return 'closing';
	for (const [id, heading] of Object.entries(HEADINGS) as [keyof typeof HEADINGS, string][])
		if (line === `## ${heading}` || line === `### ${heading}` || line === `<${TAGS[id]}>`) return id;
	return null;
}
