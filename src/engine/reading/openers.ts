import { CLAUSE_OPENERS } from './data/verbs.ts';

const PREPOSITION =
	'for|in|on|at|after|before|following|based on|according to|given|using|from|whenever|wherever|when|where|if|once|with|to';
const OPENER = new RegExp(
	`^(?:${PREPOSITION})\\b[^,.;:!?\\n]{2,90},[ \\t]+(?:please |then |also |kindly )?(?=([a-z'-]{2,14})[ \\t]+([a-z'\\d"*]{1,14}))`,
	'i',
);
const ONLY_OPENER = new RegExp(`^(?:${PREPOSITION})\\b[^,.;:!?\\n]{2,90}$`, 'i');
const FOR_PART = /^(?:(?:for|in|on|at|after|before|to) (?:the|each|every|all|any)|whenever|wherever|when|where|if)\b/i;

/** Words that follow a command verb: an article, a figure, a preposition. They seldom follow a noun that looks like a verb. */
export const OBJECT =
	/^(?:a|an|the|it|them|this|that|these|those|my|your|his|her|our|their|all|any|each|every|at|no|not|only|to|in|into|as|with|for|on|by|from|exactly|some|more|less|one|two|three|four|five|sure|up|\d.*|".*|'.*)$/i;

/** The words behind an opener of time or place: "list the meals" of "For each day, list the meals"; null without an opener. */
export function afterOpener(text: string): string | null {
	const match = OPENER.exec(text);
	if (match === null) return null;
	const opensCommand =
		CLAUSE_OPENERS.has((match[1] ?? '').toLowerCase()) || OBJECT.test(match[2] ?? '') || match[2] === 'and';
	return opensCommand ? text.slice(match[0].length) : null;
}

/** Whether a rule opens with the place or case it is for: "On the second page, give the exceptions". */
export const isForPart = (text: string): boolean => FOR_PART.test(text) && afterOpener(text) !== null;

/** Whether a rule opens with a moment of the reply: "Before you answer, repeat the request". */
export const isForReply = (text: string): boolean => FOR_REPLY.test(text) && afterOpener(text) !== null;

const FOR_REPLY = /^(?:before|after|when|once) (?:you|your|saying|answering|giving|responding|replying|writing)\b/i;

/** Whether words are only an opener of time or place, so that the command comes after them. */
export const isOnlyOpener = (text: string): boolean => ONLY_OPENER.test(text);
