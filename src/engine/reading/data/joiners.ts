/** Words that joined a part of a request to the next one: nothing ends with them once the two stand apart. */
export const trailingJoiner = (code: string): RegExp => TRAILING[code] ?? ENGLISH;

const ENGLISH = /[\s,;]+(?:and|but|or|plus|also)$/iu;
/** "de plus" and "250 mas" say how much: of each language only what joins in it. */
const TRAILING: Readonly<Record<string, RegExp>> = {
	es: /[\s,;]+(?:y|o|pero)$/iu,
	fr: /[\s,;]+(?:et|ou|mais)$/iu,
	de: /[\s,;]+(?:und|oder|aber)$/iu,
	pt: /[\s,;]+(?:e|ou|mas)$/iu,
	it: /[\s,;]+(?:e|o|ma)$/iu,
	pl: /[\s,;]+(?:i|oraz|ale|lub)$/iu,
};
/** The same where it begins. */
export const LEADING_JOINER =
	/^(?:and|but|also|then|plus|so|oh|y|pero|et|mais|und|aber|auch|e|mas|ma|anche|i|ale|oraz)[,:]?\s+(?=\p{L})/iu;
