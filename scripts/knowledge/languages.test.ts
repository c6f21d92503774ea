import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { advise, questionsOf } from '#engine/knowledge/advise';
import { read } from '#engine/reading/read';
import { compileLanguages, languagesText, languagesWritten, readLanguage, readShared } from './compile-languages.ts';
import { languageFile } from './language-schema.ts';

const shared = readShared();
const QUESTION_FOR_ALL = 'any';

/** How the advice differs from what an example expects, a sentence each; empty when it does not. */
function faultsOf(
	code: string,
	kind: string,
	text: string,
	asks: readonly string[],
	never: readonly string[],
): string[] {
	const reading = read(text);
	const advice = advise(reading);
	const shown = questionsOf(advice).map(({ id }) => id.split('.')[1] ?? '');
	const wanted = kind === QUESTION_FOR_ALL ? null : `${code}-${kind}`;
	const taken = advice.genre?.genre.id ?? null;
	return [
		...(reading.language.code === code ? [] : [`is read as ${reading.language.name}`]),
		...(taken === wanted ? [] : [`is taken for ${taken}`]),
		...asks.filter((id) => !shown.includes(id)).map((id) => `does not ask ${id}`),
		...never.filter((id) => shown.includes(id)).map((id) => `asks ${id}`),
	];
}

it('the stored questions are what the language files compile to (otherwise: npm run knowledge)', () => {
	const stored = readFileSync(new URL('../../src/engine/knowledge/data/languages.json', import.meta.url), 'utf8');
	expect(languagesText(compileLanguages()) === stored).toBe(true);
});

it('there are questions in eight languages', () => {
	expect(languagesWritten()).toEqual(['de', 'es', 'fr', 'it', 'ja', 'pl', 'pt', 'zh']);
});

describe.each(languagesWritten())('each example in %s', (code) => {
	const { kinds } = readLanguage(code, shared);
	it.each(Object.keys(kinds))('%s brings its questions', (kind) => {
		const examples = kinds[kind]?.examples ?? [];
		expect(
			examples.flatMap(({ text, asks, never }) =>
				faultsOf(code, kind, text, asks, never).map((fault) => `${text}: ${fault}`),
			),
		).toEqual([]);
	});
});

describe('a mistake in a language file is reported', () => {
	const parse = (file: unknown) =>
		languageFile('fr', {
			questions: { who: { as: 'fact', worth: 9 } },
			kinds: { gift: { group: 'gift', ask: ['who'] } },
		})
			.safeParse(file)
			.error?.issues.map(({ message }) => message);
	const gift = { cues: 'cadeau*', examples: ['a', 'b'].map((end) => ({ text: `cadeau ${end}`, asks: ['who'] })) };
	const who = { ask: 'Pour qui ?', line: 'Pour', options: 'moi / toi / Un autre…' };
	const sound = { numbers: 'un deux', mine: 'je', given: 'corrig*', kinds: { gift }, questions: { who } };

	it('when a question is missing, an option is too long for a button or a pattern is not valid', () => {
		expect(parse(sound)).toBeUndefined();
		expect(parse({ ...sound, questions: {} })).toHaveLength(1);
		const long = { ...who, options: `moi / toi / ${'x'.repeat(40)}` };
		expect(parse({ ...sound, questions: { who: long } })).toEqual([expect.stringMatching(/1 to 32 characters/)]);
		expect(parse({ ...sound, kinds: { gift: { ...gift, cues: '%' } } })).toEqual([expect.stringMatching(/no word/)]);
	});

	it('when an example names a question that its kind does not ask', () => {
		const examples = gift.examples.map((one) => ({ ...one, asks: ['budget'] }));
		expect(parse({ ...sound, kinds: { gift: { ...gift, examples } } })).toHaveLength(2);
	});
});
