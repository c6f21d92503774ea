import type { Range, Source } from '../source.ts';
import type { FoundMaterial } from './fences.ts';
import { isCodeLine, isLogLine, isTabular } from './kind.ts';
import { linesOf } from './regions.ts';

const JSON_BLOCK = /(?<=^|[\n:])[ \t]*(?:\{\s*"[^]{10,8000}\}|\[\s*[{["\d][^]{10,8000}\])(?=\s*(?:\n|$(?![^])))/g;

/** Unfenced code, logs, tables and JSON, known by the look of their lines. */
export function findShaped(source: Source, range: Range): FoundMaterial[] {
	const json = jsonIn(source, range);
	return json
		? [json]
		: [...runsOf(source, range, (line) => isCodeLine(line) || isLogLine(line), 3, 'code'), ...tablesIn(source, range)];
}

function jsonIn(source: Source, range: Range): FoundMaterial | null {
	const text = source.text.slice(range.start, range.end);
	if (!/[{[]\s*["{[\d]/.test(text)) return null;
	const match = new RegExp(JSON_BLOCK.source).exec(text);
	if (!match || !/"\s*:|,/.test(match[0])) return null;
	const lead = /^\s*/.exec(match[0])?.[0].length ?? 0;
	return { start: range.start + match.index + lead, end: range.start + match.index + match[0].length, kind: 'data' };
}

/** Runs of at least `least` lines that pass, bridging a single line that does not (a comment, a blank statement). */
function runsOf(
	source: Source,
	range: Range,
	passes: (line: string) => boolean,
	least: number,
	kind: FoundMaterial['kind'],
): FoundMaterial[] {
	const found: FoundMaterial[] = [];
	let run: Range[] = [];
	let misses: Range[] = [];
	const close = () => {
		const first = run[0];
		const last = run.at(-1);
		if (first && last && run.length >= least) found.push({ start: first.start, end: last.end, kind });
		run = [];
		misses = [];
	};
	for (const line of linesOf(source.text, range)) {
		if (passes(source.text.slice(line.start, line.end))) {
			run.push(...misses, line);
			misses = [];
		} else if (run.length && misses.length < 1 && /^\s|^[)}\]#*]/.test(source.text.slice(line.start, line.end)))
			misses.push(line);
		else close();
	}
	close();
	return found;
}

function tablesIn(source: Source, range: Range): FoundMaterial[] {
	const found: FoundMaterial[] = [];
	for (const mark of [',', '\t', '|']) {
		const separators = (line: string) => line.split(mark).length - 1;
		const isRow = (line: string) =>
			separators(line) >= (mark === ',' ? 2 : 1) &&
			!/[.!?]\s+[A-Z]|[.?!]\s*$/.test(line) &&
			(mark !== ',' || !/, (?:and|or) /.test(line));
		const runs = runsOf(source, range, isRow, 3, 'data');
		found.push(
			...runs.filter((run) =>
				isTabular(
					source.text
						.slice(run.start, run.end)
						.split('\n')
						.filter((line) => line.trim() !== ''),
				),
			),
		);
		if (found.length) break;
	}
	return found;
}
