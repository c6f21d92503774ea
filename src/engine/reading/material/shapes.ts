import type { Range, Source } from '../source.ts';
import type { FoundMaterial } from './fences.ts';
import { isTabular } from './kind.ts';
import { lookOf } from './line-look.ts';
import { linesOf } from './regions.ts';

const LEAST_LINES = 2;
/** A text of one line is code only where no sentence could look like it. */
const ONE_LINER =
	/^\s*(?:def \w{1,40}\(.{0,120}\)(?: ?->.{1,40})?:|class \w{1,40}(?:\(.{0,60}\))?:|(?:async )?function\*? ?\w{0,40}\(.{0,120}\) ?\{|(?:const|let|var) \w{1,40} ?= ?\S|#include ?[<"]|(?:public|private|static) .{1,120}[;{]\s*$|(?:SELECT|select) .{1,200} (?:FROM|from) \w.{0,200};\s*$|[\w.]{1,60}\([^()]{0,120}\);?\s*$|for ?\(.{1,80};.{1,80};|while ?\(.{1,80}\) ?\{)/;

/** Unfenced code, logs, tables and JSON, known by the look of their lines. */
export function findShaped(source: Source, range: Range): FoundMaterial[] {
	const json = jsonIn(source, range);
	return json ? [json] : [...codeIn(source, range), ...tablesIn(source, range)];
}

/** From the first line that opens a brace or bracket to the last that closes one, when it reads as data. */
function jsonIn(source: Source, range: Range): FoundMaterial | null {
	const lines = linesOf(source.text, range);
	const lineText = ({ start, end }: Range) => source.text.slice(start, end);
	const first = lines.find((line) => /(?:^|:)\s{0,8}(?:\{\s{0,8}(?:"|$)|\[\s{0,8}(?:[{["]|$))/.test(lineText(line)));
	const last = lines.findLast((line) => /[}\]]\s{0,8}[,;]?\s{0,8}$/.test(lineText(line)));
	if (!first || !last || last.start < first.start) return null;
	const start = first.start + lineText(first).search(/[{[]/);
	const body = source.text.slice(start, last.end);
	const isData =
		/^\{\s{0,40}"[^"\n]{1,80}"\s{0,4}:/.test(body) ||
		/^\[\s{0,40}(?:\{\s{0,40}"[^"\n]{1,80}"\s{0,4}:|"[^"\n]{0,200}"\s{0,4},|\[)/.test(body);
	return body.length > 15 && isData ? { start, end: last.end, kind: 'data' } : null;
}

/** Stretches without a spoken line in which at least three lines are code or log. */
function codeIn(source: Source, range: Range): FoundMaterial[] {
	const found: FoundMaterial[] = [];
	let run: Range[] = [];
	let lastCode = -1;
	let codeLines = 0;
	const close = () => {
		const first = run[0];
		const last = run[lastCode];
		const isEnough = codeLines >= LEAST_LINES || (first === last && isOneLiner(source, first));
		if (first && last && isEnough) found.push({ start: first.start, end: last.end, kind: 'code' });
		run = [];
		lastCode = -1;
		codeLines = 0;
	};
	for (const line of linesOf(source.text, range)) {
		const text = source.text.slice(line.start, line.end);
		const look = lookOf(text, codeLines > 0);
		if (look === 'prose') close();
		else if (look === 'code') {
			codeLines++;
			lastCode = run.push(line) - 1;
		} else if (run.length > 0 || /^\s*(?:\/\/|#|@|<|package\b)/.test(text)) {
			run.push(line);
			if (/^[\s)\]}]/.test(text) && codeLines > 0) lastCode = run.length - 1;
		}
	}
	close();
	return found;
}

function isOneLiner(source: Source, line: Range | undefined): boolean {
	return line !== undefined && ONE_LINER.test(source.text.slice(line.start, line.end));
}

function tablesIn(source: Source, range: Range): FoundMaterial[] {
	const text = source.text.slice(range.start, range.end);
	for (const mark of [',', '\t', '|'].filter((one) => text.includes(one))) {
		const found = tablesWith(mark, source, range);
		if (found.length > 0) return found;
	}
	return [];
}

function tablesWith(mark: string, source: Source, range: Range): FoundMaterial[] {
	const found: FoundMaterial[] = [];
	let rows: Range[] = [];
	const close = () => {
		const [first, last] = [rows[0], rows.at(-1)];
		const texts = rows.map(({ start, end }) => source.text.slice(start, end));
		if (first && last && isTabular(texts)) found.push({ start: first.start, end: last.end, kind: 'data' });
		rows = [];
	};
	for (const line of linesOf(source.text, range)) {
		if (isRow(source.text.slice(line.start, line.end), mark)) rows.push(line);
		else close();
	}
	close();
	return found;
}

function isRow(line: string, mark: string): boolean {
	const marks = line.split(mark).length - 1;
	if (mark !== ',') return marks >= 1 && !/[.!?]\s+[A-Z]/.test(line);
	return (
		marks >= 2 &&
		line.split(mark).every((cell) => cell.trim().split(' ').length <= 5) &&
		!/[.!?]\s+[A-Z]|[.?!]\s*$|, (?:and|or) /.test(line)
	);
}
