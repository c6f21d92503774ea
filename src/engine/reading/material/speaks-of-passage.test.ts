import { describe, expect, it } from 'vitest';
import { read } from '../read.ts';

const materialOf = (text: string) => read(text).material.map(({ span }) => span.text);

const TALE =
	'They have been promised money before that never came, and one of them will say the agency should just dredge. I have good data: gauges at 3 sites for 4 years, and one farm that is happy.';

describe('prose without a mark', () => {
	it('is the person’s own where nothing around it speaks of a text', () => {
		const request = `I have to present to 50 farmers on why we want ponds upstream. 12 slides at most.\n\n${TALE}\n\nSlide by slide outline with what to say.`;
		expect(materialOf(request)).toEqual([]);
	});

	it('is a passage where the words around it work on one', () => {
		expect(materialOf(`Summarise this in two sentences:\n\n${TALE}`)).toEqual([TALE]);
	});

	it('is the request where it opens the text and speaks to us, and the passage comes later', () => {
		const answer = '"I like Ireland because people are welcome and the work is more respected than here."';
		const request = `I have an interview by video on Tuesday and get stuck when I have to tell an example.\nCan you make me possible questions with short answers?\nAnd correct my answer: ${answer}`;
		expect(materialOf(request).join()).not.toContain('Can you make');
	});

	it('ends with the quotation that it opens with', () => {
		const letter = '"Estimado señor Ruiz, le escribo porque la caldera no funciona desde el jueves. Gracias, Tom"';
		expect(materialOf(`check my spanish pls:\n${letter} i want it polite but he has to see im serious`)).toEqual([
			letter,
		]);
	});
});

it('a list of topics under a request is the request’s own, and keeps its lines', () => {
	const list = '- how quickly, by whom\n- size of the change\n- what happens when two people disagree\n- urgent fixes';
	expect(materialOf(`Draft a one page agreement on reviews I can bring to the meeting:\n${list}\nno sermon`)).toEqual(
		[],
	);
});
