import { expect, it } from 'vitest';
import { NO_WISHES, NOTHING_GIVEN } from '#engine/review-model';
import { optimise } from '../optimise.ts';
import { givenLines } from './given-lines.ts';
import { STORED } from './stored.ts';

const TEXT = 'meal plan for the week, 40 quid';
const NAMES = 'names for a kitten';
const linesOf = (answers: Record<string, string>) =>
	givenLines({ ...NOTHING_GIVEN, answers }, STORED).map(({ text }) => text);
const given = (answers: Record<string, string>, accepted: string[] = [], text = TEXT) => {
	const result = optimise(text, undefined, { ...NO_WISHES, given: { answers, accepted, skipped: [] } });
	if (result.outcome !== 'optimised') throw new Error('A question instead of a result.');
	return result;
};

it('a tapped option becomes its own line', () => {
	expect(linesOf({ 'meal-plan.people': 'Just me' })).toEqual(['The meals are for one person.']);
});

it('typed words go into the line of their question', () => {
	expect(linesOf({ 'meal-plan.people': '3 and a baby' })).toEqual(['How many eat, and the ages: 3 and a baby.']);
});

it('typed words that are no noun follow the colon of their line', () => {
	expect(linesOf({ 'cancel-contract.reason': 'no reason, leave it out' })).toEqual([
		'The reason: no reason, leave it out.',
	]);
});

it('an option may open the text field, whose words go into the option’s line', () => {
	expect(linesOf({ 'poem.details': 'What they love… her allotment and swearing' })).toEqual([
		'What they love: her allotment and swearing.',
	]);
	expect(linesOf({ 'poem.details': 'What they love…' }), 'opened and left empty').toEqual([]);
});

it('words typed behind an option stay in one line with it, however long they are', () => {
	expect(
		linesOf({
			'birthday-or-retirement-speech.story':
				'A name, and a story… she drove the 192 in slippers, three drivers were ill',
		}),
	).toEqual(['Their name and a story: she drove the 192 in slippers, three drivers were ill.']);
	expect(
		linesOf({ 'complaint-to-company.what-happened': "What happened, and when… they didn't come on Monday" }),
	).toEqual(["What happened: they didn't come on Monday."]);
});

it('an option without a line answers its question and adds nothing', () => {
	expect(linesOf({ 'poem.details': 'None, keep it general' })).toEqual([]);
	const [first, then] = [given({}, [], NAMES), given({ 'names-for.had': 'None yet' }, [], NAMES)];
	expect(first.questions.map(({ id }) => id)).toContain('names-for.had');
	expect(then.questions.map(({ id }) => id)).not.toContain('names-for.had');
	expect(then.prompt).toBe(first.prompt);
});

it('a line that repeats an earlier one is dropped', () => {
	const proposed = [
		{ id: 'a', line: 'It makes people laugh.' },
		{ id: 'b', line: 'It should make people laugh.' },
		{ id: 'c', line: 'It should make nobody laugh.' },
		{ id: 'd', line: 'It does not make people laugh.' },
	].map((one) => ({ ...one, question: null, options: [] }));
	const lines = givenLines({ ...NOTHING_GIVEN, accepted: ['a', 'b', 'c', 'd'], proposed: proposed as never }, STORED);
	expect(lines.map(({ id }) => id)).toEqual(['a', 'c', 'd']);
});

it('a long answer becomes one line for each wish', () => {
	const lines = linesOf({ 'meal-plan.people': 'We are four. My daughter does not eat meat. No mushrooms please.' });
	expect(lines.length).toBeGreaterThan(1);
	expect(lines.join(' ')).toContain('No mushrooms');
});

it('unknown ids and empty answers give no line', () => {
	expect(linesOf({ 'meal-plan.colour': 'Red', nothing: 'x', 'meal-plan.people': ' ' })).toEqual([]);
});

it('an answer is marked in the prompt as the person’s own line, and can be undone', () => {
	const { prompt, provenance, operations } = given({ 'meal-plan.people': 'Two' });
	expect(prompt).toContain('The meals are for two people.');
	const line = provenance.find(({ rule }) => rule === 'answer.meal-plan.people');
	expect(line?.origin).toBe('yours');
	expect(operations.find(({ rule }) => rule === 'answer.meal-plan.people')?.id).toBe('answer.meal-plan.people');
	const undone = optimise(TEXT, undefined, {
		...NO_WISHES,
		given: { answers: { 'meal-plan.people': 'Two' }, accepted: [], skipped: [] },
		revision: { undone: ['answer.meal-plan.people'], assumptions: {}, isShort: false },
	});
	expect(undone.outcome === 'optimised' && undone.prompt).not.toContain('The meals are for two people.');
});

it('a suggestion is added to the prompt only when it is accepted', () => {
	const [offer] = given({}).suggestions;
	expect(offer).toBeDefined();
	expect(given({}).prompt).not.toContain(offer?.text ?? '');
	expect(given({}, [offer?.id ?? '']).prompt).toContain(offer?.text ?? '');
});

it('an answer to a model’s question stays in its line, however long it is', () => {
	const proposed = [
		{ id: 'm', line: 'What happened: {answer}.' },
		{ id: 'n', line: 'It should be {answer}.' },
	];
	const linesFor = (answers: Record<string, string>) =>
		givenLines({ ...NOTHING_GIVEN, answers, proposed }, STORED).map(({ text }) => text);
	expect(
		linesFor({ m: 'she drove the 192 in slippers, as three drivers were ill that night and nobody else came' }),
	).toEqual([
		'What happened: she drove the 192 in slippers, as three drivers were ill that night and nobody else came.',
	]);
	expect(linesFor({ m: 'A story… she drove the 192 in slippers' })).toEqual([
		'What happened: she drove the 192 in slippers.',
	]);
	expect(linesFor({ m: 'How it ended… she got a medal, a small one' })).toEqual([
		'What happened: how it ended – she got a medal, a small one.',
	]);
	expect(linesFor({ n: 'A limit… at most 60 words' })).toEqual(['It should be at most 60 words.']);
	expect(linesFor({ m: 'A story…' }), 'opened and left empty').toEqual([]);
});
