import { say } from '#engine/locales/say';

/** Literal strings as the person gave them, each in quotation marks that do not occur in it. */
export function quoteItems(items: readonly string[], joiner: 'and' | 'or', code: string): string {
	const quoted = items.map(quoteItem);
	const last = quoted.at(-1) ?? '';
	if (quoted.length < 2) return last;
	const others = quoted.slice(0, -1).reduce((first, next) => say(code, '{first}, {last}', { first, last: next }));
	return say(code, joiner === 'and' ? '{first} and {last}' : '{first} or {last}', { first: others, last });
}

function quoteItem(item: string): string {
	const bare = item.trim();
	const isQuoted = bare.length > 1 && '"\'“‘`«「'.includes(bare[0] ?? '') && '"\'”’`»」'.includes(bare.at(-1) ?? '');
	if (isQuoted) return bare;
	return bare.includes('"') ? `'${bare}'` : `"${bare}"`;
}
