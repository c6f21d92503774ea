import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { corpusRows } from '../train/corpus-rows.ts';
import { genreWordsText } from '../train/train-genres.ts';
import { compileKnowledge, storedFiles } from './compile.ts';
import { faultsOf, isAsSaid } from './examples.ts';
import { ConsequenceFile, GenreFile } from './knowledge-schema.ts';
import { readKnowledge } from './read-files.ts';

const SLOW_MACHINE_MS = 300_000;
const stored = (name: string) =>
	readFileSync(new URL(`../../src/engine/knowledge/data/${name}`, import.meta.url), 'utf8');
const knowledge = compileKnowledge();

it('the stored knowledge is what the content files compile to (otherwise: npm run knowledge)', () => {
	for (const [name, text] of Object.entries(storedFiles(knowledge)))
		expect([name, text === stored(name)]).toEqual([name, true]);
});

it(
	'training the genre words again gives the stored weights, byte for byte',
	() => {
		expect(genreWordsText(corpusRows(), knowledge.genres) === stored('genre-words.json')).toBe(true);
	},
	SLOW_MACHINE_MS,
);

it('no two genres or consequences share an id', () => {
	const ids = [...knowledge.genres, ...knowledge.consequences].map(({ id }) => id);
	expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

it('a check is a short sentence that can be answered with yes or no', () => {
	const checks = knowledge.genres.flatMap((genre) => genre.checks.map(({ text }) => text));
	expect(checks.filter((text) => !/^[A-Z][^?!:]{8,98}\.$/.test(text) || /\b(?:please|you|your)\b/.test(text))).toEqual(
		[],
	);
});

it('consequences name only genres that exist', () => {
	const ids = new Set(['none', ...[...knowledge.genres, ...knowledge.families].map(({ id }) => id)]);
	const unknown = knowledge.consequences.flatMap(({ id, askFor, suggestFor }) =>
		[...askFor, ...suggestFor].filter((one) => !ids.has(one)).map((one) => `${id}: ${one}`),
	);
	expect(unknown).toEqual([]);
});

describe('each example of a genre', () => {
	it.each(readKnowledge('genres', GenreFile).map(({ id, value }) => [id, value.examples] as const))(
		'%s brings its questions',
		(id, examples) => {
			const faults = examples.flatMap((example) =>
				faultsOf(id, example, knowledge).map((fault) => `${example.text}: ${fault}`),
			);
			expect(faults).toEqual([]);
		},
	);
});

describe('each example of a consequence', () => {
	const rules = readKnowledge('consequences', ConsequenceFile).flatMap(({ value }) => value);
	it.each(rules.map((rule) => [rule.id, rule.examples] as const))(
		'%s is offered where its examples say so',
		(id, examples) => {
			expect(examples.filter((example) => !isAsSaid(id, example, knowledge))).toEqual([]);
		},
	);
});
