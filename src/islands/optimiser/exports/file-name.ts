const MOST_CHARS = 60;

/**
 * A file name that every system takes: letters, digits and single hyphens, cut between words. The leading `ploop-` keeps
 * it clear of the names that Windows reserves. Empty where the intent has no letters.
 */
export function nameFrom(intent: string): string {
	const words = intent
		.slice(0, 4 * MOST_CHARS)
		.normalize('NFC')
		.toLowerCase()
		.match(/[\p{L}\p{M}\p{N}]+/gu);
	let name = 'ploop';
	for (const word of words ?? []) {
		if (name.length + 1 + word.length > MOST_CHARS) return name === 'ploop' ? cutShort(word) : name;
		name += `-${word}`;
	}
	return name === 'ploop' ? '' : name;
}

/** Japanese has no gaps between words: cut between characters, never inside one. */
function cutShort(word: string): string {
	return `ploop-${[...word].slice(0, MOST_CHARS / 2).join('')}`;
}
