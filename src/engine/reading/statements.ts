import { RULE_VERBS, TASK_VERBS } from './data/verbs.ts';
import { keptByText } from './matching/kept-by-text.ts';
import { says } from './matching/says.ts';
import { wordsIn } from './sentence-ends.ts';

/**
 * Statements about the person's world: "we told him three times", "I can run 5k in 34 minutes". They ask nothing of the
 * answer, whatever figures they hold. English only; words that hold a wish too are not a statement.
 */

const JOINED = '^\\W*(?:(?:and|but|so|ok|well|also|because|bc|btw|fyi|plus),? ){0,2}';
/** "Last week ...", "now ...": a time at the start of a statement. */
const TIME =
	'(?:(?:last|this|next) (?:week|month|year|night|time|morning|spring|summer|autumn|winter|\\p{L}+day)|now|yesterday|today|tonight|so far|at the moment|right now|currently|already|usually|normally|apparently|my \\p{L}+, )?,? ?';
const PERSON =
	"(?:i|i'm|im|i've|ive|i'd|we|we're|we've|he|he's|hes|she|she's|shes|they|they're|theyre|they've|it|it's|its|there|there's|theres|that's|thats|someone|somebody|everyone|nobody|(?:half|some|most|one|two|three|both|all) of us)";
/** "my GP says", "groom side is", "the pattern is", "tension says": a subject and its verb. */
const THING_DOES =
	"(?!(?:(?:for|in|on|with|after|before) (?:each|every|all)|finish|end|start|begin|what|how|why|who|when|where|which|if|when|please|pls|make|write|give|keep|use|put|add|tell|show|include|each|every|all|no|not|must|should|everything|answers?|nothing)\\b)(?:[\\p{L}\\d'’&-]+ ){1,5}?(?:is|are|isn'?t|aren'?t|was|were|wasn'?t|weren'?t|has|had|hasn'?t|haven'?t|says?|said|told|takes|took|costs?|goes|went|came|comes|got|gets|keeps|kept|runs|does|did|doesn'?t|didn'?t|can'?t|cannot|won'?t|knows|thinks|wrote|sounds|made it|did it|owes|lives?|works?|plays|owns|died|moved|lost|broke|started|failed|passed|asked|gave|made|sent|bought|happened|drinks|smokes|uses|used|delayed|arrived|cancelled|canceled|charged|refused|offered|promised|agreed|changed|stopped|crashed|leaked|fell|replied|complained|retired|booked|ordered|paid|signed|turned|picked|refunded|ignored|blocked|\\p{L}{3,}s (?=(?:the|an?|my|to|on|in|at|me|us|him|her|them|every|all|so|badly|it)\\b))";
/** "Applied to 200 companies", "been here 6 years": statements about oneself without a subject. */
const WITHOUT_SUBJECT =
	'(?:applied|left (?:because|in|at|my|the|school)|tried|already tried|been (?!to be)|used to|moved|owe|lost|bought|had (?!to)|(?:only )?got (?!to)|have (?!to\\b)(?:\\d|an?|the|one|two|three|some|no|only|got|had|my|just)|worked (?:as|at|in|for)|started|studied|graduated|finished|failed|passed|knees? gone|never (?:done|worked|been|had|used|late|missed)|applying (?:for|to)|living (?:in|at|with)|working (?:as|at|in|for|from)|moving (?:to|in|house)|staying (?:at|in|with))';
const STATES = new RegExp(
	`${JOINED}(?:${TIME}${PERSON}[ ,]|${TIME}${THING_DOES}(?![\\p{L}'’])|${WITHOUT_SUBJECT}\\b)`,
	'iu',
);

/** "Projects: sales dashboard", "Staff: ...": a labelled list of facts. */
const LISTS_WORLD =
	/^\W{0,9}(?:my |our |the )?(?:projects?|research|study|thesis|findings|results|business|company|product|skills|experience|education|qualifications|about me|about us|context|background|situation|symptoms|history|staff|people|what i (?:have|know)|details|facts|info) ?:/iu;

