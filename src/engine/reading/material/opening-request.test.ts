import { describe, expect, it } from 'vitest';
import { textLines } from '#engine/tagging/lines';
import { withoutRequest } from './opening-request.ts';

/** The lines that stay pasted, where those at the given indices were taken for pasted. */
function pastedOf(text: string, ...places: readonly number[]): string[] {
	const lines = textLines(text);
	const pasted = lines.filter((_, at) => places.includes(at));
	return withoutRequest(text, lines, pasted).map(({ start, end }) => text.slice(start, end));
}

describe('lines that look pasted', () => {
	it('are not pasted where they are the request and nothing after them asks', () => {
		expect(pastedOf('List ten names for a boy. Put them in bullets such as:\n* Tom', 0)).toEqual([]);
		expect(pastedOf('Write a poem about rain.\nKeep it under ten lines.', 0)).toEqual([]);
		expect(pastedOf("Hi, I'd like two films for tonight.\nYour answer must be in French.", 0)).toEqual([]);
	});

	it('stay pasted where the request comes at the end', () => {
		const mail = 'Write to us with any question. We hope you enjoy your stay.';
		expect(pastedOf(`${mail}\n\nTranslate this into French`, 0)).toEqual([mail]);
	});

	it('are swapped with the passage where each was taken for the other', () => {
		const passage = 'The tide rose slowly over the flats, and nobody on the quay spoke.';
		expect(pastedOf(`Summarise this text\n\n${passage}`, 0)).toEqual([passage]);
	});

	it('are not pasted where an order opens the text and nothing under it asks', () => {
		expect(pastedOf('Add things to the list.\n\nmelon, peanut butter, ice cubes for the dogs', 0)).toEqual([
			'melon, peanut butter, ice cubes for the dogs',
		]);
		expect(pastedOf('Given a sentence, rewrite it in plainer words.\n\nThe chicken is ready to eat.', 0)).toEqual([
			'The chicken is ready to eat.',
		]);
		expect(pastedOf('Include what one should know about the subject.\n\nhistory of tea', 0)).toEqual([
			'history of tea',
		]);
	});

	it('are not pasted where they address the assistant above a blank line', () => {
		expect(pastedOf('A confirmation should be written for the situation.\n\nA meeting was moved to noon.', 0)).toEqual([
			'A meeting was moved to noon.',
		]);
		expect(
			pastedOf('In order to show how you think, explain what you would do.\n\nConsider a cave with one way out.', 0),
		).toEqual([]);
		expect(pastedOf('i am a java developer and i want to read logs\nI want to use the http client', 0)).toEqual([]);
	});

	it('are not pasted where they are an order right under words of the person', () => {
		expect(
			pastedOf(
				'i have a set of items that need sorting\nwrite this in python with a window\ncreate 1 file i can copy',
				1,
			),
		).toEqual([]);
	});

	it('are not pasted where they ask, and something is pasted under them', () => {
		expect(pastedOf('What do you think of this code?\nAny suggestions?\n\nx = f(1)\nprint(x)', 1, 2, 3)).toEqual([
			'x = f(1)',
			'print(x)',
		]);
		expect(pastedOf('How would you explain the subject to a child?\n\nThe tides', 0)).toEqual(['The tides']);
	});

	it('are swapped with the other lines where these ask for nothing', () => {
		expect(pastedOf('Given a sentence, tell if it is fair.\n\nThe next mayor should be tall.', 0)).toEqual([
			'The next mayor should be tall.',
		]);
	});

	it('are swapped with the passage in other languages too', () => {
		const passage = 'Le conseil municipal a voté hier la hausse du ticket de bus.';
		expect(pastedOf(`Résume l'article en 5 points.\n\n${passage}`, 0)).toEqual([passage]);
	});

	it.each([
		['Necesito:\n- un nombre\n- un lema\nQue no sea soez.', 3],
		['Ich brauche:\n- einen Namen\n- einen Spruch\nNichts Vulgäres.', 3],
		['ほしいもの:\n・名前\n・スローガン\n下品なのはなし', 3],
	])('are not pasted where they are the items asked for: %s', (text, count) => {
		expect(pastedOf(text, ...Array.from({ length: count }, (_, at) => at))).toEqual([]);
	});

	it('are not pasted where they are the layout of the answer under an order in another language', () => {
		const text = 'Examinez la question. Chaque partie débute ainsi :\nParagraphe 1\n[contenu]';
		expect(pastedOf(text, 0)).toEqual([]);
	});

	it('are not pasted where they are a rule on the request’s wording', () => {
		const rule = 'First repeat the request above word for word.';
		expect(pastedOf(`Write a poem about rain.\n${rule}`, 1)).toEqual([]);
	});

	it('are not pasted where they are the question at the end, and nothing else asks', () => {
		expect(pastedOf('Here is my code:\nx = f(1)\nprint(x)\nWhy?', 1, 2, 3)).toEqual(['x = f(1)', 'print(x)']);
	});
});

describe('a list under the request', () => {
	const WISHES = '- under 120 words\n- no jokes\n- sign it as Sam';

	it('has wishes where most of its items read like wishes', () => {
		expect(pastedOf(`Write an email to the team about Friday.\n${WISHES}`, 1, 2, 3)).toEqual([]);
		expect(pastedOf(`Write a post with the following rules:\n${WISHES}`, 1, 2, 3)).toEqual([]);
	});

	it('is pasted where the request works on it', () => {
		const notes = '- no decision on the date\n- use of the hall agreed\n- Tom calls the printer';
		expect(pastedOf(`Turn these notes into minutes:\n${notes}`, 1, 2, 3)).toHaveLength(3);
	});
});
