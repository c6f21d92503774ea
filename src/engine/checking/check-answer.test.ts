import { describe, expect, it } from 'vitest';
import { checkAnswer } from './check-answer.ts';

const words = (n: number): string =>
	`${Array.from({ length: n }, (_, at) => `word${at % 7 === 6 ? '.' : ''}`).join(' ')}`;
const TABLE = '| City | Cost |\n| --- | --- |\n| Leeds | £5 |';
const BULLETS = (n: number): string =>
	Array.from({ length: n }, (_, at) => `- Point number ${at + 1} about tea`).join('\n');
const NUMBERED = (n: number): string => Array.from({ length: n }, (_, at) => `${at + 1}. Step about tea`).join('\n');

/** A rule, an answer that keeps it, and one that breaks it. */
const RULES: readonly (readonly [string, string, string])[] = [
	['Write about tea. At most 50 words.', words(40), words(70)],
	['Write about tea in under 20 words.', words(12), words(31)],
	['Write about tea. Use at least 30 words.', words(33), words(9)],
	['Write about tea in 40 to 60 words.', words(50), words(90)],
	['Write a 100-word text about tea.', words(104), words(200)],
	['Write about tea. No more than 30 words.', words(20), words(44)],
	['Write about tea in exactly three sentences.', 'Tea is old. Tea is warm. Tea is good.', 'Tea is old. Tea is warm.'],
	[
		'Write about tea. Use fewer than 4 sentences.',
		'Tea is old. Tea is warm.',
		'One is. Two is. Three is. Four is. Five is.',
	],
	[
		'Write about tea in exactly 2 paragraphs.',
		'Tea is old.\n\nTea is warm.',
		'Tea is old.\n\nTea is warm.\n\nTea is good.',
	],
	['Write about tea. At most 80 characters.', 'Tea is a warm drink.', 'Tea is a warm drink. '.repeat(10)],
	['Write about tea with exactly 3 bullet points.', BULLETS(3), BULLETS(4)],
	[
		'Write about tea with at least two bullet points.',
		BULLETS(3),
		'Tea is one warm drink that people everywhere like to have in the morning and again in the afternoon with milk.',
	],
	[
		'List five tips about tea as a numbered list.',
		NUMBERED(5),
		'Tea is nice and I have no tips to give, only one long sentence that goes on about tea and hot water and nothing else at all.',
	],
	['Write a post about tea with at least 3 hashtags.', 'Tea! #tea #milk #cup', 'Tea! #tea'],
	[
		'Write a letter about tea. It should contain at least 2 placeholders represented by square brackets, such as [name].',
		'Dear [name], tea at [time].',
		'Dear Ann, tea at [time].',
	],
	['Write about tea. Use exactly 2 emojis.', 'Tea 😀 is warm 😀', 'Tea 😀'],
	['Write about tea. Include the word "kettle".', 'A kettle sings.', 'A pot sings.'],
	['Write about tea. Include the keywords "kettle" and "steam".', 'Steam leaves the kettle.', 'Steam leaves the pot.'],
	['Write about tea. Do not use the word "artisan".', 'Good tea.', 'Artisan tea.'],
	['Write about tea. Avoid the words "best" and "amazing".', 'Good tea.', 'The best tea.'],
	['Write about tea. Use the word "cup" at least three times.', 'A cup, a cup and a cup.', 'A cup of tea.'],
	[
		'Write about tea. In your response, the letter q should appear at most once.',
		'A quiet cup.',
		'A quiet queen quit.',
	],
	['Write about tea. Start your answer with "Dear reader".', 'Dear reader, tea is warm.', 'Tea is warm, dear reader.'],
	[
		'Write about tea. End your answer with the exact phrase "Enjoy your cup."',
		'Tea is warm. Enjoy your cup.',
		'Enjoy your cup. Tea is warm.',
	],
	[
		'Write about tea. At the end, add a postscript starting with P.S.',
		'Tea is warm.\n\nP.S. Add milk.',
		'Tea is warm. Add milk.',
	],
	['Write about tea. Wrap your entire response in double quotation marks.', '"Tea is warm."', 'Tea is "warm".'],
	['Write about tea. Your entire response should be in all lowercase letters.', 'tea is warm.', 'Tea is warm.'],
	['Write about tea. Use only capital letters.', 'TEA IS WARM.', 'TEA is WARM.'],
	['Write about tea. Do not use any commas.', 'Tea is warm.', 'Tea, it is warm.'],
	['Write about tea without exclamation marks.', 'Tea is warm.', 'Tea is warm!'],
	['Write about tea. No emojis.', 'Tea is warm.', 'Tea is warm 🍵'],
	['Write about tea. No bullet points.', 'Tea is warm.', 'Tea:\n- warm\n- sweet'],
	['Write about tea. Do not use hashtags.', 'Tea is warm.', 'Tea is warm #tea'],
	['Return the data about tea in JSON format.', '{"tea": "warm"}', 'Tea: warm'],
	['Return the data about tea in JSON.', '```json\n{"tea": ["warm"]}\n```', '{"tea": warm}'],
	['Compare tea and coffee in a table.', TABLE, 'Tea is warm.'],
	['Write about tea. Use bullet points.', BULLETS(2), 'Tea is a warm drink that people like to have in the morning.'],
	[
		'Write a poem about tea. It must contain a title wrapped in double angular brackets, i.e. <<title>>.',
		'<<Tea>>\nWarm.',
		'Tea\nWarm.',
	],
	[
		'Is tea warm? Answer with one of the following: "My answer is yes.", "My answer is no."',
		'My answer is yes.',
		'It depends.',
	],
	[
		'Write about tea. Answer in German.',
		'Tee ist ein warmes Getränk, das viele Menschen jeden Morgen mit Milch oder Zitrone trinken.',
		'Tea is a warm drink that many people like to have with milk in the morning, at work and at home.',
	],
	[
		'Write about tea in English.',
		'Tea is a warm drink that many people like to have with milk in the morning.',
		'Le thé est une boisson chaude que beaucoup de gens aiment prendre le matin avec du lait.',
	],
	[
		'Write about tea. Include our address https://tea.example/shop in the text.',
		'See https://tea.example/shop today.',
		'See our shop today.',
	],
	['Escribe sobre el té. Máximo 20 palabras.', 'El té es una bebida caliente.', `El té ${words(30)}`],
	['Escribe sobre el té. No uses comas.', 'El té es bueno.', 'El té, bueno.'],
	['Écris un texte sur le thé. 20 mots maximum.', 'Le thé est chaud.', `Le thé ${words(30)}`],
	['Schreibe einen Text über Tee. Höchstens 20 Wörter.', 'Tee ist warm.', `Tee ${words(30)}`],
	['Scrivi un testo sul tè. Massimo 20 parole.', 'Il tè è caldo.', `Il tè ${words(30)}`],
	['Escreva um texto sobre o chá. Máximo de 20 palavras.', 'O chá é quente.', `O chá ${words(30)}`],
	[
		'お茶について書いてください。50文字以内でお願いします。',
		'お茶は温かい飲み物です。',
		'お茶は温かい飲み物です。'.repeat(9),
	],
	['写一段关于茶的文字，不超过20字。', '茶是热的。', '茶是热的饮料。'.repeat(8)],
];

