import { describe, expect, it } from 'vitest';
import { DEFAULT_MODIFIERS, type Modifiers } from '../modifiers.ts';
import { optimise } from '../optimise.ts';
import type { Optimised } from '../types.ts';
import { CLOSING_LINE } from './headings.ts';

const ARTICLE =
	'Write an article about the history of the bicycle in Leeds. Mention the 1890 strike. No lists of dates.';
const PROGRAM =
	'Write a Python function that takes a list of numbers as a parameter and returns the largest. Use no imports.';

function write(text: string, modifiers: Partial<Modifiers> = {}): Optimised {
	const result = optimise(text, { ...DEFAULT_MODIFIERS, ...modifiers });
	if (result.outcome !== 'optimised') throw new Error(`asked back: ${result.clarification.question}`);
	return result;
}

const own = ({ prompt, provenance }: Optimised) =>
	provenance
		.filter(({ origin }) => origin === 'yours')
		.map(({ start, end }) => prompt.slice(start, end))
		.sort();

const CHOICES: readonly Partial<Modifiers>[] = [
	...(['executive', 'academic', 'casual', 'persuasive', 'neutral', 'authentic'] as const).map((tone) => ({ tone })),
	...(['bullets', 'table', 'narrative', 'mixed'] as const).map((format) => ({ format })),
	...(['detailed', 'exhaustive'] as const).map((depth) => ({ depth })),
	...(['short', 'medium', 'long'] as const).map((length) => ({ length })),
	...(['low', 'high'] as const).map((creativity) => ({ creativity })),
	...(['loose', 'strict'] as const).map((strictness) => ({ strictness })),
	{ reasoning: 'step-by-step' },
	...(['multiple', 'hybrid'] as const).map((variations) => ({ variations })),
	...(['beginner', 'expert'] as const).map((readerLevel) => ({ readerLevel })),
	...(['cautious', 'advisory'] as const).map((safetyTone) => ({ safetyTone })),
	{ authentic: true },
	{ examples: true },
	{ examples: 'contextual' },
	{ archetype: ['Transport historian'] },
	{ targetContext: 'a museum leaflet' },
	...(['Links', 'APA-lite', 'Footnotes'] as const).map((citations) => ({ citations })),
	...(['facts', 'edgeCases', 'limitations'] as const).map((check) => ({ outputChecks: [check] })),
];

