/** Names and signs that every language writes alike. */
export const SAME_EVERYWHERE: ReadonlySet<string> = new Set(
	'Excel SQL Python JavaScript Bash Windows macOS Linux JSON Instagram APA'.split(' '),
);
