import type { Clause, Material, Reading } from '#engine/types';
import { identify } from './operations/identify.ts';

/** What stands together in the request: one thing asked for, and what is said with it in the same breath. */
export interface Asked {
	readonly clauses: readonly Clause[];
}

/** Where each part of the request stands in the result. */
export interface Arrangement {
	/** Each thing asked for, in order; what the person put back stands with it. */
	readonly asked: readonly Asked[];
	readonly background: readonly Clause[];
	/** Every wish, with the number of the thing it belongs to; 0: to all of it. */
	readonly rules: readonly { readonly clause: Clause; readonly scope: number }[];
	readonly material: readonly Material[];
	/** Passages that the person put back among the words around them. */
	readonly putBack: readonly Material[];
}

export const RULE_MOVED = 'constraint.own';
export const BACKGROUND_MOVED = 'intent.context';

/** "about my cat" after "write a poem, in 5 lines,": the same request goes on. */
const GOES_ON =
	/^\W{0,2}(?:about|for|to|with|of|from|that|which|who|whose|where|when|so|because|since|as|explaining|saying|telling|asking|in|at|on|into|between|regarding|re|including|using|based|after|before|during|around|near|if|sobre|para|con|de|del|que|sur|pour|avec|qui|über|für|mit|zum|zur|von|che|per|su|di|do|da|dla|na|o|z|w)\b/i;
const SENTENCE_ENDS = /[.!?…。！？\n]/;
const LIST_ITEM = /^\s*(?:[-*•]|\(?\d{1,2}[.)]|\(?[a-h]\))\s/i;

/**
 * Settles where each part stands. Tasks are the request, each on its own where something else stands between them;
 * facts are background; everything else is a rule, of the one thing in whose sentence it stands or of all.
 *
 * @param undone ids of steps: what a step would move stays where the person had it
 */
export function arrange({ clauses, material, text }: Reading, undone: ReadonlySet<string>): Arrangement {
	const heard = clauses.filter(
		({ role, span }) =>
			role !== 'filler' ||
			undone.has(identify({ rule: role === 'filler' ? 'filler' : '', source: [span], text: '' })) ||
			undone.has(identify({ rule: 'correction', source: [span], text: '' })),
	);
	const isPutBack = (clause: Clause, rule: string) => undone.has(identify({ rule, source: [clause.span], text: '' }));
	const homeOf = (clause: Clause, before: Clause | undefined) => {
		if (clause.part === 'task' || clause.role === 'filler') return 'asked';
		if (clause.part === 'audience' && before?.part === 'task' && !breaks(text, before, clause)) return 'asked';
		if (clause.part === 'background') return isPutBack(clause, BACKGROUND_MOVED) ? 'asked' : 'background';
		return isPutBack(clause, RULE_MOVED) ? 'asked' : 'rule';
	};
	const asked: { clauses: Clause[] }[] = [];
	const background: Clause[] = [];
	const rules: { clause: Clause; scope: number }[] = [];
	let before: Clause | undefined;
	let wasAsked = false;
	for (const clause of heard) {
		const home = homeOf(clause, before);
		const open = asked.at(-1);
		if (home === 'asked') {
			const last = open?.clauses.at(-1);
			const isNew = !open || !last || !(goesOn(clause, last, text, wasAsked) || (clause.part !== 'task' && wasAsked));
			if (isNew) asked.push({ clauses: [clause] });
			else open.clauses.push(clause);
		} else if (home === 'background') background.push(clause);
		else
			rules.push({
				clause,
				scope: open && before && !breaks(text, open.clauses.at(-1) ?? before, clause) ? asked.length : 0,
			});
		wasAsked = home === 'asked';
		before = clause;
	}
	const isSingle = asked.length < 2;
	const isBack = ({ kind, span }: Material) =>
		undone.has(identify({ rule: `source.${kind}`, source: [span], text: '' }));
	return {
		asked,
		background,
		rules: rules.map((rule) => (isSingle || rule.clause.part === 'priority' ? { ...rule, scope: 0 } : rule)),
		material: material.filter((one) => !isBack(one)),
		putBack: material.filter(isBack),
	};
}

/** A request that is not parted: all that is said is what is asked, in one piece. */
export function arrangeWhole(reading: Reading, undone: ReadonlySet<string>): Arrangement {
	const parted = arrange(reading, undone);
	const clauses = [
		...parted.asked.flatMap((one) => one.clauses),
		...parted.background,
		...parted.rules.map(({ clause }) => clause),
	];
	const inOrder = clauses.toSorted((a, b) => a.span.start - b.span.start);
	return { ...parted, asked: inOrder.length === 0 ? [] : [{ clauses: inOrder }], background: [], rules: [] };
}

function goesOn(clause: Clause, last: Clause, text: string, isNext: boolean): boolean {
	if (LIST_ITEM.test(text.slice(clause.span.start, clause.span.start + 8))) return false;
	if (breaks(text, last, clause)) return false;
	return isNext || GOES_ON.test(clause.span.text);
}

/** Whether a sentence or line ends between two parts. */
const breaks = (text: string, one: Clause, other: Clause): boolean =>
	SENTENCE_ENDS.test(text.slice(Math.max(one.span.start, one.span.end - 1), other.span.start)) ||
	(one.span.end < other.span.start && SENTENCE_ENDS.test(text.slice(one.span.end, other.span.start)));