describe('an option', () => {
	it.each(CHOICES)('changes the result and none of the words that are yours: %j', (choice) => {
		const plain = write(ARTICLE);
		const chosen = write(ARTICLE, choice);
		expect(chosen.prompt).not.toBe(plain.prompt);
		expect(own(chosen)).toEqual(own(plain));
	});

	it.each([
		['ideas for building a waitlist for a new product or service', { depth: 'exhaustive' }],
		['How to add a toolbar in a fragment?', { readerLevel: 'expert' }],
		['Write a slogan for my video game project', { targetContext: 'For our spring newsletter' }],
		['Write a slogan for my video game project', { tone: 'academic' }],
	] as const)('that settles an open point lets no other line in: %s', (text, choice) => {
		const offered = (result: Optimised) =>
			result.provenance
				.filter(({ rule, section }) => !/^(?:gap|modifier|default)\b/.test(rule) && section !== 'criticalGaps')
				.map(({ start, end }) => result.prompt.slice(start, end));
		const isDeeper = 'depth' in choice;
		const [plain, chosen] = [write(text), write(text, choice)].map(offered);
		if (isDeeper) expect(chosen).toEqual(expect.arrayContaining(plain?.filter((line) => !/^[#\d]/.test(line)) ?? []));
		else
			expect(chosen?.filter((line) => !line.startsWith('#'))).toEqual(plain?.filter((line) => !line.startsWith('#')));
	});

	it('for code acts on code and nowhere else', () => {
		for (const codeRigor of ['minimal', 'standard', 'production'] as const) {
			expect(write(PROGRAM, { codeRigor }).prompt).toContain('\n- Code: ');
			expect(write(ARTICLE, { codeRigor }).prompt).toBe(write(ARTICLE).prompt);
			expect(write(ARTICLE, { codeRigor }).optionalRefinements.join()).toContain('code rigour');
		}
	});

	it('gives way to the text, and the result says so', () => {
		const { prompt, optionalRefinements } = write('Write an article about bicycles in a casual tone.', {
			tone: 'academic',
		});
		expect(prompt).not.toContain('academic');
		expect(optionalRefinements.join()).toContain('tone “academic” was left out');
	});

	it('carries context and roles in the words they were given in', () => {
		const { prompt } = write(ARTICLE, { targetContext: 'Für die 5b, nur online', archetype: ['Chef', 'Historian'] });
		expect(prompt).toContain('- Context: Für die 5b, nur online\n');
		expect(prompt).toContain('Chef + Historian');
	});
});

describe('the order of sections', () => {
	it('follows a locked order exactly and ignores unknown names', () => {
		const { prompt } = write(ARTICLE, { structureLock: ['Deliverables', 'Nonsense', 'acceptance tests', 'Intent'] });
		expect(prompt.match(/^## .+$/gm)?.slice(0, 3)).toEqual(['## Deliverables', '## Acceptance tests', '## Intent']);
		expect(prompt.endsWith(CLOSING_LINE)).toBe(true);
	});

	it('puts the source first for Claude and after the request elsewhere', () => {
		const text =
			'Summarise this text in 2 sentences:\n"""\nThe cat sat. It rained. Nobody came. The fire went out.\n"""';
		expect(write(text, { modelTarget: 'claude' }).prompt.startsWith('<source>\n')).toBe(true);
		expect(write(text, { modelTarget: 'gemini' }).prompt.indexOf('## Source')).toBeGreaterThan(0);
	});
});

describe('each family of models', () => {
	it.each([
		['chatgpt', '## Intent'],
		['gemini', '## Intent'],
		['auto', '## Intent'],
		['llama', '### Intent'],
		['claude', '<intent>'],
	] as const)('%s reads %j', (modelTarget, opening) => {
		expect(write(ARTICLE, { modelTarget }).prompt.startsWith(`${opening}\n`)).toBe(true);
	});

	it('says in two to four sentences what it does differently, and nothing where no model is chosen', () => {
		const text = `${ARTICLE}\n\n"""\n${'The works closed in June. '.repeat(80)}\n"""`;
		for (const modelTarget of ['chatgpt', 'claude', 'gemini', 'llama'] as const)
			for (const prompt of [ARTICLE, text]) {
				const { modelNotes } = write(prompt, { modelTarget });
				expect(modelNotes.length).toBeGreaterThanOrEqual(2);
				expect(modelNotes.length).toBeLessThanOrEqual(4);
			}
		expect(write(ARTICLE).modelNotes).toEqual([]);
	});

	it('is led back to the task after a long passage, unless the passage comes first', () => {
		const text = `Summarise the text in 2 sentences.\n\n"""\n${'The works closed in June. '.repeat(80)}\n"""`;
		for (const modelTarget of ['auto', 'chatgpt', 'gemini', 'llama'] as const)
			expect(write(text, { modelTarget }).prompt).toContain('The passage ends here');
		expect(write(text, { modelTarget: 'claude' }).prompt).not.toContain('The passage ends here');
	});

	it('puts what comes back beside the rules for Gemini and last for Llama', () => {
		const { prompt } = write(ARTICLE, { modelTarget: 'gemini', depth: 'exhaustive' });
		expect(prompt.indexOf('## Deliverables')).toBeLessThan(prompt.indexOf('## Acceptance tests'));
		const llama = write(ARTICLE, { modelTarget: 'llama', depth: 'exhaustive' }).prompt;
		expect(llama.indexOf('### Deliverables')).toBeGreaterThan(llama.indexOf('### Acceptance tests'));
	});

	it('gives Llama fewer added lines and all of yours', () => {
		const deep = { depth: 'exhaustive' } as const;
		const llama = write(ARTICLE, { ...deep, modelTarget: 'llama' });
		expect(own(llama)).toEqual(own(write(ARTICLE, deep)));
		expect(llama.provenance.length).toBeLessThan(write(ARTICLE, deep).provenance.length);
	});
});
