import { describe, expect, it } from 'vitest';
import { briefOf, type Parted } from '#support/parted-request';
import { finish } from '../finish.ts';
import { planSections } from '../plan.ts';

const SPEECH: Parted = [
	['chatter', 'Hi there! '],
	['task', 'Could you write a speech for teh club dinner. '],
	['background', 'We lost the final. '],
	['amount', 'Under 300 words. '],
	['ban', 'No puns. '],
	['content', 'Name the cup. '],
	['form', 'End with a cheer.'],
];
const TOESPRAAK: Parted = [
	['task', 'Schrijf een toespraak voor onze vereniging. '],
	['background', 'Wij hebben de finale verloren. '],
	['amount', 'Niet meer dan 300 woorden. '],
	['ban', 'Geen woordgrappen.'],
];
const SUMMARY: Parted = [
	['task', 'Summarise this:\n'],
	['material', 'The river rose.\nNobody came.'],
	['ban', '\nNo puns.'],
];

function stepsOf(parts: Parted, undone: readonly string[] = []) {
	const brief = briefOf(parts, { undone });
	const { operations, rendered } = finish(planSections(briefOf(parts), []), planSections(brief, []), brief);
	const text = parts.map(([, words]) => words).join('');
	return operations.map((step) => ({
		...step,
		said: step.source.map(({ start, end }) => text.slice(start, end)),
		words: step.landed.map(({ start, end }) => rendered.prompt.slice(start, end)),
	}));
}
const stepFor = (parts: Parted, words: string, undone: readonly string[] = []) =>
	stepsOf(parts, undone).find(({ text }) => text.includes(words));

describe('each step', () => {
	it.each([
		['Hi there!', { action: 'removed', rule: 'filler', words: [] }],
		['Could you', { action: 'reworded', rule: 'courtesy' }],
		['teh → the', { action: 'reworded', rule: 'spelling', said: ['teh'], words: ['the'] }],
		['No puns.', { action: 'moved', rule: 'constraint.own', said: ['No puns.'], words: ['No puns.'] }],
	])('has its effect, its source and its place in the result: %s', (words, step) => {
		expect(stepFor(SPEECH, words)).toMatchObject(step);
	});

	it('moves a statement in another language, and leaves one in English in its place', () => {
		expect(stepFor(TOESPRAAK, 'Wij hebben de finale verloren.')).toMatchObject({
			action: 'moved',
			rule: 'intent.context',
			words: ['Wij hebben de finale verloren.'],
		});
		expect(stepsOf(SPEECH).map(({ rule }) => rule)).not.toContain('intent.context');
	});

	it('of a passage is its fencing, with the marks', () => {
		const step = stepFor(SUMMARY, 'The river rose.');
		expect(step).toMatchObject({ action: 'fenced', rule: 'source.text', said: ['The river rose.\nNobody came.'] });
		expect(step?.words).toEqual(['```', 'The river rose.\nNobody came.', '```']);
	});

	it('has a reason in a whole sentence', () => {
		for (const { reason, rule } of [...stepsOf(SPEECH), ...stepsOf(SUMMARY)])
			expect(reason, rule).toMatch(/^[A-Z“][\s\S]*\.$/);
	});

	it('has its own id, which stays the same when others are undone', () => {
		const ids = stepsOf(SPEECH).map(({ id }) => id);
		expect(new Set(ids).size).toBe(ids.length);
		for (const id of ids) expect(stepsOf(SPEECH, [id]).map((step) => step.id)).toEqual(ids);
	});

	it('is marked when it is undone, and then has no place in the result', () => {
		for (const parts of [SPEECH, TOESPRAAK])
			for (const { id } of stepsOf(parts))
				expect(stepsOf(parts, [id]).find((step) => step.id === id)).toMatchObject({ isUndone: true, landed: [] });
	});
});

it('all headings are one step, and a result without headings has no such step', () => {
	expect(stepsOf(SPEECH).at(-1)).toMatchObject({ id: 'frame', action: 'added' });
	expect(stepsOf([['task', 'write a short poem about the sea']]).map(({ id }) => id)).not.toContain('frame');
});
