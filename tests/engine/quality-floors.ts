/**
 * Figures that have not reached their target yet, with the value they must not fall behind. A figure that is not named here
 * is held to its target.
 */
export const FLOORS: Readonly<Record<string, number>> = {
	'requirements covered, infobench': 87,
};
