import { expect, test } from 'vitest';
import { mergeSections } from './merge-sections.ts';

const engine = (...ids: string[]) => ids.map((id) => ({ id, question: `${id}?`, options: [] }));
const models = (...ids: string[]) => engine(...ids).map((one) => ({ ...one, line: '{answer}.' }));
const NOTHING = { questions: [], offers: [], dropped: [] };
const AROUND = { settled: new Set<string>(), open: null, mark: (text: string) => `${text} *` };
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

test('what is settled takes no place from what is open', () => {
	const shown = { questions: engine('a', 'b', 'c', 'd'), suggestions: [] };
	const around = { ...AROUND, settled: new Set(['x', 'a']) };
	expect(idsOf(mergeSections(shown, { ...NOTHING, questions: models('x', 'y') }, around).questions)).toEqual([
		'x',
		'y',
		'a',
		'b',
		'c',
		'd',
	]);
});

test('an offer carries its mark in the words, and its line without', () => {
	const offers = [{ id: 'model.1', text: 'Say when.', because: 'soon', reads: null }];
	const { suggestions } = mergeSections({ questions: [], suggestions: [] }, { ...NOTHING, offers }, AROUND);
	expect(suggestions).toEqual([
		{ id: 'model.1', text: 'Say when. *', because: 'soon', reads: null, line: 'Say when.' },
	]);
});
