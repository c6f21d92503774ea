import type { Quantity } from '#engine/types';
import { NUMBER, quantityOf, RELATION_AFTER, RELATION_BEFORE } from '../quantities.ts';
import { isAboutAnswer, isAsked, isBoundedAsked } from './about-answer.ts';
import { type Rule, rule } from './rule.ts';

const LENGTH_UNIT =
	'(?:words?|characters?|chars?|letters?|sentences?|paragraphs?|pages?|lines?|tokens?|stanzas?|verses?|syllables?)';
const COUNT_UNIT =
	'(?:bullet(?:ed)?[ -]points?|bullet[ -]lists?|bullets?|points?|items?|ideas?|examples?|names?|reasons?|tips?|options?|steps?|questions?|answers?|responses?|versions?|variants?|variations?|drafts?|jokes?|placeholders?|hashtags?|keywords?|headings?|headlines?|titles?|sections?|parts?|chapters?|slides?|tweets?|poems?|haikus?|limericks?|songs?|stories|scenes?|facts?|recipes?|suggestions?|recommendations?|sources?|references?|citations?|quotes?|tables?|charts?|images?|columns?|rows?|emojis?|highlights?|critiques?|synonyms?|rhymes?|puns?|riddles?|scenarios?|arguments?|pros|cons|benefits|advantages|disadvantages|features?|topics?|subtopics?|exercises?|flashcards?|lessons?|activities|objectives?|goals?|asterisks?|asterisk symbols|dashes|hyphens|commas|times)';
// Anchored to the start of a word, since trying the pattern at every character would take most of the time.
const AMOUNT = `\\b(?:(${RELATION_BEFORE})\\s+(?:an? |the )?)?(${NUMBER})(\\+)?(?:\\s*(?:-|to|and|or)\\s*(${NUMBER}))?((?:\\s+${RELATION_AFTER})?)[\\s-]+`;
const FUNCTION_WORDS = 'and|or|but|to|in|of|for|with|that|which|who|from|on|by|at|as|is|are|the|a|an|per';
const FILLED =
	'(?:(?!st\\b|nd\\b|rd\\b|th\\b|and\\b|or\\b|but\\b|to\\b|in\\b|of\\b|for\\b|with\\b)[\\w*-]{2,16}\\s+){0,3}?';

/** "less than 300 words", "exactly 7 sentences", "200+ word", "100 words or less" */
const length = rule(
	'length',
	'word char lett sent para page line toke stan vers syll',
	`${AMOUNT}(?:${FILLED})(${LENGTH_UNIT})\\b((?:\\s+${RELATION_AFTER})?)`,
	{
		quantity: amountOf,
		needsNumber: true,
		isMeant: isAboutAnswer,
	},
);

/** "at least 3 bullet points", "twenty names", "two different responses" */
const count = rule(
	'count',
	'bull poin item idea exam name reas tip tips opti step ques answ resp vers vari draf joke plac hash keyw key head titl sect part chap slid twee poem haik lime song stor scen fact reci sugg reco sour refe cita quot tabl char imag colu row rows emoj high crit syno rhym pun puns ridd scen argu pros cons bene adva disa feat topi subt exer flas less acti obje goal aste dash hyph comm time',
	`${AMOUNT}(?:${FILLED})(${COUNT_UNIT})\\b((?:\\s+${RELATION_AFTER})?)`,
	{
		quantity: amountOf,
		needsNumber: true,
		isMeant: isAboutAnswer,
	},
);

/** "three different looks", "20 trading cards": a number of things behind a verb of asking, whatever their noun */
const requested = rule(
	'count',
	'giv give writ list name sugg crea gene make prov tell show find reco prop need want brai thin comp draf desi dev pres offe imag inve add pick choo',
	`\\b(?<=\\b(?:give|write|list|name|suggest|create|generate|make|provide|tell|show|find|recommend|propose|need|want|brainstorm|think of|come up with|compose|draft|design|develop|present|offer|imagine|invent|add|pick|choose) (?:me |us |for me )?)(?:(${RELATION_BEFORE})\\s+)?(${NUMBER})(\\+)?()()\\s+((?:(?!(?:${FUNCTION_WORDS})\\b)[\\w'-]{2,16}\\s+){0,3}?[\\w-]{2,17}[^\\Wsui]s)\\b()`,
	{
		quantity: amountOf,
		needsNumber: true,
		isMeant: (before, match) => isAsked(match[6] ?? '') && isAboutAnswer(before, match),
	},
);

