/** A line of a Markdown file outside code, or a code block with its content unchanged. */
export type MarkdownPart =
	| { readonly kind: 'line'; readonly text: string }
	| { readonly kind: 'heading'; readonly level: number; readonly title: string; readonly text: string }
	| { readonly kind: 'block'; readonly info: string; readonly content: string; readonly text: string };

const FENCE = /^ {0,3}(`{3,}|~{3,})[ \t]*([^`\r]*?)[ \t]*\r?$/;
const HEADING = /^ {0,3}(#{1,6})[ \t]+(.*?)(?:[ \t]+#+)?[ \t]*\r?$/;

/** Splits a file into lines and code blocks. An unclosed block ends with the file. */
export function partsOf(markdown: string): MarkdownPart[] {
	const lines = markdown.replace(/^\ufeff/, '').split('\n');
	const parts: MarkdownPart[] = [];
	for (let at = 0; at < lines.length; at += 1) {
		const text = lines[at] ?? '';
		const [, fence, info = ''] = FENCE.exec(text) ?? [];
		if (fence === undefined) {
			parts.push(plainPart(text));
			continue;
		}
		const end = endOf(lines, at + 1, fence);
		const content = lines.slice(at + 1, end).join('\n');
		parts.push({ kind: 'block', info, content, text: lines.slice(at, end + 1).join('\n') });
		at = end;
	}
	return parts;
}

function plainPart(text: string): MarkdownPart {
	const [, signs = '', title = ''] = HEADING.exec(text) ?? [];
	return signs === '' ? { kind: 'line', text } : { kind: 'heading', level: signs.length, title, text };
}

function endOf(lines: readonly string[], from: number, fence: string): number {
	for (let at = from; at < lines.length; at += 1) {
		const [, closing = '', info] = FENCE.exec(lines[at] ?? '') ?? [];
		if (info === '' && closing.startsWith(fence)) return at;
	}
	return lines.length;
}

/** A code block around a text, with a longer fence than any in the text. */
export function fenced(info: string, content: string): string {
	const longest = Math.max(2, ...[...content.matchAll(/`+/g)].map(([run]) => run.length));
	const fence = '`'.repeat(longest + 1);
	return `${fence}${info}\n${content}\n${fence}`;
}
