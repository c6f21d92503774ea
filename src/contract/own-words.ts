/**
 * Whether an option asks for the person's own words, such as "A saying of theirs…", by its ending. No imports: the
 * browser bundles this file.
 */
export const opensOwnWords = (option: string): boolean => option.endsWith('…');
