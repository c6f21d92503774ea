import { describe, expect, it } from 'vitest';
import { DEFAULT_MODIFIERS, type Modifiers } from '#engine/modifiers';
import { optimise } from '#engine/optimise';
import type { Optimised } from '#engine/result-model';
import { CLOSING_LINE } from '../rendering/headings.ts';

const ARTICLE =
	'Write an article about the history of the bicycle in Leeds. Mention the 1890 strike. No lists of dates.';
/** The same text with enough wishes for headings. */
const PARTED = `${ARTICLE} Keep it under 600 words. Use short paragraphs. End with a question.`;
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
	...(['multiple', 'hybrid'] as const).map((variations) => ({ variations })),
	...(['beginner', 'expert'] as const).map((readerLevel) => ({ readerLevel })),
	...(['cautious', 'advisory'] as const).map((safetyTone) => ({ safetyTone })),
	{ authentic: true },
	{ examples: true },
	{ examples: 'contextual' },
	{ archetype: ['Transport historian'] },
	{ targetContext: 'a museum leaflet' },
	...(['Links', 'APA-lite', 'Footnotes'] as const).map((citations) => ({ citations })),
	{ outputChecks: ['facts'] },
];
/** Options that make no sense for an article. */
const FOR_EXPLANATIONS: readonly Partial<Modifiers>[] = [
	{ reasoning: 'step-by-step' },
	{ outputChecks: ['edgeCases'] },
	{ outputChecks: ['limitations'] },
];
const EXPLANATION = 'Explain how tides work to a class of ten-year-olds, with the moon and the sun.';

describe('an option', () => {
	it.each([
		...CHOICES.map((choice) => [choice, ARTICLE] as const),
		...FOR_EXPLANATIONS.map((choice) => [choice, EXPLANATION] as const),
	])('changes the result and none of the words that are yours: %j', (choice, text) => {
		const plain = write(text);
		const chosen = write(text, choice);
		expect(chosen.prompt).not.toBe(plain.prompt);
		expect(own(chosen)).toEqual(own(plain));
	});

	it.each([
		['How to add a toolbar in a fragment?', { readerLevel: 'expert' }],
		['Write a slogan for my video game project', { targetContext: 'For our spring newsletter' }],
		['Write a slogan for my video game project', { tone: 'academic' }],
		[PARTED, { citations: 'Links' }],
	] as const)('lets in no line but its own: %s', (text, choice) => {
		const others = ({ prompt, provenance }: Optimised) =>
			provenance
				.filter(({ rule }) => !/^(?:modifier|frame)\b/.test(rule))
				.map(({ start, end }) => prompt.slice(start, end));
		expect(others(write(text, choice))).toEqual(others(write(text)));
	});

	it('adds no line that another option adds too', () => {
		const { prompt } = write(ARTICLE, { tone: 'authentic', authentic: true });
		expect(prompt).toContain('Sound like a person');
		expect(prompt).not.toContain('Tone: authentic');
	});

	it('for expert readers leaves out the steps that only others need', () => {
		const text = 'How does a heat pump actually heat from cold air';
		const everyday = /everyday words|special word/;
		expect(write(text, { depth: 'detailed' }).prompt).toMatch(everyday);
		expect(write(text, { depth: 'detailed', readerLevel: 'expert' }).prompt).not.toMatch(everyday);
	});

	it('for a short answer makes depth add steps and no detail', () => {
		const { prompt } = write('How does a heat pump actually heat from cold air', {
			depth: 'detailed',
			length: 'short',
		});
		expect(prompt).toContain('## What to do');
		expect(prompt).not.toContain('Go into detail');
	});

	it('at its usual value adds nothing', () => {
		expect(write(ARTICLE, { ...DEFAULT_MODIFIERS }).prompt).toBe(write(ARTICLE).prompt);
		expect(write(ARTICLE).provenance.some(({ rule }) => rule.startsWith('modifier'))).toBe(false);
	});

	it('for depth alone adds steps and checks', () => {
		for (const [depth, isThere] of [
			['brief', false],
			['detailed', true],
			['exhaustive', true],
		] as const) {
			const { prompt } = write(PARTED, { depth });
			expect(prompt.includes('## Acceptance tests')).toBe(isThere);
		}
		expect(write(PARTED, { depth: 'detailed' }).prompt).toContain('lists of dates');
	});

	it('for code has an effect on code only', () => {
		for (const codeRigor of ['minimal', 'standard', 'production'] as const) {
			expect(write(PROGRAM, { codeRigor }).prompt).toContain('\n- Code: ');
			expect(write(ARTICLE, { codeRigor }).prompt).toBe(write(ARTICLE).prompt);
			expect(write(ARTICLE, { codeRigor }).optionalRefinements.join()).toContain('code rigour');
		}
	});

	it('is overruled by the text, and the result says so', () => {
		const { prompt, optionalRefinements } = write('Write an article about bicycles in a casual tone.', {
			tone: 'academic',
		});
		expect(prompt).not.toContain('academic');
		expect(optionalRefinements.join()).toContain('tone “academic” was left out');
	});

	it('keeps context and roles in the person’s words', () => {
		const { prompt } = write(ARTICLE, { targetContext: 'Für die 5b, nur online', archetype: ['Chef', 'Historian'] });
		expect(prompt).toContain('- Context: Für die 5b, nur online\n');
		expect(prompt).toContain('Chef + Historian');
	});
});

