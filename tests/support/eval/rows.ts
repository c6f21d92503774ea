import { readFileSync } from 'node:fs';

/** A row of an instruction-following set: a prompt and its annotated, machine-checkable rules. */
export interface Row {
	readonly key: number | string;
	readonly prompt: string;
	readonly instruction_id_list: readonly string[];
	readonly kwargs: readonly Readonly<Record<string, unknown>>[];
}

export interface RetentionCase {
	readonly name: string;
	readonly prompt: string;
	readonly must_survive: readonly string[];
}

const DATA = new URL('../../data/', import.meta.url);

export function readRows(name: string): Row[] {
	return readFileSync(new URL(`${name}.jsonl`, DATA), 'utf8')
		.split('\n')
		.filter((line) => line.trim() !== '')
		.map((line) => JSON.parse(line) as Row);
}

export function readRetentionCases(): RetentionCase[] {
	return JSON.parse(readFileSync(new URL('retention_cases.json', DATA), 'utf8')) as RetentionCase[];
}

export function readHostilePrompts(): string[] {
	const file = JSON.parse(readFileSync(new URL('hostile-prompts.json', DATA), 'utf8')) as { prompts: string[] };
	return file.prompts;
}
