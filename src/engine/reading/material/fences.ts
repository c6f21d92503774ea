import type { MaterialKind } from '#engine/types';
import { refersToPassage } from '../flags/deixis.ts';
import { canMatch } from '../matching/can-match.ts';
import type { Range, Source } from '../source.ts';
import { isInstruction } from './instruction-like.ts';
import { kindOf } from './kind.ts';
import { touches } from './regions.ts';

export interface FoundMaterial extends Range {
	readonly kind: MaterialKind;
}

interface Fence {
	readonly open: RegExp;
	readonly close: (match: RegExpExecArray) => string;
	/** Whether a fence without a closing mark runs to the end of the text. */
	readonly isOpenEnded: boolean;
	readonly kind: (match: RegExpExecArray, body: string) => MaterialKind;
	/** Whether the text between the marks may hold the same mark. */
	readonly isNested?: boolean;
	/** Checks the text before and inside; false: the marks only structure the prompt. */
	readonly holds?: (before: string, body: string) => boolean;
}

const CODE_FENCES: readonly Fence[] = [
	{
		open: /(?<=^|\n)[ \t]{0,8}(`{3,40}|~{3,40})([\w+#.-]{0,20})[ \t]*\n/g,
		close: (match) => `\n${match[1] ?? ''}`,
		isOpenEnded: true,
		kind: (match, body) => (/^(?:text|txt|md|markdown)?$/i.test(match[2] ?? '') ? kindOf(body) : 'code'),
	},
	{
		open: /```/g,
		close: () => '```',
		isOpenEnded: false,
		kind: (_, body) => kindOf(body),
		holds: (_, body) => body.trim().length > 20,
	},
];

const DELIMITERS: readonly Fence[] = [
	{
		// Not behind a word or mark: there the quotes end a string of code, as in `"<b>"""`, and open no passage.
		open: /(?<![\p{L}\p{N}>)\]"'])("""|''')/gu,
		close: (match) => match[0],
		isOpenEnded: false,
		isNested: true,
		kind: (_, body) => kindOf(body),
	},
	{
		open: /<(text|article|document|passage|email|input|content|code|data|transcript|source|essay|material|example|review|message|notes)>/gi,
		close: (match) => `</${match[1] ?? ''}>`,
		isOpenEnded: false,
		kind: (_, body) => kindOf(body),
	},
	{
		open: /(?<=^|\n)[ \t]{0,4}(-{3,20}|={3,20}|_{5,20})[ \t]{0,8}\n/g,
		close: (match) => `\n${match[1] ?? ''}`,
		isOpenEnded: false,
		kind: (_, body) => kindOf(body),
		holds: (before, body) => refersToPassage(before.slice(-400)) && !isInstruction(body),
	},
];

const FENCE_MARK = /```|~~~/;
/** Triple quotes and tags, which people close; ruled lines often stand alone. */
const WRAPPERS = DELIMITERS.slice(0, 2);

/** Passages in quotes or tags that contain the mark of a code fence: the fence is part of such a passage. */
export function findWrapped(source: Source, range: Range): FoundMaterial[] {
	const at = source.folded.slice(range.start, range.end).search(FENCE_MARK);
	if (at < 0) return [];
	const mark = range.start + at;
	return findOutermost(source, range, WRAPPERS).filter(({ start, end }) => start < mark && mark < end);
}

/** Replaces passages that lie wholly inside quotes or tags by the passage that these enclose. */
export function absorbIntoWrappers(source: Source, found: readonly FoundMaterial[]): FoundMaterial[] {
	if (found.length === 0) return [];
	const holds = (outer: Range, inner: Range) => outer.start < inner.start && inner.end <= outer.end;
	const wrappers = findOutermost(source, { start: 0, end: source.folded.length }, WRAPPERS).filter((wrapper) => {
		const met = found.filter((one) => touches([wrapper], one));
		return met.length > 0 && met.every((one) => holds(wrapper, one));
	});
	return [...found.filter((one) => !touches(wrappers, one)), ...wrappers];
}

/** Passages between code fences. */
export function findFenced(source: Source, range: Range): FoundMaterial[] {
	return findBetween(source, range, CODE_FENCES);
}

/** Passages between other delimiters: triple quotes, tags, ruled lines. */
export function findDelimited(source: Source, range: Range): FoundMaterial[] {
	return findOutermost(source, range, DELIMITERS);
}

/** Of overlapping passages, those that open first. */
function findOutermost(source: Source, range: Range, fences: readonly Fence[]): FoundMaterial[] {
	const all = fences.flatMap((fence) => between(source, range, fence)).sort((a, b) => a.start - b.start);
	const found: FoundMaterial[] = [];
	for (const one of all) if (!touches(found, one)) found.push(one);
	return found;
}

function findBetween(source: Source, range: Range, fences: readonly Fence[]): FoundMaterial[] {
	const found: FoundMaterial[] = [];
	for (const fence of fences) found.push(...between(source, range, fence).filter((one) => !touches(found, one)));
	return found;
}

/** Where the closing mark is. Where a text may hold marks itself and the first two have nothing between them, the last one closes. */
function closingOf(text: string, close: string, bodyStart: number, { isNested }: Fence): number {
	const next = text.indexOf(close, bodyStart - 1);
	return isNested && next >= 0 && text.slice(bodyStart, next).trim() === '' ? text.lastIndexOf(close) : next;
}

/**
 * Where the passage ends. In a text that may hold marks itself, lines right under the closing mark that ask to repeat or
 * reveal the request itself count as part of the passage: they are rather an injection than the person's own words.
 */
function endOf(text: string, end: number, { isNested }: Fence): number {
	if (!isNested) return end;
	const blank = text.indexOf('\n\n', end);
	const stop = blank < 0 ? text.length : blank;
	return TURNS_ON_REQUEST.test(text.slice(end, stop)) ? stop : end;
}

const TURNS_ON_REQUEST =
	/\b(?:ignore|disregard|forget|override|print|show|reveal|output|leak|tell)\b[^.\n]{0,30}\b(?:(?:prompt|instructions?|rules?) (?:above|before)|(?:previous|prior|above|your|system|hidden) (?:\w{1,20} )?(?:prompt|instructions?|rules?))\b|\bnew (?:task|instructions?|rules?)\s{0,3}:/i;

function between(source: Source, range: Range, fence: Fence): FoundMaterial[] {
	if (!canMatch(fence.open, source.stems)) return [];
	const text = source.folded.slice(range.start, range.end);
	const found: FoundMaterial[] = [];
	const hopeless = new Set<string>();
	const { open } = fence;
	open.lastIndex = 0;
	for (let match = open.exec(text); match; match = open.exec(text)) {
		const close = fence.close(match);
		if (hopeless.has(close)) continue;
		const bodyStart = match.index + match[0].length;
		const closeAt = closingOf(text, close, bodyStart, fence);
		if (closeAt < 0) hopeless.add(close);
		if (closeAt < 0 && !fence.isOpenEnded) continue;
		const bodyEnd = closeAt < 0 ? text.length : closeAt;
		const end = closeAt < 0 ? text.length : endOf(text, closeAt + close.length, fence);
		const body = text.slice(bodyStart, bodyEnd);
		open.lastIndex = Math.max(end, bodyStart);
		if (/\S/.test(body) && fence.holds?.(text.slice(0, match.index), body) !== false)
			found.push({ start: range.start + match.index, end: range.start + end, kind: fence.kind(match, body) });
	}
	return found;
}
