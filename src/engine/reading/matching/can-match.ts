import { type Branch, branchesOf, endsAtEdge } from './pattern-parts.ts';
import { follow, MOST_CUES } from './spell.ts';
import { FIGURE, numbersOf, STEM, type Stems } from './stems.ts';

// Stems that nearly every text has, so that a need with one of them rules out hardly any pattern.
const COMMON = new Set(
	[
		...'the a an to of in and for with is that this it on you your my i be as are or at not do'.split(' '),
		...['.', ',', "'", '"', '-', '?', FIGURE],
	].map((word) => word.slice(0, STEM)),
);

// Further needs rule out hardly any more texts.
export const MOST_NEEDS = 3;

/** Stems of which every match of a pattern contains at least one. */
type Need = readonly number[];

const needsByPattern = new WeakMap<RegExp, readonly Need[]>();

/**
 * Whether a pattern can match a text with these stems. Never false where it does match, since the needs are derived from the
 * pattern itself. A search costs microseconds, this a fraction of one, and most patterns match in hardly any text.
 */
export function canMatch(pattern: RegExp, stems: Stems): boolean {
	for (const need of needsOf(pattern)) if (!stems.hasAny(need)) return false;
	return true;
}

/** The needs of a pattern, the rarest first. Computed once for each pattern. */
export function needsOf(pattern: RegExp): readonly Need[] {
	const known = needsByPattern.get(pattern);
	if (known) return known;
	const needs = needsOfAll(branchesOf(pattern.source), false).map(numbersOf);
	needsByPattern.set(pattern, needs);
	return needs;
}

/** Stems of which every match of a pattern contains at least one; null when there are none. */
export function cuesOf(source: string): ReadonlySet<string> | null {
	return needsOfAll(branchesOf(source), false)[0] ?? null;
}

/** Needs of alternatives: a match takes one branch, so the first needs of all branches form one need, and so on. */
function needsOfAll(branches: readonly Branch[], isAtEdge: boolean): Set<string>[] {
	const each = branches.map((branch) => needsOfBranch(branch, isAtEdge));
	if (each.some((needs) => needs.length === 0)) return [];
	const depth = Math.max(...each.map((needs) => needs.length));
	const all = Array.from(
		{ length: depth },
		(_, at) => new Set(each.flatMap((needs) => [...(needs[at] ?? needs.at(-1) ?? [])])),
	);
	return rarest(all);
}

/** The rarest stems that a branch spells out. */
function needsOfBranch(branch: Branch, isAtEdge: boolean): Set<string>[] {
	const all: Set<string>[] = [];
	let isEdge = isAtEdge;
	for (const [index, part] of branch.entries()) {
		const inner = part.type === 'repeat' && part.least > 0 ? part.part : part;
		const spelled = spelledFrom(branch.slice(index), isEdge);
		if (spelled) all.push(spelled);
		if (inner.type === 'group') all.push(...needsOfAll(inner.branches, isEdge));
		isEdge = endsAtEdge([part], isEdge);
	}
	return rarest(all);
}

/** The rarest needs, without those that another one implies. */
function rarest(all: readonly Set<string>[]): Set<string>[] {
	const kept: Set<string>[] = [];
	for (const cues of all.toSorted((a, b) => costOf(a) - costOf(b)))
		if (cues.size <= MOST_CUES && !kept.some((other) => other.isSubsetOf(cues))) kept.push(cues);
	return kept.slice(0, MOST_NEEDS);
}

function costOf(cues: ReadonlySet<string>): number {
	let cost = 0;
	for (const cue of cues) cost += COMMON.has(cue) ? 40 : 1;
	return cost;
}

function spelledFrom(parts: Branch, isAtEdge: boolean): Set<string> | null {
	const cues = new Set<string>();
	const left = follow(parts, [{ letters: '', isAtEdge, isFirst: false }], cues);
	return left?.length === 0 && cues.size <= MOST_CUES ? cues : null;
}
