import { expect, test } from 'vitest';
import { mergeSections } from './merge-sections.ts';

const engine = (...ids: string[]) => ids.map((id) => ({ id, question: `${id}?`, options: [] }));
const models = (...ids: string[]) => engine(...ids).map((one) => ({ ...one, line: '{answer}.' }));
const NOTHING = { questions: [], offers: [], dropped: [] };
const AROUND = { settled: new Set<string>(), answered: 0, open: null, mark: (text: string) => `${text} *` };
const idsOf = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id);

test('a model’s questions follow the open one, and at most four are open', () => {
	const shown = { questions: engine('a', 'b', 'c', 'd'), suggestions: [] };
	const { questions } = mergeSections(shown, { ...NOTHING, questions: models('x', 'y') }, { ...AROUND, open: 'b' });
	expect(idsOf(questions)).toEqual(['b', 'x', 'y', 'a']);
	expect(questions[1]?.question).toBe('x? *');
});

test('questions that a model removed disappear, except the open and the settled ones', () => {
	const shown = { questions: engine('a', 'b', 'c'), suggestions: [] };
	const around = { ...AROUND, open: 'a', settled: new Set(['b']) };
	const { questions } = mergeSections(shown, { ...NOTHING, dropped: engine('a', 'b', 'c') }, around);
	expect(idsOf(questions)).toEqual(['a', 'b']);
});

test('once a model has asked, four questions are asked in all, answered ones included', () => {
	const shown = { questions: engine('a', 'b', 'c', 'd'), suggestions: [] };
	const around = { ...AROUND, settled: new Set(['x', 'a']), answered: 2 };
	const { questions } = mergeSections(shown, { ...NOTHING, questions: models('x', 'y') }, around);
	expect(idsOf(questions)).toEqual(['x', 'y', 'a', 'b']);
});

test('without a question from a model the engine asks as it does alone', () => {
	const shown = { questions: engine('e', 'f', 'g'), suggestions: [] };
	const around = { ...AROUND, settled: new Set(['a', 'b', 'c', 'd']), answered: 4 };
	expect(idsOf(mergeSections(shown, { ...NOTHING, dropped: engine('f') }, around).questions)).toEqual(['e', 'g']);
});

test('a visitor who answered before the model did gets its questions and none after them', () => {
	const shown = { questions: engine('e', 'f'), suggestions: [] };
	const around = { ...AROUND, settled: new Set(['a', 'b', 'c', 'd']), answered: 4, open: 'e' };
	const { questions } = mergeSections(shown, { ...NOTHING, questions: models('x', 'y') }, around);
	expect(idsOf(questions)).toEqual(['e', 'x', 'y']);
});

test('an offer shows the mark of the model, and its line has none', () => {
	const offers = [{ id: 'model.1', text: 'Say when.', because: 'soon', reads: null }];
	const { suggestions } = mergeSections({ questions: [], suggestions: [] }, { ...NOTHING, offers }, AROUND);
	expect(suggestions).toEqual([
		{ id: 'model.1', text: 'Say when. *', because: 'soon', reads: null, line: 'Say when.' },
	]);
});
