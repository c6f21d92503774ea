/** A part of a parsed regular expression, as far as it matters for the words that every match contains. */
export type Part =
	| { readonly type: 'letter'; readonly letter: string }
	/** One of these characters; null: too many to list. */
	| { readonly type: 'choice'; readonly letters: readonly string[] | null }
	| { readonly type: 'group'; readonly branches: readonly Branch[] }
	| { readonly type: 'repeat'; readonly part: Part; readonly least: number; readonly most: number }
	/** A word boundary; `begin` is one only for the word before it. */
	| { readonly type: 'edge' | 'begin' | 'nothing' };

export type Branch = readonly Part[];

const DIGITS = [...'0123456789'];
const MOST_LETTERS = 14;
const ANYTHING: Part = { type: 'choice', letters: null };
// A class that has every letter and figure.
const WORD_SIGNS = String.raw`(?:\\w|\[(?!\^)(?=[^\]]*(?:\\w|(?:\\p\{L\}|A-Za-z)[^\]]*(?:\\p\{N\}|\\d)))[^\]]*\])`;
// Look-behinds that rule out a letter or figure just before, so that a word begins here.
const WORD_BEFORE = new RegExp(String.raw`^\(\?<!${WORD_SIGNS}\)`);
// Look-aheads that rule out a letter or figure just behind, so that a word ends here.
const WORD_AFTER = new RegExp(String.raw`^\(\?!${WORD_SIGNS}[|)]`);

/** Parses the source of a pattern. Syntax that it does not know counts as "anything". */
export function branchesOf(source: string): readonly Branch[] {
	return new Parser(source).branches();
}

class Parser {
	readonly #source: string;
	#at = 0;

	constructor(source: string) {
		this.#source = source;
	}

	branches(): Branch[] {
		const all: Part[][] = [[]];
		while (this.#at < this.#source.length && this.#source[this.#at] !== ')') {
			if (this.#take(/\|/y)) all.push([]);
			else all.at(-1)?.push(this.#repeated(this.#part()));
		}
		return all;
	}

	#part(): Part {
		if (this.#source[this.#at] === '(') return this.#group();
		const list = this.#take(/\[(?:[^\]\\]|\\.)*\]/y);
		if (list) return classOf(list);
		const escaped = this.#take(/\\(?:p\{[^}]*\}|P\{[^}]*\}|u[\da-f]{4}|.)/iy);
		if (escaped) return escaped === '\\b' ? { type: 'edge' } : (signOf(escaped) ?? ANYTHING);
		const sign = this.#take(/[\s\S]/y);
		if (sign === '.') return ANYTHING;
		if (sign === '^') return { type: 'begin' };
		return sign === '$' ? { type: 'edge' } : { type: 'letter', letter: sign };
	}

	#group(): Part {
		const ahead = this.#source.slice(this.#at, this.#at + 80);
		const opening = this.#take(/\((?:\?(?:<?[=!]|[a-z]*(?:-[a-z]+)?:|<\w+>))?/y);
		const branches = this.branches();
		this.#at++;
		if (WORD_BEFORE.test(ahead)) return { type: 'begin' };
		if (WORD_AFTER.test(ahead)) return { type: 'edge' };
		// Behind a sign or a space a word begins too.
		if (opening === '(?<=' && branches.every((branch) => endsAtEdge(branch, false))) return { type: 'begin' };
		return /[=!]$/.test(opening) ? { type: 'nothing' } : { type: 'group', branches };
	}

	#repeated(part: Part): Part {
		const mark = this.#take(/(?:[*+?]|\{\d+(?:,\d*)?\})\??/y);
		if (mark === '') return part;
		const [, from = '', comma = '', to = ''] = /^\{(\d+)(,?)(\d*)/.exec(mark) ?? [];
		const least = from === '' ? Number(mark.startsWith('+')) : Number(from);
		const most = from === '' ? (mark.startsWith('?') ? 1 : 99) : comma === '' ? least : Number(to || 99);
		return { type: 'repeat', part, least, most };
	}

	#take(pattern: RegExp): string {
		pattern.lastIndex = this.#at;
		const taken = pattern.exec(this.#source)?.[0] ?? '';
		this.#at += taken.length;
		return taken;
	}
}

function classOf(list: string): Part {
	if (list.startsWith('[^')) return ANYTHING;
	const letters: string[] = [];
	const members = list.slice(1, -1).match(/\\(?:[pP]\{[^}]*\}|u[\da-f]{4}|.)|[\s\S]-[\s\S]|[\s\S]/gi) ?? [];
	for (const member of members) {
		const listed = member.length === 3 && member[1] === '-' ? rangeOf(member) : lettersOf(signOf(member));
		if (!listed || letters.length > MOST_LETTERS) return ANYTHING;
		letters.push(...listed);
	}
	return { type: 'choice', letters };
}

function rangeOf(range: string): string[] | null {
	const [from, to] = [range.charCodeAt(0), range.charCodeAt(2)];
	if (to - from > MOST_LETTERS || range.includes('\\')) return null;
	return Array.from({ length: to - from + 1 }, (_, index) => String.fromCharCode(from + index));
}

/** The character that an escape or a plain sign stands for; null: too many to list. */
function signOf(sign: string): Part | null {
	if (!sign.startsWith('\\') || sign.length === 1) return { type: 'letter', letter: sign };
	if (sign === '\\s') return { type: 'letter', letter: ' ' };
	if (sign === '\\d') return { type: 'choice', letters: DIGITS };
	if (/^\\[tnrfv]$/.test(sign)) return { type: 'letter', letter: ' ' };
	return /^\\[^\w]$/.test(sign) ? { type: 'letter', letter: sign.charAt(1) } : null;
}

const lettersOf = (part: Part | null): readonly string[] | null =>
	part?.type === 'letter' ? [part.letter] : part?.type === 'choice' ? part.letters : null;

/** Whether a word may begin right after these parts of the pattern, for certain. */
export function endsAtEdge(branch: Branch, before: boolean): boolean {
	return branch.reduce((edge, part) => isEdgeAfter(part, edge), before);
}

function isEdgeAfter(part: Part, before: boolean): boolean {
	switch (part.type) {
		case 'letter':
			return !/^[a-z\d]$/i.test(part.letter);
		case 'choice':
			return part.letters?.every((letter) => !/^[a-z\d]$/i.test(letter)) ?? false;
		case 'group':
			return part.branches.every((branch) => endsAtEdge(branch, before));
		case 'repeat':
			return isEdgeAfter(part.part, before) && (part.least > 0 || before);
		case 'nothing':
			return before;
		default:
			return true;
	}
}
