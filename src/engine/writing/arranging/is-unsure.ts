import { asksStrongly, asksSurely, tells } from '#engine/reading/asks';
import { isHandingOver } from '#engine/reading/protected';
import { type Heard, hear, type Speech } from '#engine/reading/speech/speech';
import { SPEECHES } from '#engine/reading/speech/speeches';
import type { Clause, Reading } from '#engine/types';
import type { Arrangement } from './arrangement-model.ts';
import { countWords } from './count-words.ts';
import { leavesBack } from './leaves-back.ts';
import { showsLittle } from './shows-little.ts';

/** A longer text with several tasks is mostly told in one piece; parting it tore it more often than it helped. */
const LONG_WORDS = 120;
const MOST_TASKS = 3;
/** Whole sentences are told apart more surely. */
const MOST_SENTENCES = 5;
const SHORTEST_TASK = 3;
const ENOUGH_WORDS = 12;

/** What no line begins or ends with, unless a phrase was cut in the middle. */
const BEGINS_TORN =
	/^\W{0,9}(?:well|than|who|whose|whom|which|that|or|of|er|etc|co|being|been|que|qui|che|der|dass|dat|kt[oó]r\w*|że|żeby)(?![\p{L}'’])/iu;
const ENDS_TORN =
	/(?:^|[^\p{L}])(?:so|that|the|an?|and|or|but|of|to|than|who|which|because|if|with|my|your|his|our|their|who|che|que|qu|di|de|du|der|die|das|dass|und|et|y|że|oraz|before that)\W*$/iu;
const TELLS =
	/^\W{0,9}(?:i|we|my|our|he|she|they|ich|wir|mein\w*|je|nous|mon|ma|yo|tengo|soy|mi|io|sono|ho|mio|eu|sou|tenho|meu|mam|jestem)(?![\p{L}])/iu;
const WANTS =
	/(?:need|want|wanna|like|love|looking|would|could|should|can|must|gotta|trying|wonder|help|how|what|write|make|give|necesit|quier|quisier|busc|besoin|veu|voudr|aimer|cherch|brauch|möcht|will|such|soll|vorre|vogli|cerc|devo|precis|quer|procur|potrzebuj|chc|szukam|musz)/i;

/** What is plainly to be done stands among the rules, and the task orders nothing: which is which is not sure. */
const ordersAmongRules = (task: string, rules: Arrangement['rules']): boolean =>
	OPENS_PREMISE.test(task) && rules.some(({ clause }) => MAKES.test(clause.span.text));
const OPENS_PREMISE = /^\W{0,9}(?:when|if|once|while|since|although|often)\b[^?？]*$/i;
const MAKES =
	/^\W{0,9}(?:please |pls )?(?:write|make|give|create|come up with|find|list|explain|summari[sz]e|convert|design|generate|suggest|identify|classify|rewrite|translate)\s/i;
/** "Or tell me if I should do it another way": no second thing, and no rule of the first. */
const OFFERS_OTHER = /^\W{0,9}or\s/i;
/** "Compare these for me": what they are stands in the sentences behind. */
const POINTS_AHEAD =
	/^\W{0,9}(?:please |pls |can you )?(?:compare|rate|rank|choose between|decide between|sort|price|add up|work out) (?:these|this|those|the following)\b(?! (?:to|with|against)\b)/i;
/** "Let's imagine that ...", "Given a table with ...", "TypeError: ...": what is asked comes after it, and means nothing without it. */
const PREMISE =
	/^\W{0,9}(?:(?:let'?s|let us) (?:imagine|say|suppose|assume|pretend)|imagine|suppose|given (?:an?|the) (?!.*, (?:write|make|give|find|list|create|return|design|select|how|what)\b))/i;
/** "TypeError: ..." with no code beside it. */
const FAULT = /^\W{0,9}\w*(?:error|exception):/i;
/** "... that meets these requirements:", and a list of them: the person has laid it out. */
const LAID_OUT =
	/\b(?:criteria|rules|requirements|guidelines|constraints|conditions|instructions|steps)\b[^\n]{0,20}\n\s*(?:\(?1[.)]|[-*•]) [^\n]+\n+\s*(?:\(?2[.)]|[-*•]) /i;
/** Three numbered lines of wishes stand as well as they can. */
const NUMBERED = /\n\s*\(?1[.)] [^\n]+\n+\s*\(?2[.)] [^\n]+\n+\s*\(?3[.)] /;
/** A question with answers to choose from is one piece, and so are questions with letters under what they are about. */
const CHOICES =
	/[:?_]\s*\n\s*\(?A[.)] [^\n]*\n\s*\(?B[.)] [^\n]*\n\s*\(?C[.)] |\n[ \t]{0,8}\(?[Aa][.)] [^\n]*\?[ \t]{0,8}\n[ \t]{0,8}\(?[Bb][.)] [^\n]*\?/;

/**
 * Whether the parting of a request is not to be trusted: the task would be a scrap or a fact, a phrase is torn, or there is
 * more in it than can be told apart. Then it stands as it was said.
 */
export function isUnsure(reading: Reading, arrangement: Arrangement, isBySentence = false): boolean {
	const { asked, rules, background } = arrangement;
	const words = countWords(reading.text);
	const things = asked.filter(({ isScene }) => !isScene);
	const tasks = things.map(({ clauses }) => clauses.map(({ span }) => span.text).join(' '));
	if (tasks.length > (isBySentence ? MOST_SENTENCES : MOST_TASKS)) return true;
	if (showsLittle(reading, arrangement, words)) return true;
	if (words > LONG_WORDS && tasks.length > 1 && !isBySentence) return true;
	if (reading.language.code === 'en' && tasks.length === 1 && ordersAmongRules(tasks[0] ?? '', rules)) return true;
	if (tasks.some((task, at) => at > 0 && OFFERS_OTHER.test(task))) return true;
	if (
		tasks.length === 1 &&
		reading.material.length === 0 &&
		rules.length + background.length > 0 &&
		POINTS_AHEAD.test(tasks[0] ?? '')
	)
		return true;
	if (tasks.length === 1 && rules.length > 0 && VAGUE.test(withoutTold(things[0]))) return true;
	if (tasks.length === 1 && isAfterthought(tasks[0] ?? '', reading)) return true;
	const isPremise = (task: string) => PREMISE.test(task) || (FAULT.test(task) && reading.material.length === 0);
	if (tasks.some(isPremise) && (tasks.length > 1 || rules.length > 0)) return true;
	if (reading.language.code === 'en' && asksElsewhere(tasks, [...background, ...rules.map(({ clause }) => clause)]))
		return true;
	if (
		reading.language.code === 'en' &&
		!tasks.some(asksSurely) &&
		rules.some(({ clause }) => TELLS_ME.test(clause.span.text))
	)
		return true;
	if (!isBySentence && CHOICES.test(reading.text)) return true;
	if (WRITTEN_BREAKS.test(reading.clauses.map(({ span }) => span.text).join(' '))) return true;
	if (words > ENOUGH_WORDS && tasks.some((task, at) => isScrap(task, asked[at]?.clauses[0], reading))) return true;
	if (reading.language.code === 'en' && tasks.length > 1 && !tasks.every(asksOrNames)) return true;
	const speech = SPEECHES[reading.language.code];
	const wants = (task: string) => (speech ? ASKING.has(hear(task, speech)) : WANTS.test(task));
	if (tasks.some((task, at) => TELLS.test(task) && !wants(task) && (at > 0 || tasks.length === 1))) return true;
	if (reading.language.code === 'en' && !reading.clauses.some(asks)) return true;
	if (speech && asksTwiceInOne(asked, reading.text)) return true;
	if (speech && (!asksIn(reading.clauses, speech) || leadsToList(reading.clauses, reading.text))) return true;
	if (!isBySentence && partsQuotations(reading)) return true;
	if (reading.language.code === 'en' && (leavesBack(reading) || runsOverPassage(reading))) return true;
	if ((LAID_OUT.test(reading.text) || NUMBERED.test(reading.text)) && reading.material.length === 0) return true;
	if (isHandingOver(reading.text) && reading.material.length === 0) return true;
	const lines: Clause[] = [
		...things.flatMap(({ clauses }) => clauses.slice(0, 1)),
		...rules.map(({ clause }) => clause),
		...background,
	];
	return (
		!isBySentence &&
		lines.some((clause) => isTorn(clause, reading.text) && !(speech && STANDS.has(hear(clause.span.text, speech))))
	);
}

/** "5 of us in a house, gas is £1,390 for the year who owes what": the question was taken for a part of the tale. */
const ASKS_WITHIN =
	/(?<!\b(?:know|knows|see|ask|asks|asked|say|says|said|tell|tells|told|explain|understand|understands|sure|matter|depends|about|of|and|on|out|me|us|him|her|them|people|everyone) )\b(?:who (?:owes|pays|gets|is|should|has to)|how (?:much|many|long|do|can|should)|what (?:do|should|can|would) (?:i|we|he|she|they)|which (?:one|is|of))\b[^.!\n]*[.!]?\s*$/iu;
/** "Workflows failing since this morning. ... Tell me what happened": the request, among the wishes. */
const TELLS_ME =
	/^\W{0,9}(?:and |so |please |pls )*(?:tell|explain|show|help|write|find|give)(?: to)? (?:me|us) (?:what|why|how|which|a|an|the|some)\b/i;
const asksElsewhere = (tasks: readonly string[], others: readonly Clause[]): boolean =>
	!tasks.some(asksSurely) &&
	others.some(
		({ part, span }) =>
			TOLD.has(part) && !/^\W*(?:who|how|what|which)\b/i.test(span.text) && ASKS_WITHIN.test(span.text),
	);
const TOLD: ReadonlySet<Clause['part']> = new Set(['background', 'limit', 'content']);

/** "a separate message to her", "and three headlines": named beside what was asked, and wanted like it. */
const NAMES_MORE =
	/^\W{0,9}(?:(?:and|also|then|plus|or|lastly|finally|after that|next),? )*(?:an?|another|(?:the )?(?:one|two|three|best|main)|four|five|some|\d+) (?!bad thing)/i;
const asksOrNames = (task: string): boolean => asksSurely(task) || NAMES_MORE.test(task);
/** "Il me faut :": what is asked for stands in the items under it. */
const leadsToList = (clauses: readonly Clause[], text: string): boolean =>
	clauses.some(
		({ part, span }) =>
			part === 'task' && /[:：]$/.test(span.text) && /^\s*\n\s*(?:・|[-*•–]\s|\d{1,2}[.)])/.test(text.slice(span.end)),
	);

/** Two things asked for in one sentence of another language: what belongs to which is not sure. */
const asksTwiceInOne = (asked: Arrangement['asked'], text: string): boolean =>
	asked.some(({ clauses, isScene }, at) => {
		const [before, own] = [asked[at - 1]?.clauses.at(-1)?.span, clauses[0]?.span];
		if (isScene || !before || !own || asked[at - 1]?.isScene) return false;
		return !/[.!?。！？\n]/.test(text.slice(Math.max(before.start, before.end - 1), own.start));
	});

/** Heard as a wish or as told, it stands: "er war der Zweite" begins with no filler. */
const STANDS: ReadonlySet<Heard | null> = new Set(['wish', 'tale']);
const ASKING: ReadonlySet<Heard | null> = new Set(['order', 'want', 'name']);

/** In other languages: whether a task is heard as one, or opens the request and tells nothing. */
const asksIn = (clauses: readonly Clause[], speech: Speech): boolean => {
	const said = clauses.filter(({ role }) => role !== 'filler');
	return said.some(({ part, span }, at) => {
		const heard = hear(span.text, speech);
		return part === 'task' && (ASKING.has(heard) || (at === 0 && heard === null));
	});
};

/** Whether a task asks for something, or at least opens the request and tells of nobody. */
const asks = ({ part, span }: Clause, at: number, clauses: readonly Clause[]): boolean =>
	part === 'task' &&
	(asksSurely(span.text) || (!tells(span.text) && clauses.slice(0, at).every(({ role }) => role === 'filler')));

/** "Heat pump or gas boiler. ... I want pros, cons and costs": what is to be said of the thing that the request opens with. */
const WANTS_PARTS =
	/^\W{0,9}(?:i|we)(?:'d| would)? (?:want|need|like) (?:the |some )?(?:pros|cons|costs?|prices|dates|numbers|options|examples)\b/i;
const GOES_ON = /^\W{0,9}(?:also|and|but|then|plus|oh|y adem[aá]s|et aussi|und|auch|anche|tamb[eé]m|oraz)\b/iu;
const LONG_ENOUGH = 18;
const SCRAP_WORDS = 4;

/** Too little to be a request, unless it is a thing that is plainly made: "resignation letter". */
const isScrap = (task: string, clause: Clause | undefined, { edits }: Reading): boolean =>
	countWords(task) < SHORTEST_TASK &&
	!edits.some(
		({ rule, to, start }) =>
			rule === 'opening' && to !== '' && clause !== undefined && clause.span.start <= start && start < clause.span.end,
	);

/** "also skip empty rows", "one printable max": what is asked for was said before it, in no words of asking. */
function isAfterthought(task: string, { clauses, text }: Reading): boolean {
	const first = clauses.find(({ role }) => role !== 'filler');
	if (first === undefined || first.part === 'task' || /[?？]/.test(task)) return false;
	return (
		GOES_ON.test(task.trim()) ||
		WANTS_PARTS.test(task) ||
		(countWords(task) < SCRAP_WORDS && countWords(text) > LONG_ENOUGH)
	);
}

/** "what do i do, my tenant left ...": a question that means nothing without the tale behind it. */
const VAGUE =
	/^\W{0,9}(?:(?:so|ok|but) )?(?:what (?:do|can|should|could|would) (?:i|we|you) (?:do|say|write|try)|any (?:ideas|advice|tips)|am i (?:right|wrong)|is (?:this|that|it) (?:ok|normal|right|legal))\W*$/i;
/** What is told behind what is asked stays with it, and makes the question itself no clearer. */
const withoutTold = (asked: Arrangement['asked'][number] | undefined): string => {
	const clauses = asked?.clauses ?? [];
	const first = clauses.findIndex(({ part }) => part === 'task');
	return clauses
		.filter(({ part }, at) => at <= first || !TOLD.has(part))
		.map(({ span }) => span.text)
		.join(' ');
};
/** A text whose line breaks came as signs: nobody can tell its lines. */
const WRITTEN_BREAKS = /\\n.*\\n/s;
const GOES_ON_BEHIND = /^(?:into|to|in|on|for|as|with|using|so that|and)\s/;
/** "The code I wrote [code] gives me an error": a sentence that a passage stands in. */
const runsOverPassage = ({ material, clauses, text }: Reading): boolean =>
	material.some(({ span }) => {
		const before = clauses.findLast((clause) => clause.span.end <= span.start);
		const after = clauses.find((clause) => clause.span.start >= span.end);
		const goesOn =
			before !== undefined &&
			after !== undefined &&
			/[\p{L}"'’,]$/u.test(before.span.text) &&
			GOES_ON_BEHIND.test(after.span.text) &&
			!text.slice(before.span.end, after.span.start).includes('\n');
		if (goesOn) return true;
		return (
			before !== undefined &&
			after?.part === 'task' &&
			before.part === 'task' &&
			(!/[.!?:;,]$/.test(before.span.text) || (/:$/.test(before.span.text) && GOES_ON_BEHIND.test(after.span.text))) &&
			/^\p{Ll}/u.test(after.span.text) &&
			!asksStrongly(after.span.text.split(/[.!?]/)[0] ?? '')
		);
	});

const QUOTES = /["“”«»„「」『』《》]/;

/** Words in quotation marks mean what their whole sentence says of them: to use, or never to use. */
const partsQuotations = ({ clauses, text }: Reading): boolean =>
	clauses.some(({ span }, at) => {
		const before = clauses[at - 1]?.span;
		if (!before || !QUOTES.test(before.text + span.text)) return false;
		const joint = text.slice(Math.max(before.start, before.end - 2), span.start);
		return !/[.!?。！？\n]/.test(joint);
	});

function isTorn({ span, isQuestion }: Clause, text: string): boolean {
	const opensSentence = /(?:^|[.!?。！？\n]["”’)]?)\s*$/.test(text.slice(Math.max(0, span.start - 8), span.start));
	const closesSentence = /^\s*(?:[.!?。！？]|\n|$)/.test(text.slice(span.end)) || /[.!?。！？]$/.test(span.text);
	if (!opensSentence && !isQuestion && BEGINS_TORN.test(span.text)) return true;
	return !closesSentence && ENDS_TORN.test(span.text);
}
