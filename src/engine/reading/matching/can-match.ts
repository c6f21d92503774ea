import { type Branch, branchesOf, type Part } from './pattern-parts.ts';
import { BEYOND_ASCII, FIGURE, STEM, type Stems } from './stems.ts';

/** A word as far as a pattern spells it out, and whether a new word may begin here. */
interface Word {
	readonly letters: string;
	readonly isAtEdge: boolean;
}

const MOST_CUES = 300;
// Nearly every text has these: a pattern that waits for one of them is hardly ever spared.
const COMMON = new Set(
	[
		...'the a an to of in and for with is that this it on you your my i be as are or at not do'.split(' '),
		...['.', ',', "'", '"', '-', '?', FIGURE],
	].map((word) => word.slice(0, STEM)),
);

// What is left after the rarest of them spares next to nothing.
export const MOST_NEEDS = 3;

const needsByPattern = new WeakMap<RegExp, readonly ReadonlySet<string>[]>();

/**
 * Whether a pattern can match a text with these stems. Never false where it does match: the cues are read off the pattern
 * itself. A search costs microseconds, this a fraction of one, and most patterns match in hardly any text.
 */
export function canMatch(pattern: RegExp, stems: Stems): boolean {
	for (const need of needsOf(pattern)) if (need.isDisjointFrom(stems)) return false;
	return true;
}

/** Sets of stems, the rarest first: every match of the pattern contains at least one of each. Learnt once a pattern. */
export function needsOf(pattern: RegExp): readonly ReadonlySet<string>[] {
	const known = needsByPattern.get(pattern);
	if (known) return known;
	const needs = needsOfAll(branchesOf(pattern.source), false);
	needsByPattern.set(pattern, needs);
	return needs;
}

/** Stems of which every match of a pattern contains at least one; null when there are none to name. */
export function cuesOf(source: string): ReadonlySet<string> | null {
	return needsOfAll(branchesOf(source), false)[0] ?? null;
}

/** A match takes one of the branches, so it has what that one needs most, and what it needs next. */
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

/** The rarest of the words that a branch spells out. */
function needsOfBranch(branch: Branch, isAtEdge: boolean): Set<string>[] {
	const all: Set<string>[] = [];
	let isEdge = isAtEdge;
	for (const [index, part] of branch.entries()) {
		const inner = part.type === 'repeat' && part.least > 0 ? part.part : part;
		const spelled = spelledFrom(branch.slice(index), isEdge);
		if (spelled) all.push(spelled);
		if (inner.type === 'group') all.push(...needsOfAll(inner.branches, isEdge));
		isEdge = endsAtEdge(part, isEdge);
	}
	return rarest(all);
}

/** Without those that another one implies. */
function rarest(all: readonly Set<string>[]): Set<string>[] {
	const kept: Set<string>[] = [];
	for (const cues of all.toSorted((a, b) => costOf(a) - costOf(b)))
		if (cues.size <= MOST_CUES && !kept.some((other) => other.isSubsetOf(cues))) kept.push(cues);
	return kept.slice(0, MOST_NEEDS);
}

function costOf(cues: ReadonlySet<string>): number {
	let cost = 0;
	for (const cue of cues) cost += COMMON.has(cue) ? 12 : 1;
	return cost;
}

function spelledFrom(parts: Branch, isAtEdge: boolean): Set<string> | null {
	const cues = new Set<string>();
	const left = follow(parts, [{ letters: '', isAtEdge }], cues);
	return left?.length === 0 && cues.size <= MOST_CUES ? cues : null;
}

/** Spells words on through the parts; complete ones go into the cues, the others are returned. Null: no telling. */
function follow(parts: Branch, from: readonly Word[], cues: Set<string>): readonly Word[] | null {
	let words: readonly Word[] | null = from;
	for (const part of parts) {
		if (words.length === 0) break;
		words = advance(words, part, cues);
		if (!words) return null;
	}
	return words;
}

function advance(words: readonly Word[], part: Part, cues: Set<string>): Word[] | null {
	const next = new Map<string, Word>();
	for (const word of words) {
		const after = step(word, part, cues);
		if (!after || next.size > MOST_CUES) return null;
		for (const one of after) next.set(`${one.letters} ${one.isAtEdge}`, one);
	}
	return [...next.values()];
}

function step(word: Word, part: Part, cues: Set<string>): readonly Word[] | null {
	switch (part.type) {
		case 'letter':
			return stepLetter(word, part.letter.toLowerCase(), cues);
		case 'choice':
			return stepChoice(word, part.letters, cues);
		case 'group':
			return stepAll(part.branches.map((branch) => follow(branch, [word], cues)));
		case 'repeat':
			return stepRepeat(word, part, cues);
		case 'edge':
			return word.letters === '' ? [{ letters: '', isAtEdge: true }] : complete(word.letters, cues);
		case 'begin':
			return word.letters === '' ? [{ letters: '', isAtEdge: true }] : [word];
		case 'nothing':
			return [word];
	}
}

function stepLetter({ letters, isAtEdge }: Word, letter: string, cues: Set<string>): readonly Word[] | null {
	if (!/^[a-z\d]$/.test(letter)) {
		if (letters !== '') return complete(letters, cues);
		return /^\s$/.test(letter)
			? [{ letters: '', isAtEdge: true }]
			: complete(letter > '\u007f' ? BEYOND_ASCII : letter, cues);
	}
	if (letters === '' && /\d/.test(letter)) return complete(FIGURE, cues);
	if (letters === '' && !isAtEdge) return null;
	return letters.length + 1 === STEM
		? complete(letters + letter, cues)
		: [{ letters: letters + letter, isAtEdge: false }];
}

function stepChoice(word: Word, letters: readonly string[] | null, cues: Set<string>): readonly Word[] | null {
	if (letters) return stepAll(letters.map((letter) => stepLetter(word, letter.toLowerCase(), cues)));
	return word.letters === '' ? [{ letters: '', isAtEdge: false }] : null;
}

function stepAll(all: readonly (readonly Word[] | null)[]): readonly Word[] | null {
	return all.includes(null) ? null : all.flatMap((words) => words ?? []);
}

function stepRepeat(
	word: Word,
	{ part, least, most }: Extract<Part, { type: 'repeat' }>,
	cues: Set<string>,
): readonly Word[] | null {
	const reached: Word[] = least === 0 ? [word] : [];
	let words: readonly Word[] = [word];
	// Within a stem's length every word is complete; what is left by then has no letters and stays as it is.
	for (let times = 1; times <= Math.min(most, Math.max(least, STEM + 1)) && words.length > 0; times++) {
		const next = advance(words, part, cues);
		if (!next) return null;
		words = next;
		if (times >= least) reached.push(...words);
	}
	return reached;
}

function complete(cue: string, cues: Set<string>): readonly Word[] {
	cues.add(cue);
	return [];
}

/** Whether a word may begin right after a part. */
function endsAtEdge(part: Part, before: boolean): boolean {
	switch (part.type) {
		case 'letter':
			return !/^[a-z\d]$/i.test(part.letter);
		case 'choice':
			return part.letters?.every((letter) => !/^[a-z\d]$/i.test(letter)) ?? false;
		case 'group':
			return part.branches.every((branch) => branch.reduce((edge, one) => endsAtEdge(one, edge), before));
		case 'repeat':
			return endsAtEdge(part.part, before) && (part.least > 0 || before);
		case 'nothing':
			return before;
		default:
			return true;
	}
}
