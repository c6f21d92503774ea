import type { PlannedLine, PlannedSection } from '#engine/types';
import { FRAME } from '../page.ts';
import { identify } from './identify.ts';

/** The request stands where it stood, and a label belongs to the headings. */
const NO_STEP = /^(?:intent\.request|label\.)/;

/** Notes on every line which step put it there. A passage, and what announces it, are one step. */
export function stamp(sections: readonly PlannedSection[]): PlannedSection[] {
	const taken = new Set([FRAME]);
	return sections.map(({ id, lines }) => ({
		id,
		lines: id === 'source' ? stampPassages(lines, taken) : lines.map((line) => stampLine(line, taken)),
	}));
}

function stampLine(line: PlannedLine, taken: Set<string>): PlannedLine {
	return NO_STEP.test(line.rule) ? line : { ...line, operation: claim(identify(line), taken) };
}

function stampPassages(lines: readonly PlannedLine[], taken: Set<string>): PlannedLine[] {
	let operation = '';
	const stamped = lines.toReversed().map((line) => {
		if (line.rule !== 'caption') operation = claim(identify(line), taken);
		return { ...line, operation };
	});
	return stamped.reverse();
}

function claim(id: string, taken: Set<string>): string {
	let free = id;
	for (let n = 2; taken.has(free); n++) free = `${id}~${n}`;
	taken.add(free);
	return free;
}
