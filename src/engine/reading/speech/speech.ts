/**
 * What people say with when they ask for something in one language. A piece of a request is heard as one of these by the
 * words that it begins with, in Japanese by those that it ends with; a piece that is heard as none is not touched.
 * All of it is matched without accents and in small letters, for phones leave both out.
 */
export interface Speech {
	/** An order or a question: "escribe", "qué es". */
	readonly orders: RegExp;
	/** A wish for something, asking where no order stands before it: "necesito", "ich brauche". */
	readonly wants: RegExp;
	/** The name of something that is made or found, which a request may open with: "ideas de regalo". */
	readonly names: RegExp;
	/** What the answer is to be like, and what it is to leave out. */
	readonly wishes: RegExp;
	readonly bans: RegExp;
	/** Somebody's world. */
	readonly tells: RegExp;
	/** What takes back what stands before it: never parted from it. */
	readonly backs: RegExp;
	/** What is no word of its own, in Japanese: a particle. */
	readonly clings: RegExp;
	/** What hangs on the words before it: "dass ich krank bin". */
	readonly links: RegExp;
	/** What nothing ends with: "de la", "z. B.", "5." before a month. */
	readonly unfinished: RegExp;
	/** Work on a passage that a colon in the same line hands over. */
	readonly works: RegExp;
	/** Work that says nothing of what the passage is about. */
	readonly translates: RegExp;
}

export type Heard = 'order' | 'want' | 'name' | 'wish' | 'tale';

const QUOTED = /"[^"\n]*"|“[^”\n]*”|«[^»\n]*»|„[^“”\n]*[“”]|「[^」\n]*」|『[^』\n]*』/g;
const ACCENTS = /[\u0300-\u036f]+/g;

/** In small letters and without accents. */
export const bareOf = (words: string): string =>
	words.normalize('NFD').replace(ACCENTS, '').normalize('NFC').replace(/ł/gi, 'l').toLowerCase().trim();

/** What a piece of a request says, as far as it is sure. */
export function hear(words: string, speech: Speech): Heard | null {
	const bare = bareOf(words);
	if (speech.wishes.test(bare) || speech.bans.test(bare)) return 'wish';
	if (speech.orders.test(bare) || /[?？][\s)"”]*$/.test(bare.replace(QUOTED, ''))) return 'order';
	if (speech.wants.test(bare)) return 'want';
	if (speech.tells.test(bare)) return 'tale';
	return speech.names.test(bare) ? 'name' : null;
}

/**
 * @param leads what may stand before it and says nothing
 * @param words alternatives; a figure in them is a whole number
 */
export const opening = (leads: string, words: string): RegExp =>
	new RegExp(
		`^[^\\p{L}\\p{N}]{0,4}(?:(?:${leads})[\\s,:!.]+){0,3}(?:${words.replace(/\\d(?![+*?])/g, '\\d+')})(?:(?<=[\\s'])|(?![\\p{L}\\p{N}]))`,
		'u',
	);

export const ending = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})\\s*$`, 'iu');

export const NOTHING = /(?!)/;

/** What stands before the words it hangs on in no case: a conjunction, a relative. */
export const linking = (words: string): RegExp => new RegExp(`^(?:${words})(?![\\p{L}\\p{N}])`, 'u');
