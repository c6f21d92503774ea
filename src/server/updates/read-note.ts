import { type Markup, markup } from '../mail/markup.ts';

export interface Note {
	readonly subject: string;
	/** The text part of the mail. */
	readonly text: string;
	readonly body: readonly Markup[];
}

const LONGEST_SUBJECT = 78;
const INLINE = /\*\*(?<strong>[^*]+)\*\*|\[(?<label>[^\]]+)\]\((?<href>https:\/\/[^\s)]+)\)/g;

/**
 * A note in Markdown: its first line is the subject, `# …`; then paragraphs, `## ` headings and `- ` lists, with
 * **bold** and [links](https://…). Everything else is text. Null if the subject is missing or too long, or the body is
 * empty.
 */
export function readNote(markdown: string): Note | null {
	const [first = '', ...rest] = markdown.replace(/\r\n?/g, '\n').trim().split('\n');
	const subject = /^# (.+)$/.exec(first)?.[1]?.trim() ?? '';
	const text = rest.join('\n').trim();
	if (subject === '' || subject.length > LONGEST_SUBJECT || text === '') return null;
	return { subject, text: plainText(text), body: text.split(/\n{2,}/).map(block) };
}

const plainText = (text: string): string =>
	text.replace(INLINE, (_, strong?: string, label?: string, href?: string) => strong ?? `${label}: ${href}`);

function block(text: string): Markup {
	const lines = text.split('\n');
	if (lines.every((line) => line.startsWith('- '))) {
		const items = lines.map((line) => markup`<li style="margin:0 0 6px">${inline(line.slice(2))}</li>`);
		return markup`<ul class="ink" style="margin:0 0 16px;padding-left:20px;font-size:16px;line-height:1.55">${items}</ul>`;
	}
	if (text.startsWith('## '))
		return markup`<h2 class="ink" style="margin:24px 0 8px;font-size:19px">${inline(text.slice(3))}</h2>`;
	return markup`<p class="ink" style="margin:0 0 16px;font-size:16px;line-height:1.55">${inline(lines.join(' '))}</p>`;
}

function inline(text: string): Markup {
	let written = markup``;
	let end = 0;
	for (const { 0: found, index, groups = {} } of text.matchAll(INLINE)) {
		written = markup`${written}${text.slice(end, index)}${marked(groups)}`;
		end = index + found.length;
	}
	return markup`${written}${text.slice(end)}`;
}

const marked = ({ strong = '', label = '', href = '' }: Record<string, string>): Markup =>
	href === ''
		? markup`<strong>${strong}</strong>`
		: markup`<a class="link" href="${href}" target="_blank">${label}</a>`;
