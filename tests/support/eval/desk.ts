import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { DEFAULT_MODIFIERS, type Modifiers } from '#engine/modifiers';
import { optimise } from '#engine/optimise';
import type { EngineResult, Optimised } from '#engine/result-model';
import { NO_WISHES } from '#engine/review-model';

/** A row of a set. Other fields depend on the set. */
export interface EvalRow {
	readonly prompt: string;
	/** The set and the row's number from 1, such as `ifeval 12`. */
	readonly name: string;
	readonly set: string;
}

/** Provides rows and results to metrics. Each result is computed once and cached for other metrics. */
export interface Desk {
	/** Whether `sample` returns only some of the rows. */
	readonly isSample: boolean;
	/** Rows of a set in file order; empty if the set does not exist. */
	readonly rows: <Row extends EvalRow = EvalRow>(set: string) => readonly Row[];
	/** The rows of a set, or a sample if the desk was opened for one; for metrics that use every set. */
	readonly sample: <Row extends EvalRow = EvalRow>(set: string) => readonly Row[];
	/** The result with default modifiers, without a clarification. */
	readonly result: (prompt: string, modifiers?: Partial<Modifiers>) => Optimised;
	/** The first answer to a person: a result or a question. */
	readonly first: (prompt: string) => EngineResult;
}

interface DeskOptions {
	/** Most rows of a set in a sample, chosen by the hash of their text. */
	readonly most?: number;
	/** A folder with further sets, searched after the project's own. */
	readonly extra?: string;
}

/** Most characters that the product accepts. */
const MOST_CHARACTERS = 4000;
const DATA = new URL('../../data/', import.meta.url);

export function openDesk({ most = Number.POSITIVE_INFINITY, extra }: DeskOptions = {}): Desk {
	const sets = new Map<string, readonly EvalRow[]>();
	const results = new Map<string, Optimised>();
	const firsts = new Map<string, EngineResult>();
	const samples = new Map<string, readonly EvalRow[]>();
	const rows = (set: string) => remembered(sets, set, () => load(set, extra));
	return {
		isSample: Number.isFinite(most),
		rows: <Row extends EvalRow>(set: string) => rows(set) as readonly Row[],
		sample: <Row extends EvalRow>(set: string) =>
			remembered(samples, set, () => sample(rows(set), most)) as readonly Row[],
		result: (prompt, modifiers = {}) =>
			remembered(results, `${JSON.stringify(modifiers)}\n${prompt}`, () => resultOf(prompt, modifiers)),
		first: (prompt) => remembered(firsts, prompt, () => optimise(prompt)),
	};
}

/** @throws {Error} when the engine asks although it was told to use defaults */
function resultOf(prompt: string, modifiers: Partial<Modifiers>): Optimised {
	const result = optimise(prompt, { ...DEFAULT_MODIFIERS, ...modifiers }, { ...NO_WISHES, takesDefaults: true });
	if (result.outcome !== 'optimised') throw new Error(`A question although defaults were taken: ${prompt}`);
	return result;
}

function load(set: string, extra: string | undefined): EvalRow[] {
	const places = [new URL(`${set}.jsonl`, DATA), ...(extra === undefined ? [] : [`${extra}/${set}.jsonl`])];
	const file = places.find((place) => existsSync(place));
	if (file === undefined) return [];
	const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
	return lines.map((line, index) => ({ ...withPrompt(JSON.parse(line)), name: `${set} ${index + 1}`, set }));
}

/** Adds `prompt` to a row. Sets outside the project may have an instruction and its context in separate fields. */
function withPrompt(row: { prompt?: string; instruction?: string; context?: string }): { prompt: string } {
	const prompt = row.prompt ?? [row.instruction, row.context].filter(Boolean).join('\n\n');
	return { ...row, prompt: prompt.slice(0, MOST_CHARACTERS) };
}

function sample(rows: readonly EvalRow[], most: number): readonly EvalRow[] {
	if (rows.length <= most) return rows;
	const chosen = new Set([...rows].sort((a, b) => compareHashes(a.prompt, b.prompt)).slice(0, most));
	return rows.filter((row) => chosen.has(row));
}

function compareHashes(a: string, b: string): number {
	const [left, right] = [hashOf(a), hashOf(b)];
	if (left === right) return 0;
	return left < right ? -1 : 1;
}

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

function remembered<Value>(store: Map<string, Value>, key: string, make: () => Value): Value {
	const known = store.get(key);
	if (known !== undefined) return known;
	const made = make();
	store.set(key, made);
	return made;
}
