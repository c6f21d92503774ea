import type { Reading } from '#engine/types';
import type { Candidate } from '../candidate.ts';
import type { GenreGuess } from '../find-genre.ts';
import { findAny } from '../find-pattern.ts';
import type { Genre, Group } from '../genre-model.ts';
import { type RequestWords, requestWords } from '../request-words.ts';
import { GENERAL_SURENESS, MOST_WORDS } from '../sureness.ts';
import { weighGenre } from '../weigh-genre.ts';
import { cutOf } from './cut-words.ts';
import { findKind } from './find-kind.ts';
import { isUnspaced, type LanguageKnowledge } from './language-knowledge.ts';

/** A kind found by cues alone is sure enough for questions, but not for steps and checks. */
const SURENESS_OF_CUES = 0.85;

/** The candidates for a request, before those already answered are left out. */
export interface Weighed {
	readonly genre: GenreGuess | null;
	readonly candidates: readonly Candidate[];
	/** The question shown when no other is left. */
	readonly last: () => readonly Candidate[];
	/** The length of the request in words; in a script without spaces two characters count as one. */
	readonly length: number;
}

/** Finds the kind of a request in another language and weighs its questions. */
export function weighInLanguage(reading: Reading, language: LanguageKnowledge): Weighed {
	const request = wordsIn(reading, language);
	const all = reading.material.length > 0 ? wordsIn(reading, language, true) : request;
	const length = isUnspaced(language.code) ? Math.ceil(all.words.length / 2) : all.words.length;
	const kind = findKind(request, language);
	const isGiven =
		isWorkOnText(reading, kind) || (kind?.group !== 'translate' && findAny(language.given, request) !== null);
	if (isGiven) return { genre: null, candidates: [], last: () => [], length };
	const groups: ReadonlySet<Group> = new Set(kind ? [kind.group] : []);
	const said = { request, all, groups, kind: kind?.id ?? null };
	const isOpen = kind === null && length <= MOST_WORDS.anything && reading.material.length === 0;
	const anything = isOpen && findAny(language.any.cues, request) && !findAny(language.any.not, request);
	return {
		genre: kind && { genre: kind, sureness: SURENESS_OF_CUES, alone: 0 },
		candidates: kind
			? weighGenre(kind, SURENESS_OF_CUES, said)
			: anything
				? weighGenre(language.any, GENERAL_SURENESS, said)
				: [],
		last: () => weighGenre(language.last, GENERAL_SURENESS, said),
		length,
	};
}

/** Whether the request asks to explain a pasted passage, for which nothing more has to be known. */
const isWorkOnText = ({ material }: Reading, kind: Genre | null): boolean =>
	kind?.group === 'explain' && material.length > 0;

/** The words of a request, cut as its language needs; with pasted material if `withMaterial`. */
export const wordsIn = (reading: Reading, language: LanguageKnowledge, withMaterial = false): RequestWords =>
	requestWords(reading, withMaterial, cutOf(language));
