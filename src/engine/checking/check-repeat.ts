import { foldText } from './answer-text.ts';
import { type Checker, pass, unclear } from './finding.ts';

const PROBE = 40;

/** Checks rules such as "Repeat the request first": the answer must begin with words of the request. */
export const checkRepeat: Checker = ({ constraint, reading, clause }, answer) => {
	if (constraint.kind !== 'repeat' || constraint.polarity === 'must_not') return null;
	const others = reading.clauses.filter((other) => other !== clause && other.span.text.length > PROBE / 2);
	const opening = answer.folded.slice(0, 400);
	const isThere = others.some(({ span }) => opening.includes(foldText(span.text).slice(0, PROBE)));
	return isThere
		? pass('The answer opens with words of the request.')
		: unclear('The request was not found at the beginning, word for word.');
};
