import { readdirSync } from 'node:fs';
import { isUnspaced } from '#engine/knowledge/languages/language-knowledge';
import { type LanguageWords, type PackedLanguages, packWords } from '#engine/knowledge/languages/packed-languages';
import { withoutMarks } from '#engine/reading/without-marks';
import { type LanguageFile, languageFile, SharedKindsFile } from './language-schema.ts';
import { readContent } from './read-files.ts';

const FOLDER = new URL('../../content/languages/', import.meta.url);
const SHARED = 'kinds';

/** Codes of the languages that have a file in `content/languages`. */
export const languagesWritten = (): string[] =>
	readdirSync(FOLDER)
		.filter((name) => name.endsWith('.yaml'))
		.map((name) => name.replace('.yaml', ''))
		.filter((name) => name !== SHARED)
		.sort();

/** Reads `kinds.yaml`, which all languages share. */
export const readShared = (): SharedKindsFile => readContent(`languages/${SHARED}`, SharedKindsFile);

/** Reads the file of a language. */
export const readLanguage = (code: string, shared: SharedKindsFile): LanguageFile =>
	readContent(`languages/${code}`, languageFile(code, shared));

/** Compiles `content/languages` into the data that the engine loads. */
export function compileLanguages(): PackedLanguages {
	const shared = readShared();
	return {
		kinds: Object.entries(shared.kinds).map(([id, { group, ask }]) => [id, group, ask]),
		questions: Object.entries(shared.questions).map(([id, { as, worth }]) => [id, as, worth]),
		words: Object.fromEntries(
			languagesWritten().map((code) => [code, packWords(wordsOf(code, readLanguage(code, shared), shared))]),
		),
	};
}

function wordsOf(code: string, file: LanguageFile, shared: SharedKindsFile): LanguageWords {
	const bare = (patterns: readonly string[]) =>
		patterns.map((one) => (isUnspaced(code) ? one : withoutMarks(one.toLowerCase())));
	return {
		numbers: bare(file.numbers),
		heads: bare(file.heads ?? []),
		mine: bare(file.mine),
		given: bare(file.given),
		kinds: Object.keys(shared.kinds).map((id) => {
			const { cues = [], not = [] } = file.kinds[id] ?? {};
			return { cues: bare(cues), not: bare(not) };
		}),
		questions: Object.keys(shared.questions).map((id) => {
			const { ask = '', line = '', options = [], answered = [] } = file.questions[id] ?? {};
			return { ask, line, options, answered: bare(answered) };
		}),
	};
}

/** JSON with one language a line, so that a diff shows which language changed. */
export const languagesText = ({ kinds, questions, words }: PackedLanguages): string => {
	const lines = Object.entries(words).map(([code, text]) => `"${code}":${JSON.stringify(text)}`);
	return `{"kinds":${JSON.stringify(kinds)},\n"questions":${JSON.stringify(questions)},\n"words":{\n${lines.join(',\n')}\n}}\n`;
};
