/**
 * The end of an option that asks for the person's own words, such as "A saying of theirs…". No imports: the browser
 * bundles this file.
 */
export const opensOwnWords = (option: string): boolean => option.endsWith('…');
