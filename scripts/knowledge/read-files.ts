import { readdirSync, readFileSync } from 'node:fs';
import { LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';

/** A pattern such as `- within # days`, without quotation marks: YAML would read the number sign as the start of a comment. */
const COMMENT_IN_PATTERN = /^\s*(?:-|[a-z]+:)\s+[^'"#\s][^'"#]*\s#/;
const CONTENT = new URL('../../content/', import.meta.url);

/** A mistake in a content file; the message names the file and the line, and says what to do. */
export class ContentSlip extends Error {}

export interface KnowledgeFile<Shape> {
	/** The file's name without its ending. */
	readonly id: string;
	readonly value: Shape;
}

/**
 * Reads every YAML file of a folder in `content`, in the order of their names.
 *
 * @throws {ContentSlip} naming the file, the line and what to do about it
 */
export function readKnowledge<Schema extends z.ZodType>(
	folder: string,
	schema: Schema,
	isWanted: (id: string) => boolean = () => true,
): KnowledgeFile<z.infer<Schema>>[] {
	const names = readdirSync(new URL(`${folder}/`, CONTENT)).filter((name) => name.endsWith('.yaml'));
	return names
		.sort()
		.map((name) => name.replace('.yaml', ''))
		.filter(isWanted)
		.map((id) => ({ id, value: readContent(`${folder}/${id}`, schema) }));
}

/**
 * Reads one YAML file of `content`, by its path there without the ending.
 *
 * @throws {ContentSlip} naming the file, the line and what to do about it
 */
export function readContent<Schema extends z.ZodType>(name: string, schema: Schema): z.infer<Schema> {
	const path = `content/${name}.yaml`;
	const lines = new LineCounter();
	const text = readFileSync(new URL(`${name}.yaml`, CONTENT), 'utf8');
	const document = parseDocument(text, { lineCounter: lines });
	const [slip] = document.errors;
	if (slip) throw new ContentSlip(`${path}, line ${slip.linePos?.[0].line ?? 1}: ${slip.message}`);
	const comment = text.split('\n').findIndex((line) => COMMENT_IN_PATTERN.test(line));
	if (comment >= 0)
		throw new ContentSlip(
			`${path}, line ${comment + 1}: what follows " #" is a comment to YAML. Put the pattern in single quotes.`,
		);
	const parsed = schema.safeParse(document.toJS());
	if (parsed.success) return parsed.data;
	const told = parsed.error.issues.map((issue) => {
		const node = document.getIn(issue.path.slice(0, -1), true) ?? document.getIn(issue.path, true);
		const range = (document.getIn(issue.path, true) ?? node) as { range?: [number] } | undefined;
		const line = range?.range ? lines.linePos(range.range[0]).line : 1;
		return `${path}, line ${line}, ${issue.path.join('.')}: ${issue.message}`;
	});
	throw new ContentSlip(told.join('\n'));
}
