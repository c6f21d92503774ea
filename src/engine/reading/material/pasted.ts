import { tagLines } from '#engine/tagging/line-model';
import { type TextLine, textLines } from '#engine/tagging/lines';
import { lineScores } from '#engine/tagging/stored-scores';
import { contains, overlaps, type Range, type Source, trimRange } from '../source.ts';
import type { FoundMaterial } from './fences.ts';
import { kindOf } from './kind.ts';
import { findLed } from './marked.ts';

const tagged = new WeakMap<Source, readonly TextLine[]>();

/** Lines that were pasted, whatever they look like: known by where they stand, what leads to them and how they read. */
export function findPasted(source: Source, range: Range): FoundMaterial[] {
	const runs: Range[] = [];
	for (const line of pastedLines(source)) {
		if (!contains(range, line)) continue;
		const before = runs.at(-1);
		if (before && source.text.slice(before.end, line.start).trim() === '')
			runs[runs.length - 1] = { start: before.start, end: line.end };
		else runs.push({ start: line.start, end: line.end });
	}
	return runs.map((run) => {
		const { start, end } = trimRange(source.text, run);
		return { start, end, kind: kindOf(source.text.slice(start, end)) };
	});
}

/** What all lines of a text are is decided at once, for each depends on its neighbours. */
function pastedLines(source: Source): readonly TextLine[] {
	const known = tagged.get(source);
	if (known) return known;
	const lines = textLines(source.folded);
	const found = lines.length < 2 ? [] : withLed(source, lines, tagLines(source.folded, lines, lineScores()));
	tagged.set(source, found);
	return found;
}

/**
 * A line that announces a passage is none itself, and what it announces is one, whatever it says: an order in a review is
 * the reviewer's.
 */
function withLed(source: Source, lines: readonly TextLine[], tags: readonly boolean[]): readonly TextLine[] {
	const led = findLed(source);
	const isLead = (line: Range) => led.some(({ lead }) => line.start < lead.end && lead.end <= line.end);
	const pasted = lines.map((line, at) => tags[at] === true && !isLead(line));
	for (const { lead, body } of led) {
		if (pasted[lines.findIndex(({ start }) => start >= lead.end)]) continue;
		lines.forEach((line, at) => {
			if (overlaps(body, line) && !isLead(line)) pasted[at] = true;
		});
	}
	// Something has to be said: where nothing else is, it is what stands before the passage.
	const begins = led[0]?.lead.end ?? 0;
	const isSaid = lines.some((line, at) => !pasted[at] && !isLead(line));
	return lines.filter((line, at) => pasted[at] && (isSaid || line.start >= begins));
}
