import type { SlotName } from './kinds.ts';

const NUMBER =
	'\\d[\\d,.]{0,9}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|fifty|half';
const PEOPLE =
	'kids?|child(?:ren)?|toddlers?|teens?|teenagers?|students?|pupils?|beginners?|experts?|adults?|readers?|customers?|clients?|colleagues?|teams?|boss|manager|friends?|family|mum|mom|dad|wife|husband|partner|sister|brother|teachers?|parents?|nurses?|doctors?|developers?|engineers?|managers?|executives?|investors?|patients?|seniors?|women|men|people|users?|owners?|public|board|class|professionals?|buyers?|founders?|landlord|neighbou?rs?|supplier|stakeholders?|staff|employees?|recruiters?|subscribers?|members?|year[- ]olds?';
const LANGUAGES =
	'english|spanish|french|german|italian|portuguese|dutch|japanese|chinese|mandarin|korean|russian|arabic|hindi|turkish|polish|greek|hebrew|latin|swedish|danish|norwegian|finnish|czech|ukrainian|vietnamese|thai';

const any = (...sources: readonly string[]) => new RegExp(sources.join('|'), 'i');

/** "to Ana": only its capital shows that this is a name. */
export const NAMED_RECIPIENT = /\b(?:to|for|dear) \p{Lu}\p{Ll}/u;

/** Words that say a slot is filled. A slot without an entry has a rule of its own in `read-hint.ts`. */
export const SLOT_CUES: Readonly<Partial<Record<SlotName, RegExp>>> = {
	recipient: any(
		`\\b(?:to|for|with|tell|ask(?:ing)?|inform(?:ing)?|invit(?:e|ing)|thank(?:ing)?) (?:a |an |the |all |my |our |your )?(?:[\\w-]{1,20} ){0,2}(?:${PEOPLE}|him|her|them|everyone|hr|bank|company|council|school)\\b`,
		'\\b(?:e-?mail|message|text|write to|tell|ask|invite|thank) (?:my|our|the) [a-z]',
		'\\bdear [a-z]',
	),
	audience: any(
		`\\bfor (?:my |our |the |a |an )?(?:[\\w-]{1,20} ){0,3}(?:${PEOPLE})\\b`,
		`\\b(?:to|with) (?:my|our|a|an|the) (?:[\\w-]{1,20} )?(?:${PEOPLE})\\b`,
		'\\b(?:audience|aimed at|targeted at|targeting|grade \\d|\\d+[- ]year[- ]olds?|plain english|simple terms|eli5|layman|non-technical|beginner|novice|basics|from scratch)\\b',
		"\\blike i'?m (?:five|5)\\b",
	),
	length: any(
		`\\b(?:${NUMBER}|an?|single)[ -](?:(?:to|or) (?:\\d+|two|three|four|five) )?(?:short |full |long )?(?:words?|characters?|chars|sentences?|lines?|paragraphs?|pages?|pager|stanzas?|verses?|slides?)\\b`,
		'\\b(?:short|shorter|brief|briefly|concise|lengthy|long|longer|in-depth|detailed)\\b',
		'\\blength: *\\S',
	),
	tone: any(
		'\\b(?:friendly|formal|informal|casual|professional|funny|humou?rous|witty|persuasive|polite|politely|serious|warm|playful|calm|honest|enthusiastic|apologetic|firm|neutral|academic|conversational|respectful|upbeat|inspiring|sarcastic|gentle|cheerful|confident|empathetic|romantic|scary|spooky|sad|dark|whimsical|tone|mood|in the style of)\\b',
	),
	format: any(
		'\\b(?:json|csv|xml|yaml|tables?|bullets?|bulleted|lists?|markdown|spreadsheet|numbered|headings?|outline|flash ?cards?|multiple choice|format)\\b',
	),
	count: any(`\\b(?:${NUMBER}|a couple|a dozen|number of items)\\b`),
	time: any(
		`\\b(?:${NUMBER}|an?|this|next|per|each|every|coming)[ -](?:[a-z]{1,12}[ -])?(?:minutes?|hours?|days?|nights?|weeks?|weekends?|months?|years?|semester)\\b`,
		'\\b(?:weekend|daily|weekly|monthly|tomorrow|today|tonight|deadline|by (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|mondays?|saturdays?|sundays?|time available: *\\S)\\b',
	),
	budget: any(
		'[£$€] ?\\d|\\b\\d[\\d,.]{0,9} ?(?:dollars|pounds|euros|usd|gbp|eur)\\b|\\b(?:budget|cheap(?:est)?|affordable|low[- ]cost|free|luxury)\\b',
	),
	programmingLanguage: any(
		'\\b(?:python|javascript|typescript|java|kotlin|swift|php|ruby|rust|golang|sql|bash|shell|powershell|html|css|perl|scala|matlab|vba|excel|google sheets|react|node)\\b|\\bc(?:\\+\\+|#)|\\bin [cr]\\b',
	),
	targetLanguage: any(`\\b(?:in)?to (?:[a-z]{1,12} )?(?:${LANGUAGES})\\b`, `\\bin (?:${LANGUAGES})\\b`),
};
