import { foldText } from './answer-text.ts';
import type { Rule } from './finding.ts';

const OPENING = /["“”„«‘'「『`]/;
const CLOSING = /["“”»’'」』`]/;

/** The quoted strings of a rule. Only those can be searched for exactly. */
export function quotedItems({ constraint, clause }: Rule): string[] {
	const text = clause.span.text;
	return (constraint.items ?? []).filter((item) => {
		if (!/[\p{L}\p{N}]/u.test(item)) return false;
		for (let at = text.indexOf(item); at >= 0; at = text.indexOf(item, at + 1)) {
			if (OPENING.test(text.charAt(at - 1)) && CLOSING.test(text.charAt(at + item.length))) return true;
		}
		return false;
	});
}

/** The text to search for: an item without its closing mark, which may belong to the sentence around it. */
export const needleOf = (item: string): string => foldText(item).replace(/[.,;:]$/, '');

const REFUSED =
	/\b(?:not|no|don['’]?t|never|without|avoid|nor|exclude|sin|sans|ohne|keine?|senza|sem|non|não)\b[^"“”.;]{0,40}$/i;
const REMINDED = /\b(?:forget|fail to|hesitate|olvid\w+|oubli\w+|verg[ei]ss\w*|dimentic\w+|esque[çc]\w+)\b/i;

/** Whether the words before a quoted item forbid it, whatever kind the rule has. */
export function isRefused({ clause }: Rule, item: string): boolean {
	const before = clause.span.text.slice(0, Math.max(0, clause.span.text.indexOf(item) - 1));
	const refusal = REFUSED.exec(before)?.[0];
	return refusal !== undefined && !REMINDED.test(refusal);
}
