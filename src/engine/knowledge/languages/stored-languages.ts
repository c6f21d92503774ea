import { withCapital } from '#engine/writing/lines/as-sentence';
import stored from '../data/languages.json' with { type: 'json' };
import type { AnswerKind, ExpertQuestion, Genre, Group, Option } from '../genre-model.ts';
import { opensOwnWords } from '../own-words.ts';
import { writtenFor } from './cut-words.ts';
import { isUnspaced, type LanguageKnowledge } from './language-knowledge.ts';
import {
	BEHIND_QUESTION,
	type LanguageWords,
	type PackedLanguages,
	type QuestionWords,
	unpackWords,
} from './packed-languages.ts';

const STORED = stored as unknown as PackedLanguages;
/** Ids of the kind for requests of no other kind, and of its question for when no other is left. */
const ANY = 'any';
const LAST = 'more';
/** Groups for which that question is not asked: people seldom know more about a given text or an explanation than they said. */
const NOT_LAST: readonly Group[] = ['translate', 'edit', 'summary', 'explain'];

/** The languages besides English in which questions are asked; ISO 639-1. */
export const ASKED_IN: readonly string[] = Object.keys(STORED.words);

const made = new Map<string, LanguageKnowledge>();

/**
 * The kinds and questions of a language, unpacked at the first request in it; null when there are none.
 *
 * @param code ISO 639-1
 */
export function knowledgeIn(code: string): LanguageKnowledge | null {
	const words = STORED.words[code];
	if (words === undefined) return null;
	const known = made.get(code) ?? makeKnowledge(code, unpackWords(words, STORED), STORED);
	made.set(code, known);
	return known;
}

export function makeKnowledge(code: string, words: LanguageWords, shared: PackedLanguages): LanguageKnowledge {
	const patterns = (list: readonly string[]) => list.flatMap((one) => writtenFor(code, one));
	const questions = new Map(
		shared.questions.map(([id, as, worth], at): [string, ExpertQuestion] => {
			const said = words.questions[at] ?? { ask: '', line: '', options: [], answered: [] };
			const isLast = id === LAST;
			return [
				id,
				{
					id,
					ask: said.ask,
					worth,
					counted: 0,
					as,
					answered: patterns(said.answered),
					when: isLast ? patterns(words.mine) : [],
					notFor: isLast ? NOT_LAST : [],
					...answersOf(said, as, code),
				},
			];
		}),
	);
	const kindOf = (at: number): Genre => {
		const [id, group, asks] = shared.kinds[at] ?? [ANY, 'general' as const, []];
		return {
			id: `${code}-${id}`,
			name: id.replaceAll('-', ' '),
			group,
			isGeneral: id === ANY,
			cues: patterns(words.kinds[at]?.cues ?? []),
			not: patterns(words.kinds[at]?.not ?? []),
			ask: asks.flatMap((one) => questions.get(one) ?? []),
			suggest: [],
			steps: [],
			checks: [],
		};
	};
	const all = shared.kinds.map((_, at) => kindOf(at));
	const any = all.find(({ isGeneral }) => isGeneral) ?? kindOf(shared.kinds.length);
	const isLast = ({ id }: ExpertQuestion): boolean => id === LAST;
	return {
		code,
		kinds: all.filter(({ isGeneral }) => !isGeneral),
		any: { ...any, ask: any.ask.filter((one) => !isLast(one)) },
		last: { ...any, ask: any.ask.filter(isLast) },
		given: patterns(words.given),
		numbers: new Set(words.numbers),
		heads: words.heads,
	};
}

/** Answers of these kinds make no sense without their question's line before them. */
const ALWAYS_BEHIND: ReadonlySet<AnswerKind> = new Set(['ban', 'limit']);

/** The options with a capital first letter, each with the line it adds to the prompt. */
function answersOf(
	{ line, options }: QuestionWords,
	as: AnswerKind,
	code: string,
): Pick<ExpertQuestion, 'options' | 'own'> {
	const language = { code, name: code, direction: 'ltr' } as const;
	const lineOf = (before: string, answer: string): string =>
		isUnspaced(code) ? `${before}：${answer}。` : `${before}${code === 'fr' ? '\u00a0' : ''}: ${answer}.`;
	const typed = line === '' ? '{answer}' : lineOf(line, '{answer}');
	return {
		own: typed,
		options: options.map(([label, own]): Option => {
			const shown = withCapital(label, language);
			if (own !== undefined) return [shown, own === BEHIND_QUESTION ? typed : own];
			if (!opensOwnWords(label)) return [shown, lineOf(line, label)];
			return [shown, ALWAYS_BEHIND.has(as) ? typed : lineOf(shown.slice(0, -1), '{answer}')];
		}),
	};
}
