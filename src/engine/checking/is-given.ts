import type { Rule } from './finding.ts';

export const POINTED_AT =
	/\b(?:the|these|those|this|given|following|between|provided|from|whether|if|possible|los|las|les|die|dem|den|le|gli|os|as)\s{1,3}(?:\w{1,12} )?$/i;

/** Whether an amount is about the given material ("the two sentences", "from the bullet points") and not the answer. */
export function isGiven({ constraint, clause }: Rule): boolean {
	const at = constraint.span.start - clause.span.start;
	const { relation } = constraint.quantity ?? { relation: '=' };
	return relation === '=' && POINTED_AT.test(clause.span.text.slice(Math.max(0, at - 30), at));
}