/** "4.6% fix until 2027", "180k left", "£12.40 an hour": figures of money matters, not limits. */
const OF_MONEY =
	/^\W{0,9}(?:[£$€]\s?)?\d[\d.,]*\s?(?:%|k|m)?\s(?:fix(?:ed)?|left|owing|owed|deposit|mortgage|loan|salary|income|interest|apr|in (?:the )?bank|in savings|an hour|per (?:hour|annum)|p\.?h|pcm)\b/i;

/** "I have 2 hours a week": an amount that the person has, which limits the answer. */
const HAS_SO_MUCH =
	/^\W{0,9}(?:(?:and|but|so|also) )?(?:i|we)(?:'ve| have)?(?: only| just)? (?:have|got|get)(?: only| just| like| about| around| maybe)* (?:[£$€]\s?\d|\d[\d.,k]* ?(?:h|hrs?|hours?|mins?|minutes?|days?|weeks?|months?|quid|pounds|euros?|eur|dollars|k)\b)/iu;
/** Words of a wish, which make a statement one about the answer. */
const WISHES =
	/[?？]|\b(?:(?:is|are|he's|she's) called|can only|should(?:n'?t)?|must(?:n'?t)?|shall|ha(?:s|ve|d) to|needs?|want(?:s|ed)?|wanna|would (?:like|love|prefer|rather)|(?:i|we|she|he|they)(?:'d|’d) (?:like|love|prefer|rather)|prefers?|hop(?:e|es|ing)|wish(?:es)?|looking for|please|pls|plz|kindly|make sure|avoid|max(?:imum)?|minimum|at (?:least|most)|(?:no|not) more than|up to|less than|budget|only (?:use|include|mention|write|give|allow|accepts?|takes?|lets?|does|has|prints?|fits?|holds?|in|\d|the|one|two|a|an|for|if|when)|allerg\w+|c(?:o)?eliac|vegetarians?|vegans?|veggie|veg|halal|kosher|gluten|lactose|hates?|detests?|can'?t stand|likes? (?:it|them|things|everything)|fussy|picky|as long as|non[- ]negotiable|important|matters?|priority|so that)\b/iu;
/** "... so keep it short", ", mention my club": an order behind a statement. */
const ORDERS =
	/(?:\bso|\band|\bbut|[,;:.–-]) (?:please |pls |just |also |then |maybe )*(?:no|not|nothing|don'?t|never|keep|make|put|add|mention|include|use|leave|say|write|give|tell|show|explain|skip|avoid|focus|start|end|it (?:has|must|should|needs|can)|that (?:has|must|should|week)|short|simple|easy|\d+ (?:lines?|words?|pages?|mins?|minutes?|sentences?|bullets?|options?|ideas?))\b/iu;
/** "only two of us": a limit for the answer. */
const ONLY_FIRST = /^\W{0,9}(?:and |but )?only\b(?! got\b)/iu;
/** "it can be funny", "they may be rude": what the answer may do. */
const ALLOWS =
	/^\W{0,9}(?:it|this|that|they|these|those|answers?) (?:can|could|may|might|will|would|shall)\b(?! not be)/iu;
/** "We are pure veg no egg": a ban within a statement. */
const FORBIDS =
	/(?<!\b(?:have|has|had|got|is|are|was|were|with|there'?s|there|say|says|said|get|gets|getting|of|the|by|for|in|to|do|does|about|almost|basically|or) )\bno (?!wait|sorry|actually|longer|one|idea|clue|doubt|matter|problem|response|reply|answer)\p{L}+|\b(?:won'?t|can'?t|cannot|can not|doesn'?t|don'?t|not) (?:eat|drink|use|go|fit|include|mention)\b|\bnothing\b|\bwithout\b/iu;
/** "Theme is bin lorries", "the tone is warm": statements about the thing asked for. */
const OF_ANSWER =
	/^\W{0,9}(?:the names? (?:is|are|should)|(?:(?:the|our|its|his|her|my) )?(?:theme|topic|title|level|space|room|subject(?: line)?|tone|style|format|length|budget|deadline|colou?rs?|language|audience|goal|aim|focus|limit|target|genre|setting|plot|word (?:count|limit)|it(?:'s| is)? called|main (?:point|thing|character)|point|idea|message|answers?)(?: \p{L}+)? (?:is|are|should|:))/iu;
/** "she's 9", "I'm in 8th grade", "they are from Colombia": traits of the reader, which the answer must suit. */
const SUITS =
	/\b(?:i'?m|i am|he'?s|she'?s|they'?re|we'?re|is|are|aged?) (?:only |just |about |almost |nearly |now |all )?(?:\d{1,3}(?:\s?[-–]\s?\d{1,3})?(?=\s*(?:[,.;!)]|$|and|but|years?|yrs?|yo\b|y\/o|divorced|single|female|male))|in \p{L}* ?(?:year|grade|class) ?\d|(?:in )?\d+(?:st|nd|rd|th) grade|beginners?\b|total beginners?\b)|^\W{0,9}(?:she|he|they)(?: is|'?s| are|'?re) (?:from\b|(?:very |really |quite |a bit |so |rather )?(?:sensitive|formal|informal|strict|old[- ]fashioned|traditional|dyslexic|autistic|deaf|blind|partially sighted|hard of hearing|elderly|religious|sceptical|skeptical|impatient)\b)/iu;
/** "Race is 27 April", "works are 8 to 4": dates and times that the answer must state or fit. */
const DATE =
	/\b(?:\d{1,2}(?:[:.]\d\d)? ?(?:am|pm)|\d{1,2}(?::\d\d)? ?(?:to|till|til|until|[-–]) ?\d|in \d+ (?:days?|weeks?|months?)|(?:\d{1,2}(?:st|nd|rd|th)?|on|this|next|every) (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun)\p{L}*|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}* \d{1,2}|(?:mon|tues?|wednes|thurs?|fri|satur|sun)day)\b/iu;
const OWN_TALE =
	/^\W{0,9}(?:(?:and|but|so|also) )?(?:i|i'm|im|i've|ive|we|we're|we've|he|she|they|my|our|his|her|their|last|someone|there)\b/iu;
const PAST =
	/\b(?:was|were|had|did|didn'?t|said|told|came|went|got|paid|sent|asked|broke|lost|fell|died|began|left|took|gave|\p{L}{2,}ed)\b/iu;
const isDated = (words: string): boolean => says(words, DATE) && !OWN_TALE.test(words) && !PAST.test(words);
/** Whether words are an order: "ask when somebody comes"; not "the plan is old" or "text says so". */
function isOrdered(words: string): boolean {
	const [first = '', second = ''] = words
		.trim()
		.toLowerCase()
		.replace(/^(?:and|but|also|so|then|please|pls),? /, '')
		.split(/\s+/, 2);
	return (
		(TASK_VERBS.has(first) || RULE_VERBS.has(first)) &&
		!/^(?:is|are|was|were|has|had|says?|said|came|goes|went)$/.test(second)
	);
}
const SHORTEST = 3;

/** Whether words only state a fact of the person's world. */
export const statesFact = keptByText((words) => {
	if (wordsIn(words) < SHORTEST) return false;
	if (WISHES.test(words) || says(words, FORBIDS) || ORDERS.test(words)) return false;
	if (LISTS_WORLD.test(words) || OF_MONEY.test(words)) return true;
	if (isOrdered(words)) return false;
	return (
		STATES.test(words) &&
		![ALLOWS, ONLY_FIRST, OF_ANSWER, SUITS, HAS_SO_MUCH].some((one) => says(words, one)) &&
		!isDated(words)
	);
});

/** Whether words state a trait of the reader that the answer must suit: "she's 9 and shy", "he is very formal". */
export const suitsReader = (words: string): boolean => says(words, SUITS);

/** "The chair has not called a meeting", "the button does nothing": negations that state a fact and forbid nothing. */
const DENIES =
	/\b(?:(?:has|have|had|did|was|were)(?:n['’]?t| not)|(?:does|did|do) nothing|(?:does|do)(?:n['’]?t| not) (?:work|start|load|open|help|reply|answer))\b/iu;

/** Whether words that look like a ban only state that something failed or never happened. */
export const deniesFact = (words: string): boolean =>
	STATES.test(words) && says(words, DENIES) && !WISHES.test(words) && !ORDERS.test(words) && !isOrdered(words);
