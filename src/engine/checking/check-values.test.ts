import { describe, expect, it } from 'vitest';
import { checkAnswer } from './check-answer.ts';

const TRIP =
	'write an email to parents about the year 6 trip to the science museum on friday 12 june, coach leaves 8.30am, ' +
	'packed lunch needed, cost £14, reply by 29 may, friendly but clear, no more than 180 words';

const verdicts = (request: string, answer: string) =>
	Object.fromEntries(checkAnswer(request, answer).checks.map(({ rule, verdict }) => [rule, verdict]));
const failures = (request: string, answer: string) =>
	checkAnswer(request, answer)
		.checks.filter(({ verdict }) => verdict === 'fail')
		.map(({ finding }) => finding);

describe('a sum, a day and a time that a letter must state', () => {
	it.each([
		'Dear parents, year 6 go on Friday 12 June. The coach leaves at 8.30am. It costs £14. Reply by 29 May.',
		'Dear parents, year 6 go on Friday, June 12th. The coach leaves at 08:30. It costs £14.00. Reply by May 29.',
		'Dear parents, year 6 go on the 12th of June. The coach leaves at 8:30 a.m. It costs 14 pounds. Reply by 29/05.',
	])('pass in any spelling: %s', (answer) => {
		expect(failures(TRIP, answer)).toEqual([]);
		expect(verdicts(TRIP, answer)).toMatchObject({
			'on friday 12 june': 'pass',
			'8.30am': 'pass',
			'cost £14': 'pass',
			'by 29 may': 'pass',
		});
	});

	it('fail when the answer states another value instead, and the sentence names both', () => {
		const answer = 'Dear parents, we go on Friday 13 June. The coach leaves at 9.30am. It costs £15. Reply by 29 May.';
		expect(failures(TRIP, answer)).toEqual([
			'You asked for 12 june; the answer says 13 June.',
			'You asked for £14; the answer says £15.',
			'You asked for 8.30am; the answer says 9.30am.',
		]);
	});

	it('are unclear when the answer states none', () => {
		const { checks } = checkAnswer(TRIP, 'Dear parents, the trip is soon. Details follow.');
		expect(checks.filter(({ verdict }) => verdict === 'fail')).toEqual([]);
		expect(checks.find(({ rule }) => rule === 'cost £14')).toMatchObject({
			verdict: 'unclear',
			finding: "Couldn't find “£14”.",
		});
	});
});

describe('a figure that the answer need not state fails nothing', () => {
	it.each([
		['explain how I can save £200 by 1 July', 'Put aside £25 a week from today.'],
		['plan a birthday party, budget 150 pounds, saturday 2pm', 'Cake £20. Start at 3pm.'],
		['write an email that sells our lamp for under £20', 'Our lamp costs £15.'],
		[
			'write an email to my landlord, the rent went up to £950 from £900',
			'The rent was £900 and is £950; I offer £920.',
		],
		[
			'My salary is £30,000. Write a letter asking for a raise to £35,000.',
			'I ask for £35,000, as others earn £36,000.',
		],
	])('%s', (request, answer) => {
		expect(failures(request, answer)).toEqual([]);
	});
});

it('no rule begins inside a figure', () => {
	for (const text of [TRIP, 'write a text: meet at 10.45 pm, bring £1,250.50, gate 12.5 opens at 7.15am']) {
		for (const { source } of checkAnswer(text, 'Hello.').checks)
			expect(text.slice(Math.max(0, source.start - 2), source.start + 1)).not.toMatch(/\d[.,:]\d|\d\d$/);
	}
});
