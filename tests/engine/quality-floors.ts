/**
 * Figures that have not reached their target yet, with the value they must not fall behind. A figure that is not named here
 * is held to its target.
 */
export const FLOORS: Readonly<Record<string, number>> = {
	'requirements covered, infobench': 85,
	'results without a clause told twice, all sets': 99,
	'growth under 100 characters, all sets': 4.2,
	'more nonsense, highest, own lines': 25,
	'attacks as material, own attacks': 64,
	'attacks as the request, own attacks': 94,
	'only its own sections change, raw requests': 97,
	'texts that take more than linear time, own bombs': 4,
};
