import { expect, it } from 'vitest';
import { compareTexts, tidy } from './compare-texts.ts';

const ENGLISH = { 'heading.intent': 'Intent', 'frame.not': 'not {amount}', closing: 'Act now.' };

it('a missing translation is reported with its English text', () => {
	expect(compareTexts({ 'heading.intent': 'Ziel', closing: 'Handle jetzt.' }, ENGLISH)).toEqual({
		missing: [['frame.not', 'not {amount}']],
		gone: [],
	});
});

it('a new English text under the same id makes no translation missing', () => {
	const german = { 'heading.intent': 'Ziel', 'frame.not': 'nicht {amount}', closing: 'Handle jetzt.' };
	expect(compareTexts(german, { ...ENGLISH, closing: 'Now act on this.' })).toEqual({ missing: [], gone: [] });
});

it('a translation without an English text is reported, and tidying drops it and sorts by the English order', () => {
	const german = { closing: 'Handle jetzt.', 'step.old': 'Schritt', 'heading.intent': 'Ziel' };
	expect(compareTexts(german, ENGLISH).gone).toEqual(['step.old']);
	expect(Object.entries(tidy(german, ENGLISH))).toEqual([
		['heading.intent', 'Ziel'],
		['closing', 'Handle jetzt.'],
	]);
});
