import type { Question } from '#contract/review';
import type { ReviseResponse } from '#contract/revise';
import type { Reading } from './reading.store.ts';

/** Most questions, as in a result without a model: a model's replace the engine's and do not add to them. */
const MOST_ASKED = 4;

interface Around {
	/** Ids of answered or skipped questions, which stay. */
	readonly settled: ReadonlySet<string>;
	/** The number of answered or skipped questions. */
	readonly answered: number;
	/** The question that is open on the page: it is neither removed nor moved while the visitor may be answering it. */
	readonly open: string | null;
	/** Marks a text as the model's. The mark is part of the text, so that every place that shows the text shows the mark. */
	readonly mark: (text: string) => string;
}

type Offered = Pick<ReviseResponse, 'questions' | 'suggestions'>;
type Added = Pick<Reading, 'questions' | 'offers' | 'dropped'>;

/**
 * Merges a model's questions and suggestions into those of a result. Its questions follow the open one and replace those that it
 * removed and the last ones. From then on answered questions count too, so that four are asked in all.
 */
export function mergeSections({ questions: own, suggestions }: Offered, added: Added, around: Around): Offered {
	const { settled, answered, open, mark } = around;
	const isDropped = (id: string) => added.dropped.some((one) => one.id === id);
	const asked = added.questions.map((one) => ({ ...one, question: mark(one.question) }));
	const first = [...own, ...asked].filter(({ id }) => id === open);
	const rest: readonly Question[] = [...asked, ...own.filter(({ id }) => !isDropped(id) || settled.has(id))];
	const isOpen = ({ id }: Question) => !settled.has(id);
	const wanted = [...first, ...rest.filter(({ id }) => id !== open)];
	const theirs = wanted.filter(({ id }) => id === open || asked.some((one) => one.id === id));
	const mostOpen = asked.length === 0 ? MOST_ASKED : Math.max(MOST_ASKED - answered, theirs.filter(isOpen).length);
	const unsettled = wanted.filter(isOpen).slice(0, Math.min(mostOpen, MOST_ASKED));
	const offers = added.offers.map((one) => ({ ...one, text: mark(one.text), line: one.text }));
	return {
		questions: wanted.filter((one) => settled.has(one.id) || unsettled.includes(one)),
		suggestions: [...suggestions, ...offers],
	};
}
