import { describe, expect, test } from 'vitest';
import { fillVariables, findVariables, labelOf, MOST_VARIABLES, splitAtBlanks } from './variables.ts';

describe('the blanks of a template', () => {
	test.each([
		['each once, in the order of the text', '{{b}} {{a}} {{ b }}', ['b', 'a']],
		['in any script and of several words', '{{имя}} {{the client}} {{名前}}', ['имя', 'the client', '名前']],
		['not what is empty, cut off or on two lines', '{{}} {{ }} {{a {b} }}c}} {{a\nb}}', []],
		['also where braces stand around them', '{{{a}}}', ['a']],
	])('are found: %s', (_, body, names) => {
		expect(findVariables(body)).toEqual(names);
	});

	test('are ignored when there are too many for a form', () => {
		const body = Array.from({ length: 99 }, (_, i) => `{{v${i}}}`).join(' ');
		expect(findVariables(body)).toHaveLength(MOST_VARIABLES);
	});
});

test.each([
	['audience', 'Audience'],
	['first_name', 'First name'],
	['due-date', 'Due date'],
	['имя', 'Имя'],
	['URL', 'URL'],
	['_', '_'],
])('the blank {{%s}} has the label %j', (name, label) => {
	expect(labelOf(name)).toBe(label);
});

describe('filling in', () => {
	test('puts the unchanged value at every place of its blank', () => {
		expect(fillVariables('{{a}} and {{ a }}', { a: '$& {{b}} $1' })).toBe('$& {{b}} $1 and $& {{b}} $1');
	});

	test('leaves a blank without a value unchanged', () => {
		expect(fillVariables('{{a}} {{ b }} {{constructor}}', { a: ' ' })).toBe('{{a}} {{ b }} {{constructor}}');
	});
});

test('a text is split at its named blanks, and empty braces stay text', () => {
	expect(splitAtBlanks('For {{first_name}}: {{ x }}{{ }}')).toEqual([
		{ words: 'For ', isBlank: false },
		{ words: 'first name', isBlank: true },
		{ words: ': ', isBlank: false },
		{ words: 'x', isBlank: true },
		{ words: '{{ }}', isBlank: false },
	]);
});
