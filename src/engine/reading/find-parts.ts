import { tagParts } from '#engine/tagging/tag-parts';
import { viewWithout } from '#engine/tagging/view';
import { askedAtLast } from './asked-at-last.ts';
import { breathsApart } from './breaths-apart.ts';
import { factsApart } from './facts-apart.ts';
import {
	withBrackets,
	withChoices,
	withConsequences,
	withCorrections,
	withForms,
	withLists,
	withQueries,
	withQuotations,
	withReasons,
	withTales,
} from './hanging-parts.ts';
import { lesserTasks } from './lesser-tasks.ts';
import { withPleaseBehind, withRows, withScraps } from './one-phrase.ts';
import type { Part } from './part.ts';
import { itemsApart, listsApart, sentencesOf, sizesApart, withoutTales } from './parts-apart.ts';
import { withSentence } from './same-sentence.ts';
import { type Range, type Source, trimRange } from './source.ts';
import { spacesApart } from './spaces-apart.ts';
import { speechApart } from './speech/speech-apart.ts';
import { SPEECHES } from './speech/speeches.ts';
import { sureKind } from './sure-kind.ts';
import { sureTasks } from './sure-tasks.ts';
import { withTopicsBehind } from './topics-behind.ts';
import { withTornEnds } from './torn-parts.ts';
import { bracketsApart, wishesApart } from './wishes-apart.ts';

const HAS_WORD = /[\p{L}\p{N}]/u;
/** Words that mean nothing alone and are joined to the next part: "and", "with the". */
const LOOSE =
	/^[\s,;:.]*(?:(?:and|but|also|then|plus|or|so|oh|to|for|with|the|a|an|of|in|on|as|that|which|it|is|are|be|y|e|et|und|und dann|i|o|ou|oder|con|avec|mit|de|pour|para|per|für|za|na|do|z|w)\s*){1,3}[\s,;:]*$/i;

/**
 * Cuts the text outside the passages into parts. Kinds that are removed from the text must be certain: a part with a figure,
 * a ban or a quotation is never chatter, and a part is superseded only with a word of correction at its end.
 */
export function findParts(source: Source, passages: readonly Range[], language: string): Part[] {
	const view = viewWithout(source.folded, passages);
	const tagged = tagParts(view.text, language).map(({ kind, start, end }) => ({
		kind,
		start: view.toSource(start),
		end: end === view.text.length ? source.text.length : view.toSource(end),
	}));
	const cut = tagged
		.flatMap((part) => withoutPassages(part, passages))
		.flatMap((part) => quotationApart(source.folded, part));
	const sure = withoutLooseEnds(source.text, cut, passages).map((part) => ({
		...part,
		kind: isPointer(source.text, part, passages) ? ('chatter' as const) : sureKind(part, source.folded, language),
	}));
	const shaped = SHAPINGS.reduce<readonly Part[]>((parts, shape) => shape(source.folded, parts), sure);
	const speech = SPEECHES[language];
	const whole = speech
		? sizesApart(source.folded, speechApart(source, shaped, speech))
		: withTales(source.folded, withTornEnds(source.folded, asAsked(source, shaped, language)));
	// A joined part may be only a rule of form: "at the end of your response, | please add ...".
	const parts = (speech ? whole : lesserTasks(source.folded, whole))
		.flatMap((part) => (speech ? [part] : sentencesOf(source, part)))
		.flatMap((part) => (language === 'en' ? factsApart(source.folded, part) : [part]))
		.map((part) => ({ ...trimRange(source.text, part), kind: part.kind }))
		.filter(({ start, end }) => start < end);
	return language === 'en' ? withSentence(source.folded, parts) : parts;
}

const asAsked = ({ folded }: Source, parts: readonly Part[], language: string): readonly Part[] =>
	language === 'en' ? sureTasks(folded, askedAtLast(folded, parts)) : parts;