describe('the order of sections', () => {
	it('follows a locked order exactly and ignores unknown names', () => {
		const structureLock = ['Deliverables', 'Nonsense', 'constraints', 'Intent'];
		const { prompt } = write(PARTED, { structureLock, variations: 'multiple' });
		expect(prompt.match(/^## .+$/gm)?.slice(0, 3)).toEqual(['## Deliverables', '## Constraints & Safety', '## Intent']);
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
		expect(write(PARTED, { modelTarget }).prompt.startsWith(`${opening}\n`)).toBe(true);
	});

	it('explains in up to four sentences how its rendering differs', () => {
		const text = `${PARTED}\n\n"""\n${'The works closed in June. '.repeat(80)}\n"""`;
		for (const modelTarget of ['chatgpt', 'claude', 'gemini', 'llama'] as const)
			for (const prompt of [PARTED, text]) {
				const { modelNotes } = write(prompt, { modelTarget });
				expect(modelNotes.length).toBeGreaterThanOrEqual(1);
				expect(modelNotes.length).toBeLessThanOrEqual(4);
			}
	});

	it('has no note if no model is chosen or nothing differs', () => {
		expect(write(PARTED).modelNotes).toEqual([]);
		const clear = 'write a short poem about the sea for my sister';
		expect(write(clear, { modelTarget: 'claude' }).prompt).toBe(write(clear).prompt);
		expect(write(clear, { modelTarget: 'claude' }).modelNotes).toEqual([]);
	});

	it('gets a reminder of the task after a long passage only if it is small', () => {
		const long = `Summarise the text in 2 sentences.\n\n"""\n${'The works closed in June. '.repeat(80)}\n"""`;
		const short = 'Summarise the text in 2 sentences.\n\n"""\nThe works closed in June.\n"""';
		const isLedBack = (text: string, modelTarget: Modifiers['modelTarget']) =>
			write(text, { modelTarget }).prompt.includes('The passage ends here');
		expect(isLedBack(long, 'llama')).toBe(true);
		expect(isLedBack(short, 'llama')).toBe(false);
		for (const model of ['auto', 'chatgpt', 'gemini', 'claude'] as const) expect(isLedBack(long, model)).toBe(false);
	});

	it('puts the deliverables beside the rules for Gemini and last for Llama', () => {
		const chosen = { depth: 'exhaustive', variations: 'multiple' } as const;
		const gemini = write(PARTED, { ...chosen, modelTarget: 'gemini' }).prompt;
		expect(gemini.indexOf('## Deliverables')).toBeLessThan(gemini.indexOf('## Acceptance tests'));
		const llama = write(PARTED, { ...chosen, modelTarget: 'llama' }).prompt;
		expect(llama.indexOf('### Deliverables')).toBeGreaterThan(llama.indexOf('### Acceptance tests'));
	});

	it.each(['chatgpt', 'gemini', 'llama', 'claude'] as const)('%s gets all the words that are yours', (modelTarget) => {
		const deep = { depth: 'exhaustive' } as const;
		expect(own(write(PARTED, { ...deep, modelTarget }))).toEqual(own(write(PARTED, deep)));
	});
});
