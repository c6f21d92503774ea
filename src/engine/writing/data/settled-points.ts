import type { AnswerKind } from '#engine/knowledge/genre-model';
import type { Modifiers } from '#engine/modifiers';
import { TONES } from '#engine/reading/data/tones';
import type { PartKind } from '#engine/tagging/part-labels';
import type { ConstraintKind } from '#engine/types';

/** How a request settles the same point as an option: typed words and answers override chosen options. */
export interface Settling {
	readonly parts?: readonly PartKind[];
	readonly rules?: readonly ConstraintKind[];
	/** Pattern that the words of such a part or rule must match in English, as a check of its kind. */
	readonly holds?: RegExp;
	/** Kinds of answers to questions. */
	readonly answers?: readonly AnswerKind[];
	/** Pattern for words before the thing asked for: "a formal apology". */
	readonly ofThing?: RegExp;
	/** Pattern for words anywhere in a task or wish. */
	readonly anywhere?: RegExp;
}

const MANNERS =
	/\b(?:semi-)?(?:formal|informal|casual|friendly|polite|courteous|respectful|firm|stern|blunt|professional|conversational|chatty|upbeat|cheerful|enthusiastic|playful|humou?rous|funny|witty|sarcastic|ironic|satirical|silly|cheeky|serious|solemn|neutral|objective|unbiased|academic|scholarly|poetic|lyrical|romantic|sentimental|dramatic|inspiring|inspirational|motivational|uplifting|empathetic|sympathetic|persuasive|convincing|apologetic|heartfelt|sincere|touching|emotional|light-?hearted|tongue-in-cheek|formell\w*|förmlich\w*|formel(?:le)?s?|formale?|informell\w*|lustig\w*|humorvoll\w*|divertid[oa]s?|graciosa?|seri[oa]|drôle|divertente|engraçad[oa]|zabawn\w*)(?:ly)?\b/i;
const OF_MANNER = new RegExp(
	`\\b(?:${TONES.join('|')}|tone|voice|style|sound\\w*|manner|language|wording|words|rhym\\w*|like (?:an?|my|me)|as i would|laugh|soppy|hype|not too|nothing)\\b`,
	'i',
);
const OF_FORM =
	/\b(?:tables?|bullets?|bulleted|lists?|numbered|paragraphs?|prose|columns?|rows?|checklist|headings?|sections?|markdown|html|json|csv|xml|yaml|plain text|slides?|steps?|sentences?|dialogue|script|essay|outline|q ?& ?a|faq)\b/i;
const FORMS =
	/\b(?:in|as|into|use|with|using) (?:an? |the )?(?:\w+ )?(?:tables?|bullets?|bullet points?|lists?|paragraphs?|checklist|columns?|spreadsheet|json|csv|haiku|rhyme|dialogue|script|slides?)\b|\b(?:bullet points?|bulleted|numbered list|plain text)\b/i;
const SIZES =
	/\b(?:half (?:a|an)|an?|one|two|three|four|\d+)[ -](?:A4 )?(?:pages?|sides?|words?|characters?|sentences?|lines?|paragraphs?|verses?|stanzas?|minutes?|mins?|slides?)(?: (?:long|max\w*))?\b|\b(?:keep it|make it|nice and|not too|fairly|very|really|super) (?:short|brief|concise|long|quick)\b|\b(?:short|brief|concise|one-pager|at length)\s*[.,;]?$/i;
const SHORT = /\b(?:short|shortish|brief|concise|quick|lengthy|one-page|two-page)\b/i;
const KINDS_OF_VERSIONS =
	'(?:versions?|variations?|variants?|options?|alternatives?|drafts?|choices|ideas?|names?|slogans?|taglines?|headlines?|titles?|captions?|subject lines?|suggestions?|puns|jokes)';

