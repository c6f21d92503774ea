import { describe, expect, it } from 'vitest';
import { read } from '../read.ts';

const sourceOf = (text: string) => read(text).material.map(({ span }) => span.text);
const TALE = 'I left the house at quater to six. The steps was slipery and Dad did not look at me.';

describe('the sentences behind work on a text that is not named', () => {
	it.each(['Please proof read.', 'Translate to French:', 'Can you fix the grammar please.'])(
		'are that text, unchanged: %s',
		(work) => {
			expect(sourceOf(`${work} ${TALE}`)).toEqual([TALE]);
			expect(read(`${work} ${TALE}`).edits.filter(({ rule }) => rule === 'spelling')).toEqual([]);
		},
	);

	it.each([
		'Translate to Polish. Make it polite and firm, it is for the neighbours who park across our gate every day.',
		'Proofread. Can you tell me what is wrong with the way I begin and end my letters to the council?',
		'Paraphrase. Short and warm, in the voice of somebody who has run a shop for thirty years, please.',
	])('are the request where they speak of it: %s', (text) => {
		expect(sourceOf(text)).toEqual([]);
	});
});
