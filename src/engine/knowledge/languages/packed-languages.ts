import type { AnswerKind, Group } from '../genre-model.ts';

/** What every language shares: the kinds with their questions, most important first, and the kind of each answer. */
export interface SharedKinds {
	readonly kinds: readonly (readonly [id: string, group: Group, asks: readonly string[]])[];
	readonly questions: readonly (readonly [id: string, as: AnswerKind, worth: number])[];
}

/** The words of a kind in one language: patterns, as in `content/genres`. */
export interface KindWords {
	readonly cues: readonly string[];
	readonly not: readonly string[];
}

/** The words of a question in one language. */
export interface QuestionWords {
	readonly ask: string;
	/** The words before the answer in the prompt: "Budget" of "Budget: 50 euros." */
	readonly line: string;
	/** The options' labels, each with a line of its own when it is not the label behind `line`; an empty line adds nothing. */
	readonly options: readonly (readonly [label: string, line?: string])[];
	readonly answered: readonly string[];
}

export interface LanguageWords {
	readonly numbers: readonly string[];
	readonly heads: readonly string[];
	/** Patterns of words with which people speak of themselves. */
	readonly mine: readonly string[];
	readonly given: readonly string[];
	/** In the order of the shared kinds. */
	readonly kinds: readonly KindWords[];
	/** In the order of the shared questions. */
	readonly questions: readonly QuestionWords[];
}

/** As stored: one text for each language, in which a compressor finds repeated words. */
export interface PackedLanguages extends SharedKinds {
	readonly words: Readonly<Record<string, string>>;
}

const LINE = '\n';
const FIELD = '\t';
const ENTRY = ';';
const OWN_LINE = '=';
/** Stands for the question's line: typed words go behind that line, without the option's label. */
export const BEHIND_QUESTION = '~';
/** The characters that separate stored texts and may not stand within one. */
export const SEPARATORS: readonly string[] = [LINE, FIELD, ENTRY, OWN_LINE];

const packed = (fields: readonly (readonly string[])[]): string =>
	fields.map((entries) => entries.join(ENTRY)).join(FIELD);

/** Packs the words of a language into one text; `unpackWords` gives them back. */
export function packWords({ numbers, heads, mine, given, kinds, questions }: LanguageWords): string {
	return [
		packed([numbers, heads, mine, given]),
		...kinds.map(({ cues, not }) => packed([cues, not])),
		...questions.map(({ ask, line, options, answered }) =>
			packed([[ask], [line], options.map((option) => option.join(OWN_LINE)), answered]),
		),
	].join(LINE);
}

export function unpackWords(text: string, { kinds }: SharedKinds): LanguageWords {
	const [[numbers, heads, mine, given] = [], ...lines] = text.split(LINE).map(fieldsOf);
	return {
		numbers: numbers ?? [],
		heads: heads ?? [],
		mine: mine ?? [],
		given: given ?? [],
		kinds: lines.slice(0, kinds.length).map(([cues = [], not = []]) => ({ cues, not })),
		questions: lines.slice(kinds.length).map(([[ask = ''] = [], [line = ''] = [], options = [], answered = []]) => ({
			ask,
			line,
			options: options.map(optionOf),
			answered,
		})),
	};
}

const fieldsOf = (line: string): string[][] =>
	line.split(FIELD).map((field) => (field === '' ? [] : field.split(ENTRY)));

function optionOf(text: string): readonly [string, string?] {
	const [label = '', line] = text.split(OWN_LINE);
	return line === undefined ? [label] : [label, line];
}
