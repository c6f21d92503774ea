export { opensOwnWords } from '#contract/own-words';

export const holdsOwnWords = (line: string): boolean => line.includes('{answer}');
