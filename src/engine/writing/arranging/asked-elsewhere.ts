import { asksInSoManyWords, asksStrongly, asksSurely, ordersOrAsks, statesAim, tells } from '#engine/reading/asks';
import { statesFact } from '#engine/reading/statements';
import { TELLING_KINDS } from '#engine/tagging/part-labels';
import type { Clause } from '#engine/types';
import type { Arrangement, Asked } from './arrangement-model.ts';

/**
 * Whether the real task is among the rules or the background, and the part that was read as the task is a premise or a
 * fact. English only.
 *
 * @param things the things that the request asks for, without the scene
 */
export function isAskedElsewhere(
	things: readonly Asked[],
	rules: Arrangement['rules'],
	background: readonly Clause[],
): boolean {
	const tasks = things.map(({ clauses }) => clauses.map(({ span }) => span.text).join(' '));
	const wishes = rules.map(({ clause }) => clause);
	const others = [...background, ...wishes];
	const [task = ''] = tasks;
	if (things.length === 1) {
		if (OPENS_PREMISE.test(task) && wishes.some(({ span }) => MAKES.test(span.text))) return true;
		if (
			(!ordersOrAsks(task) || OPENS_PREMISE.test(task)) &&
			!NEEDS_WORK.test(task) &&
			others.some(({ span }) => NEEDS_WORK.test(span.text))
		)
			return true;
	}
	if (
		things.length === 1 &&
		statesAim(task) &&
		!asksStrongly(task) &&
		wishes.some(({ span }) => ORDERS.test(span.text))
	)
		return true;
	const isAsked = things.some(({ clauses }) => clauses.some(({ span }) => asksSurely(span.text)));
	if (isAsked || tasks.some(asksSurely)) return false;
	if (wishes.some(({ span }) => TELLS_ME.test(span.text)) || others.some(asksWithin)) return true;
	if (things.length !== 1) return false;
	if (HERE_IS.test(task) && wishes.some(({ span }) => POLITE.test(span.text))) return true;
	const said = (things[0]?.clauses ?? [])
		.filter(({ part }) => part === 'task')
		.map(({ span }) => span.text)
		.join(' ');
	const isTold =
		[TELLS_OF_SELF, HAS_SUBJECT, HAPPENED, FOR_ONLY].some((one) => one.test(said)) || statesFact(task) || tells(task);
	return isTold ? wishes.length > 0 : others.some(asksForMore);
}

const OPENS_PREMISE = /^\W{0,9}(?:when|if|once|while|since|although|often)\b[^?？]*$/i;
const MAKES =
	/^\W{0,9}(?:please |pls )?(?:write|make|give|create|come up with|find|list|explain|summari[sz]e|convert|design|generate|suggest|identify|classify|rewrite|translate)\s/i;
/**
 * "I am a student and I need write to my professor. I want 10 days more.": the work is named besides the part that was
 * read as the task.
 */
const NEEDS_WORK =
	/\b(?:i|we)(?:'d| would| really| just)? (?:need|want|have|must|like)(?: to)? (?:write|draft|prepare|send|translate|present|talk|speak|give (?:an?|the|my)|hold (?:an?|the))\b/i;
/** "Workflows failing since this morning. ... Tell me what happened": the task was read as a wish. */
const TELLS_ME =
	/^\W{0,9}(?:and |so |please |pls )*(?:tell|explain|show|help|write|find|give)(?: to)? (?:me|us) (?:what|why|how|which|a|an|the|some)\b/i;
/** "5 of us in a house, gas is £1,390 for the year who owes what": a question that was read as part of a statement. */
const ASKS_WITHIN =
	/(?<!\b(?:know|knows|see|ask|asks|asked|say|says|said|tell|tells|told|explain|understand|understands|sure|matter|depends|about|of|and|on|out|me|us|him|her|them|people|everyone) )\b(?:who (?:owes|pays|gets|is|should|has to)|how (?:much|many|long|do|can|should)|what (?:do|should|can|would) (?:i|we|he|she|they)|which (?:one|is|of))\b[^.!\n]*[.!]?\s*$/iu;
const asksWithin = ({ part, span }: Clause): boolean =>
	TELLING_KINDS.has(part) && !/^\W*(?:who|how|what|which)\b/i.test(span.text) && ASKS_WITHIN.test(span.text);

/** "Here's my abstract": hands over a text; the task comes after it. */
const HERE_IS = /^\W{0,9}(?:here(?:'s|s| is| are)|this is|these are|below (?:is|are)|attached (?:is|are))\b[^?？]*$/i;
const POLITE = /^\W{0,9}(?:please|pls|plz|can you|could you) \p{L}/iu;

/** "Got my grandad's letters", "Taking my dad to the battlefields", "Standing for chair": something the person does. */
const TELLS_OF_SELF =
	/^\W{0,9}(?:(?:so|ok|hi|right),? )?(?:(?:i'm|im|i am|we're|we are) )?(?:got|have|had|been|went|wrote|did|finished|inherited|lost|found|saw|bought|sold|moved|started|can never|can'?t|cannot|\p{L}{2,}(?<!(?:th|str|spr|k|morn|even|wedd|build|meet|train|clean|land|greet|open|clos)ing)ing(?= (?:my|our|an?|the|for|to|at|on|in|out|up|over|back|from|with|married|this|these|\d))) /iu;
/** "As a dog trainer I post every week", "mum and dad have been married 50 years": a sentence, unlike "a note that says I can't come". */
const HAS_SUBJECT =
	/^(?:(?!\b(?:that|which|who|whom|whose|where|when|how|why|what|if|because|so|saying|telling|asking|explaining|about|than|like)\b)[^.!?\n])*?\b(?:(?:i|we|he|she|they|someone|somebody|everyone|nobody)(?:['’](?:s|m|re|ve|d|ll))? \p{L}|(?:have|has) been\b|wants? to\b)/iu;
/** "One of the lads reversed the lorry into the wall": an event. */
const HAPPENED =
	/^\W{0,9}(?:one of|an?|the|my|our|some|two|three) (?:[\p{L}'’-]+ ){1,5}\p{L}{2,}ed (?:the|an?|my|our|his|her|into|onto|off|by|from|at|it|me|us)\b/iu;
/** "For our afternoon at the home": an occasion, not a thing to make. */
const FOR_ONLY = /^\W{0,9}for (?:my|our|the|an?|this|next) [^,.!?:]*[.:,]?\s*$/iu;
/** "Give me the modules": an order. */
const ORDERS =
	/^\W{0,9}(?:(?:please|pls|so|and|then|can you|could you) )*(?:give|show|tell|write|walk|draft|list|lay|plan|build|suggest) (?:me|us|out|an?|the)\b/i;
/**
 * "Over 200 applications for one vacancy. I want a short note": whether a clause asks for more than the part that was
 * read as the task.
 */
const asksForMore = ({ span: { text } }: Clause): boolean =>
	(asksSurely(text) || asksInSoManyWords(text) || WANTS_ONE.test(text)) && !OF_THE_THING.test(text);
const WANTS_ONE = /^\W{0,9}(?:(?:i|we)(?:'d)? )?(?:want|need|looking for|like) (?:somebody|someone|something) /i;
const OF_THE_THING =
	/^\W{0,9}(?:(?:and|so|but|just|also|really) )*(?:(?:i|we)(?:'d| would)?(?: really| just| also)? (?:need|want|like) |want |need )?(?:it|this|that|them|these|to be|everything|list (?:max|up|at|only|\d))\b/i;
