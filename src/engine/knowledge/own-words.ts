export { opensOwnWords } from '#contract/own-words';

/** Whether a line has a place for typed words. */
export const holdsOwnWords = (line: string): boolean => line.includes('{answer}');
