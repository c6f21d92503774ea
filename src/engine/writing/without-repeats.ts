import type { PlannedLine, PlannedSection } from '#engine/types';

/**
 * No line stands twice: a rule said twice, or brought out of the request and said on its own, is kept once. What a person
 * tells (a score, a move, a line of a song) may repeat itself on purpose.
 */
export function withoutRepeats(sections: readonly PlannedSection[]): PlannedSection[] {
	const seen = new Map<string, PlannedLine>();
	return sections.map((section) => {
		if (section.id === 'source') return section;
		return { id: section.id, lines: section.lines.filter((line) => isFirst(line, seen)) };
	});
}

function isFirst(line: PlannedLine, seen: Map<string, PlannedLine>): boolean {
	if (line.rule === 'intent.context') return true;
	const lower = line.text.toLowerCase();
	const key = /[\s.。]/.test(lower.slice(-1))
		? lower.slice(0, -8) + lower.slice(-8).replace(/[\s.。]{1,8}$/, '')
		: lower;
	if (key === '' || seen.has(key)) return false;
	seen.set(key, line);
	return true;
}
