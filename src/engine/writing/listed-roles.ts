import type { Clause, Reading } from '#engine/types';

const ITEM = /(?:^|\n)[ \t]{0,8}(?:[-*•+]|\(?(?:\d{1,2}|[a-zA-Z])[.)])[ \t]{1,8}$/;
const ITEM_AT_START = /^(?:[-*•+]|\(?(?:\d{1,2}|[a-zA-Z])[.)])[ \t]/;
/** "The syllabus should include:", "following these criteria:" */
const DEMANDS =
	/\b(?:requirements|criteria|rules|conditions|guidelines|constraints|specifications|(?:should|must|has to|have to|needs? to|please|to) (?:include|contain|cover|have|meet|follow|address))\b[^.:]{0,60}:\s{0,3}$/i;
/** "Perform the following conversions:" */
const WORK =
	/\b(?:tasks|steps|questions|conversions|actions|exercises|problems|(?:do|perform|answer|complete|solve) the following)\b[^.:]{0,40}:\s{0,3}$/i;
const FEWEST = 2;

/**
 * What a list is for, its lead says: under "it should include:" every item is a rule, under "answer the following:" a task,
 * however the item itself is worded. Questions and bans stay what they are.
 */
export function settleListed(clauses: readonly Clause[], { text }: Reading): Clause[] {
	const settled = [...clauses];
	for (const [at, lead] of clauses.entries()) {
		const role = roleUnder(lead);
		if (role === null) continue;
		const end = endOfList(clauses, at + 1, text);
		if (countItems(clauses.slice(at + 1, end), text) < FEWEST) continue;
		for (let index = at + 1; index < end; index++) {
			const item = clauses[index];
			if (item && !item.isQuestion && item.role !== 'rule') settled[index] = { ...item, role };
		}
	}
	return settled;
}

function roleUnder({ role, span }: Clause): Clause['role'] | null {
	if (!/[:：]\s{0,3}$/.test(span.text.slice(-4)) || role === 'filler') return null;
	if (DEMANDS.test(span.text.slice(-120))) return 'rule';
	return (role === 'task' || role === 'rule') && WORK.test(span.text.slice(-120)) ? role : null;
}

/** Up to the blank line after which no item follows. */
function endOfList(clauses: readonly Clause[], from: number, text: string): number {
	let end = from;
	for (let index = from; index < clauses.length; index++) {
		const clause = clauses[index];
		const before = clauses[index - 1];
		if (!clause || !before) break;
		const isNext = isItem(clause, text);
		const between = text.slice(before.span.end, clause.span.start);
		if (!isNext && (index === from || between.includes('\n'))) break;
		end = index + 1;
	}
	return end;
}

const countItems = (clauses: readonly Clause[], text: string) =>
	clauses.filter((clause) => isItem(clause, text)).length;

/** Whether a clause opens an item of a list. */
export function isItem({ span }: Clause, text: string): boolean {
	return ITEM_AT_START.test(span.text) || ITEM.test(text.slice(Math.max(0, span.start - 14), span.start));
}
