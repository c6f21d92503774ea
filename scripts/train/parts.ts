/** Trains the taggers of lines and parts and writes their weights. */
import { writeFileSync } from 'node:fs';
import { packLevels } from '#engine/learned/levels';
import { textLines } from '#engine/tagging/lines';
import { ROOT_STEP, type StoredParts } from '#engine/tagging/unpack-scores';
import { PASSAGE_SIGN } from '#engine/tagging/view';
import type { CorpusRow } from './corpus-rows.ts';
import { lineRow, trainLines } from './train-lines.ts';
import { taggedRow, trainParts } from './train-parts.ts';

export const PART_PLAN = { buckets: 2 ** 15, openingBuckets: 2 ** 13, rounds: 8, margin: 12 };
export const LINE_PLAN = { buckets: 2 ** 15, rounds: 12 };
const LARGEST = 127;
/**
 * Smaller roots are stored as zero, which drops one weight in five and nine openings in ten. On the rows set apart and in rough
 * requests nothing is read worse; from 9 on for weights, some wishes are cut in other places.
 */
const LEAST_ROOT = { weights: 8, openings: 14 };

/** Trains the taggers of lines and of parts, as they are stored. */
export function trainTaggers(rows: readonly CorpusRow[]): StoredParts {
	const parts = trainParts(
		rows.map((row) => taggedRow(withoutPassages(row))),
		PART_PLAN,
	);
	const scale = scaleOf([parts.weights, parts.openings as Float64Array]);
	const lines = trainLines(rows.map(lineRow), LINE_PLAN.buckets, LINE_PLAN.rounds);
	const lineScale = scaleOf([lines.weights as Float64Array]);
	return {
		buckets: PART_PLAN.buckets,
		openingBuckets: PART_PLAN.openingBuckets,
		weights: packed(parts.weights, scale, LEAST_ROOT.weights),
		openings: packed(parts.openings as Float64Array, scale, LEAST_ROOT.openings),
		follows: rounded(parts.follows as Float64Array, scale),
		first: rounded(parts.first as Float64Array, scale),
		lines: {
			buckets: LINE_PLAN.buckets,
			weights: packed(lines.weights as Float64Array, lineScale, LEAST_ROOT.weights),
			follows: rounded(lines.follows as Float64Array, lineScale),
		},
	};
}

/** A row as the tagger of parts reads it: each passage on lines of its own is replaced by one sign. */
export function withoutPassages({ text, lang, parts }: CorpusRow): Pick<CorpusRow, 'text' | 'lang' | 'parts'> {
	const whole = parts.filter((part) => part.kind === 'material' && ownsLines(text, part.start, part.end));
	let left = '';
	const kept: { kind: CorpusRow['parts'][number]['kind']; start: number; end: number }[] = [];
	for (const part of parts) {
		const start = left.length;
		if (whole.includes(part)) {
			const words = text.slice(part.start, part.end);
			left += PASSAGE_SIGN + (/\s*$/.exec(words)?.[0] ?? '');
		} else left += text.slice(part.start, part.end);
		kept.push({ kind: part.kind, start, end: left.length });
	}
	return { text: left, lang, parts: kept };
}

const ownsLines = (text: string, start: number, end: number): boolean =>
	(start === 0 || text.slice(0, start).trimEnd() === '' || /\n\s*$/.test(text.slice(0, start))) &&
	(text.slice(end).trim() === '' || /\n\s*$/.test(text.slice(start, end)) || /^\s*\n/.test(text.slice(end))) &&
	textLines(text).length > 1;

/** The number that weights are divided by, so that the largest becomes 127 and its root in `levelOf` too. */
function scaleOf(tables: readonly Float64Array[]): number {
	const largest = tables.reduce(
		(most, table) => table.reduce((sofar, value) => Math.max(sofar, Math.abs(value)), most),
		1e-9,
	);
	return largest / LARGEST;
}

const packed = (table: Float64Array, scale: number, least: number): string =>
	packLevels(Array.from(table, (value) => levelOf(value / scale, least)));
const rounded = (table: Float64Array, scale: number): number[] =>
	[...table].map((value) => Math.round((value / scale) * LARGEST * 100) / 100);

/** Writes the weights of both taggers to `src/engine/tagging/data`. */
export const writeTaggers = (stored: StoredParts): void =>
	writeFileSync(
		new URL('../../src/engine/tagging/data/parts.weights.json', import.meta.url),
		`${JSON.stringify(stored)}\n`,
	);

/** A level stores the root of a weight, so that small weights stay apart. */
function levelOf(share: number, least: number): number {
	const root = Math.sqrt(Math.abs(share) * LARGEST);
	return root < least ? 0 : Math.sign(share) * Math.round(root / ROOT_STEP);
}
