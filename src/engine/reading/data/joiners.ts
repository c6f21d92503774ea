/** Words that joined a part of a request to the next one: nothing ends with them once the two stand apart. */
export const TRAILING_JOINER = /[\s,;]+(?:and|but|or|plus|also|y|et|und|oder|mais|pero|ma|mas|oraz|ale)$/iu;
/** The same where it begins. */
export const LEADING_JOINER =
	/^(?:and|but|also|then|plus|so|oh|y|pero|et|mais|und|aber|auch|e|mas|ma|anche|i|ale|oraz)[,:]?\s+(?=\p{L})/iu;
