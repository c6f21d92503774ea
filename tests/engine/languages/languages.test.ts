import { describe, expect, it } from 'vitest';
import { listTexts } from '#engine/locales/catalogue';
import { findClosingLine, HEADED, headingIn } from '#engine/locales/marks';
import { say } from '#engine/locales/say';
import { ENGLISH, findTable, TRANSLATED } from '#engine/locales/tables';
import { DEFAULT_MODIFIERS, type Modifiers } from '#engine/modifiers';
import { optimise } from '#engine/optimise';
import { detectLanguage } from '#engine/reading/language';
import type { Optimised } from '#engine/result-model';
import { NO_WISHES } from '#engine/review-model';
import { CLOSING_LINE } from '#engine/writing/rendering/headings';
import { REQUESTS } from './requests.ts';

const DEFAULTS = { ...NO_WISHES, takesDefaults: true };
const EVERYTHING: Partial<Modifiers> = {
	...{
		tone: 'academic',
		format: 'table',
		depth: 'exhaustive',
		length: 'short',
		creativity: 'high',
		strictness: 'strict',
	},
	...{
		reasoning: 'step-by-step',
		variations: 'hybrid',
		readerLevel: 'expert',
		safetyTone: 'cautious',
		authentic: true,
	},
	...{ examples: 'contextual', codeRigor: 'production', citations: 'Links', outputChecks: ['facts', 'limitations'] },
};

function write(text: string, modifiers: Partial<Modifiers> = {}): Optimised {
	const result = optimise(text, { ...DEFAULT_MODIFIERS, ...modifiers }, DEFAULTS);
	if (result.outcome !== 'optimised') throw new Error(`asked back: ${result.clarification.question}`);
	return result;
}

