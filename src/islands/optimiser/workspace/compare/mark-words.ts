import { findRuns, type Run, runsInOrder } from './matching-runs.ts';
import { isSpoken, type Word } from './words.ts';

export const GONE = 0;
export const IN_PLACE = 1;
const MOVED = 2;
/** Punctuation behind the visitor's words is not marked, whether it is theirs or not. */
const CLOSING = 3;

/** The state of each word of either text, one number each. */
export interface Marks {
	readonly a: Uint8Array;
	readonly b: Uint8Array;
}

/** Marks whole runs first, in place or moved, then single words between two runs in place, then repetitions in the second text. */
export function markWords(a: readonly Word[], b: readonly Word[]): Marks {
	const state = { a: new Uint8Array(a.length), b: new Uint8Array(b.length) };
	const runs = findRuns(a, b);
	const inOrder = runsInOrder(runs);
	for (const run of runs) mark(state, run, inOrder.has(run) ? IN_PLACE : MOVED);
	for (const run of singlesBetween(
		a,
		b,
		runs.filter((run) => inOrder.has(run)),
		state,
	))
		mark(state, run, IN_PLACE);
	for (const run of repeatsOf(a, b, state)) state.b.fill(MOVED, run.a, run.a + run.length);
	markClosing(b, state);
	return state;
}

function markClosing(b: readonly Word[], state: Marks): void {
	b.forEach((word, at) => {
		const last = b[at - 1];
		const isClosing = last && state.b[at - 1] !== GONE && last.end === word.start && !isSpoken(word);
		if (isClosing && state.b[at] === GONE) state.b[at] = CLOSING;
	});
}

function mark(state: Marks, run: Run, as: number): void {
	state.a.fill(as, run.a, run.a + run.length);
	state.b.fill(as, run.b, run.b + run.length);
}

const NEVER: Pick<Word, 'key'> = { key: '\n' };

/** Runs of the second text that repeat the first; `a` is an index into the second text here. */
function repeatsOf(a: readonly Word[], b: readonly Word[], state: Marks): Run[] {
	const left = b.map((word, at) => (state.b[at] === GONE ? word : { ...word, ...NEVER }));
	return findRuns(left, a);
}

/** In longer ranges without a common run a common word is coincidence. */
const LONGEST_GAP = 60;

/** Words that stay alone between two anchors, in order: "poem" in "a short poem" and "a short, funny poem". */
function singlesBetween(a: readonly Word[], b: readonly Word[], anchors: readonly Run[], state: Marks): Run[] {
	const found: Run[] = [];
	const stops = [...anchors, { a: a.length, b: b.length, length: 0 }];
	let from = { a: 0, b: 0 };
	for (const stop of stops) {
		if (stop.a - from.a <= LONGEST_GAP && stop.b - from.b <= LONGEST_GAP) {
			let next = from.b;
			for (let at = from.a; at < stop.a; at += 1) {
				const word = a[at];
				if (!word || !isSpoken(word) || state.a[at] !== GONE) continue;
				const place = findWord(b, word, next, stop.b, state.b);
				if (place === -1) continue;
				found.push({ a: at, b: place, length: 1 });
				next = place + 1;
			}
		}
		from = { a: stop.a + stop.length, b: stop.b + stop.length };
	}
	return found;
}

function findWord(words: readonly Word[], word: Word, from: number, to: number, taken: Uint8Array): number {
	for (let at = from; at < to; at += 1) if (taken[at] === GONE && words[at]?.key === word.key) return at;
	return -1;
}