describe.each(RULES)('%s', (request, good, bad) => {
	it('passes an answer that keeps the rule', () => {
		const { checks, repairPrompt } = checkAnswer(request, good);
		expect(checks.filter(({ verdict }) => verdict === 'fail')).toEqual([]);
		expect(checks.map(({ verdict }) => verdict)).toContain('pass');
		expect(repairPrompt).toBeNull();
	});

	it('fails an answer that breaks it, with the rule in the words of the request', () => {
		const { checks, repairPrompt } = checkAnswer(request, bad);
		const failed = checks.filter(({ verdict }) => verdict === 'fail');
		expect(failed.length, JSON.stringify(checks)).toBeGreaterThan(0);
		for (const { rule, source, finding } of failed) {
			expect(request.slice(source.start, source.end)).toContain(rule);
			expect(finding).toMatch(/\S/);
		}
		expect(repairPrompt).toContain('Keep everything else');
	});
});

describe('a circumstance that the request states', () => {
	const TEXT = 'plan a bbq for 12, two are veggie';

	it('becomes a check that only a reader can decide', () => {
		const found = checkAnswer(TEXT, 'Burgers and sausages.').checks.find(({ rule }) => rule.includes('without meat'));
		expect(found).toMatchObject({ verdict: 'unclear', finding: expect.stringContaining('“two are veggie”') });
		expect(TEXT.slice(found?.source.start, found?.source.end)).toBe('two are veggie');
	});

	it('becomes no check if it does not matter to the task', () => {
		const { checks } = checkAnswer('write a blog post about vegetarian restaurants', 'Tofu.');
		expect(checks.filter(({ rule }) => rule.includes('meat'))).toEqual([]);
	});
});
