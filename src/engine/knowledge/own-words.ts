/** An option such as "A saying of theirs…" asks for the words themselves. */
export const opensOwnWords = (label: string): boolean => label.endsWith('…');

export const holdsOwnWords = (line: string): boolean => line.includes('{answer}');
