export interface Match {
	readonly before: string;
	readonly found: string;
	readonly after: string;
}

const REACH = 80;

/**
 * The first place with the searched words and some text around it, on one line. Null when the text has them only with other
 * accents: the server's search ignores accents, this one does not.
 */
export function findMatch(text: string, query: string): Match | null {
	const wanted = query.trim();
	if (wanted === '') return null;
	const upper = text.toUpperCase();
	const at = upper.length === text.length ? upper.indexOf(wanted.toUpperCase()) : text.indexOf(wanted);
	if (at === -1) return null;
	const end = at + wanted.length;
	return {
		before:
			(at > REACH ? '…' : '') + onOneLine(text.slice(Math.max(0, at - REACH), at).replace(/^[\udc00-\udfff]/, '')),
		found: text.slice(at, end),
		after:
			onOneLine(text.slice(end, end + REACH).replace(/[\ud800-\udbff]$/, '')) + (end + REACH < text.length ? '…' : ''),
	};
}

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ');
