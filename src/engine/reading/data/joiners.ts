/** Joining words at the end of a part ("no jargon and"), which are cut off once the next part is separate. */
export const trailingJoiner = (code: string): RegExp => TRAILING[code] ?? ENGLISH;

const ENGLISH = /[\s,;]+(?:and|but|or|plus|also)$/iu;
/** By language, since a word may join in one and mean something else in another: French "de plus", Spanish "250 mas". */
const TRAILING: Readonly<Record<string, RegExp>> = {
	es: /[\s,;]+(?:y|o|pero)$/iu,
	fr: /[\s,;]+(?:et|ou|mais)$/iu,
	de: /[\s,;]+(?:und|oder|aber)$/iu,
	pt: /[\s,;]+(?:e|ou|mas)$/iu,
	it: /[\s,;]+(?:e|o|ma)$/iu,
	pl: /[\s,;]+(?:i|oraz|ale|lub)$/iu,
};
/** Joining words at the beginning of a part. */
export const LEADING_JOINER =
	/^(?:and|but|also|then|plus|so|oh|y|pero|et|mais|und|aber|auch|e|mas|ma|anche|i|ale|oraz)[,:]?\s+(?=\p{L})/iu;
