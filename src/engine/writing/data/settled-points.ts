import type { AnswerKind } from '#engine/knowledge/genre-model';
import type { Modifiers } from '#engine/modifiers';
import { AUDIENCES } from '#engine/reading/data/audiences';
import { TONES } from '#engine/reading/data/tones';
import type { PartKind } from '#engine/tagging/part-labels';
import type { ConstraintKind } from '#engine/types';
import { FEW_WORDS, MINUTES, SIZES } from './size-words.ts';

/** Ways in which a request settles the same point as an option. Typed words and answers override chosen options. */
export interface Settling {
	readonly parts?: readonly PartKind[];
	readonly rules?: readonly ConstraintKind[];
	/** Pattern that the words of this part or rule must also match in English. */
	readonly holds?: RegExp;
	/** Kinds of answers to questions. */
	readonly answers?: readonly AnswerKind[];
	/** Pattern for words before the thing asked for: "a formal apology". */
	readonly ofThing?: RegExp;
	/** Pattern for words anywhere in a task or wish. */
	readonly anywhere?: RegExp;
	/** Like `anywhere`, but only in requests for something spoken, whose length is in minutes. */
	readonly aloud?: RegExp;
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
	/\b(?:in|as|into|use|with|using) (?:an? |the )?(?:\w+ )?(?:tables?|bullet points?|bullets?|lists?|paragraphs?|checklist|columns?|spreadsheet|json|csv|haiku|rhyme|dialogue|script|slides?)\b|\b(?:bullet points?|bulleted|numbered list|plain text)\b/i;
/** Names of readers, so that "40% of my bookings" does not count as one. */
const OF_READERS = new RegExp(
	`\\b(?:${AUDIENCES.join('|')}|agent|audience|eli5|year \\d+)(?:s|es)?\\b|^\\W*(?:for|to|at|aimed at) \\p{L}|\\blike i['’]?m\\b`,
	'iu',
);
const LEVELS =
	/\b(?:in )?(?:lay(?:man|person)?['’]?s? terms|simple (?:words|terms|english|language)|plain english|non[- ]?technical(?:ly)?|eli5|like i['’]?m (?:five|5|\d+|an? \w+))\b|^\W{0,9}(?:(?:for|aimed at) )?(?:complete |absolute |total )?(?:beginners?|novices?|experts?|professionals|specialists|kids|children|teens|teenagers|students|pupils|adults)\W*$/i;
/** "Message the parents", "explain it to the team", "girls 7 to 10": readers named without "for". */
const READERS =
	/\b(?:message|text|tell|email|remind|inform|thank|invite|write to|reply to|(?:explain|present|talk|speak|announce)(?: (?!to\b)\w+)? to)\b (?:(?:the|my|our|all|their|her|his) (?:\w+ )?|a room of (?:about )?(?:\d+ )?)(?:parents?|mums|dads|team|staff|class|pupils|students|customers?|clients?|members|residents|neighbours?|neighbors?|colleagues|volunteers|board|boss|manager|landlord|tenants?|farmers|kids|children|family|guests)\b|\b(?:girls|boys|kids|children|pupils|students) (?:aged? )?\d{1,2}(?: ?(?:to|-|–|and) ?\d{1,2})?\b|\bfor year \d{1,2}s?\b|\bso (?:that )?(?:the |my |our |a )?(?:tenants?|customers?|clients?|patients?|parents?|pupils?|children|kids|everyone|anyone|everybody|anybody|(?:he|she|they)) (?:can |will )?(?:understands?|gets? it)\b/i;
const KINDS_OF_VERSIONS =
	'(?:versions?|variations?|variants?|options?|alternatives?|drafts?|choices|ideas?|names?|slogans?|taglines?|headlines?|titles?|captions?|subject lines?|suggestions?|puns|jokes|opening paragraphs|openings)';

/** By option, how a text settles it. Options that no text settles are left out. */
export const SETTLED_POINTS: Readonly<Partial<Record<keyof Modifiers, Settling>>> = {
	tone: {
		parts: ['style'],
		rules: ['tone', 'style'],
		holds: OF_MANNER,
		answers: ['style', 'content'],
		ofThing: MANNERS,
		anywhere:
			/\b(?:some|a few|lots of|plenty of|no) (?:jokes|humou?r|slang|swearing|banter)\b|\bbe (?:\w+ )?(?:straight|honest|blunt|frank|kind|gentle|nice|polite)\b|\b(?:not|isn['’]?t|aren['’]?t|less|nothing|without (?:it )?(?:being|sounding)) (?:too |so )?(?:cringe\w*|cheesy|soppy|gushing|preachy|pompous|salesy|corporate|stuffy|aggressive|robotic)\b|\bwith (?:an? )?(?:jokes?|humou?r|laugh)\b/i,
	},
	format: { rules: ['format'], holds: OF_FORM, answers: ['form'], anywhere: FORMS },
	length: { rules: ['length'], answers: ['amount'], ofThing: FEW_WORDS, anywhere: SIZES, aloud: MINUTES },
	depth: { answers: ['amount'], ofThing: FEW_WORDS, anywhere: SIZES, aloud: MINUTES },
	readerLevel: {
		parts: ['audience'],
		rules: ['audience'],
		holds: OF_READERS,
		answers: ['reader'],
		anywhere: new RegExp(`${LEVELS.source}|${READERS.source}`, 'i'),
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
			/\b(?:act as|pretend (?:to be|you(?:['’]re| are))|as if you (?:were|are)|imagine you(?:['’]re| are)|you are (?:an?|the|my)|from the (?:point of view|perspective) of|in the voice of|narrated by|narrator is)\b[^,.;\n]{0,40}|\b(?:in (?:the )?)?(?:first|third)[- ]person\b/i,
	},
	codeRigor: {
		anywhere:
			/\b(?:quick (?:and|n|&) dirty|throwaway|one[- ]liner|prototype|proof of concept|(?:no|without|skip) (?:the )?(?:error handling|tests|validation|types|comments)|as (?:simple|short) as possible|keep it simple)\b/i,
	},
	authentic: {
		anywhere:
			/\b(?:not|without|isn['’]?t|doesn['’]?t)(?: \w+){0,3} (?:robot\w*|ai|chatgpt|(?:a )?machine)\b|\bsounds? (?:human|natural|real|like (?:me|a (?:real )?person|i ))/i,
	},
	safetyTone: { anywhere: /\b(?:no|without|skip the) (?:\w+ )?(?:disclaimers?|warnings?|caveats?)\b/i },
	structureLock: {
		rules: ['order'],
		holds: /^(?!.*\b(?:what|which) order\b)/i,
		anywhere:
			/\bin (?:this|the following|that) order\b|\b(?:start|begin|open)(?:s|ing)? with [^.;\n]{2,40},? (?:then|and end|and finish)\b/i,
	},
};
