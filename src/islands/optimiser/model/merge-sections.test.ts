import { expect, test } from 'vitest';
import { mergeSections } from './merge-sections.ts';

const engine = (...ids: string[]) => ids.map((id) => ({ id, question: `${id}?`, options: [] }));
const models = (...ids: string[]) => engine(...ids).map((one) => ({ ...one, line: '{answer}.' }));
const NOTHING = { questions: [], offers: [], dropped: [] };
const AROUND = { settled: new Set<string>(), answered: 0, open: null, mark: (text: string) => `${text} *` };
const idsOf = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id);

test('questions of a model come right after the open one, and never more than four are open', () => {
	const shown = { questions: engine('a', 'b', 'c', 'd'), suggestions: [] };
	const { questions } = mergeSections(shown, { ...NOTHING, questions: models('x', 'y') }, { ...AROUND, open: 'b' });
	expect(idsOf(questions)).toEqual(['b', 'x', 'y', 'a']);
	expect(questions[1]?.question).toBe('x? *');
});

test('what a model took away goes, but for the open question and what is settled', () => {
	const shown = { questions: engine('a', 'b', 'c'), suggestions: [] };
	const around = { ...AROUND, open: 'a', settled: new Set(['b']) };
	const { questions } = mergeSections(shown, { ...NOTHING, dropped: engine('a', 'b', 'c') }, around);
	expect(idsOf(questions)).toEqual(['a', 'b']);
});

test('once a model has asked, four in all are asked: what was answered counts', () => {
	const shown = { questions: engine('a', 'b', 'c', 'd'), suggestions: [] };
	const around = { ...AROUND, settled: new Set(['x', 'a']), answered: 2 };
	const { questions } = mergeSections(shown, { ...NOTHING, questions: models('x', 'y') }, around);
	expect(idsOf(questions)).toEqual(['x', 'y', 'a', 'b']);
});

test('without a question of a model the engine goes on asking as it does alone', () => {
	const shown = { questions: engine('e', 'f', 'g'), suggestions: [] };
	const around = { ...AROUND, settled: new Set(['a', 'b', 'c', 'd']), answered: 4 };
	expect(idsOf(mergeSections(shown, { ...NOTHING, dropped: engine('f') }, around).questions)).toEqual(['e', 'g']);
});

test('who was quicker than the model is still asked what the model asks, and nothing behind it', () => {
	const shown = { questions: engine('e', 'f'), suggestions: [] };
	const around = { ...AROUND, settled: new Set(['a', 'b', 'c', 'd']), answered: 4, open: 'e' };
	const { questions } = mergeSections(shown, { ...NOTHING, questions: models('x', 'y') }, around);
	expect(idsOf(questions)).toEqual(['e', 'x', 'y']);
});

test('an offer carries its mark in the words, and its line without', () => {
	const offers = [{ id: 'model.1', text: 'Say when.', because: 'soon', reads: null }];
	const { suggestions } = mergeSections({ questions: [], suggestions: [] }, { ...NOTHING, offers }, AROUND);
	expect(suggestions).toEqual([
		{ id: 'model.1', text: 'Say when. *', because: 'soon', reads: null, line: 'Say when.' },
	]);
});
