/**
 * Patterns as they are stored: each word once, in the order in which it is first said, and a sign for each time it is said. A compressor
 * then needs a fifth less room than for the words themselves.
 */
export interface PatternColumns {
	/** One blank between them. */
	readonly words: string;
	/** The lists of each kind of pattern: a sign for each word, with what stands between them. */
	readonly signs: readonly string[];
}

/** The lists of one kind of pattern, ready to be read: a sign is the number of a word from `FIRST_WORD` on. */
export interface PatternSigns {
	readonly words: readonly string[];
	readonly signs: string;
}

type Lists = readonly (readonly string[])[];

/** From here on JSON writes every sign as it is; before it stand the signs that are no word. */
export const FIRST_WORD = 93;
/** The next word that has not been said yet. */
const NEW_WORD = '!';
/** What stands between two places: the next one right behind, the next one further off, or the first one of another run. */
export const NEXT_PLACE = ' ';
export const FAR = '-';
export const NEXT_RUN = '+';
export const END_OF_PATTERN = '.';
const END_OF_LIST = ';';
const SIGN_OF: Readonly<Record<string, string>> = { '~': FAR, '+': NEXT_RUN };
const WRITTEN: Readonly<Record<string, string>> = { [NEXT_PLACE]: ' ', [FAR]: ' ~ ', [NEXT_RUN]: ' + ' };

/** The order of the words that may stand at one place means nothing: they are stored in the order of their signs, each once. */
export function packPatterns(kinds: readonly Lists[]): PatternColumns {
	const numbers = new Map<string, number>();
	const signOf = (word: string): string => {
		const number = numbers.get(word);
		if (number !== undefined) return String.fromCharCode(FIRST_WORD + number);
		numbers.set(word, numbers.size);
		return NEW_WORD;
	};
	const rank = (word: string): number => numbers.get(word) ?? numbers.size;
	const signsOf = (pattern: string): string => {
		let signs = '';
		let isBehindWord = false;
		for (const token of pattern.trim().split(/\s+/)) {
			const other = SIGN_OF[token];
			const words = [...new Set(token.split('|'))].sort((a, b) => rank(a) - rank(b));
			signs += other ?? `${isBehindWord ? NEXT_PLACE : ''}${words.map(signOf).join('')}`;
			isBehindWord = other === undefined;
		}
		return signs + END_OF_PATTERN;
	};
	const signs = kinds.map((lists) => lists.map((list) => list.map(signsOf).join('') + END_OF_LIST).join(''));
	return { words: [...numbers.keys()].join(' '), signs };
}

/** By kind, with the number of each new word in the place of its sign; the words are those said in this kind and in those before. */
export function readColumns({ words, signs }: PatternColumns): PatternSigns[] {
	const all = words.split(' ');
	let said = 0;
	return signs.map((own) => {
		const read = own.replaceAll(NEW_WORD, () => String.fromCharCode(FIRST_WORD + said++));
		return { words: all.slice(0, said), signs: read };
	});
}

/** The lists that were packed. */
export const listsOf = ({ words, signs }: PatternSigns): string[][] =>
	parted(signs, END_OF_LIST).map((list) => parted(list, END_OF_PATTERN).map((own) => writtenOf(own, words)));

function writtenOf(signs: string, words: readonly string[]): string {
	const pieces: string[] = [];
	let isBehindWord = false;
	for (let at = 0; at < signs.length; at++) {
		const word = words[signs.charCodeAt(at) - FIRST_WORD];
		if (word === undefined) pieces.push(WRITTEN[signs.charAt(at)] ?? '');
		else if (isBehindWord) pieces.push('|', word);
		else pieces.push(word);
		isBehindWord = word !== undefined;
	}
	// Joined at once: a text grown piece by piece keeps every piece.
	return pieces.join('').trim();
}

const parted = (signs: string, end: string): string[] => (signs === '' ? [] : signs.slice(0, -1).split(end));
