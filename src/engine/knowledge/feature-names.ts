/** What requests are learnt by, as it is stored: each word once, with the ways in which it counts and the words that count behind it. */
export interface NameColumns {
	/** A word a line, by the alphabet. */
	readonly words: string;
	/** By word a sign: in which ways it counts, a bit each. */
	readonly ways: string;
	/** By word the signs of those that count as a pair with it, and an end. */
	readonly followers: string;
}

/** How a name begins by the way in which its word counts: as it stands, by its stem, in what is asked, as one of the first, as a kind. */
const WAYS = ['', '~', '*', '^', '@'];
/** From here on JSON writes every sign as it is. */
const FIRST_SIGN = 93;
const END = ';';

interface Uses {
	ways: number;
	readonly followers: string[];
}

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

/** The names in the order in which they are stored: those of single words, then the pairs. */
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
