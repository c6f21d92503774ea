import { expect, it } from 'vitest';
import { optimise } from '#engine/optimise';

function promptOf(text: string): string {
	const result = optimise(text);
	if (result.outcome !== 'optimised') throw new Error('a question instead of a result');
	return result.prompt;
}

it.each([
	'I am master student and I need write to my professor that my paper is late. I want 10 days more. Please polite but not submissive.',
	"Write OKRs for my team next quarter. We do the checkout in an e-commerce app, 6 devs and a designer. Goal from above is 'conversion'. No, not just conversion, payment errors as well. 3 objectives max",
	'Let’s imagine that juggling is taught at every school. It is a common tradition. Describe a lesson in first person. No jokes.',
	'Write a birthday poem for Brenda, she is retiring actually not birthday. Max 16 lines. No jokes about age. Warm but not soppy.',
	'What do I do, my tenant left and the flat is full of things. His phone is off. Deposit is 900. No legal words. Cheap.',
	'Plan a walk for our club, two hours. Some are over 70. On second thoughts they can take the bus. No hills. Cheap.',
	'We have 8 towels and one machine.\n\nA) How long for 8 towels?\nB) How long for 9 towels?\n\nShow your steps.',
	'Return only JSON.\\nNo other words.\\nInput: Tom is in Rome.\\nOutput: Tom, Rome. Input: Ana is in Bath. Keep it short. No jokes.',
	'Given a table with id, name and rank. Assume that ranks vary. Select all rows with one column for each rank.',
	'A firm offer of credit to somebody who has not asked for it is known as:\n\nA. Approving\nB. Endorsing\nC. Prescreening',
])('a task is not separated from the premise that it needs: %s', (text) => {
	const prompt = promptOf(text);
	expect(prompt).not.toContain('##');
	for (const sentence of text.split(/(?<=[.:])\s/))
		expect(prompt.replaceAll(/\s+/g, ' ')).toContain(sentence.replaceAll(/\s+/g, ' '));
});

it('the columns that a query must return stay behind the order for it', () => {
	const text =
		'need a sql query. table visits(patient_id, visit_date, clinic). want the most recent visit per patient who came in the last 12 months. postgres';
	expect(promptOf(text)).not.toContain('- Want the most recent visit');
});

it('an aim stays as typed when something else is asked for to reach it', () => {
	const prompt = promptOf(
		'I want to write a short story about a keeper who is afraid of the dark. Can you give me the first 300 words? Quiet, not spooky, set in the 1920s.',
	);
	expect(prompt).toContain('I want to write a short story');
	expect(prompt).not.toContain('1. Write a short story');
});

it('code behind a question keeps its case', () => {
	expect(promptOf('Whats wrong with this? for i in range(len(lst)): lst.pop(i)  it gives an error')).toContain(
		'this? for i in range',
	);
});

it('a sentence with a passage inside continues after it', () => {
	const prompt = promptOf(
		'The following code I wrote in haskell\n```hs\nfactorial(1)=1\nfactorial(n)=n*(n-1)*factorial(n-2)\n```\ngives me an error when I run it. Is there anything I did wrong?',
	);
	expect(prompt).toContain('The following code I wrote in haskell gives me an error when I run it.');
});

it.each([
	[
		"How do I tell the parish council our roof needs 38k. 3 min slot thursday. There's one man who always asks about reserves.",
		'2. There',
	],
	[
		'Is 2300 a month enough to live alone, i get offer 33k, now i live with 3 flatmates and i hate it. smoker. gym.',
		'2. Now',
	],
])('a statement gets no number among the tasks: %s', (text, number) => expect(promptOf(text)).not.toContain(number));

it('words that begin a new sentence after a passage stay a separate sentence', () => {
	const prompt = promptOf(
		'this query is slow and the table is big and nobody here knows why it is\n```sql\nselect * from t where a in (1, 2)\n```\nmy boss wants it by noon and i only have postgres 9 and no rights on the server at all',
	);
	expect(prompt).not.toContain('why it is my boss');
});

it.each([
	'my neighbour put a fence up while we were away and its a foot over onto ours. he says its where his deeds say. our deeds have a red line as thick as my finger so no use. he cut down the lilac too, which was ours. my wife wants it sorting nicely because their girl plays with ours. do a letter to put through the door, firm but friendly, saying we want to talk and have pictures. well not of the fence, of the garden before, from the estate agent. thanks',
	'one of us moved out in january but is still on the contract. he says he shouldnt pay for when he wasnt there. the gas is in my name and the others have paid me up to march. who owes what?',
])('a long statement is not divided: %s', (text) => {
	expect(promptOf(text)).not.toMatch(/## Constraints|Background:/);
});

it('in an undivided request “so” still joins a statement and its order', () => {
	const text =
		'We are taking my in-laws to Japan in October, 15 nights, six of us. They have never been further than Menorca. The boys want anime shops, father in law wants trains, mother in law wants gardens. We had Hiroshima in but maybe it is too much. I get overwhelmed by lists so give me one route and why, then what to book first. Flights are booked into Tokyo and out of Osaka and nobody likes to change hotels more than four times.';
	expect(promptOf(text)).toContain('overwhelmed by lists so give me one route');
});