/** "at least 15 …": a bounded number, whatever the noun */
const bounded = rule(
	'count',
	'at no not more less fewe grea long shor exce up as max maxi min mini over unde abov belo with exac prec stri only just abou arou appr roug near almo circ some betw from limi cap keep stic a',
	`\\b(${RELATION_BEFORE})\\s+(${NUMBER})(\\+)?()()[\\s-]+((?:[\\w'-]{2,20})(?:\\s+(?:words|names|letters|points|songs))?)()`,
	{
		quantity: amountOf,
		needsNumber: true,
		isMeant: isBoundedAsked,
	},
);

/** "maximum word count: 300" */
const labelled = rule(
	'length',
	'word char sent page leng',
	`\\b(?:((?:max(?:imum)?|min(?:imum)?|target|total)?\\s*)(?:word|character|sentence|page)[ -]?(?:count|limit|length)|length)\\b\\s*(?:is|of|:|=|should be|must be)?\\s*(?:(${RELATION_BEFORE})\\s+)?(${NUMBER})(?:\\s+(?:words?|characters?|sentences?|paragraphs?|pages?|lines?)\\b)?`,
	{
		quantity: (match) =>
			quantityOf({
				relation: `${/limit/i.test(match[0]) ? 'max' : ''} ${match[1] ?? ''} ${match[2] ?? ''}`,
				n: match[3] ?? '',
				unit: `${/character|sentence|paragraph|page|line/i.exec(match[0])?.[0].toLowerCase() ?? 'word'}s`,
			}),
	},
);

/** "keep it short", "a short blog post", "briefly" */
const soft = rule(
	'length',
	'shor brie conc succ snap punc poin long leng deta dept comp exha thor poss nuts sent line para page tl tldr',
	'\\b(?:(?:keep|make|be|keeping|making)\\s+(?:it|this|them|that|things|your (?:answer|response|reply)|the (?:answer|response|\\w{3,12}))?\\s*(?:as )?(?:very |really |quite |fairly |relatively |super )?(?:short|brief|concise|succinct|snappy|punchy|to the point|long|detailed|thorough|as possible)(?:[ ,]+(?:and|but) (?:short|brief|concise|clear|to the point|sweet))?|(?:very |really |quite |fairly |relatively |extremely )?(?:short|brief|concise|succinct|long|lengthy|detailed|in-depth|comprehensive|exhaustive|thorough)\\s+(?:[\\w-]{2,14}\\s+){0,2}?(?:posts?|essays?|stor(?:y|ies)|poems?|articles?|answers?|responses?|summar(?:y|ies)|emails?|messages?|paragraphs?|descriptions?|explanations?|reports?|guides?|plans?|lists?|texts?|letters?|notes?|bios?|speech|review|overview|outline|sentences?|version)|briefly|concisely|succinctly|at length|in (?:full |great |some |more |depth |much )?detail|in depth|in (?:a nutshell|short|one sentence|a sentence|one line|one paragraph|a paragraph|one page)|one-liner|one[ -]pager?|tl;?dr|(?:nothing|not) too (?:long|short|detailed)|all sentences should be short|short sentences)\\b',
);

export const AMOUNT_RULES: readonly Rule[] = [length, count, requested, bounded, labelled, soft];

function amountOf(match: RegExpExecArray): Quantity | null {
	const [, before = '', n = '', plus = '', m, after = '', unit = '', last = ''] = match;
	return quantityOf({ relation: `${before} ${plus} ${after} ${last}`, n, m: m || undefined, unit });
}
