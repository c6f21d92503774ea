import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PART_KINDS, PART_LETTERS, type PartKind } from '#engine/tagging/part-labels';

/** A request of the corpus with its labelled parts, as UTF-16 offsets. */
export interface CorpusRow {
	readonly id: string;
	readonly lang: string;
	readonly type: string;
	readonly ask: boolean;
	readonly text: string;
	readonly parts: readonly { readonly kind: PartKind; readonly start: number; readonly end: number }[];
	/** Whether the row is kept for choosing settings: no model is trained on it. */
	readonly isApart: boolean;
}

interface Stored {
	readonly id: string;
	readonly lang: string;
	readonly type: string;
	readonly ask: 'yes' | 'no';
	readonly parts: readonly (readonly [string, string])[];
}

const FOLDER = join(import.meta.dirname, 'corpus');
/** Per cent of the rows that are set apart. */
const APART = 14;

/** Reads every row of `scripts/train/corpus`, in the order of the file names. */
export function corpusRows(): CorpusRow[] {
	const files = readdirSync(FOLDER).filter((name) => name.endsWith('.jsonl'));
	return files.toSorted().flatMap((name) =>
		readFileSync(join(FOLDER, name), 'utf8')
			.split('\n')
			.filter((line) => line.trim() !== '')
			.map((line) => rowOf(JSON.parse(line) as Stored)),
	);
}

function rowOf({ id, lang, type, ask, parts }: Stored): CorpusRow {
	let end = 0;
	const placed = parts.map(([letter, words]) => {
		const start = end;
		end += words.length;
		const kind = PART_KINDS[PART_LETTERS.indexOf(letter)];
		if (kind === undefined) throw new Error(`${id}: no part is called ${letter}`);
		return { kind, start, end };
	});
	const text = parts.map(([, words]) => words).join('');
	return { id, lang, type, ask: ask === 'yes', text, parts: placed, isApart: isApart(text) };
}

function isApart(text: string): boolean {
	let hash = 0x811c9dc5;
	for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
	return ((hash ^ (hash >>> 15)) >>> 0) % 100 < APART;
}
