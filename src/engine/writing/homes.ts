import type { Clause, Reading, Span } from '#engine/types';
import { isItem } from './listed-roles.ts';
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
const LEAD_CHARS = 200;

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
	const steps = tasks.filter((task) => isItem(task, reading.text));
	if (steps.length >= LISTED_AT_LEAST) {
		return { tasks: tasks.filter((task) => !steps.includes(task)), steps, context, rules, captions };
	}
	const lead = findLead(kept);
	if (lead === null) return { tasks, steps: [], context, rules, captions };
	return { tasks: [lead, ...tasks], steps: [], context: context.filter((clause) => clause !== lead), rules, captions };
}

/**
 * The one sentence before the request that the request may point back to ("I have a leaky faucet. How can I fix it?"): it
 * stays in front, or "it" would have nothing to mean. Null where the request would then repeat all of a longer text.
 */
function findLead(kept: readonly Clause[]): Clause | null {
	const [first, second, ...others] = kept;
	if (first?.role !== 'context' || second?.role !== 'task' || first.span.text.length > LEAD_CHARS) return null;
	const isWholeText = others.length > 0 && others.every(({ role }) => role === 'task');
	return isWholeText ? null : first;
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
