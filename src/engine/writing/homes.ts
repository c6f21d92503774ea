import type { Clause, Reading, Span } from '#engine/types';

/** Where each clause of the person goes. Every clause stands in exactly one of these lists. */
export interface Homes {
	/** The request itself. */
	readonly tasks: readonly Clause[];
	/** Their own tasks as an ordered list: these become the steps. Empty unless there are several. */
	readonly steps: readonly Clause[];
	/** Background facts. */
	readonly context: readonly Clause[];
	readonly rules: readonly Clause[];
}

const LISTED_AT_LEAST = 3;
const LIST_ITEM = /(?:^|\n)[ \t]{0,8}(?:[-*+•]|\(?\d{1,2}[.)])[ \t]{1,8}$/;

export function findHomes(reading: Reading): Homes {
	const kept = reading.clauses.filter((clause) => clause.role !== 'filler' || carriesFact(clause.span, reading));
	const tasks = kept.filter((clause) => clause.role === 'task');
	const context = kept.filter((clause) => clause.role === 'context' || clause.role === 'filler');
	const rules = kept.filter((clause) => clause.role === 'rule');
	if (tasks.length === 0) return withoutTask(context, rules);
	const steps = tasks.filter((task) => isListItem(task, reading));
	if (steps.length < LISTED_AT_LEAST) return { tasks, steps: [], context, rules };
	return { tasks: tasks.filter((task) => !steps.includes(task)), steps, context, rules };
}

/** Nothing reads as a request: the first thing said stands as the intent. */
function withoutTask(context: readonly Clause[], rules: readonly Clause[]): Homes {
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
