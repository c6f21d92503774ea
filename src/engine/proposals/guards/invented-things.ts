import type { Ground } from '../ground.ts';
import { isHouseWord } from '../house-words.ts';
import type { StrikeReason } from '../proposal.ts';
import { bare, placedWords, stem } from '../words.ts';

/** The characters that proposals may have. Markup, addresses, handles and paths need other characters. */
const PLAIN = /^[\p{L}\p{M}\p{N} ,.;:?!'’"“”‘()£€$%&/–—-]*$/u;
const ADDRESS = /[\p{L}\p{N}]\.[\p{L}]{2,}|:\/\/|\bwww\b|\bdot (?:com|org|net)\b|\p{L}\/\/|[/]\s*\p{L}*\s*[/]/iu;
const QUOTED = /["“”«»]|(?<![\p{L}])['‘]([^'’]{2,})['’](?!\p{L})/u;
const QUOTATION = /["“«]([^"“”«»]*)["”»]|(?<![\p{L}])['‘]([^'’]{2,})['’](?!\p{L})/gu;

/** Finds an address, or characters that prose does not need. */
export function findAddress(text: string): StrikeReason | null {
	if (ADDRESS.test(text)) return 'address';
	return PLAIN.test(text) ? null : 'order';
}

/** Finds a quotation that is not in the request exactly. */
export function findNewQuotation(text: string, { own }: Ground): StrikeReason | null {
	if (!QUOTED.test(text)) return null;
	const given = tidy(own);
	const quoted = [...text.matchAll(QUOTATION)].map(([, double, single]) => tidy(double ?? single ?? ''));
	const rest = text.replaceAll(QUOTATION, '');
	const isGiven = quoted.every((words) => words !== '' && given.includes(words));
	return isGiven && !QUOTED.test(rest) ? null : 'quotation';
}

const tidy = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();

/** Finds a new name, or a word that is neither in the request nor among the engine's words. */
export function findNewThing(text: string, ground: Ground): StrikeReason | null {
	for (const { text: word, isFirst } of placedWords(text)) {
		if (/^\p{N}+$/u.test(word)) continue;
		const isOwn = ground.ownWords.has(bare(word)) || ground.ownStems.has(stem(word));
		if (/\p{Lu}/u.test(word) && !isFirst && word !== 'I' && !isOwnName(word, ground)) return 'name';
		if (!isOwn && !isHouseWord(word)) return /^\p{Lu}/u.test(word) ? 'name' : 'claim';
	}
	return null;
}

/**
 * Whether the person wrote the name. Small letters count unless the name is also another word: "london", but not
 * "reading" for the town.
 */
const isOwnName = (word: string, { own, ownWords }: Ground): boolean =>
	placedWords(own).some(({ text }) => text === word) || (ownWords.has(bare(word)) && !isHouseWord(word));
