/** A request with facts, a ban and a limit. Imports nothing, because programs that are not tests use it too. */
export const DAY_TRIP =
	'plan a day trip to london for my gran who cant walk far and loves gardens, no museums, under £200';
