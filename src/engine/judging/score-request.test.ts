import { describe, expect, it } from 'vitest';
import { read } from '../reading/read.ts';
import { CHECKS } from './checks.ts';
import { scoreRequest } from './score-request.ts';

const totalOf = (text: string): number => scoreRequest(read(text)).total;
const findingOf = (text: string, id: string): string =>
	scoreRequest(read(text)).checks.find((check) => check.id === id)?.finding ?? '';

const TASKS = [
	'Write an article about the history of tea.',
	'Plan a birthday party for my nephew in a park.',
	'Explain how a bicycle gear works.',
	'Write a Python function that parses ISO dates from a column.',
	'Compare oat milk and cow milk for baking.',
	'Translate the sign "Mind the gap" into Spanish.',
	'Suggest names for a bookshop by the sea.',
];
const RULES = [
	'At most 200 words.',
	'Use exactly five bullet points.',
	'Do not mention prices.',
	'The readers are nurses on night shift.',
	'Write it in a formal tone.',
	'Give the answer as a table with three columns.',
	'Include the word "harbour" twice.',
	'It must be ready by 3 May 2026.',
	'We need it because our old one was lost last week.',
	'End with a question.',
];

describe('the score of a request', () => {
	it('is the sum of its checks, out of a hundred', () => {
		expect(CHECKS.reduce((sum, { most }) => sum + most, 0)).toBe(100);
		for (const text of [...TASKS, ...RULES, '', 'x'.repeat(4000), '{"a": 1}', '😀', '\u0000']) {
			const { total, checks } = scoreRequest(read(text));
			expect(total).toBe(checks.reduce((sum, { points }) => sum + points, 0));
			for (const { points, most, finding } of checks) {
				expect(points).toBeGreaterThanOrEqual(0);
				expect(points).toBeLessThanOrEqual(most);
				expect(finding).toMatch(/\S.*[.!?…”]$/su);
			}
		}
	});

	it('never falls when a rule is added', () => {
		for (const task of TASKS)
			for (const first of RULES)
				for (const second of RULES) {
					const [none, one, two] = [task, `${task} ${first}`, `${task} ${first} ${second}`].map(totalOf);
					expect(one, `${task} ${first}`).toBeGreaterThanOrEqual(none ?? 0);
					expect(two, `${task} ${first} ${second}`).toBeGreaterThanOrEqual(first === second ? 0 : (one ?? 0));
				}
	});

	it('falls when the task is taken away', () => {
		for (const task of TASKS)
			for (const [at, rule] of RULES.entries()) {
				const rules = `${rule} ${RULES[(at + 3) % RULES.length]}`;
				expect(totalOf(rules), `${task} ${rules}`).toBeLessThan(totalOf(`${task} ${rules}`));
			}
	});

	it('falls when two rules exclude each other', () => {
		const task = TASKS[0] ?? '';
		expect(totalOf(`${task} At most 100 words. At least 300 words.`)).toBeLessThan(
			totalOf(`${task} At most 100 words.`),
		);
		expect(findingOf(`${task} At most 100 words. At least 300 words.`, 'consistency')).toContain('cannot both hold');
	});

	it('names no check so that having no points denies what its finding says', () => {
		const { checks } = scoreRequest(read('Explain how interest rates affect mortgages.'));
		const unmet = checks.filter(({ points }) => points === 0).map(({ label }) => label);
		expect(unmet).toContain('Has rules that go together');
		expect(unmet.filter((label) => /\b(?:not|no|never|without)\b/i.test(label))).toEqual([]);
	});

	it('is not moved by courtesies, capitals or line ends', () => {
		const plain = 'write an article about the history of tea, at most 200 words';
		expect(totalOf(`Hi! ${plain} Thanks a lot!`)).toBe(totalOf(plain));
		expect(totalOf(`${plain}\n\n`)).toBe(totalOf(plain));
	});

	it('quotes the person in its findings', () => {
		const text = 'Write a note for nurses on night shift about hand washing. At most 120 words. As a table.';
		expect(findingOf(text, 'audience')).toContain('for nurses');
		expect(findingOf(text, 'extent')).toContain('At most 120 words');
	});

	it('distinguishes a missing passage from a present one', () => {
		const [without, withIt] = [
			'Summarise this text in two sentences.',
			'Summarise this text in two sentences:\n\n"The river rose on Monday and the bridge was closed until Friday. Nobody was hurt."',
		];
		expect(findingOf(without ?? '', 'material')).toContain('not there');
		expect(totalOf(withIt ?? '')).toBeGreaterThan(totalOf(without ?? ''));
	});

	it('reads other languages', () => {
		expect(
			totalOf(
				'Escribe un correo a mi profesora Marta pidiendo una prórroga de 3 días para el ensayo sobre Lorca. Tono formal. Máximo 120 palabras. No menciones que estuve enfermo.',
			),
		).toBeGreaterThanOrEqual(75);
		expect(
			totalOf('帮我写一份产品介绍，面向小学老师，不超过200字，不要用专业术语，结尾加上联系电话 010-1234。'),
		).toBeGreaterThanOrEqual(75);
	});
});
