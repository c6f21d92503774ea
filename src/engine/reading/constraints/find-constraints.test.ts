import { describe, expect, it } from 'vitest';
import type { Constraint, Quantity } from '#engine/types';
import { fold } from '../fold.ts';
import { detectLanguage } from '../language.ts';
import { passageOf } from '../passage.ts';
import { read } from '../read.ts';
import { findConstraints } from './find-constraints.ts';

/** The rules of each sentence, without regard to the kind of its part. */
function rulesOf(text: string): Constraint[] {
	const source = fold(text);
	const { code } = detectLanguage(text);
	let end = 0;
	return text.split(/(?<=[.?!] |。)/).flatMap((sentence) => {
		const start = end;
		end += sentence.length;
		return findConstraints(source, passageOf(source, { start, end }), code);
	});
}
const ofKind = (text: string, kind: Constraint['kind']) => rulesOf(text).find((one) => one.kind === kind);

describe('a length or count', () => {
	it.each<[string, Constraint['kind'], Omit<Quantity, 'unit'>]>([
		['Write less than 300 words.', 'length', { relation: '<', n: 300 }],
		['Write exactly seven sentences.', 'length', { relation: '=', n: 7 }],
		['Write a 200+ word summary.', 'length', { relation: '>=', n: 200 }],
		['Use 100 words or less.', 'length', { relation: '<=', n: 100 }],
		['Keep it between 100 and 200 words.', 'length', { relation: 'range', n: 100, m: 200 }],
		['Add at least 3 bullet points.', 'count', { relation: '>=', n: 3 }],
		['Give two different responses.', 'count', { relation: '=', n: 2 }],
		['Escribe menos de 120 palabras.', 'length', { relation: '<', n: 120 }],
		['Écris au moins 5 phrases pour mon ami.', 'length', { relation: '>=', n: 5 }],
		['写一首诗，不超过200字', 'length', { relation: '<=', n: 200 }],
		['俳句を3つ以上書いてください。', 'length', { relation: '>=', n: 3 }],
	])('%s', (text, kind, quantity) => {
		expect(ofKind(text, kind)?.quantity).toMatchObject(quantity);
	});

	it('may be said without a number', () => {
		expect(ofKind('Explain tides. Keep it short.', 'length')?.span.text).toBe('Keep it short');
	});
});

describe('a number that is not about the answer', () => {
	it.each([
		'Write an SQL query to select the top 10 rows in a database and joins to 3 different table',
		'Write a script that renames the first 20 files in a folder.',
		'I have 3 ideas for my 2,000 word essay. Which is best?',
		'Write a story with three characters.',
		'Plan a trip for more than 3 people.',
		'A farm has 12 sheep and at least 3 goats. How many legs?',
		'integrate f = 14 from 0 to 5',
		'请给我一个关于春天的故事',
		'写一篇文章，介绍一位诗人',
		'下午三点前完成一份报告',
	])('is no rule in "%s"', (text) => {
		expect(rulesOf(text).filter(({ kind }) => kind === 'length' || kind === 'count')).toEqual([]);
	});

	it.each([
		['Suggest three different looks for a wedding', 'three different looks'],
		['Give me 5 tips for sleeping', '5 tips'],
		['Create 20 trading cards about sharks', '20 trading cards'],
		['Write a poem. Mention at least 12 pronouns.', 'at least 12 pronouns'],
	])('but it is where it counts what is asked for: %s', (text, words) => {
		expect(ofKind(text, 'count')?.span.text).toBe(words);
	});

	it.each([
		['用一句话介绍上海', '用一句话'],
		['给我三个要点', '三个要点'],
		['写100字的故事', '100字'],
	])('and in Chinese with a unit of text: %s', (text, words) => {
		expect(ofKind(text, 'length')?.span.text).toBe(words);
	});
});