/** In this order: connected parts are joined before lists, sizes and items are cut apart. */
const SHAPINGS: readonly ((text: string, parts: readonly Part[]) => readonly Part[])[] = [
	withPleaseBehind,
	withCorrections,
	withLists,
	withQuotations,
	withBrackets,
	withQueries,
	withForms,
	withChoices,
	withRows,
	withConsequences,
	withReasons,
	breathsApart,
	withoutTales,
	lesserTasks,
	bracketsApart,
	wishesApart,
	spacesApart,
	sizesApart,
	listsApart,
	itemsApart,
	withScraps,
	breathsApart,
	withTopicsBehind,
];

/** "Here", "here it is:", "Sample:" right before a passage: redundant, so removed as chatter. */
const HERE =
	/^\W{0,3}(?:here|here it is|here you (?:go|are)|here['’]?s (?:the|my) (?:bit|part|one|stuff|thing)(?: (?:that['’]?s|which is|i mean|in question|from)[^.,:\n]{0,24})?|this is it|sample|it (?:says|reads|goes|looks like(?: this)?)|it['’]?s (?:something )?like(?: this)?|something like this|what (?:i|we)(?:['’]ve| have)(?: got)?(?: so far)?|(?:(?:the|my|his|her|their|old|current|present) )?(?:version|text|draft|original|message|e-?mail|paragraph|passage))\W{0,3}$/i;
const isPointer = (text: string, { start, end }: Part, passages: readonly Range[]): boolean =>
	HERE.test(text.slice(start, end)) &&
	passages.some((passage) => end <= passage.start && text.slice(end, passage.start).trim() === '');

const QUOTATION = /^\s*(?:"[^"]+"|“[^”]+”|«[^»]+»)[.,]?\s+(?=[\p{L}\d])/u;

/** '"Love travel, food and my dog." I'm 44, ...': pasted material ends with its closing quotation mark. */
function quotationApart(text: string, part: Part): Part[] {
	const quoted = part.kind === 'material' ? QUOTATION.exec(text.slice(part.start, part.end))?.[0].length : undefined;
	if (quoted === undefined) return [part];
	const end = part.start + quoted;
	return [
		{ ...part, end },
		{ kind: 'limit', start: end, end: part.end },
	];
}

/** The pieces of a part before, between and after the passages in it. */
function withoutPassages(part: Part, passages: readonly Range[]): Part[] {
	let rest: Part[] = [part];
	for (const passage of passages)
		rest = rest.flatMap((one) => {
			if (passage.end <= one.start || one.end <= passage.start) return [one];
			return [
				{ ...one, end: passage.start },
				{ ...one, start: passage.end },
			].filter(({ start, end }) => start < end);
		});
	return rest;
}

/** Joins punctuation alone to the part before it and loose words to the next part, unless a passage is between. */
function withoutLooseEnds(text: string, parts: readonly Part[], passages: readonly Range[]): Part[] {
	const isParted = (one: Part, other: Part) =>
		passages.some(({ start, end }) => one.start <= start && end <= other.start);
	const joined: Part[] = [];
	let carried: Part | null = null;
	for (const part of parts) {
		const words = text.slice(part.start, part.end);
		const before = joined.at(-1);
		if (!HAS_WORD.test(words)) {
			if (before && text.slice(before.end, part.start).trim() === '')
				joined[joined.length - 1] = { ...before, end: part.end };
			continue;
		}
		const isAlone: boolean = carried !== null && isParted(carried, part);
		if (carried && isAlone) joined.push(carried);
		const whole: Part = carried && !isAlone ? { ...part, start: carried.start } : part;
		carried = null;
		if (LOOSE.test(words) && part !== parts.at(-1) && part.kind !== 'chatter') carried = whole;
		else joined.push(whole);
	}
	// Only punctuation followed the loose words: together they are a part.
	const last = parts.at(-1);
	if (carried && last) joined.push(isParted(carried, last) ? carried : { ...last, start: carried.start });
	return joined;
}
