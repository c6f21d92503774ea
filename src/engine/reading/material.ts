import type { Material } from '#engine/types';
import { findAll, type Range, type Source, spanOf } from './source.ts';

const FENCE = /^[ \t]*(```|~~~)[^\n]*\n[\s\S]*?(?:^[ \t]*\1[ \t]*$|$(?![\s\S]))/gm;
const LONG_QUOTE = /(?<!\w)"(?=\S)[^"]{100,4000}"/g;

/** Passages the person wants worked on. The rest is instruction. */
export function findMaterial(source: Source): Material[] {
	const whole: Range = { start: 0, end: source.text.length };
	const fences = findAll(source, whole, FENCE).map((m) => ({
		kind: 'code' as const,
		span: spanOf(source, { start: m.index, end: m.index + m[0].length }),
	}));
	if (fences.length) return fences;
	return findAll(source, whole, LONG_QUOTE)
		.filter((m) => m[0].split(/\s+/).length > 25)
		.map((m) => ({ kind: 'quote' as const, span: spanOf(source, { start: m.index, end: m.index + m[0].length }) }));
}

/** What is left of the text once the material is taken out. */
export function findInstruction(length: number, material: readonly Material[]): Range[] {
	const ranges: Range[] = [];
	let start = 0;
	for (const { span } of material) {
		ranges.push({ start, end: span.start });
		start = span.end;
	}
	ranges.push({ start, end: length });
	return ranges.filter((range) => range.start < range.end);
}