/** The lines that the engine wrote, without bullet, number and heading marks. */
const engineLines = ({ prompt, provenance }: Optimised): string[] =>
	provenance
		.filter(({ origin }) => origin !== 'yours')
		.map(({ start, end }) => prompt.slice(start, end).replace(/^(?:- |\d{1,2}\. |#{2,3} )/, ''));

/** A deliverable may close with the person's own size in brackets. */
const withoutDetails = (line: string) => line.replace(/ ?[（(][^()（）]{1,200}[)）](?=[.。।]$)/, '');

/** Every text in the language, or in English when its translation is missing (`npm run texts` lists those). */
const wording = (code: string) => Object.entries(ENGLISH).map(([id, text]) => findTable(code)?.[id] ?? text);

const patterns = (code: string) =>
	wording(code)
		.filter((text) => /\{[a-z]/.test(text) && (text.replace(/\{\w+\}/g, '').match(/\p{L}/gu)?.length ?? 0) >= 2)
		.map((text) => text.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
		.map((parts) => new RegExp(`^${parts.join('[^]{1,400}')}$`));

describe.each(TRANSLATED)('a request in %s', (code) => {
	const requests = REQUESTS[code] ?? [];
	const own = new Set(wording(code));
	const known = patterns(code);
	const isOwn = (line: string) =>
		/^(?:`{3,}|$)/.test(line) || own.has(line) || own.has(withoutDetails(line)) || known.some((one) => one.test(line));

	it('is recognised as that language', () => {
		expect(requests).toHaveLength(5);
		expect(requests.map((text) => write(text).language.code)).toEqual(requests.map(() => code));
	});

	it.each(requests)('gets no line in another language from the engine: %#', (text) => {
		expect(engineLines(write(text)).filter((line) => !isOwn(line))).toEqual([]);
		expect(engineLines(write(text, EVERYTHING)).filter((line) => !isOwn(line))).toEqual([]);
	});

	it.each(requests)('loses nothing and ends with the closing line of its language: %#', (text) => {
		const { prompt, ledger } = write(text);
		expect(ledger.filter(({ status }) => status === 'missing')).toEqual([]);
		expect(findClosingLine(prompt)).toBe(say(code, CLOSING_LINE));
	});

	it.each(requests)('has every heading in its language: %#', (text) => {
		const { prompt, blocks } = write(text, EVERYTHING);
		const headings = blocks.filter(({ kind }) => kind === 'heading').map(({ start, end }) => prompt.slice(start, end));
		expect(headings.length).toBeGreaterThan(2);
		expect(HEADED.map((section) => headingIn(code, section))).toEqual(expect.arrayContaining(headings));
	});

	it.each(requests)('comes back unchanged when its result is sent again, as Markdown or XML: %#', (text) => {
		for (const modelTarget of ['auto', 'claude', 'llama'] as const) {
			const { prompt } = write(text, { modelTarget });
			const again = write(prompt, { modelTarget });
			expect(again.prompt).toBe(prompt);
			expect(again.language.code).toBe(code);
		}
	});

	it('has engine lines that are recognised as that language', () => {
		const lines = requests.flatMap((text) => engineLines(write(text, EVERYTHING)));
		expect(detectLanguage(lines.join('\n')).code).toBe(code);
	});
});

describe('a question', () => {
	it.each([
		['es', 'resume este texto'],
		['es', 'traduce este texto'],
		['fr', 'traduis ce texte'],
		['de', 'Übersetze das bitte'],
		['zh', '翻译这个'],
	])('in %s has tips and answers in that language: %s', (code, text) => {
		const result = optimise(text);
		if (result.outcome !== 'clarify') throw new Error('did not ask');
		const { question, tips, examples, questions } = result.clarification;
		const said = [question, ...tips, ...examples, ...questions.flatMap((one) => [one.question, ...one.options])];
		const own = new Set(wording(code));
		const known = patterns(code);
		expect(said.filter((one) => !own.has(one) && !known.some((pattern) => pattern.test(one)))).toEqual([]);
	});
});

describe('a result in Arabic', () => {
	const table = findTable('ar') ?? {};
	const words = Object.values(table).map((text) => text.replace(/\{\{?\w+\}?\}/g, ''));

	it('is marked as written from right to left', () => {
		expect(write((REQUESTS['ar'] ?? [''])[0] ?? '').language.direction).toBe('rtl');
	});

	it('has Arabic commas, semicolons and question marks, and no invisible characters', () => {
		expect(words.filter((text) => /[?;,]/.test(text))).toEqual([]);
		expect(words.filter((text) => /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/.test(text))).toEqual([]);
	});

	it('keeps figures as they were typed', () => {
		const { prompt } = write('اكتب مقالًا عن البحر في ٣٠٠ كلمة بحد أقصى، مع 3 عناوين فرعية.');
		expect(prompt).toContain('٣٠٠');
		expect(
			prompt
				.replace(/^\d{1,2}\. /gm, '')
				.match(/\d{1,4}/g)
				?.every((figure) => figure === '3'),
		).toBe(true);
	});
});

describe('a language without translations', () => {
	it('gets English headings around the visitor’s words', () => {
		const request = 'Skriv ett mejl till min hyresvärd och be honom laga värmen. Högst 80 ord.';
		const { prompt, language } = write(request, { citations: 'Links' });
		expect(language.code).toBe('sv');
		expect(prompt).toContain('Skriv ett mejl till min hyresvärd och be honom laga värmen');
		expect(prompt).toContain('## Constraints & Safety\n');
		expect(prompt.endsWith(CLOSING_LINE)).toBe(true);
	});
});

describe('the list of texts', () => {
	it('gives every section of a language a name of its own', () => {
		const seen = new Map<string, string>();
		for (const code of ['en', ...TRANSLATED])
			for (const section of HEADED) {
				const heading = headingIn(code, section);
				expect(seen.get(heading) ?? section).toBe(section);
				seen.set(heading, section);
			}
		expect(listTexts().length).toBeGreaterThan(1000);
	});
});
