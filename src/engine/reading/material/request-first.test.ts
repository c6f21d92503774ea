import { describe, expect, it } from 'vitest';
import { textLines } from '#engine/tagging/lines';
import { requestFirst } from './request-first.ts';

/** The lines of the passage, where the first paragraphs were taken for pasted. */
function leftOf(text: string, paragraphs = 1): string[] | null {
	const lines = textLines(text);
	const pasted = lines.filter(({ paragraph }) => paragraph < paragraphs);
	return requestFirst(text, lines, pasted)?.map(({ start, end }) => text.slice(start, end)) ?? null;
}

describe('a first paragraph that looks pasted', () => {
	it.each([
		['Provide a cooking hack for improving the flavor of the given food.', 'popcorn'],
		['Discuss the origins and history of the word that has been given to you.', 'oblique'],
		['Answer the following question as accurately as you can.', 'What does the green light stand for?'],
	])('is the request where it mentions something given: "%s"', (request, given) =>
		expect(leftOf(`${request}\n\n${given}`)).toEqual([given]),
	);

	it.each([
		['Can Batman beat Superman in a fair one on one fight?', 'You should just say "My answer is yes."'],
		['Help me write the lyrics of a punk song called Scarlet weekend', 'The lyrics have an introspective style.'],
		['I have a flask application in a container.', 'How do I say which config to read?'],
		['Act as a game developer. You create a game in the dark.', 'Fix the pace at 30 seconds a round.'],
	])('is the person’s request or statement: "%s"', (said, more) => expect(leftOf(`${said}\n\n${more}`)).toEqual([]));

	it.each([
		['Send me the report by friday, I have asked twice now.', 'reply politely that it will be monday'],
		['I am writing to apply for the job at your shop.', 'is it ok? fix the grammar'],
		['The tide rose slowly over the flats.', 'what does this mean'],
		['const a = 1;', 'why does it fail'],
	])('stays a passage under work on it: "%s"', (passage, request) =>
		expect(leftOf(`${passage}\n\n${request}`)).toBeNull(),
	);
});
