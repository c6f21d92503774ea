import { says, whereSaid } from '#engine/reading/matching/says';
import { MASS, NOUNS } from './data/made-things.ts';
import { beginsWithName } from './data/names.ts';
import type { Edit } from './edit-model.ts';

const COURTESY =
	/^(?:(?:hi+|hello+|he+y+a?|hiya+|g'?day|good (?:morning|afternoon|evening)|(?:morning|afternoon|evening)(?=[,!.]| all\b| everyone\b)(?: all| everyone)?|ok(?:ay)?|so(?! (?:many|much|that|far|long|few|little|called)\b)|well|right|yo+|um+|basically|quick(?=,)|please|pls|plz|kindly)\b[,!.]?\s{1,3}){0,3}(?:(?:(?:can|could|would|will|wld|cld) (?:you|u)|(?:i'?d|i would) (?:like|love) (?:you|u) to|i (?:want|need) (?:you|u) to|(?:i was )?wondering if (?:you|u) (?:can|could)|(?:i'?d|i would) (?:be (?:very |so )?(?:grateful|glad|happy|thankful)|appreciate it|love it) if (?:you|u) (?:could|would|can))\s{1,3}(?:(?:please|pls|plz|maybe|kindly|possibly|just|also)\s{1,3}){0,2})?(?:(?:please|pls|plz|kindly)\s{1,3})?/i;
const WANTS =
	/^(?:(?:so |ok |also )?(?:i|we)(?:'d| would| should|'m| am|m|'ve| have)?\s{1,2})?(?:really |just |also |urgently )?(?:(?:be (?:very |most |so )?grateful for|appreciate|can (?:i|we) (?:please |pls )?(?:get|have)|need|want|require|looking for|after|like|got|have)(?: to (?:have|get))?|in need of)\s{1,2}(?=(?:an?|some|the|my|\d{1,2}|two|three|four|five|six|ten)\s|[a-z])/i;
const MUST =
	/^(?:(?:so |ok |also )?(?:i|we)(?:'ve got|'ve| have)?\s{1,2})?(?:really |just |also )?(?:(?:need|have|got|gotta|hav)\s{1,2}to|must)\s{1,2}(?=[a-z])/i;
/** "I want to write an application": becomes "Write an application". */
const WANTS_TO =
	/^(?:(?:so |ok |also )?(?:i|we)(?:'d| would)?\s{1,2}(?:really |just |also )?(?:want|like|need|wanna)\s{1,2}(?:to\s{1,2})?|(?:want|need)\s{1,2}to\s{1,2}|wanna\s{1,2})(?=(?:write|draft|compose|word|design)\s{1,2}(?:an?|the|my|our|some|application|letter|e-?mail|two|three|\d)\b|(?:make|create)\s{1,2}(?:an?|some)\s{1,2}(?:[\p{L}\d-]+\s){0,3}(?:handout|leaflet|poster|flyer|sign|quiz|worksheet|template|card|invitation|booklet|newsletter|checklist)(?!\p{L}))/iu;
const HELP = /^help(?: me| us)?(?: to| with)?\s{1,2}(?=[a-z]+)/i;

/** Verbs after "I need to ..." that name work for the assistant. */
const MAKING =
	/^(?:write|draft|plan|prepare|create|make|design|compose|come up with|find|word|reply|respond|answer|summari[sz]e|translate|choose|pick|organi[sz]e|calculate|work out|sort|rewrite|shorten|explain|build|compare|list|email|message|text)\b/i;
/** "abeg help me with a letter": words that make a phrase more than the name of a thing. */
const ADDRESSES = /\b(?:me|us|i|(?<!thank )you|u|help|abeg)\b/i;
/** Verbs that become "Write a message to ...". People may complain or cancel in other ways. */
const TELLING = /^(?:tell|ask|inform|remind|invite|thank|let|notify|apologi[sz]e to|say sorry to)\b/i;

const PHRASE_END =
	/[,.:;!?(\n-]|\s\d|\s(?:pls|plz|please)\b|\s(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\s[+]\s|\s(?:plus|based|for|to|about|from|with|on|of|that|which|explaining|saying|telling|asking|in|at|thats|that's|because|who|so|and|where|when|like|by|using|as|between|after|before|regarding|re|w\/|is|are|was|has|have|will|if|while|my)\s/i;
const DETERMINER =
	/^(?:an?|the|some|my|our|his|her|their|your|this|that|these|those|any|every|each|no|more|another|\d+|one|two|three|four|five|six|seven|eight|nine|ten|a few|couple)\b/i;
/** "12 week plan": a measure before a singular noun, which needs an article. */
const MEASURED =
	/^\d+[ -](?:weeks?|days?|months?|years?|hours?|hrs?|minutes?|mins?|pages?|words?|lines?|steps?|points?|courses?) \p{L}/iu;
const LONGEST_PHRASE = 6;
/** First words of a phrase that does not ask for its noun: "if a recipe for 6 uses ...". */
const CONDITION = /^(?:if|when|while|because|since|although|unless|here|heres|this|that|these|there)\b/i;

/** "Can you help me?": stays a question. */
export const HELP_ALONE =
	/^\W{0,9}(?:can|could) (?:you|u|someone|anyone) (?:please )?help(?: me| us)?(?: please| with this)?\W*$/i;

/** "2) a talk for Monday": an item of a list in the request. */
const ITEM = /^\(?\d{1,2}[.)]\s/;
/** "I need to write a report and I've got an hour": a statement follows the wish. */
const GOES_ON =
	/^(?:i|we)(?:'d| would)? (?:need|want|have|like|must) [^.!?\n]{4,160} and (?:i|we)(?:['’](?:ve|m|re)|ve|m| have| am| are| only)\b/i;

/** "I have to write an essay ... I don't want you to write it": the person's own work, which only the rest asks help with. */
const NOT_FOR_ME =
	/\b(?:(?:don['’]?t|do not) (?:want|need) (?:you|u|it|chatgpt|the ai|ai) to (?:write|do|make)|(?:not|without|don'?t) (?:write|writing|do|doing) (?:it|them|this|the essay|the whole thing)? ?for me|write it (?:all )?myself)\b/i;

/**
 * Whether a person wants help with work that they do themselves, so that "I have to write" is no order.
 *
 * @param words of the task
 * @param text of the whole request
 */
export const isOwnWork = (words: string, text: string): boolean => says(words, MUST) && NOT_FOR_ME.test(text);

/**
 * Edits that turn the start of a request into an instruction: they remove courtesies, and "I need a letter" becomes
 * "Write a letter". English only. If the meaning is not sure, there are none.
 *
 * @param words the text from the start of the request, as typed
 * @param at offset of these words in the text
 */
export function findOpening(words: string, at: number): Edit[] {
	if (HELP_ALONE.test(words) || ITEM.test(words) || GOES_ON.test(words)) return [];
	const polite = COURTESY.exec(words)?.[0] ?? '';
	const courtesy = BARE_VERB.test(words.slice(polite.length)) ? '' : polite;
	const rest = words.slice(courtesy.length);
	const start = at + courtesy.length;
	const edits: Edit[] = courtesy.trim() === '' ? [] : [{ rule: 'courtesy', start: at, end: start, to: '' }];
	const instruction = asInstruction(rest, start);
	return instruction
		? [...edits, instruction, ...withoutMark(words, at, instruction), ...withoutWanted(words, at, instruction)]
		: edits;
}

/** "Letter of complaint wanted, polite": removes "wanted" when the request becomes an order. */
function withoutWanted(words: string, at: number, { to }: Edit): Edit[] {
	const found = to === '' ? null : /^[^.,!?\n]{3,80}?( (?:wanted|needed|required))(?=\s*(?:[,.!?\n]|$))/iu.exec(words);
	if (found === null) return [];
	const end = at + found[0].length;
	return [{ rule: 'opening', start: end - (found[1]?.length ?? 0), end, to: '' }];
}

/** Replaces the question mark of a request that has become an order: "reply to review??". */
function withoutMark(words: string, at: number, { to }: Edit): Edit[] {
	const marks = /^(?:Write|Make|Plan|Give me|Design|Suggest|Create) /.test(to)
		? /^[^.!?\n]*[\p{L}\p{N}](\?[?!]*)(?=\s|$)/u.exec(words)
		: null;
	if (marks === null) return [];
	const end = at + marks[0].length;
	return [{ rule: 'opening', start: end - (marks[1]?.length ?? 0), end, to: '.' }];
}

/** "can you fix but keep it ours": keeps its courtesy, because "fix but ..." would be hard to understand. */
const BARE_VERB =
	/^(?:fix|help|check|explain|translate|rewrite|shorten|summari[sz]e|simplify|correct)(?:\s+(?:but|and|so)\b|\s*[,.;!?]|\s*$)/i;

/** "best way to word a complaint": becomes "What is the best way ...". */
const BEST =
	/^(?:the )?best (?:way|time|place|thing|app|tool|size|material|method)s? (?:to|for)\b(?![^.!?\n]*\b(?:is|was|would be)\b)/i;

/** "Write 1) a plan": the number is removed if the item gets its own line. */
const FIRST_NUMBER = /(?<=\p{L}:?\s)\(?1\)\s/u;

export function findFirstNumber(words: string, at: number): Edit[] {
	const mark = FIRST_NUMBER.exec(words);
	// "(1) the share, (2) the owner": the number stays if the second one is near.
	const isAlone = mark !== null && !/\s\(?2\)\s/.test(words.slice(mark.index));
	return mark && isAlone
		? [{ rule: 'opening', start: at + mark.index, end: at + mark.index + mark[0].length, to: '' }]
		: [];
}

/** "Planning a trip to Kerala": becomes "Plan a trip to Kerala". */
const AT_IT =
	/^(?:(?:so |ok )?(?:i'?m |i am |we'?re |we are )?)planning (?=(?:an?|our|my|some) |(?:\p{L}+ ){0,2}(?:trip|holiday|weekend|party|wedding|visit|tour)\b)/iu;

/** "netflix vs disney+ for a family": becomes "Compare ...". */
const COMPARES = /^[\p{L}\d+'’&.-]+(?: [\p{L}\d+'’&.-]+){0,4} (?:vs\.?|versus) \S[^?？]*$/iu;

/** "help me with my essay": unchanged, because the essay exists already or must be the person's own work. */
const OWN_WORK =
	/^(?:my|our|this|the) (?:\p{L}+ ){0,2}(?:essay|assignment|homework|dissertation|thesis|coursework|cv|resume)\b/iu;

function asInstruction(words: string, start: number): Edit | null {
	const planning = AT_IT.exec(words);
	if (planning) return edit(start, planning[0].length, 'Plan ');
	if (BEST.test(words)) {
		const length = /^the /i.test(words) ? 5 : 1;
		return edit(start, length, `What ${/^(?:the )?best \p{L}+s /iu.test(words) ? 'are' : 'is'} the b`);
	}
	const wantsTo = whereSaid(words, WANTS_TO);
	if (wantsTo) return edit(start, wantsTo[0].length, '');
	const must = whereSaid(words, MUST);
	if (must) return ofVerb(words.slice(must[0].length), start, must[0].length);
	const help = HELP.exec(words);
	if (help) {
		const then = words.slice(help[0].length);
		const making = /with\s+$/i.test(help[0]) && !OWN_WORK.test(then) ? makingOf(then, true) : null;
		if (making) return edit(start, help[0].length, making);
		return MAKING.test(then) ? edit(start, help[0].length, '') : null;
	}
	const wants = WANTS.exec(words);
	const said = words.slice(wants?.[0].length ?? 0);
	if (/^to\s/i.test(said)) return null;
	if (/^things to (?:do|see|eat|make|cook|say|try|bring)\b/i.test(words)) return edit(start, 0, 'Give me ');
	const best = /^(?:the )?(?=(?:best|easiest|cheapest|quickest|fastest|safest|kindest|nicest) way to )/i.exec(words);
	if (best && !/[?？]/.test(words)) {
		const first = words.charAt(best[0].length);
		return edit(start, best[0].length + 1, `What is the ${first.toLowerCase()}`);
	}
	const compared = wants === null && says(words, COMPARES) && !STARTS_WITH_VERB.test(words);
	if (compared) return edit(start, 0, 'Compare ');
	const making = makingOf(said, wants !== null);
	if (making === null || HAS_ALREADY.test(words)) return null;
	const length = wants?.[0].length ?? 0;
	// "Script for ..." loses its capital behind "Write a ", "JavaScript function" and "McDonald's" do not.
	const isCapital = /^\p{Lu}(?:\p{Ll}+(?!\p{L})|\s)/u.test(said) && making !== '' && !beginsWithName(said);
	return isCapital ? edit(start, length + 1, making + said.charAt(0).toLowerCase()) : edit(start, length, making);
}

/** "I have a table of readings", "got my grandad's letters": a thing that the person has is not asked for. */
const HAS_ALREADY = /^(?:so |ok |also )?(?:(?:i|we)(?:'ve)?\s)?(?:just |already |also )?(?:have got|have|got)\s/i;

/** "I need to answer today": unchanged, as it names neither reader nor content. */
const ANSWERS_SOON =
	/^(?:reply|respond|answer)(?: (?:today|tonight|now|asap|tomorrow|soon|by \p{L}+))?\s*(?:[.,!?\n]|$)/iu;

/** "tell him before it leaks", "tell the committee which I'd take": may mean speaking, not writing. */
const TELLS_LATER = /^\p{L}+ (?:(?:him|her|them|it)\s|[^.!?\n]*\b(?:before|which|whether|face to face|in person)\b)/iu;

function ofVerb(then: string, start: number, length: number): Edit | null {
	if (ANSWERS_SOON.test(then)) return null;
	if (MAKING.test(then)) return edit(start, length, '');
	return TELLING.test(then) && !TELLS_LATER.test(then) ? edit(start, length, 'Write a message to ') : null;
}

/** "handover notes are a mess", "a list should be compiled": a complete sentence, which is not changed. */
const IS_SAID_OF =
	/^\s(?:is|are|was|were|has|have|had|will)\b|^[^.!?;\n]*\b(?:should|must|needs? to|has to|have to) be \p{L}+/iu;
/** "school trip to the zoo, need lunch ideas": something else is asked for after the comma. */
const WANTED_BEHIND =
	/^[^.!?\n]*[,;] ?(?:(?:i|we)(?:'d)? )?(?:need|want|looking for|like) (?!it\b|them\b|this\b|to\b)/i;

/** "a lovely lady wrote five paragraphs": a sentence that ends in the name of a thing. */
const TELLS_WITHIN =
	/\s(?:wrote|sent|left|gave|got|made|said|told|asked|posted|had|has|was|were|went|took|brought|found|lost|bought|sold|did|does|needs|wants|is|are|keeps|kept|put|will|would|could|should|won'?t|can'?t|don'?t|doesn'?t|didn'?t)\s/i;
const SUPERLATIVE =
	/^(?:best(?! (?:man|friend|mate|practice))|top(?! up)|worst|cheapest|easiest|quickest|fastest|safest|nicest|funniest|biggest|healthiest)\s/i;
const MAY_BE_SEVERAL = /^(?:headline|slogan|tagline|caption|title|name|joke|riddle)$/i;
/** "five minutes": how long something lasts, not the minutes of a meeting. */
const LASTS =
	/(?:\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|few|couple|some)) minutes$/i;

const LISTED =
	/^(?:things|stories|notes|facts|questions|details|names|ideas|places|activities|hobbies|jokes|examples)$/i;

/** "Write a " for "cover letter for ..."; null for unknown nouns, and if the words begin with a verb. */
function makingOf(said: string, isWanted: boolean): string | null {
	const end = PHRASE_END.exec(`${said} `)?.index ?? said.length;
	const phrase = said.slice(0, end).trim();
	const words = phrase.split(/\s+/);
	const head = words.at(-1) ?? '';
	// "rather make a plan", "plus a list", "tldr this note": more than the name of a thing.
	const isMore =
		words.slice(1).some((word) => /^(?:an?|the|this|that|these|my|our)$/i.test(word)) && !DETERMINER.test(phrase);
	if (words.length > LONGEST_PHRASE || head === '' || isMore || CONDITION.test(said) || ADDRESSES.test(phrase))
		return null;
	if (TELLS_WITHIN.test(phrase) || LASTS.test(phrase)) return null;
	// "headline for the trial": the person may want several to choose from, so no verb and article are added.
	if (!isWanted && MAY_BE_SEVERAL.test(head) && !DETERMINER.test(phrase)) return null;
	if (!isWanted && IS_SAID_OF.test(said.slice(end, end + 200))) return null;
	const verb = Object.keys(NOUNS).find((one) => NOUNS[one]?.test(head));
	if (verb === undefined || (verb === 'Plan ' && !isWanted && WANTED_BEHIND.test(said.slice(end)))) return null;
	// "best love songs": existing ones, the best of them; no verb fits before it.
	if (!isWanted && SUPERLATIVE.test(phrase)) return null;
	// "things are bad at home": "things" is asked for only in "things to ..." or "things for ...".
	if (/^(?:things|ways|places)$/i.test(head) && !/^\s(?:to|for)\s/i.test(said.slice(end, end + 5))) return null;
	// "things to get in: the AGM is on ...", "stories: he once ...": the person lists them.
	if (!isWanted && LISTED.test(head) && /^[^.!?\n]*:\s*\S/.test(said)) return null;
	if (MEASURED.test(phrase) && !MASS.test(head) && !/s$/i.test(head))
		return `${verb}${/^(?:8|1[18](?!\d)|80)/.test(phrase) ? 'an' : 'a'} `;
	if (DETERMINER.test(phrase)) return isWanted || /^(?:an?|\d+|some)\b/i.test(phrase) ? verb : null;
	// "text mum": a single word that may be a verb, unless "for", "to" or the like follows.
	if (
		words.length === 1 &&
		!isWanted &&
		/^(?:text|email|mail|message|note|post|reply|review|list|plan|schedule|budget|table|chart|name|question|guide|quiz|report|code|reference|invite|visit|sketch|outline|blog|exercise)s?$/i.test(
			head,
		) &&
		!/^\s(?:for|to|about|from|of)\s/i.test(said.slice(end, end + 7))
	)
		return null;
	if (!isWanted && STARTS_WITH_VERB.test(phrase) && words.length > 1) return null;
	return MASS.test(head) && !(/^text$/i.test(head) && words.length === 1 && SENT.test(said.slice(end)))
		? verb
		: `${verb}${/^(?:[ai]|e(?!u)|o(?!ne\b)|u(?!ni|se|k|\d)|hon|hour)/i.test(phrase) ? 'an' : 'a'} `;
}

/** "text to mum", "text telling him ...": "text" means a message here. */
const SENT = /^\s(?:to (?!go|put|use|be|read|display|show|send)|telling|asking|saying|about)/i;

const STARTS_WITH_VERB =
	/^(?:book|order|buy|reserve|organi[sz]e|arrange|pack|cook|bake|host|throw|practi[sc]e|test|teach|prep|revise|learn|draw|paint|run|schedule|cancel|pick|update|format|print|call|change|finish|continue|set|write|draft|make|give|create|plan|find|list|help|fix|check|explain|translate|summari[sz]e|rewrite|turn|convert|compare|build|design|prepare|reply|respond|answer|show|tell|suggest|generate|compose|edit|improve|shorten|add|put|do|use|get|need|want|send|describe|analy[sz]e|review|clean|sort|rank|extract|pick|choose|solve|calculate|include|exclude|omit|limit|flag|output|propose|recommend|ensure|mention|remove|delete|extract|classify|categori[sz]e|combine|merge|split|separate|count|compute|simplify|expand|condense|paraphrase|proofread|debug|refactor|optimi[sz]e|evaluate|assess|predict|estimate|discuss|define|illustrate|elaborate|brainstorm|imagine|pretend|act|take|turn|let|see|ask|answer|keep|assume|consider|detect|identify|provide|apply|research|outline|planning|organi[sz]ing|writing|making|doing|preparing|looking|trying|what|whats|how|why|which|who|when|where|is|are|can|should|does|do|just|only|really|i|we|my|you|it|he|she|they|there|same|now|then|also|and|or|but|no|not|dont|don't)\b/i;

const edit = (start: number, length: number, to: string): Edit | null =>
	length === 0 && to === '' ? null : { rule: 'opening', start, end: start + length, to };
