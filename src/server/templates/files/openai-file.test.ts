import { expect, test } from 'vitest';
import { FiledTemplate } from '#contract/template-files';
import { readFile } from './read-file.ts';

function read(value: unknown) {
	const { kind, found } = readFile(JSON.stringify(value), 'prompts.json');
	expect(kind).toBe('openai');
	return found.map((one) => FiledTemplate.parse(one.value));
}

const part = (text: string) => ({ type: 'input_text', text });

test('an answer of the Responses API gives the messages of its stored prompt, not the model’s', () => {
	const response = {
		id: 'resp_1',
		object: 'response',
		prompt: { id: 'pmpt_123', version: '2', variables: { city: 'Paris' } },
		instructions: [
			{ type: 'message', role: 'developer', content: [part('You know {{city}}.')] },
			{ type: 'message', role: 'user', content: [part('Where to eat?'), { type: 'input_image', file_id: 'f' }] },
		],
		output: [{ type: 'message', role: 'assistant', content: [{ type: 'output_text', text: 'At home.' }] }],
	};
	expect(read(response)).toEqual([
		{
			title: 'OpenAI prompt pmpt_123',
			body: 'Developer:\nYou know {{city}}.\n\nUser:\nWhere to eat?',
			tags: ['OpenAI'],
		},
	]);
});

test('a list of prompts gives each in its current version, with its variables unchanged', () => {
	const messages = (text: string) => [{ role: 'system', content: text }];
	const list = {
		object: 'list',
		data: [
			{
				id: 'pmpt_1',
				object: 'prompt',
				name: 'Support reply',
				default_version: '2',
				versions: [
					{ version: '3', messages: messages('Draft.') },
					{ version: '2', messages: messages('Reply to {{customer_name}}.') },
				],
			},
			{
				id: 'pmpt_2',
				name: 'Summary',
				versions: [
					{ version: '1', instructions: 'Old.' },
					{ version: '10', instructions: 'New.' },
				],
			},
			{ id: 'pmpt_3', name: 'Nested', version: { version: '1', messages: messages('Inner.') } },
		],
	};
	expect(read(list).map(({ title, body }) => [title, body])).toEqual([
		['Support reply', 'Reply to {{customer_name}}.'],
		['Summary', 'New.'],
		['Nested', 'Inner.'],
	]);
});

test('a request as the Playground shows it is read too: instructions, then input', () => {
	const request = {
		model: 'gpt-5',
		instructions: 'Be brief.',
		input: [{ role: 'user', content: 'Explain {{topic}}.' }],
	};
	expect(read(request)[0]?.body).toBe('System:\nBe brief.\n\nUser:\nExplain {{topic}}.');
});

test('a prompt with pictures only has no text, and is refused', () => {
	const value = { id: 'pmpt_1', messages: [{ role: 'user', content: [{ type: 'input_image', file_id: 'f' }] }] };
	const [found] = readFile(JSON.stringify(value), '').found;
	expect(FiledTemplate.safeParse(found?.value).error?.issues[0]?.message).toBe('template_incomplete');
});
