import type { Modifiers } from '#engine/modifiers';
import type { Wishes } from '#engine/review-model';
import { advise } from '../knowledge/advise.ts';
import { optimise } from '../optimise.ts';
import { read } from '../reading/read.ts';
import type { PartKind } from '../tagging/part-labels.ts';
import { knowHouseWords } from './house-words.ts';
import type { Shown } from './proposal.ts';

/**
 * Everything that a model gets about a request. It has nothing about the account, the network address or earlier
 * requests.
 */
export interface ReadingInput {
	/** The person's text, without pasted material. */
	readonly request: string;
	readonly language: string;
	readonly material: readonly string[];
	readonly requirements: readonly { readonly id: string; readonly kind: string; readonly text: string }[];
	/** Its parts with their kinds. */
	readonly parts: readonly { readonly as: string; readonly text: string }[];
	readonly circumstances: readonly string[];
	readonly genres: readonly string[];
	readonly draft: string;
	readonly questions: readonly { readonly id: string; readonly question: string }[];
	readonly suggestions: readonly { readonly id: string; readonly text: string }[];
}

/** The input for a model; null if the engine asks a question first, or the request needs nothing. */
export function readingInputOf(text: string, modifiers: Modifiers, wishes: Wishes): ReadingInput | null {
	const result = optimise(text, modifiers, wishes);
	if (result.outcome !== 'optimised') return null;
	// Collected now, so that the model's first proposal can be judged at once.
	knowHouseWords();
	const reading = read(text);
	const advice = advise(reading, wishes.given);
	return {
		request: withoutMaterial(
			text,
			reading.material.map(({ span }) => span),
		),
		language: reading.language.name,
		material: reading.material.map(({ span }) => span.text),
		requirements: result.ledger.map(({ id, kind, text: said }) => ({ id, kind, text: said })),
		parts: reading.clauses.flatMap(({ part, span }) =>
			part === 'chatter' ? [] : [{ as: partName(part), text: span.text }],
		),
		circumstances: advice.circumstances.flatMap(({ told, isCalled }) =>
			isCalled && told.text !== '' ? [told.text] : [],
		),
		genres: advice.genre ? [advice.genre.genre.name] : [],
		draft: result.prompt,
		...shownOf(result),
	};
}

const partName = (part: PartKind): string => (part === 'task' ? 'task' : part === 'background' ? 'fact' : 'rule');

function shownOf({ questions, suggestions }: Shown): Pick<ReadingInput, 'questions' | 'suggestions'> {
	return {
		questions: questions.map(({ id, question }) => ({ id, question })),
		suggestions: suggestions.map(({ id, text }) => ({ id, text })),
	};
}

/** Replaces each pasted passage by a mark, so that the words around it do not run together. */
function withoutMaterial(text: string, spans: readonly { readonly start: number; readonly end: number }[]): string {
	let at = 0;
	const kept: string[] = [];
	for (const { start, end } of spans) {
		kept.push(text.slice(at, start), '[…]');
		at = end;
	}
	return [...kept, text.slice(at)].join('');
}
