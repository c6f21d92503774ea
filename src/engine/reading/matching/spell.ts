import type { Branch, Part } from './pattern-parts.ts';
import { BEYOND_ASCII, FIGURE, STEM } from './stems.ts';

/** The beginning of a word, as far as a pattern has spelt it out. */
export interface Word {
	readonly letters: string;
	/** Whether a new word may begin here. */
	readonly isAtEdge: boolean;
	/** Whether the match must begin with it. */
	readonly isFirst: boolean;
}

export const MOST_CUES = 400;

/** Continues words through the parts; complete stems go into `cues`, incomplete ones are returned. Null: not derivable. */
export function follow(parts: Branch, from: readonly Word[], cues: Set<string>): readonly Word[] | null {
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
		for (const one of after) next.set(`${one.letters} ${one.isAtEdge} ${one.isFirst}`, one);
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
			return word.letters === '' ? [{ ...word, isAtEdge: true }] : complete(word.letters, cues);
		case 'begin':
			return word.letters === '' ? [{ ...word, isAtEdge: true }] : [word];
		case 'nothing':
			return [word];
	}
}

function stepLetter(word: Word, letter: string, cues: Set<string>): readonly Word[] | null {
	const { letters, isAtEdge } = word;
	if (!/^[a-z\d]$/.test(letter)) {
		if (letters !== '') return complete(letters, cues);
		if (/^\s$/.test(letter)) return passOver(word, true);
		return complete(letter > '\u007f' ? BEYOND_ASCII : letter, cues);
	}
	if (letters === '' && /\d/.test(letter)) return complete(FIGURE, cues);
	if (letters === '' && !isAtEdge) return null;
	return letters.length + 1 === STEM
		? complete(letters + letter, cues)
		: [{ ...word, letters: letters + letter, isAtEdge: false }];
}

function stepChoice(word: Word, letters: readonly string[] | null, cues: Set<string>): readonly Word[] | null {
	if (letters) return stepAll(letters.map((letter) => stepLetter(word, letter.toLowerCase(), cues)));
	if (word.letters === '') return passOver(word, false);
	return word.letters.length + 1 === STEM ? completeWithAny(word.letters, cues) : null;
}

/** Passes over a sign that has no stem; null where the match has to begin with a word. */
function passOver(word: Word, isAtEdge: boolean): readonly Word[] | null {
	return word.isFirst ? null : [{ ...word, isAtEdge }];
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
	// After as many rounds as a stem has letters every word is complete; what is left then has no letters and stays the same.
	for (let times = 1; times <= Math.min(most, Math.max(least, STEM + 1)) && words.length > 0; times++) {
		const next = advance(words, part, cues);
		if (!next) return null;
		words = next;
		if (times >= least) reached.push(...words);
	}
	return reached;
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz0123456789', ''];

/** The word ends here or goes on with any letter: adds a cue for each. */
function completeWithAny(letters: string, cues: Set<string>): readonly Word[] {
	for (const letter of LETTERS) cues.add(letters + letter);
	return [];
}

function complete(cue: string, cues: Set<string>): readonly Word[] {
	cues.add(cue);
	return [];
}