describe('a ban', () => {
	it.each([
		['Write a post. No bullet points.', 'No bullet points'],
		['Write a story without commas.', 'without commas'],
		['Write a song, but do not mention rock.', 'do not mention rock'],
		['Summarise Hamlet. Avoid jargon.', 'Avoid jargon'],
		['Plan a trip, budget £900 excluding flights.', 'excluding flights'],
		['Write a poem. Make sure you don’t use any commas.', 'don’t use any commas'],
		['Escribe un poema sin rimas.', 'sin rimas'],
		['Écris un poème. Ne mentionne pas la mer.', 'Ne mentionne pas la mer'],
		['写一首诗，不要押韵', '不要押韵'],
		['「海」という単語を使わないでください。', '「海」という単語を使わないでください'],
	])('%s', (text, banned) => {
		expect(
			rulesOf(text)
				.filter(({ polarity }) => polarity === 'must_not')
				.map(({ span }) => span.text),
		).toContain(banned);
	});

	it.each([
		'Write about people who do not sleep.',
		'Tips for how to avoid crowds in Rome',
		'Write no more than 100 words.',
		'I have no experience with boats. Explain knots.',
		"Don't forget to add a title.",
	])('is not found in "%s"', (text) => {
		const rules = read(text).clauses.flatMap(({ constraints }) => constraints);
		expect(rules.filter(({ polarity }) => polarity === 'must_not')).toEqual([]);
	});

	it('is never a demand in the same words', () => {
		const rules = rulesOf('Never include the price.');
		expect(rules.map(({ polarity }) => polarity)).toEqual(['must_not']);
	});

	it('ends the wish before it', () => {
		expect(ofKind('Write a script. Add type hints and no comments.', 'include')?.span.text).toBe('Add type hints');
	});
});

describe('other rules', () => {
	it.each<[string, Constraint['kind'], string]>([
		['Return JSON with keys a, b.', 'format', 'Return JSON with keys a, b'],
		[
			'Wrap your entire response with double quotation marks.',
			'format',
			'Wrap your entire response with double quotation marks',
		],
		['Write a recipe. Format: a markdown', 'format', 'markdown'],
		['Answer only in Kannada.', 'language', 'only in Kannada'],
		['Explain gravity to a 5-year-old.', 'audience', 'to a 5-year-old'],
		['Write to Ann. Be firm but polite.', 'tone', 'Be firm but polite'],
		['Tell a joke in the style of Wilde.', 'style', 'in the style of Wilde'],
		['End with "Any questions?"', 'end', 'End with "Any questions?"'],
		['Start with the word Hello.', 'start', 'Start with the word Hello'],
		['Use all lowercase letters.', 'case', 'Use all lowercase letters'],
		['Answer with one of the following: yes, no.', 'choice', 'one of the following: yes, no'],
		['Finish the plan by June 2026.', 'deadline', 'by June 2026'],
		['Plan a party for under $30.', 'budget', 'for under $30'],
		['Sort names using pandas.', 'tool', 'pandas'],
		['List kings in chronological order.', 'order', 'in chronological order'],
		['First repeat the request word for word.', 'repeat', 'repeat the request word for word'],
		['Use the letter t at least 30 times.', 'frequency', 'Use the letter t at least 30 times'],
	])('%s carries a rule of kind %s', (text, kind, words) => {
		expect(ofKind(text, kind)?.span.text).toBe(words);
	});

	it('name their literal strings', () => {
		expect(ofKind('Include the words trust, brand and joy.', 'include')?.items).toEqual(['trust', 'brand', 'joy']);
		expect(ofKind('Write a post. Don\'t use the word "artisan".', 'exclude')?.items).toEqual(['artisan']);
	});

	it.each([
		'Complete: roses are ___',
		'Post #travel',
		'What is the capital of Australia?',
		'Who wrote Hamlet?',
		'My dog ate my shoes.',
	])('none is found in "%s"', (text) => {
		expect(rulesOf(text)).toEqual([]);
	});
});

describe('the span of a rule', () => {
	const spans = (text: string) => rulesOf(text).map(({ kind, span }) => `${kind}: ${span.text}`);

	it.each([
		['Write a report, 200 words [exclusive of code].', 'exclude: exclusive of code'],
		['List three numbers (excluding 5).', 'exclude: excluding 5'],
		['List 5 metals, not including iron, lead, and tin.', 'exclude: not including iron, lead, and tin'],
		['Write a note about tea. Length: 3 sentences', 'length: Length: 3 sentences'],
	])('ends where the rule ends: %s', (text, expected) => {
		expect(spans(text)).toContain(expected);
	});

	it.each([
		['Write code that takes as input a JSON file and returns the sum.', 'format'],
		['Continue the dialogue between Tom and Ann.', 'format'],
		['Plan a trip to Rome for two adults and a toddler.', 'audience'],
		['Write a cover letter for a job as a nurse.', 'include'],
	])('is not made from the subject of a request: %s', (text, kind) => {
		expect(spans(text).filter((one) => one.startsWith(kind))).toEqual([]);
	});

	it('counts a labelled length in its own unit', () => {
		const [length] = rulesOf('Write a note about tea. Length: 3 sentences');
		expect(length?.quantity).toEqual(expect.objectContaining({ n: 3, unit: 'sentences' }));
	});
});
