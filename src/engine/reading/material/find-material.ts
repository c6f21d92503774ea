import type { Material } from '#engine/types';
import { ordersOrAsks } from '../asks.ts';
import { detectLanguage } from '../language.ts';
import { type Range, type Source, spanOf, trimRange } from '../source.ts';
import { findBehindBareWork } from './behind-bare-work.ts';
import { absorbIntoWrappers, type FoundMaterial, findDelimited, findFenced, findWrapped } from './fences.ts';
import { findAnnounced, findMarked, lengthOfQuotation, SALUTES } from './marked.ts';
import { findPasted, findQuoted } from './pasted.ts';
import { gapsBetween } from './regions.ts';
import { isSpokenOf, speaksToUs } from './speaks-of-passage.ts';

/** `isUnmarked`: only its place and style tell that it is pasted. */
type Passage = FoundMaterial & { readonly isUnmarked?: boolean };
type Finder = (source: Source, range: Range) => FoundMaterial[];

// From the surest sign to the weakest; each finder sees only what the ones before left.
const FINDERS: readonly Finder[] = [
	findAnnounced,
	findWrapped,
	findFenced,
	findDelimited,
	findQuoted,
	findPasted,
	findMarked,
	findBehindBareWork,
];

/** The passages that the request works on, in order. The rest of the text is instruction. */
export function findMaterial(source: Source): Material[] {
	const whole = { start: 0, end: source.text.length };
	let found: Passage[] = [];
	for (const find of FINDERS) {
		if (find === findDelimited) found = absorbIntoWrappers(source, found);
		const isSure = find === findPasted && found.length > 0;
		for (const gap of gapsBetween(whole, found)) {
			const seen = withoutOverlap(find(source, gap)).filter(({ kind }) => !isSure || kind !== 'text');
			found.push(
				...(find === findPasted ? seen.map((one) => ({ ...endAtQuotation(source, one), isUnmarked: true })) : seen),
			);
		}
	}
	const spoken = withoutOwnTale(source, found);
	return (leavesNothing(source, spoken) ? [] : withSomethingSaid(source, spoken))
		.map(({ kind, ...range }, _, all) => ({
			kind,
			span: spanOf(source, withLabel(source, trimRange(source.text, range), all.length > 1)),
		}))
		.filter(({ span }) => span.start < span.end)
		.sort((a, b) => a.span.start - b.span.start);
}

/** A passage that opens with a quotation ends with it: '"Dear Mr Ruiz, ..." i want it polite'. */
function endAtQuotation(source: Source, passage: FoundMaterial): FoundMaterial {
	const length = passage.kind === 'text' ? lengthOfQuotation(source.text.slice(passage.start, passage.end)) : null;
	return length === null || length < SHORTEST_QUOTATION ? passage : { ...passage, end: passage.start + length };
}

const SHORTEST_QUOTATION = 40;
const QUOTATION = /"[^"]{40,2000}"/;

/**
 * Without unmarked prose that nothing speaks of, and without prose that speaks to the assistant where another passage is
 * shown. In English, where such words are known.
 */
function withoutOwnTale(source: Source, found: readonly Passage[]): readonly Passage[] {
	if (!found.some(({ isUnmarked }) => isUnmarked) || detectLanguage(source.text).code !== 'en') return found;
	const around = gapsBetween({ start: 0, end: source.text.length }, found)
		.map(({ start, end }) => source.folded.slice(start, end))
		.join(' \n ');
	return found.filter(({ isUnmarked, kind, start, end }) => {
		const words = source.folded.slice(start, end);
		const isOther = found.length > 1 || QUOTATION.test(around);
		const isLabelled = withLabel(source, { start, end }).start < start;
		if (!isUnmarked || kind !== 'text' || isLabelled || isLetterBelow(source, start)) return true;
		return isSpokenOf(words, around) && !(isOther && speaksToUs(words));
	});
}

/** "make polite but firm pls:" above a letter. */
const isLetterBelow = ({ folded }: Source, start: number): boolean =>
	/:\s*$/.test(folded.slice(0, start)) && SALUTES.test(folded.slice(start, start + 80));

/** "Open 8-5. Staff:" over a list of names: the label "Staff:" is taken into the passage with its list. */
const LABEL =
	/(?:^|[.!?;,]\s+|\n)((?!(?:this|these|here|below|following|the following|covering|including|containing|with|about|such as|(?:i|we) (?:need|want)|must have)\b)[\p{L}'’]{3,16}(?: [\p{L}'’]{2,16})?:)[ \t]*\n\s*$/iu;
const LIST = /^[-*•]\s|^\d{1,2}[.)]\s/;
/** "review: '...' my draft: '...'": of several quotations the label tells which is which. */
const LABEL_OF_QUOTATION =
	/(?:^|[.!?;,'"”’]\s+|\n)((?:(?:my|our|his|her|their|the) )?(?!(?:this|these|here|below|following|is|says?|said|reads?|like)\b)[\p{L}’]{3,16}:)[ \t]*$/iu;
/** Labels that are verbs too. */
const NAMES_TEXT = /^(?:(?:my|our|his|her|their|the) )?(?:review|answer|reply|note|email|message|post|comment):$/i;
const OPENS_QUOTATION = /^["“'‘]/;
const FAR_ENOUGH = 60;

function withLabel(source: Source, { start, end }: Range, isOneOfSeveral = false): Range {
	const from = Math.max(0, start - FAR_ENOUGH);
	const words = source.folded.slice(start, end);
	const sign = LIST.test(words) ? LABEL : isOneOfSeveral && OPENS_QUOTATION.test(words) ? LABEL_OF_QUOTATION : null;
	const label = sign?.exec(source.folded.slice(from, start)) ?? null;
	const isOrder = label?.[1] !== undefined && !NAMES_TEXT.test(label[1]) && ordersOrAsks(label[1]);
	const opens = (label?.index ?? 0) + (label?.[0].indexOf(label[1] ?? '') ?? 0);
	return label && !isOrder && opens > 0 ? { start: from + opens, end } : { start, end };
}

/** Whether only prose was found and nothing is left around it: then it is the request. Code or data alone is material. */
function leavesNothing(source: Source, found: readonly FoundMaterial[]): boolean {
	const rest = gapsBetween({ start: 0, end: source.text.length }, found);
	return (
		found.every(({ kind }) => kind === 'text' || kind === 'quote') &&
		!rest.some((gap) => /[\p{L}\p{N}]/u.test(source.text.slice(gap.start, gap.end)))
	);
}

/** Where everything was taken for material, code or data and prose, the last prose passage is given back as the request. */
function withSomethingSaid(source: Source, found: readonly FoundMaterial[]): readonly FoundMaterial[] {
	const rest = gapsBetween({ start: 0, end: source.text.length }, found);
	const isSaid = rest.some((gap) => /[\p{L}\p{N}]/u.test(source.text.slice(gap.start, gap.end)));
	const prose = found.filter(({ kind }) => kind === 'text');
	return isSaid || prose.length === 0 ? found : found.filter((one) => one !== prose.at(-1));
}

function withoutOverlap(found: readonly FoundMaterial[]): FoundMaterial[] {
	const kept: FoundMaterial[] = [];
	for (const one of found) if (!kept.some((other) => one.start < other.end && other.start < one.end)) kept.push(one);
	return kept;
}

/** The ranges of the text without the material. */
export function findInstruction(length: number, material: readonly Material[]): Range[] {
	return gapsBetween(
		{ start: 0, end: length },
		material.map(({ span }) => span),
	);
}
