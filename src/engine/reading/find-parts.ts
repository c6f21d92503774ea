import type { PartKind } from '#engine/tagging/part-labels';
import { tagParts } from '#engine/tagging/tag-parts';
import { viewWithout } from '#engine/tagging/view';
import { findProtected } from './protected.ts';
import { type Range, type Source, trimRange } from './source.ts';

/** One part of a request: what it is, and where it stands without the white space around it. */
export interface Part extends Range {
	readonly kind: PartKind;
}

/** Words that take something back; without one of them nothing is taken for superseded. */
const TAKES_BACK =
	/\b(?:no|nope|nah|wait|sorry|actually|scratch|instead|mean|meant|forget|ignore|correction|oops|rather|nevermind|never ?mind|not that|perd[oó]n|mejor|digo|espera|olvida|non|pardon|plut[oô]t|enfin|oublie|attends|nein|quatsch|doch|moment|besser|vergiss|scusa|anzi|aspetta|meglio|desculpa|ali[aá]s|melhor|esquece|nie|czekaj|znaczy|jednak|przepraszam|sorki)\b|不对|不是|算了|还是|说错|いや|やっぱ|違う|じゃなくて|訂正/i;
const HOLDS_SOMETHING =
	/\d|["“«「]|https?:|@|\b(?:without|must|only|never|avoid|don'?t (?:use|mention|write|say|include|want))\b/i;
const MOST_CHATTER_WORDS = 14;
const HAS_WORD = /[\p{L}\p{N}]/u;
/** Words that mean nothing on their own: they go with what follows. */
const LOOSE =
	/^[\s,;:.]*(?:(?:and|but|also|then|plus|or|so|oh|to|for|with|the|a|an|of|in|on|as|that|which|it|is|are|be|y|e|et|und|und dann|i|o|ou|oder|con|avec|mit|de|pour|para|per|für|za|na|do|z|w)\s*){1,3}[\s,;:]*$/i;

/**
 * Cuts what is said around the passages into parts. Whatever would be taken off the text has to be sure: a part that holds
 * a figure, a ban or a quotation is no chatter, and nothing is superseded without a word that takes it back.
 */
export function findParts(source: Source, passages: readonly Range[], language: string): Part[] {
	const view = viewWithout(source.folded, passages);
	const tagged = tagParts(view.text, language).map(({ kind, start, end }) => ({
		kind,
		start: view.toSource(start),
		end: end === view.text.length ? source.text.length : view.toSource(end),
	}));
	const cut = tagged.flatMap((part) => withoutPassages(part, passages));
	const sure = withoutLooseEnds(source.text, cut).map((part) => ({ ...part, kind: sureKind(part, source.folded) }));
	return itemsApart(source.folded, withReasons(source.folded, sure))
		.flatMap((part) => sentencesOf(source, part))
		.map((part) => ({ ...trimRange(source.text, part), kind: part.kind }))
		.filter(({ start, end }) => start < end);
}

/** What is left of a part on both sides of the passages in it. */
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

/** Signs alone, and words that mean nothing alone, go with their neighbour. */
function withoutLooseEnds(text: string, parts: readonly Part[]): Part[] {
	const joined: Part[] = [];
	let carried: number | null = null;
	for (const part of parts) {
		const words = text.slice(part.start, part.end);
		const before = joined.at(-1);
		if (!HAS_WORD.test(words)) {
			if (before && text.slice(before.end, part.start).trim() === '')
				joined[joined.length - 1] = { ...before, end: part.end };
			continue;
		}
		const start: number = carried ?? part.start;
		carried = null;
		if (LOOSE.test(words) && part !== parts.at(-1) && part.kind !== 'chatter') {
			carried = start;
			continue;
		}
		joined.push({ ...part, start });
	}
	return joined;
}

function sureKind({ kind, start, end }: Part, text: string): PartKind {
	const words = text.slice(start, end);
	if (kind === 'superseded') return TAKES_BACK.test(words) ? kind : 'limit';
	if (kind === 'material') return isHandedOver(text, start, words) ? kind : 'content';
	if (kind === 'chatter')
		return HOLDS_SOMETHING.test(words) || words.split(/\s+/).length > MOST_CHATTER_WORDS ? 'background' : kind;
	return kind;
}

/** Within a line, only what is quoted or announced by a colon is pasted. */
const isHandedOver = (text: string, start: number, words: string): boolean =>
	/^\s*["“„«「『`]/.test(words) || /[:：]\s*$/.test(text.slice(Math.max(0, start - 6), start));

const REASON =
	/^\s*(?:because|bc|bcs|cos|cuz|since (?!\d)|as (?:i|we|he|she|they|it)\b|so that|porque|ya que|parce qu|car |weil|da (?:ich|wir|er|sie|es)\b|denn |perch[eé]|pois |bo |poniewa[zż]|因为)/i;

/** A reason stays with what it is the reason of. */
function withReasons(text: string, parts: readonly Part[]): Part[] {
	const joined: Part[] = [];
	for (const part of parts) {
		const before = joined.at(-1);
		const isReason =
			part.kind === 'background' &&
			before !== undefined &&
			before.kind !== 'chatter' &&
			REASON.test(text.slice(part.start, part.end));
		if (isReason && !/[.!?\n]\s*$/.test(text.slice(before.start, part.start)))
			joined[joined.length - 1] = { ...before, end: part.end };
		else joined.push(part);
	}
	return joined;
}

const ITEM = /(?<=^|[\s:,;])\(?([1-9])\)\s(?=\S)/g;

/** "1) a plan ... 2) a message": each number begins a part; what the first item is, the others are too. */
function itemsApart(text: string, parts: readonly Part[]): Part[] {
	const marks = [...text.matchAll(ITEM)]
		.filter(({ 1: digit }, at) => Number(digit) === at + 1)
		.map(({ index }) => index);
	if (marks.length < 2) return [...parts];
	const first = parts.find(({ start, end }) => start <= (marks[0] ?? 0) && (marks[0] ?? 0) < end)?.kind;
	return parts.flatMap((part) => {
		const inside = marks.filter((mark) => part.start < mark && mark < part.end);
		const cuts = [part.start, ...inside, part.end];
		return cuts.slice(0, -1).map((start, at) => ({
			kind: first === 'task' && marks.includes(start) ? ('task' as const) : part.kind,
			start,
			end: cuts[at + 1] ?? part.end,
		}));
	});
}

const SENTENCE_END =
	/(?<!\b(?:no|nr|mr|mrs|ms|dr|st|vs|etc|e\.g|i\.e|approx|z\.b|p\.ex|sr|sra|m|ca|bzw|inkl|min|max|np|tel|art|str)|\s\p{L}|\d)[.!?]+["”’)]?\s+(?=[\p{L}\d"“(£$€])|(?<=\d)[.!?]\s+(?=\p{L}{2})|[。！？]/giu;

/** Wishes and facts end with their sentence, whatever case the next one begins in. What is asked may be told in several. */
function sentencesOf(source: Source, part: Part): Part[] {
	if (part.kind === 'task' || part.kind === 'material' || part.kind === 'superseded') return [part];
	const words = source.folded.slice(part.start, part.end);
	const quoted = findProtected(source, part);
	const cuts = [...words.matchAll(SENTENCE_END)]
		.map((match) => part.start + match.index + match[0].length)
		.filter((cut) => cut < part.end && !quoted.some(({ start, end }) => start < cut && cut < end));
	const ends = [part.start, ...cuts, part.end];
	return ends.slice(0, -1).map((start, at) => ({ kind: part.kind, start, end: ends[at + 1] ?? part.end }));
}
