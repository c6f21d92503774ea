import { expect, it } from 'vitest';
import { optimise } from '../optimise.ts';

function promptOf(text: string): string {
	const result = optimise(text);
	if (result.outcome !== 'optimised') throw new Error('a question instead of a result');
	return result.prompt;
}

it.each([
	'Let’s imagine that juggling is taught at every school. It is a common tradition. Describe a lesson in first person. No jokes.',
	'Given a table with id, name and rank. Assume that ranks vary. Select all rows with one column for each rank.',
	'A firm offer of credit to somebody who has not asked for it is known as:\n\nA. Approving\nB. Endorsing\nC. Prescreening',
])('what is asked is not torn from what it rests on: %s', (text) => {
	const prompt = promptOf(text);
	expect(prompt).not.toContain('##');
	for (const sentence of text.split(/(?<=[.:])\s/))
		expect(prompt.replaceAll(/\s+/g, ' ')).toContain(sentence.replaceAll(/\s+/g, ' '));
});
