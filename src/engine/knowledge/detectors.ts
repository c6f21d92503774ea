import type { PartKind } from '#engine/tagging/part-labels';
import type { ConstraintKind, FactKind, Reading } from '#engine/types';
import { says } from '../reading/matching/says.ts';
import { SAYS_ELSEWHERE } from './languages/says-elsewhere.ts';

export const DETECTOR_NAMES = [
	'people',
	'money',
	'date',
	'duration',
	'size',
	'age',
	'reader',
	'tone',
	'form',
	'place',
	'name',
	'pasted',
	'quote',
	'number',
	'url',
	'told',
] as const;
export type DetectorName = (typeof DETECTOR_NAMES)[number];

const NUMBER =
	'(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|a dozen|a couple of)';
const SAYS: Partial<Record<DetectorName, RegExp>> = {
	people: new RegExp(
		`\\b${NUMBER}(?: ?[-–] ?\\d+)? (?:[\\p{L}-]+ ){0,2}(?:people|persons?|adults?|kids?|child(?:ren)?|guests?|of us|friends?|players?|students?|pupils?|learners?|participants?|staff|attendees|pax|girls|boys|teen\\w*|toddlers?|colleagues|famil(?:y|ies)|couples|men|women|employees|members|teams?|mates|adultos|personas|personnes|personen|persone|pessoas)\\b|\\bfor (?:me|us|myself|two|three|four|five|six|eight|ten|\\d{1,3})(?! ?(?:weeks?|days?|months?|hours?|min\\w*|years?|[%£$€:.]|\\d|p\\b))\\b|\\bfamily of\\b|\\bjust (?:me|us)\\b|\\b(?:my|the) (?:wife|husband|partner|gf|bf|girlfriend|boyfriend|kids|family|daughter|son)\\b|\\b\\d+x\\b|\\bserves\\b`,
		'iu',
	),
	money:
		/[£$€¥]|\b\d+ ?(?:k|quid|pounds?|euros?|eur|usd|gbp|dollars?|bucks|p)\b|\b\d+(?:[.,]\d{1,2})? ?(?:\/|an? |per )(?:h|hr|hour|day|week|month|year|yr)\b|\b\d{2,} (?:all in|altogether)\b|\b(?:(?:on|tight|low|small|big|no) (?:a )?(?:\w+ )?budget|budget\W{0,3}(?:of|is|around|about|max|under)?\W{0,3}\d|cheap\w*|afford\w*|broke|skint|free of charge|no money|tight on money)\b/i,
	date: /\b(?:mon|tues?|wed(?:nes)?|thurs?|fri|sat(?:ur)?|sun)(?:day)?s?\b|\b(?:jan(?:uary)?|feb(?:ruary)?|march|april|june|july|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b|\b(?:today|tonight|tomorrow|weekend|next (?:week|month|year|term)|this (?:week|month|year|term)|easter|christmas|xmas|summer|winter|spring|autumn|half term)\b|\b\d{1,2}(?:st|nd|rd|th)\b|\b\d{1,2}[/.]\d{1,2}\b/i,
	duration: new RegExp(
		`\\b${NUMBER}(?: ?[-–] ?\\d+)?[ -]?(?:secs?|seconds?|mins?|minutes?|hours?|hrs?|h|days?|nights?|weeks?|wks?|months?|years?|yrs?|terms?|semesters?)\\b|\\b(?:an hour|half an hour|a (?:day|week|month|year|weekend|term)|weekend|overnight|all day|half day)\\b`,
		'i',
	),
	size: new RegExp(
		`\\b${NUMBER}(?: ?[-–] ?\\d+)?[ -]?(?:words?|pages?|lines?|sentences?|paragraphs?|characters?|chars|slides?|bullets?|points?|verses?|chapters?|items?|sections?)\\b|\\b(?:short|shorter|brief|briefly|long|longer|concise|quick|one[- ]pager?|half a page|a page|a4|tldr|tweet)\\b`,
		'i',
	),
	age: /\b(?:dad|mum|mom|man|woman|son|daughter|boy|girl|wife|husband|nan|gran|kid|nephew|niece|im|i'm|hes|shes|patient)\b,? (?:\p{L}+ )?(?:\(\d{1,2}(?=[,)])|\d{1,2}(?=\s*(?:$|[,;)!?\n]|\.(?!\d))| (?:and|who|with|about|wants?|has|is)\b(?! a half)))|\b\d{2} ?[mf]\b|\b\d{1,3} ?(?:yo|y\/o|yrs?|years?)\b|\byear[- ]?\d{1,2}s?\b|\b(?:aged?|ages) \d|\b(?:toddlers?|bab(?:y|ies)|teens?|teenagers?|pensioners?|elderly|ks[1-5]|gcse|a[- ]level|reception|primary|secondary|grade \d+|\d+(?:st|nd|rd|th) grade\w*|hes \d|shes \d|is \d{1,2}\b|turning \d+|\d+(?:st|nd|rd|th) birthday)\b/iu,
	reader:
		/\bfor (?:kids|children|beginners?|students?|pupils|parents|customers?|clients?|teachers?|nurses|adults|everyone|my (?:boss|team|manager|mum|dad|mom|class|students|clients|customers|readers|friends?|wife|husband|son|daughter|kids|nan|gran\w*|colleagues?)|the (?:board|team|public|council|parents|manager|class|customers))\b|\b(?:audience|readers?|aimed at|target(?:ed)? (?:at|group))\b/i,
	tone: /\b(?:tone|formal|informal|friendly|polite|funny|humou?rous|serious|warm|casual|professional|firm|cheerful|sarcastic|witty|kind|gentle|chatty|respectful|upbeat|blunt|direct|not too \w+|light[- ]?hearted|heartfelt|sincere|posh|simple english|plain english)\b/i,
	form: /\b(?:table|bullets?|bullet points|list|spreadsheet|csv|json|markdown|paragraphs?|headings?|essay form|numbered|step by step|checklist|email|letter|script|slides?|one page|poster|pdf|word doc)\b/i,
	place:
		/\b(?:in|near|around|outside|visit\w*|(?:go|going|trip|travel\w*|fly\w*|driv\w+|mov\w+|holiday|weekend|week|days?) (?:to|in|from)) (?!(?:the|a|an|my|our|this|that|it|me|be|do|get|make|go|help|order|general|advance|total|english|detail|case|about|one|two|each|every|any|all|some|no|not|under|over|least|most|work|home|school|bed|have|say|tell|see|use|give|take|lose|gain|cook|eat|feel|look|learn|sell|buy|write|send|show|keep|put|find|start|stop|my|her|his|them|us|you|your|their|what|which|how|when|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|spring|summer|autumn|winter|minutes|hours|days|weeks|months|years)\b)\p{L}{4,}|(?<=[a-z] (?:at|to|from) )(?-i:\p{Lu}\p{Ll})|\b(?:uk|usa|london|paris|local|online)\b/iu,
	quote: /["“„«「『]/,
	number: /\d/,
	url: /https?:\/\/|\bwww\.|\b[\w-]+\.(?:com|org|net|co\.uk|io|de|fr|es)\b/i,
};
const ELSEWHERE: Partial<Record<DetectorName, RegExp>> = SAYS_ELSEWHERE;
const FACTS: Partial<Record<DetectorName, readonly FactKind[]>> = {
	money: ['money'],
	date: ['date', 'time'],
	duration: ['duration'],
	size: ['length'],
	reader: ['audience'],
	tone: ['tone'],
	form: ['format'],
	name: ['name'],
	quote: ['quote'],
	url: ['url'],
};
const PARTS: Partial<Record<DetectorName, PartKind>> = { reader: 'audience', tone: 'style', form: 'form' };
const RULES: Partial<Record<DetectorName, ConstraintKind>> = {
	reader: 'audience',
	tone: 'tone',
	form: 'format',
	size: 'length',
	money: 'budget',
	date: 'deadline',
};

/** Whether a request has what the detector looks for, by its facts, parts or words. */
export function isDetected(name: DetectorName, { text, facts, clauses, material }: Reading, isEnglish = true): boolean {
	if (name === 'pasted') return material.length > 0;
	if (name === 'told') return clauses.some(({ part }) => part === 'background');
	const words = (isEnglish ? SAYS : ELSEWHERE)[name];
	if (words && says(text, words)) return true;
	if (facts.some(({ kind }) => FACTS[name]?.includes(kind))) return true;
	const rule = RULES[name];
	return clauses.some(
		({ part, constraints }) =>
			part === PARTS[name] || (rule !== undefined && constraints.some(({ kind }) => kind === rule)),
	);
}

const CALENDAR =
	/^(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|tomorrow|today|tonight|next|end)/;
const NUMBER_WORDS: ReadonlySet<string> = new Set(
	'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen twenty thirty forty fifty sixty hundred dozen couple'.split(
		' ',
	),
);

export const isNumberWord = (word: string): boolean =>
	(word.charCodeAt(0) >= 0x30 && word.charCodeAt(0) <= 0x39) || NUMBER_WORDS.has(word);

const DAY = /^\d{1,2}(?:st|nd|rd|th|am|pm)$|^(?:19|20)\d\d$/;
const BEFORE_A_DAY = /^(?:by|before|at|on|till|until|til|from|since)$/;

/** Whether a figure is a day, by the words beside it: "on 7 June"; "party for 7" names no day. */
const isDay = (words: readonly string[], at: number): boolean =>
	DAY.test(words[at] ?? '') ||
	BEFORE_A_DAY.test(words[at - 1] ?? '') ||
	CALENDAR.test(words[at - 1] ?? '') ||
	CALENDAR.test(words[at + 1] ?? '') ||
	isNumberWord(words[at + 1] ?? '');

/** Whether the word at a place can begin what the detector looks for, inside a longer pattern. */
export function mayBegin(name: DetectorName, words: readonly string[], at: number): boolean {
	const word = words[at] ?? '';
	if (name === 'place' || name === 'name' || name === 'reader') return true;
	if (name !== 'date') return isNumberWord(word);
	return CALENDAR.test(word) || (isNumberWord(word) && isDay(words, at));
}
