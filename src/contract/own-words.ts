/** An option such as "A saying of theirs…" asks for the words themselves. No imports: the browser bundles this file. */
export const opensOwnWords = (option: string): boolean => option.endsWith('…');
