import { atom } from 'nanostores';
import type { SectionEvent } from '#contract/optimise-stream';
import type { Question } from '#contract/review';

export type ModelQuestion = NonNullable<SectionEvent['question']>;
export type ModelOffer = NonNullable<SectionEvent['suggestion']>;

/** How a reading stands. `none`: nothing reads this request, as of a plan or a language. */
export type Phase = 'queued' | 'reading' | 'done' | 'stopped' | 'broken' | 'fallback' | 'none';

/** What a model does beside one result. */
export interface Reading {
	/** Of the result. */
	readonly requestId: string;
	readonly phase: Phase;
	/** In the queue, from 1; 0: not in it. */
	readonly place: number;
	readonly questions: readonly ModelQuestion[];
	readonly offers: readonly ModelOffer[];
	/** The questions that came with the draft. */
	readonly drafted: readonly Question[];
	/** Of those, the ones that it took away. */
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

/** Changes the reading of this request; one that has been replaced is left alone. */
export function changeReading(requestId: string, change: (now: Reading) => Partial<Reading>): void {
	const now = $reading.get();
	if (now?.requestId === requestId) $reading.set({ ...now, ...change(now) });
}

/** @param isKept whether a question stays, whatever a model says of it */
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

/** What the model added that is on show. */
export const countOf = ({ questions, offers }: Reading): number => questions.length + offers.length;

/** Adds what a browser's own model said of a result to what is there already. */
export function addSections(
	{ requestId, questions }: { readonly requestId: string; readonly questions: readonly Question[] },
	sections: readonly SectionEvent[],
	isKept: (id: string) => boolean,
): void {
	if ($reading.get()?.requestId !== requestId) beginReading(requestId, questions);
	for (const section of sections) changeReading(requestId, (now) => withSection(now, section, isKept));
	changeReading(requestId, () => ({ phase: 'done' }));
}
