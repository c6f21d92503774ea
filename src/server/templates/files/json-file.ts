import { TEMPLATES_FORMAT, TEMPLATES_VERSION, type TemplatesDocument } from '#contract/template-files';
import { isOpenAiPrompt, readOpenAiPrompt } from './openai-file.ts';
import { type ExportedTemplate, type ImportedRow, UnreadableFileError } from './template-rows.ts';

export function writeJsonFile(templates: readonly ExportedTemplate[], now: Date): string {
	const document: TemplatesDocument = {
		format: TEMPLATES_FORMAT,
		version: TEMPLATES_VERSION,
		product: 'PLOOP',
		exported_at: now.toISOString(),
		templates: [...templates],
	};
	return `${JSON.stringify(document, null, 2)}\n`;
}

/** Reads a PLOOP document, a bare list or a single template of one, or stored prompts of OpenAI. Throws `UnreadableFileError`. */
export function readJsonFile(text: string): {
	readonly kind: 'json' | 'openai';
	readonly found: readonly ImportedRow[];
} {
	const items = itemsOf(parse(text));
	const isForeign = items.length > 0 && items.every(isOpenAiPrompt);
	const found = items.map((item, i) => ({ row: i + 1, value: isForeign ? readOpenAiPrompt(item) : ownFieldsOf(item) }));
	return { kind: isForeign ? 'openai' : 'json', found };
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text.replace(/^\ufeff/, ''));
	} catch {
		throw new UnreadableFileError('no JSON');
	}
}

/** Lists are `templates` in a PLOOP document, `data` in an answer of an API, and `prompts` in files that people write. */
function itemsOf(document: unknown): readonly unknown[] {
	if (Array.isArray(document)) return document;
	if (typeof document !== 'object' || document === null) throw new UnreadableFileError('neither a list nor an object');
	const { templates, data, prompts } = document as Readonly<Record<string, unknown>>;
	const list = templates ?? data ?? prompts;
	return Array.isArray(list) ? list : [document];
}

/**
 * Keeps only the fields of a template. Other tools have other names for title and text, and the API's answers have
 * further fields.
 */
function ownFieldsOf(item: unknown): unknown {
	if (typeof item !== 'object' || item === null) return item;
	const { title, name, act, body, prompt, content, tags, pinned, source, updated_at } = item as Readonly<
		Record<string, unknown>
	>;
	return { title: title ?? name ?? act, body: body ?? prompt ?? content, tags, pinned, source, updated_at };
}
