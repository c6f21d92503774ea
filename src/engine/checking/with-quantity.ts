import type { Constraint } from '#engine/types';
import { NUMBER, quantityOf, RELATION_AFTER, RELATION_BEFORE } from '../reading/quantities.ts';
import { POINTED_AT } from './is-given.ts';

const UNITS =
	'words?|sentences?|paragraphs?|characters?|lines?|stanzas?|bullet[- ]points?|bullets|sections?|placeholders?|hashtags?|emojis?|responses?|versions?|items?|points?|steps?';
const AMOUNT = new RegExp(
	`(${RELATION_BEFORE} )?(${NUMBER})\\+?(?:(?:-| to | and )(${NUMBER}))?[ -](?:[a-z]{2,12} ){0,2}?(${UNITS})(?![a-z])( ${RELATION_AFTER})?`,
	'i',
);

/** Adds an amount to a rule whose amount was not recognised ("make sure it has at least 600 words"). */
export function withQuantity(constraint: Constraint): Constraint {
	if (constraint.quantity || constraint.span.text.length > LONGEST) return constraint;
	const match = AMOUNT.exec(constraint.span.text);
	if (!match || POINTED_AT.test(constraint.span.text.slice(0, match.index))) return constraint;
	const [, before = '', n = '', m, unit = '', after = ''] = match;
	const quantity = quantityOf({ relation: `${before} ${after}`, n, m, unit });
	return quantity ? { ...constraint, quantity } : constraint;
}

const LONGEST = 300;
