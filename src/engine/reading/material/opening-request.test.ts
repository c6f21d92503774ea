import { describe, expect, it } from 'vitest';
import { textLines } from '#engine/tagging/lines';
import { withoutRequest } from './opening-request.ts';

/** The lines that stay pasted, where those at the places given were taken for it. */
function pastedOf(text: string, ...places: readonly number[]): string[] {
	const lines = textLines(text);
	const pasted = lines.filter((_, at) => places.includes(at));
	return withoutRequest(text, lines, pasted).map(({ start, end }) => text.slice(start, end));
}

describe('lines that were taken for pasted', () => {
	it('are none where they are the request and nothing after them asks', () => {
		expect(pastedOf('List ten names for a boy. Put them in bullets such as:\n* Tom', 0)).toEqual([]);
		expect(pastedOf('Write a poem about rain.\nKeep it under ten lines.', 0)).toEqual([]);
		expect(pastedOf("Hi, I'd like two films for tonight.\nYour answer must be in French.", 0)).toEqual([]);
	});

	it('stay pasted where the person says at the end what to do', () => {
		const mail = 'Write to us with any question. We hope you enjoy your stay.';
		expect(pastedOf(`${mail}\n\nTranslate this into French`, 0)).toEqual([mail]);
	});

	it('change places with the passage where one was taken for the other', () => {
		const passage = 'The tide rose slowly over the flats, and nobody on the quay spoke.';
		expect(pastedOf(`Summarise this text\n\n${passage}`, 0)).toEqual([passage]);
	});

	it('are none where they speak of the wording of the request', () => {
		const rule = 'First repeat the request above word for word.';
		expect(pastedOf(`Write a poem about rain.\n${rule}`, 1)).toEqual([]);
	});

	it('are none where they are the question that a text ends with, and nothing else asks', () => {
		expect(pastedOf('Here is my code:\nx = f(1)\nprint(x)\nWhy?', 1, 2, 3)).toEqual(['x = f(1)', 'print(x)']);
	});
});

describe('a list under the request', () => {
	const WISHES = '- under 120 words\n- no jokes\n- sign it as Sam';

	it('is of wishes where most of its items read so', () => {
		expect(pastedOf(`Write an email to the team about Friday.\n${WISHES}`, 1, 2, 3)).toEqual([]);
		expect(pastedOf(`Write a post with the following rules:\n${WISHES}`, 1, 2, 3)).toEqual([]);
	});

	it('is pasted where it is what the request works on', () => {
		const notes = '- no decision on the date\n- use of the hall agreed\n- Tom calls the printer';
		expect(pastedOf(`Turn these notes into minutes:\n${notes}`, 1, 2, 3)).toHaveLength(3);
	});
});
