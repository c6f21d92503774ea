import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DEFAULT_MODIFIERS } from '#engine/modifiers';
import { readingInputOf } from '#engine/proposals/reading-input';
import { NO_WISHES } from '#engine/review-model';
import { inputText, readInstruction } from '#server/models/instruction';
import { question, suggestion } from '#support/model-server';
import { temporaryFolder } from '#support/temporary-folder';

const prompt = 'plan a day trip to london for my gran who cant walk far and loves gardens, no museums, under £200';
/** Each script loads the engine, which takes its time on a busy machine. */
const PATIENCE_MS = 180_000;
const run = (script: string, ...files: string[]) =>
	JSON.parse(execFileSync(process.execPath, [`scripts/quality/${script}.ts`, ...files], { encoding: 'utf8' }));

it(
	'the scripts turn a request into the model’s input, the shown questions and the prompt with answers',
	async () => {
		const folder = await temporaryFolder();
		const sheet = (name: string, row: object) => {
			const path = join(folder, name);
			writeFileSync(path, `${JSON.stringify(row)}\n`);
			return path;
		};
		const requests = sheet('requests.jsonl', { id: 'a', prompt, facts: ['she uses a stick'] });
		const sent = readingInputOf(prompt, DEFAULT_MODIFIERS, NO_WISHES);
		expect(run('model-inputs', requests)).toEqual({
			id: 'a',
			system: readInstruction(),
			input: sent && inputText(sent),
		});

		const proposals = [
			question('What can she manage?', ['A few minutes', 'What helps her…'], 'What she can manage: {answer}.'),
			suggestion('Say where she can sit down.', 'cant walk far'),
			suggestion('Add a museum.', 'no museums'),
		];
		const shown = run('model-shown', requests, sheet('proposals.jsonl', { id: 'a', proposals }));
		expect(shown).toMatchObject({ facts: ['she uses a stick'], struck: [{ why: 'turned' }] });
		const ids = shown.questions.map(({ id }: { id: string }) => id);
		// The engine's first question is open before the model answers, and stays first.
		expect(ids.indexOf('m1')).toBe(1);

		const played = { id: 'a', answers: { m1: 'What helps her… a stick and a bench' }, accept: ['s1'], skipped: [] };
		const made = run('model-prompts', sheet('shown.jsonl', shown), sheet('played.jsonl', played));
		expect(made.prompt).toContain('What she can manage: what helps her – a stick and a bench.');
		expect(made.prompt).toContain('Say where she can sit down.');
		expect(made.prompt).not.toContain('Add a museum');
	},
	PATIENCE_MS,
);
