import type { SectionEvent } from '#contract/optimise-stream';
import type { Question } from '#contract/review';
import { atom } from '#islands/store/atom.ts';

export type ModelQuestion = NonNullable<SectionEvent['question']>;
export type ModelOffer = NonNullable<SectionEvent['suggestion']>;

/** State of a reading. `none`: no model reads this request, because of the plan or the language. */
export type Phase = 'queued' | 'reading' | 'done' | 'stopped' | 'broken' | 'fallback' | 'none';

/** The state of a model's reading for one result. */
export interface Reading {
	/** Request id of the result. */
	readonly requestId: string;
	readonly phase: Phase;
	/** Place in the queue, from 1; 0: not in it. */
	readonly place: number;
	readonly questions: readonly ModelQuestion[];
	readonly offers: readonly ModelOffer[];
	/** The questions that came with the draft. */
	readonly drafted: readonly Question[];
	/** The engine's questions that the model removed. */
	readonly dropped: readonly Question[];
	/** The server's sentence about a fallback. */
	readonly message: string;
}

export const $reading = atom<Reading | null>(null);

export const isUnderWay = (reading: Reading | null): reading is Reading =>
	reading?.phase === 'queued' || reading?.phase === 'reading';

export function beginReading(requestId: string, drafted: readonly Question[]): void {
	const nothing = { place: 0, questions: [], offers: [], dropped: [], message: '' };
	$reading.set({ requestId, phase: 'reading', drafted, ...nothing });
}

/** Changes the reading of this request, unless a newer request has replaced it. */
export function changeReading(requestId: string, change: (now: Reading) => Partial<Reading>): void {
	const now = $reading.get();
	if (now?.requestId === requestId) $reading.set({ ...now, ...change(now) });
}

/** @param isKept whether a question stays even if the model removes it */
export function withSection(
	now: Reading,
	{ question, suggestion, drop }: SectionEvent,
	isKept: (id: string) => boolean,
): Partial<Reading> {
	const gone = now.drafted.filter(({ id }) => id === drop && !isKept(id));
	return {
		questions: question === null ? now.questions : [...now.questions, question],
		offers: suggestion === null ? now.offers : [...now.offers, suggestion],
		dropped: [...now.dropped, ...gone],
	};
}

/** The model's shown proposals. */
export const countOf = ({ questions, offers }: Reading): number => questions.length + offers.length;

/** Adds the proposals of the browser's own model to those already shown. */
export function addSections(
	{ requestId, questions }: { readonly requestId: string; readonly questions: readonly Question[] },
	sections: readonly SectionEvent[],
	isKept: (id: string) => boolean,
): void {
	if ($reading.get()?.requestId !== requestId) beginReading(requestId, questions);
	for (const section of sections) changeReading(requestId, (now) => withSection(now, section, isKept));
	changeReading(requestId, () => ({ phase: 'done' }));
}
