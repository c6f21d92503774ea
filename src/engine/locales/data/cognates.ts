/** Words that a language happens to share with English, by code. */
export const COGNATES: Readonly<Record<string, ReadonlySet<string>>> = {
	es: new Set(['Romance', 'Formal', 'Informal', 'Error']),
};
