/** Literal strings as the person gave them, each in quotation marks that do not occur in it. */
export function quoteItems(items: readonly string[], joiner: 'and' | 'or'): string {
	const quoted = items.map(quoteItem);
	const last = quoted.at(-1) ?? '';
	return quoted.length < 2 ? last : `${quoted.slice(0, -1).join(', ')} ${joiner} ${last}`;
}

function quoteItem(item: string): string {
	const bare = item.trim();
	const isQuoted = bare.length > 1 && '"\'“‘`«「'.includes(bare[0] ?? '') && '"\'”’`»」'.includes(bare.at(-1) ?? '');
	if (isQuoted) return bare;
	return bare.includes('"') ? `'${bare}'` : `"${bare}"`;
}
