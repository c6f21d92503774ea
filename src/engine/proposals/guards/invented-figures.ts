import { numberOf } from '#engine/reading/quantities';
import type { Ground } from '../ground.ts';
import type { StrikeReason } from '../proposal.ts';
import { bare, placedWords } from '../words.ts';

/** Amounts in words. "One" counts unless it stands for a thing, as in "which one" and "one of". */
const VAGUE =
	/^(?:half|halves|quarters?|dozens?|couple|pair|twice|thrice|double|triple|single|both|once|hundreds?|thousands?|millions?|billions?|percent|first|second|third|fourth|fifth|tenth)$/;
const STANDS_FOR_A_THING =
	/\b(?:which|no|each|this|that|any|every) one\b|\bone (?:of|that|who|which|by|(?:\w+ )?(?:lines?|sentence|list|message|paragraph|table|place|page))\b|\b(?:at once|first|once)\b/gi;

const DATES =
	/\b(?:january|february|april|june|july|august|september|october|november|december|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|today|tonight|tomorrow|yesterday|christmas|easter|ramadan|diwali|hanukkah|halloween|weekend|fortnight|noon|midnight)\b|\b(?:in|of|by|until|last|next|this) (?:march|may|spring|summer|autumn|winter)\b|\b(?:next|last|this) (?:week|month|year|term)\b/gi;

/**
 * Number words that may refer to things in the text, so that questions may have them: "Do both prices include it?",
 * "who is the third?".
 */
const COUNTS_NOTHING = /\b(?:both|once|first|third|half|one|two)\b/gi;

/** Finds a new number in a question. Its options may have figures. */
export const findNumberAsked = (text: string, ground: Ground): StrikeReason | null =>
	findNewNumber(text.replaceAll(COUNTS_NOTHING, ' '), ground);

/** "Should it come up tomorrow?": relative days are not invented dates. */
const FROM_NOW = /\b(?:today|tonight|tomorrow|yesterday|(?:next|last|this) (?:week|month|year|term))\b/gi;
export const findDateAsked = (text: string, ground: Ground): StrikeReason | null =>
	findNewDate(text.replaceAll(FROM_NOW, ' '), ground);

/** Finds a number that the person did not write, in digits or words. */
export function findNewNumber(text: string, { own }: Ground): StrikeReason | null {
	const given = own.normalize('NFKC').toLowerCase();
	const plain = text.normalize('NFKC').replaceAll(STANDS_FOR_A_THING, ' ');
	const numerals = new Set(given.match(/\p{N}+/gu) ?? []);
	if ((plain.match(/\p{N}+/gu) ?? []).some((digits) => !numerals.has(digits))) return 'number';
	const words = new Set(placedWords(given).map((word) => bare(word.text)));
	const isNew = placedWords(plain)
		.map((word) => bare(word.text))
		.some((word) => (VAGUE.test(word) || numberOf(word) !== null) && !words.has(word));
	return isNew ? 'number' : null;
}

/** Finds a day, month, season or feast that the person did not name. */
export function findNewDate(text: string, { own }: Ground): StrikeReason | null {
	const given = own.toLowerCase();
	return (text.match(DATES) ?? []).some((date) => !given.includes(date.toLowerCase())) ? 'date' : null;
}
