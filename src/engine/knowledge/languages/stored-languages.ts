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
/** The kind for a request of no other, and its question for whoever is asked nothing else. */
const ANY = 'any';
const LAST = 'more';
/** Of work on a given text or of an explanation nobody knows more than was said. */
const NOT_LAST: readonly Group[] = ['translate', 'edit', 'summary', 'explain'];

/** The languages besides English in which questions are asked; ISO 639-1. */
export const ASKED_IN: readonly string[] = Object.keys(STORED.words);

const made = new Map<string, LanguageKnowledge>();

/** What is known of requests in a language, made when the first such request comes; null: nothing. */
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

/** What must not be, or bounds the answer, makes no sense without the line of its question. */
const ALWAYS_BEHIND: ReadonlySet<AnswerKind> = new Set(['ban', 'limit']);

/** What is tapped with a capital, and the line that it becomes. */
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
