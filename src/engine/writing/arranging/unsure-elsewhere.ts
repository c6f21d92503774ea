import { type Heard, hear, type Speech } from '#engine/reading/speech/speech';
import type { Clause, Reading } from '#engine/types';
import type { Arrangement } from './arrangement-model.ts';

/** The forms of speech in which a task asks. */
export const ASKING: ReadonlySet<Heard | null> = new Set(['order', 'want', 'name']);

/** Whether a request in a language with a `Speech` must stay whole, by checks that English does not need. */
export const isUnsureElsewhere = (reading: Reading, asked: Arrangement['asked'], speech: Speech): boolean =>
	asksTwiceInOne(asked, reading.text) ||
	!asksIn(reading.clauses, speech) ||
	leadsToList(reading.clauses, reading.text) ||
	laysOut(reading);

/** Whether a task only introduces a list of items: "Il me faut :". */
const leadsToList = (clauses: readonly Clause[], text: string): boolean =>
	clauses.some(
		({ part, span }) =>
			part === 'task' && /[:：]$/.test(span.text) && /^\s*\n\s*(?:・|[-*•–]\s|\d{1,2}[.)])/.test(text.slice(span.end)),
	);

/** Two items of a list: the person has laid the request out. */
const ITEMS =
	/\n[ \t]{0,8}(?:・|(?:[-*•–]|\(?\d{1,2}[.)、]?)[ \t])[^\n]+\n[ \t]{0,8}(?:・|(?:[-*•–]|\(?\d{1,2}[.)、]?)[ \t])/;
const laysOut = ({ text, material }: Reading): boolean => material.length === 0 && ITEMS.test(text);

/** Whether one sentence asks for two things, so that its wishes cannot be assigned to one of them. */
const asksTwiceInOne = (asked: Arrangement['asked'], text: string): boolean =>
	asked.some(({ clauses, isScene }, at) => {
		const [before, own] = [asked[at - 1]?.clauses.at(-1)?.span, clauses[0]?.span];
		if (isScene || !before || !own || asked[at - 1]?.isScene) return false;
		return !/[.!?。！？\n]/.test(text.slice(Math.max(before.start, before.end - 1), own.start));
	});

/** Whether a task is heard as asking, or is the first part of the request and not heard as anything else. */
const asksIn = (clauses: readonly Clause[], speech: Speech): boolean => {
	const said = clauses.filter(({ role }) => role !== 'filler');
	return said.some(({ part, span }, at) => {
		const heard = hear(span.text, speech);
		return part === 'task' && (ASKING.has(heard) || (at === 0 && heard === null));
	});
};
