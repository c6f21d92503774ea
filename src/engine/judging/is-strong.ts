import type { Score } from '../review-model.ts';

/** From here on, more words would not make a finished prompt clearer. */
const STRONG = 60;

/** Whether a finished prompt, which stands as it was written, needs nothing after it either. */
export const isStrong = ({ total }: Score): boolean => total >= STRONG;
