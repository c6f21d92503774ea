import { describe, expect, it } from 'vitest';
import { read } from '../read.ts';

const sourceOf = (text: string) => read(text).material.map(({ span }) => span.text);

describe('the text below a request to work on it', () => {
	it.each([
		['handover notes are a mess can you put into SBAR format dont add anything'],
		['Summarize for my boss 5 lines what they decide and who does what'],
		['pls check my text, it is for a funeral. correct only the mistakes'],
	])('is taken whole under "%s"', (request) => {
		const notes =
			'bed 6 mrs K 82 came in thurs, fall at home, hip fine, confused more since last night? daughter wants a call before 6. no decision. ask the doctor about the scan';
		expect(sourceOf(`${request}\n\n${notes}`)).toEqual([notes]);
	});

	it('is a passage to its last line, however that reads', () => {
		const menu =
			'Tom yum gung - spicy sour soup with shrimps, make you cry in good way\nMassaman - beef curry slow, you wait you happy\nSteam fish lime - fish is whole with head, please dont shock';
		expect(sourceOf(`people laugh at our menu. can you fix but keep it sound like us\n\n${menu}`)).toEqual([menu]);
	});

	it('ends where an instruction follows', () => {
		const notes =
			'- 3 storeys next to bungalows\n- no parking, street already full\n- swift nests in the old barn roof, seen twice';
		const [found] = sourceOf(
			`turn these notes into a formal letter to the council\n\n${notes}\n\nmust arrive before 28 feb. numbered points`,
		);
		expect(found).toBe(notes);
	});

	it('is no passage where the request is for something new', () => {
		expect(
			sourceOf(
				'explain quantum physics\n\ni am in year 9 and there is an exam on friday. i know what an atom is but waves and particles at the same time make no sense to me at all',
			),
		).toEqual([]);
	});
});
