import { describe, expect, it } from 'vitest';
import { read } from './read.ts';

const rolesOf = (text: string) => read(text).clauses.map(({ role }) => role);

describe('the role of a clause', () => {
	it.each([
		['a command asks for work', 'Write a poem about autumn.', ['task']],
		['so does a question', 'Why is the sky blue?', ['task']],
		['and a wish', 'I want a blog post about coffee.', ['task']],
		['and a bare phrase when nothing else asks', 'logo for a bakery', ['task']],
		['greeting and thanks carry nothing', 'Hi! Write a poem. Thanks in advance!', ['filler', 'task', 'filler']],
		['a limit is a rule', 'Write a poem. Max 100 words.', ['task', 'rule']],
		['a prohibition is a rule', 'Write a poem. No rhymes.', ['task', 'rule']],
		['a distaste is a rule', 'Plan a trip to Rome. We hate museums.', ['task', 'rule']],
		['a fact about the asker is context', 'Plan a week of meals. I am vegetarian.', ['task', 'context']],
		['an extra command is a rule', 'Plan a trip to Lisbon. Include one day trip to Sintra.', ['task', 'rule']],
		['the shape of the answer is a rule', 'Plan a trip to Lisbon. Give a table per day.', ['task', 'rule']],
		['words nobody can place are context, never filler', 'Write a poem. Blue umbrella Tuesday.', ['task', 'context']],
		['Spanish commands and rules', 'Escribe un correo. No menciones el precio.', ['task', 'rule']],
		['a passage announced is context', 'Here is my Python code:\nx = f(1)\nprint(x)\nWhy?', ['context', 'task']],
		['a notice is context', 'Please note that we moved. Write an email to my team.', ['context', 'task']],
		['a notice that forbids is a rule', 'Write a post. Note that the post must not name anyone.', ['task', 'rule']],
		['a Chinese scene is context', '你是一位翻译。请写一首诗。', ['context', 'task']],
		['a Chinese task clause asks', '你是一位诗人，你的任务是赞美春天', ['context', 'task']],
		['Japanese requests', '詩を書いてください。', ['task']],
	])('%s', (_, text, wanted) => {
		expect(rolesOf(text)).toEqual(wanted);
	});

	it('names the command or question word, lower-cased', () => {
		expect(read('Please could you SUMMARISE the plot of Hamlet').clauses[0]?.verb).toBe('summarise');
		expect(read('What is entropy?').clauses[0]).toMatchObject({ verb: 'what', isQuestion: true });
	});
});