/** Options that no text settles are left out. */
export const SETTLED_POINTS: Readonly<Partial<Record<keyof Modifiers, Settling>>> = {
	tone: {
		parts: ['style'],
		rules: ['tone', 'style'],
		holds: OF_MANNER,
		answers: ['style'],
		ofThing: MANNERS,
		anywhere: /\b(?:some|a few|lots of|plenty of|no) (?:jokes|humou?r|slang|swearing|banter)\b/i,
	},
	format: { rules: ['format'], holds: OF_FORM, answers: ['form'], anywhere: FORMS },
	length: {
		rules: ['length'],
		answers: ['amount'],
		ofThing: SHORT,
		anywhere: SIZES,
	},
	depth: { answers: ['amount'], ofThing: SHORT, anywhere: SIZES },
	readerLevel: {
		parts: ['audience'],
		rules: ['audience'],
		answers: ['reader'],
		anywhere:
			/\b(?:in )?(?:lay(?:man|person)?['’]?s? terms|simple (?:words|terms|english|language)|plain english|non[- ]?technical(?:ly)?|eli5|like i['’]?m (?:five|5|\d+))\b|^\W{0,9}(?:(?:for|aimed at) )?(?:complete |absolute |total )?(?:beginners?|novices?|experts?|professionals|specialists|kids|children|teens|teenagers|students|pupils|adults)\W*$/i,
	},
	creativity: {
		anywhere:
			/\b(?:be|more|really|very|super|something|get) (?:creative|original|unusual|quirky|unexpected|weird)\b|\b(?:nothing|not too|no) (?:fancy|creative|weird|cheesy|clever)\b|\b(?:conventional|by the book|think outside the box)\b/i,
	},
	variations: {
		anywhere: new RegExp(
			`\\b(?:\\d+|one|two|three|four|five|six|ten|a few|a couple of|several|multiple|different) (?:[\\w-]+ ){0,2}?${KINDS_OF_VERSIONS}\\b`,
			'i',
		),
	},
	citations: {
		anywhere:
			/\b(?:apa|mla|harvard referenc\w+|harvard style|oscola|vancouver style|chicago style|footnotes?|endnotes?|bibliography|in-text|citations?|cite|citing|(?:no|without|with|include|add|give) (?:any |the |your )?(?:sources|references|links))\b/i,
	},
	examples: {
		anywhere:
			/\b(?:no|without|with|give|include|add|use|show) (?:me )?(?:any |an? |some |\d+ |two |three |\w+ )?examples?\b/i,
	},
	reasoning: {
		anywhere:
			/\b(?:just|only) (?:give (?:me )?)?(?:the |an? )?(?:final )?(?:answers?|code|result|number|formula)\b|\b(?:no|without|skip the) (?:\w+ )?(?:explanations?|workings?|working out|reasoning)\b|\bdon['’]?t explain\b|\bshow (?:me )?(?:your |the |all |my )?(?:workings?|working out|steps|work)\b|\bstep[- ]by[- ]step\b/i,
	},
	archetype: {
		anywhere:
			/\b(?:act as|pretend (?:to be|you(?:['’]re| are))|as if you (?:were|are)|imagine you(?:['’]re| are)|you are (?:an?|the|my)|from the (?:point of view|perspective) of)\b[^,.;\n]{0,40}/i,
	},
	codeRigor: {
		anywhere:
			/\b(?:quick (?:and|n|&) dirty|throwaway|one[- ]liner|prototype|proof of concept|(?:no|without|skip) (?:the )?(?:error handling|tests|validation|types|comments)|as (?:simple|short) as possible|keep it simple)\b/i,
	},
	safetyTone: { anywhere: /\b(?:no|without|skip the) (?:\w+ )?(?:disclaimers?|warnings?|caveats?)\b/i },
	structureLock: {
		rules: ['order'],
		anywhere:
			/\bin (?:this|the following|that) order\b|\b(?:start|begin|open)(?:s|ing)? with [^.;\n]{2,40},? (?:then|and end|and finish)\b/i,
	},
};
