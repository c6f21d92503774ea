/** A request with facts, a ban and a limit. Plain text, as programs that are not tests import it too. */
export const DAY_TRIP =
	'plan a day trip to london for my gran who cant walk far and loves gardens, no museums, under £200';
