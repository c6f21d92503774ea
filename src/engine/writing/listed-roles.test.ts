import { describe, expect, it } from 'vitest';
import { read } from '../reading/read.ts';
import { settleRoles } from './settle-roles.ts';

const rolesOf = (text: string) => settleRoles(read(text)).clauses.map(({ role }) => role);

describe('the items of a list', () => {
	it.each([
		[
			'are rules under a lead that demands',
			'Write a syllabus. It should include:\n1. Topics: core subjects.\n2. Describe how it is graded.',
			['task', 'rule', 'rule', 'rule'],
		],
		[
			'are rules where the request speaks of requirements',
			'Design a program that follows the requirements below:\n\n1. Hide a word in it.\n2. Provide an input.',
			['task', 'rule', 'rule'],
		],
		[
			'are tasks under a lead that gives work',
			'Perform the following conversions:\nA. 12 miles to feet\nB. 3 feet to inches',
			['task', 'task', 'task'],
		],
		[
			'stay what they are under any other lead',
			'Cook something with what I have:\n- eggs\n- milk',
			['task', 'context', 'context'],
		],
	])('%s', (_, text, roles) => {
		expect(rolesOf(text)).toEqual(roles);
	});

	it('end with the list', () => {
		const text = 'Write a plan. It must include:\n- a goal\n- a date\n\nI run a bakery.';
		expect(rolesOf(text).at(-1)).toBe('context');
	});
});
