import { foldText } from './answer-text.ts';
import type { Rule } from './finding.ts';

const OPENING = /["“”„«‘'「『`]/;
const CLOSING = /["“”»’'」』`]/;

/** The literal strings a rule puts in quotation marks: only those can be searched for to the letter. */
export function quotedItems({ constraint, clause }: Rule): string[] {
	const text = clause.span.text;
	return (constraint.items ?? []).filter((item) => {
		for (let at = text.indexOf(item); at >= 0; at = text.indexOf(item, at + 1)) {
			if (OPENING.test(text.charAt(at - 1)) && CLOSING.test(text.charAt(at + item.length))) return true;
		}
		return false;
	});
}

/** An item as it is searched for: without a closing mark that may as well belong to the sentence around it. */
export const needleOf = (item: string): string => foldText(item).replace(/[.,;:]$/, '');
