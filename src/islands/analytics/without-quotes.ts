import type { Tracked } from './track.ts';

const QUOTED = /"[^"]*(?:"|$)|`[^`]*(?:`|$)|'[^']*(?:'|$)/g;
/** A quoted name from the code, such as a missing property, which may stay. */
const NAME = /^'[\w$.-]*'$/;

/** An error message may quote the value that caused it, which may be a visitor's text. */
const withoutWords = (text: string): string => text.replace(QUOTED, (quoted) => (NAME.test(quoted) ? quoted : '…'));

/** The event without any text of the visitor. */
export function withoutQuotes({ event, detail }: Tracked): Tracked {
	if (event !== 'error_boundary_caught') return { event, detail };
	const cleaned = Object.entries(detail).map(([name, text]) => [name, withoutWords(text)]);
	return { event, detail: Object.fromEntries(cleaned) as Tracked['detail'] };
}
