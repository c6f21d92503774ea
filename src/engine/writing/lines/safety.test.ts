import { describe, expect, it } from 'vitest';
import { type Parted, readParted } from '#support/parted-request';
import { findStakes } from './safety.ts';

const stakesOf = (...parts: Parted) => findStakes(readParted(parts)).map(({ id }) => id);

describe('one safety line for a request whose result can hurt somebody', () => {
	it.each([
		['what dose of ibuprofen can i give a 4 year old', 'health'],
		['how many paracetamol tablets are safe in a day', 'health'],
		['how to stop cutting myself at night', 'self_harm'],
	] as const)('%s', (request, stake) => {
		expect(stakesOf(['task', request])).toEqual([stake]);
	});

	it('says what to do', () => {
		const [stake] = findStakes(readParted([['task', 'what is the right dose of insulin for me']]));
		expect(stake?.line).toMatch(/^Safety: .+\.$/);
	});
});

describe('no line is added where a field is only named', () => {
	it.each([
		'write a flyer for the health centre',
		'write an email to my lawyer about the lease',
		'explain how phishing works for our staff training',
		'a budget for two people who invest 50 pounds a month',
		'a bedtime story for my 4 year old about a hospital',
		'plan meals for a diabetic',
	])('%s', (request) => {
		expect(stakesOf(['task', request])).toEqual([]);
	});

	it('or is named in a statement beside the request', () => {
		expect(
			stakesOf(
				['task', 'Write a card for my gran. '],
				['background', 'She asks how many tablets she may take in a day.'],
			),
		).toEqual([]);
	});
});
