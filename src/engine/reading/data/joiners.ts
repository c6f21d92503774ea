/** Words that joined a part of a request to the next one: nothing ends with them once the two stand apart. */
export const TRAILING_JOINER = /[\s,;]+(?:and|but|or|plus|also|y|et|und|oder|mais|pero|ma|mas|oraz|ale)$/iu;
