import type { Clause, Reading, Span } from '#engine/types';
import { findCaptions } from './settle-roles.ts';

/** Where each clause of the person goes. Every clause stands in exactly one of these lists. */
export interface Homes {
	/** The request itself. */
	readonly tasks: readonly Clause[];
	/** Their own tasks as an ordered list: these become the steps. Empty unless there are several. */
	readonly steps: readonly Clause[];
	/** Background facts. */
	readonly context: readonly Clause[];
	readonly rules: readonly Clause[];
	/** What announces a passage, by the start of that passage: it stands above the passage. */
	readonly captions: ReadonlyMap<number, Clause>;
}

const LISTED_AT_LEAST = 3;
const LIST_ITEM = /(?:^|\n)[ \t]{0,8}(?:[-*+•]|\(?\d{1,2}[.)])[ \t]{1,8}$/;

export function findHomes(reading: Reading): Homes {
	const captions = findCaptions(reading);
	const announcing = new Set(captions.values());
	const kept = reading.clauses.filter(
		(clause) => !announcing.has(clause) && (clause.role !== 'filler' || carriesFact(clause.span, reading)),
	);
	const tasks = kept.filter(({ role }) => role === 'task');
	const context = kept.filter(({ role }) => role === 'context' || role === 'filler');
	const rules = kept.filter(({ role }) => role === 'rule');
	if (tasks.length === 0) return { ...withoutTask(context, rules), captions };
	const steps = tasks.filter((task) => isListItem(task, reading));
	if (steps.length < LISTED_AT_LEAST) return { tasks, steps: [], context, rules, captions };
	return { tasks: tasks.filter((task) => !steps.includes(task)), steps, context, rules, captions };
}

/** Nothing reads as a request: the first thing said stands as the intent. */
function withoutTask(context: readonly Clause[], rules: readonly Clause[]): Omit<Homes, 'captions'> {
	const first = [...context, ...rules].sort((a, b) => a.span.start - b.span.start)[0];
	const others = (clauses: readonly Clause[]) => clauses.filter((clause) => clause !== first);
	return { tasks: first ? [first] : [], steps: [], context: others(context), rules: others(rules) };
}

function carriesFact(span: Span, reading: Reading): boolean {
	return reading.facts.some((fact) => fact.span.start >= span.start && fact.span.end <= span.end);
}

function isListItem(clause: Clause, reading: Reading): boolean {
	const before = reading.text.slice(Math.max(0, clause.span.start - 20), clause.span.start);
	return LIST_ITEM.test(before) || /^(?:[-*+•]|\(?\d{1,2}[.)])[ \t]/.test(clause.span.text);
}
