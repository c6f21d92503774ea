import { fenced, type MarkdownPart, partsOf } from './markdown-blocks.ts';
import type { ExportedTemplate, ImportedRow } from './template-rows.ts';

/** Marks a file as PLOOP's. Rendered Markdown does not show it. */
const MARK = '<!-- ploop-templates 1 -->';
/** Info strings of the code blocks in a PLOOP file. */
const PROMPT = 'prompt';
const ROUGH_TEXT = 'rough-text';
const DETAILS = 'json template';

/** Writes a heading for each template, its texts unchanged in code blocks, and its other fields as JSON. */
export function writeMarkdownFile(templates: readonly ExportedTemplate[], now: Date): string {
	const head = `${MARK}\n# PLOOP templates\n\nExported on ${now.toISOString().slice(0, 10)}.`;
	return `${[head, ...templates.map(sectionOf)].join('\n\n')}\n`;
}

function sectionOf({ title, body, tags, pinned, updated_at, source }: ExportedTemplate): string {
	const heading = title.replace(/\s+/g, ' ');
	const isPlain = partsOf(`## ${heading}`).some((part) => part.kind === 'heading' && part.title === title);
	const { raw = null, modifiers, answers } = source ?? {};
	const details = { ...(!isPlain && { title }), tags, pinned, updated_at, modifiers, answers };
	const blocks = [`## ${heading}`, fenced(PROMPT, body)];
	if (raw !== null) blocks.push('The rough text it was made from:', fenced(ROUGH_TEXT, raw));
	return [...blocks, fenced(DETAILS, JSON.stringify(details, null, 2))].join('\n\n');
}

/**
 * Reads a PLOOP file or any other Markdown. In the latter each section is a template, or the whole file if it has no
 * headings. @param name of the file
 */
export function readMarkdownFile(text: string, name: string): ImportedRow[] {
	const parts = partsOf(text);
	const isOurs = parts.some((part) => part.text.trim() === MARK || (part.kind === 'block' && part.info === PROMPT));
	const headings = parts.filter((part) => part.kind === 'heading');
	if (headings.length === 0 && !isOurs) {
		return text.trim() === '' ? [] : [{ row: 1, value: { title: name, body: textOf(parts), tags: [] } }];
	}
	const level = isOurs || headings.filter((part) => part.level === 1).length < 2 ? 2 : 1;
	const isDivided = isOurs || headings.some((part) => part.level === level);
	const sections = sectionsOf(parts, isDivided ? level : 1).filter(({ inner }) => textOf(inner) !== '');
	return sections.map(({ title, inner }, i) => ({
		row: i + 1,
		value: isOurs ? ownValueOf(title, inner) : { title, body: textOf(inner), tags: [] },
	}));
}

interface Section {
	readonly title: string;
	readonly inner: MarkdownPart[];
}

/** Splits a file at headings of one level; text before the first heading is left out. */
function sectionsOf(parts: readonly MarkdownPart[], level: number): Section[] {
	const sections: Section[] = [];
	for (const part of parts) {
		if (part.kind === 'heading' && part.level === level) sections.push({ title: part.title, inner: [] });
		else sections.at(-1)?.inner.push(part);
	}
	return sections;
}

/** The text of a section, or only the content if it is a single code block. */
function textOf(parts: readonly MarkdownPart[]): string {
	const filled = parts.filter(({ text }) => text.trim() !== '');
	const [only] = filled;
	if (filled.length === 1 && only?.kind === 'block') return only.content;
	return parts
		.map(({ text }) => text)
		.join('\n')
		.trim();
}

function ownValueOf(heading: string, parts: readonly MarkdownPart[]): unknown {
	const contentOf = (info: string) =>
		parts.find((part) => part.kind === 'block' && part.info === info) as { content: string } | undefined;
	const raw = contentOf(ROUGH_TEXT)?.content;
	const { title = heading, modifiers, answers, ...rest } = detailsOf(contentOf(DETAILS)?.content ?? '{}');
	return {
		...rest,
		title,
		body: contentOf(PROMPT)?.content,
		...(raw !== undefined && { source: { raw, modifiers, answers } }),
	};
}

/** Parses the other fields. Broken JSON becomes a field that the schema refuses. */
function detailsOf(json: string): Record<string, unknown> {
	try {
		const details: unknown = JSON.parse(json);
		if (typeof details === 'object' && details !== null) return details as Record<string, unknown>;
	} catch {}
	return { details: json };
}
