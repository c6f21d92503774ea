import { tagLines } from '#engine/tagging/line-model';
import { type TextLine, textLines } from '#engine/tagging/lines';
import { lineScores } from '#engine/tagging/stored-scores';
import { contains, type Range, type Source, trimRange } from '../source.ts';
import type { FoundMaterial } from './fences.ts';
import { kindOf } from './kind.ts';

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
	const tags = lines.length < 2 ? [] : tagLines(source.folded, lines, lineScores());
	const found = lines.filter((_, at) => tags[at]);
	tagged.set(source, found);
	return found;
}
