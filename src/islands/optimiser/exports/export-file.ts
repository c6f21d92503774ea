import type { OptimiserCopy } from '#copy/optimiser-copy';
import type { Exported } from './exported.ts';
import { nameFrom } from './file-name.ts';
import { markdownOf, plainTextOf } from './readable-file.ts';
import { titleOf } from './title-of.ts';

export const FILE_KINDS = ['md', 'txt', 'json'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

export interface ExportFile {
	readonly name: string;
	/** MIME type. */
	readonly type: string;
	readonly text: string;
}

const TYPES: Readonly<Record<FileKind, string>> = {
	md: 'text/markdown;charset=utf-8',
	txt: 'text/plain;charset=utf-8',
	json: 'application/json',
};
const WRITERS = { md: markdownOf, txt: plainTextOf, json: jsonOf };

/** A file with its own title, date and product, the prompt, and the text and options that the prompt was made from. */
export function fileOf(kind: FileKind, exported: Exported, copy: OptimiserCopy): ExportFile {
	return {
		name: `${nameFrom(exported.answer.intent) || copy.exports.fallbackName}.${kind}`,
		type: TYPES[kind],
		text: WRITERS[kind](exported, copy),
	};
}

/** The file for programs; docs/files.md describes each field. A change that an older reader would misread gets a new version. */
function jsonOf({ source, madeAt, answer }: Exported, copy: OptimiserCopy): string {
	const { optimised_prompt: prompt, intent, ledger, operations, assumptions, score } = answer;
	const head = { format: 'ploop-prompt', version: 1, product: 'PLOOP', title: titleOf(intent, copy.result.title) };
	const made = { request: source.raw, options: source.modifiers, answers: source.answers };
	const document = { ...head, made_at: madeAt.toISOString(), prompt, ...made, ledger, operations, assumptions, score };
	return `${JSON.stringify(document, null, 2)}\n`;
}
