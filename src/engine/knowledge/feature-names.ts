/**
 * The names of the trained features as they are stored: each word once, with its kinds of feature and the words it forms pairs
 * with.
 */
export interface NameColumns {
	/** One word a line, in alphabetical order. */
	readonly words: string;
	/** One character for each word: its kinds of feature, a bit for each. */
	readonly ways: string;
	/** For each word the characters of the words that form a pair with it, then an end mark. */
	readonly followers: string;
}

/** The prefix of a feature name for each kind: the word itself, its stem, a word of the task, a first word, a kind of word. */
const WAYS = ['', '~', '*', '^', '@'];
/** From this code point on JSON escapes no character. */
const FIRST_SIGN = 93;
const END = ';';

interface Uses {
	ways: number;
	readonly followers: string[];
}

/** Packs feature names into columns; `unpackNames` gives them back. */
export function packNames(names: readonly string[]): NameColumns {
	const uses = new Map<string, Uses>();
	const usesOf = (word: string): Uses => {
		const known = uses.get(word) ?? { ways: 0, followers: [] };
		uses.set(word, known);
		return known;
	};
	for (const name of names) {
		const [word = '', follower] = name.split(' ');
		const way = follower === undefined ? wayOf(name) : -1;
		if (way >= 0) usesOf(name.slice(WAYS[way]?.length)).ways |= 1 << way;
		else {
			usesOf(follower ?? '');
			usesOf(word).followers.push(follower ?? '');
		}
	}
	const words = [...uses.keys()].sort();
	const placeOf = new Map(words.map((word, place) => [word, place]));
	const signOf = (figure: number): string => String.fromCharCode(FIRST_SIGN + figure);
	return {
		words: words.join('\n'),
		ways: words.map((word) => signOf(usesOf(word).ways)).join(''),
		followers: words
			.map((word) => {
				const places = usesOf(word).followers.map((one) => placeOf.get(one) ?? 0);
				return (
					places
						.sort((a, b) => a - b)
						.map(signOf)
						.join('') + END
				);
			})
			.join(''),
	};
}

function wayOf(name: string): number {
	const way = WAYS.indexOf(name.charAt(0));
	return way > 0 && name.length > 1 ? way : 0;
}

/** Unpacks the feature names in their stored order: single words, then pairs. */
export function unpackNames({ words, ways, followers }: NameColumns): string[] {
	if (words === '') return [];
	const all = words.split('\n');
	const names = all.flatMap((word, place) => {
		const bits = ways.charCodeAt(place) - FIRST_SIGN;
		return WAYS.filter((_, way) => (bits & (1 << way)) !== 0).map((way) => way + word);
	});
	let place = 0;
	for (const sign of followers)
		if (sign === END) place++;
		else names.push(`${all[place]} ${all[sign.charCodeAt(0) - FIRST_SIGN]}`);
	return names;
}
