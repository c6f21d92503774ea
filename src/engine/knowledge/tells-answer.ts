import { keptForLast } from '../reading/matching/kept-for-last.ts';
import { wordsOf } from '../tasks/words.ts';
import { isNumberWord } from './detectors.ts';
import type { AnswerKind, ExpertQuestion } from './genre-model.ts';
import { namingWords } from './naming-words.ts';
import { opensOwnWords } from './own-words.ts';
import { plainWord } from './pattern.ts';
import type { RequestWords } from './request-words.ts';

/**
 * How a request answers a question beyond the patterns of the question's file: by a number in the unit of the options, or by the
 * name of an option. Null when it does not.
 */
export function tellsAnswer(question: ExpertQuestion, request: RequestWords): string | null {
	const { units, names } = readQuestion(question);
	if (units.length === 0 && names.length === 0) return null;
	const told = readRequest(request);
	const unit = units.find((one) => told.units.has(one));
	if (unit !== undefined) return `a number of ${unit}`;
	const name = names.find(({ words }) => words.every((word) => told.words.has(word)));
	return name ? `the option "${name.label}"` : null;
}

/** Units by kind. A request that gives minutes is not asked for hours. */
const UNITS: Readonly<Record<string, RegExp>> = {
	minutes: /^(?:mins?|minutes?|hours?|hrs?|h)$/,
	words: /^(?:words?|pages?|characters?|chars|sentences?|paragraphs?)$/,
	people: /^(?:people|persons?|guests?|children|kids|pupils|students|players|adults|employees|staff)$/,
	questions: /^(?:questions?|lines?|slides?|ideas?|versions?|lessons?|cards?|clues?)$/,
	weight: /^(?:kgs?|kilos?|g|grams?|lbs?|pounds?|oz|ounces?|stone)$/,
	length: /^(?:m|met(?:re|er)s?|cm|mm|ft|foot|feet|in|inch(?:es)?|yards?|sqm)$/,
	money: /^(?:pounds?|quid|euros?|dollars?|usd|eur|gbp)$/,
};
const FIGURE_AND_UNIT = /^\d+(?:[.,]\d+)?([a-z]+)$/;

/** The kinds of unit that follow a number in these words: "20 minutes", "30min", "six more weeks". */
function unitsIn(words: readonly string[]): Set<string> {
	const found = new Set<string>();
	words.forEach((word, at) => {
		if (!isNumberWord(word)) return;
		const near = [FIGURE_AND_UNIT.exec(word)?.[1] ?? '', words[at + 1] ?? ''];
		for (const [unit, names] of Object.entries(UNITS)) if (near.some((one) => names.test(one))) found.add(unit);
	});
	return found;
}

interface Told {
	readonly units: ReadonlySet<string>;
	readonly words: ReadonlySet<string>;
}

const readRequest = keptForLast(
	({ words }: RequestWords): Told => ({ units: unitsIn(words), words: namingWords(words.join(' ')) }),
);

interface Asked {
	readonly units: readonly string[];
	readonly names: readonly { readonly label: string; readonly words: readonly string[] }[];
}

/** Kinds of question that the name of an option answers; for priorities or bans the name alone is not enough. */
const BY_NAME: ReadonlySet<AnswerKind> = new Set(['fact', 'reader', 'limit', 'form']);
/** The fewest words of an option's name that answer a question: a single one such as "work" or "home" says too little. */
const LEAST_WORDS = 2;
const LEAST_UNITS = 2;
const askedBy = new WeakMap<ExpertQuestion, Asked>();

function readQuestion(question: ExpertQuestion): Asked {
	const known = askedBy.get(question);
	if (known) return known;
	const inOptions = question.options.map(([, line]) => unitsIn(wordsOf(line).map(plainWord)));
	const units = Object.keys(UNITS).filter((unit) => inOptions.filter((one) => one.has(unit)).length >= LEAST_UNITS);
	const names = BY_NAME.has(question.as)
		? question.options
				.filter(([label]) => !opensOwnWords(label))
				.map(([label]) => ({ label, words: [...namingWords(label)] }))
				.filter(({ words }) => words.length >= LEAST_WORDS)
		: [];
	const asked = { units, names };
	askedBy.set(question, asked);
	return asked;
}
