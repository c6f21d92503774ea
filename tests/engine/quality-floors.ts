/**
 * Figures that have not reached their target yet, with the value they must not fall behind. A figure that is not named here
 * is held to its target.
 */
export const FLOORS: Readonly<Record<string, number>> = {
	'inventions, koala': 1,
	'steps that do not fall, followbench format': 95,
	'needed questions asked, in3': 33,
	'vague requests told of a miss, in3': 30,
	'first three kinds that people miss, in3': 44,
	'needed, and told, user_oriented + seed_tasks': 63,
	'types told as labelled, arena_v2': 66,
	'growth of finished prompts, awesome': 1.65,
	'results without a clause told twice, all sets': 98,
	'growth under 100 characters, all sets': 7.1,
	'growth above 400 characters, all sets': 2.3,
	'more nonsense, highest, own lines': 25,
};
