/**
 * The words of one language by which a piece of a request is classified ("heard"): by the
 * words that it begins with, in Japanese by those that it ends with. A piece without any of them is left as it is.
 * All patterns match lower-case text without accents, since people typing on phones leave both out.
 */
export interface Speech {
	/** An order or a question: "escribe", "qué es". */
	readonly orders: RegExp;
	/** A wish for something, which is the task where no order comes before it: "necesito", "ich brauche". */
	readonly wants: RegExp;
	/** A thing to make or find, which a request may open with: "ideas de regalo". */
	readonly names: RegExp;
	/** Qualities of the answer; and, in `bans`, what it must leave out. */
	readonly wishes: RegExp;
	readonly bans: RegExp;
	/** A statement about somebody's world: "tengo", "mi hija es". */
	readonly tells: RegExp;
	/** Words of correction ("no, wait"), never cut off from the words they correct. */
	readonly backs: RegExp;
	/** A particle, in Japanese, which belongs to the word before it. */
	readonly clings: RegExp;
	/** A subordinate clause, which belongs to the words before it: "dass ich krank bin". */
	readonly links: RegExp;
	/** Words that no piece ends with: "de la", "z. B.", "5." before a month. */
	readonly unfinished: RegExp;
	/** An order to work on a passage behind a colon in the same line. */
	readonly works: RegExp;
	/** An order to translate, which goes for any passage. */
	readonly translates: RegExp;
}

export type Heard = 'order' | 'want' | 'name' | 'wish' | 'tale';

const QUOTED = /"[^"\n]*"|“[^”\n]*”|«[^»\n]*»|„[^“”\n]*[“”]|「[^」\n]*」|『[^』\n]*』/g;
const ACCENTS = /[\u0300-\u036f]+/g;

/** The words in lower case and without accents. */
export const bareOf = (words: string): string =>
	words.normalize('NFD').replace(ACCENTS, '').normalize('NFC').replace(/ł/gi, 'l').toLowerCase().trim();

/** The class of a piece; null where it is not sure. */
export function hear(words: string, speech: Speech): Heard | null {
	const bare = bareOf(words);
	if (speech.wishes.test(bare) || speech.bans.test(bare)) return 'wish';
	if (speech.orders.test(bare) || /[?？][\s)"”]*$/.test(bare.replace(QUOTED, ''))) return 'order';
	if (speech.wants.test(bare)) return 'want';
	if (speech.tells.test(bare)) return 'tale';
	return speech.names.test(bare) ? 'name' : null;
}

/**
 * @param leads words that may stand before it and do not matter
 * @param words alternatives; a figure in them is a whole number
 */
export const opening = (leads: string, words: string): RegExp =>
	new RegExp(
		`^[^\\p{L}\\p{N}]{0,4}(?:(?:${leads})[\\s,:!.]+){0,3}(?:${words.replace(/\\d(?![+*?])/g, '\\d+')})(?:(?<=[\\s'])|(?![\\p{L}\\p{N}]))`,
		'u',
	);

export const ending = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})\\s*$`, 'iu');

export const NOTHING = /(?!)/;

/** A piece that begins with a conjunction or a relative pronoun, and so belongs to the words before it. */
export const linking = (words: string): RegExp => new RegExp(`^(?:${words})(?![\\p{L}\\p{N}])`, 'u');
