import { type Range, type Source, trimRange } from '../source.ts';
import type { FoundMaterial } from './fences.ts';
import { isAnswerRule, isInstruction, resumesInstruction } from './instruction-like.ts';
import { kindOf } from './kind.ts';
import { findLeadIns } from './lead-ins.ts';
import { paragraphsOf } from './regions.ts';

const SHORTEST = 12;
/** A placeholder instead of the passage; the text behind it is instruction again. */
const STANDS_FOR = /^(?:<[A-Za-z][\w ]{0,30}>|\{\{[^{}]{1,60}\}\}|\[[A-Za-z][^[\]]{0,60}\])(?:\s|[.,;]|$)/;
const QUOTATION = /^(?:"[^"]{1,6000}"|'(?:[^'\n]|(?<=\p{L})'(?=\p{L})){1,2000}'(?!\w)|「[^」]{1,2000}」)/u;

/** The passage behind the first label or lead-in with a colon that announces one, up to the next instruction. */
export function findMarked(source: Source, range: Range): FoundMaterial[] {
	for (const lead of findLeadIns(source, range)) {
		const body = bodyAfter(source, { start: lead.index + lead[0].length, end: range.end });
		if (isWorthTaking(source, body, lead[0]))
			return [{ ...body, kind: kindOf(source.text.slice(body.start, body.end)) }];
	}
	return [];
}

/** Fences, headings, tags and role marks, by which a passage may pretend to be part of the prompt. */
const STRUCTURE = /^[ \t]{0,8}(?:`{3}|~{3}|"{3}|'{3}|#{1,6} |={3}|-{3}|<\/?\s{0,3}[A-Za-z|]|\[INST|\*\*[A-Z])/m;
/** Words of a PLOOP result's closing line, which may stand in a passage too. */
export const LENT_CLOSING = /Do not re-optimi[sz]e this prompt/;
/** Length from which a text with a closing line is a finished prompt, whose marks are its own structure. */
const SHORTEST_FINISHED = 500;
/** A passage that opens with a fence, quote or tag, which says itself where it ends. */
const OPENS_ITSELF = /^\s{0,8}(?:`{3}|~{3}|"{3}|'{3}|<(?![|/])[A-Za-z])/;
const BLANK_LINE = /^[ \t]{0,8}\n/;
/** Lead-ins that only show a passage ("here is ..."); an instruction follows behind it. */
const ONLY_SHOWN = /^\s{0,8}(?:here|below|this is)\b/i;

/**
 * A passage announced on a line of its own that begins as prose and holds structure marks further down: it reaches to the end
 * of the text, or its marks would cut it up. Only rules about the answer at its end are not part of it.
 */
export function findAnnounced(source: Source, range: Range): FoundMaterial[] {
	const { folded } = source;
	const hasClosing = LENT_CLOSING.test(folded);
	const isFinished = hasClosing && folded.length >= SHORTEST_FINISHED;
	if (isFinished || !(hasClosing || STRUCTURE.test(folded))) return [];
	for (const lead of findLeadIns(source, range)) {
		const start = lead.index + lead[0].length;
		const rest = source.folded.slice(start, range.end);
		if (ONLY_SHOWN.test(lead[0]) || !BLANK_LINE.test(rest)) continue;
		if (OPENS_ITSELF.test(rest) || !(hasClosing || STRUCTURE.test(rest))) continue;
		const body = withoutTrailingRules(source, trimRange(source.text, { start, end: range.end }));
		if (body.start < body.end) return [{ ...body, kind: kindOf(source.text.slice(body.start, body.end)) }];
	}
	return [];
}

/**
 * The range of each lead-in that ends its line, and that of the passage below it, up to the next instruction. Orders within
 * such a passage are part of it.
 */
export function findLed(source: Source): { readonly lead: Range; readonly body: Range }[] {
	const whole = { start: 0, end: source.text.length };
	return findLeadIns(source, whole).flatMap((match) => {
		const lead = { start: match.index, end: match.index + match[0].length };
		if (!ENDS_LINE.test(source.folded.slice(lead.end, lead.end + 9))) return [];
		return [{ lead, body: bodyAfter(source, { start: lead.end, end: whole.end }) }];
	});
}

const ENDS_LINE = /^[ \t]{0,8}\n/;

function bodyAfter(source: Source, rest: Range): Range {
	const trimmed = trimRange(source.text, rest);
	// A quotation that opens with a straight mark may hold curly ones, so the unfolded text is matched.
	const asWritten = source.text.charAt(trimmed.start) === '"' ? source.text : source.folded;
	const quoted = lengthOfQuotation(asWritten.slice(trimmed.start, trimmed.end));
	if (quoted !== null) return { start: trimmed.start, end: trimmed.start + quoted };
	let { start: end } = trimmed;
	const paragraphs = paragraphsOf(source.text, trimmed);
	for (const [index, paragraph] of paragraphs.entries()) {
		if (
			index > 0 &&
			resumesInstruction(source.folded.slice(paragraph.start, paragraph.end), index === paragraphs.length - 1)
		)
			break;
		end = paragraph.end;
	}
	return withoutTrailingRules(source, trimRange(source.text, { start: trimmed.start, end }));
}

/** The length of the quotation that a text opens with, where the words behind it are no part of the passage. */
export function lengthOfQuotation(text: string): number | null {
	const quoted = quotationsAt(text);
	return quoted && endsThere(text.slice(quoted.length)) ? quoted.length : null;
}

const NEXT_QUOTATION = /^\s{0,4}(?:[,;/]|and\b|or\b)?\s{0,4}(?=["'「])/;

/** The quotations at the start of a text that follow each other directly: a chat, a list of lines. */
function quotationsAt(text: string): string | undefined {
	let end = QUOTATION.exec(text)?.[0].length ?? 0;
	while (end > 0) {
		const gap = NEXT_QUOTATION.exec(text.slice(end, end + 12))?.[0];
		const next = gap === undefined ? undefined : QUOTATION.exec(text.slice(end + gap.length))?.[0];
		if (gap === undefined || next === undefined) break;
		end += gap.length + next.length;
	}
	return end > 0 ? text.slice(0, end) : undefined;
}

/** "my draft: ..." behind a quotation: another passage begins. */
const NEXT_LABEL =
	/^(?:(?:and|here'?s|here is) )?(?:my|our|his|her|their|the) (?:draft|reply|answer|version|attempt|response|original|notes?)\b[^:\n]{0,30}:/i;

/** Whether a quotation is the whole passage, by what follows: nothing, an instruction, or a short rest that continues no list. */
function endsThere(rest: string): boolean {
	const after = rest.replace(/^[\s.,;:]{1,20}/, '');
	return (
		!/\p{L}/u.test(after) ||
		NEXT_LABEL.test(after) ||
		isInstruction(after.slice(0, 300)) ||
		isAnswerRule(after) ||
		(rest.length < 300 && !/^\s*(?:,|or\b|and\b)/.test(rest))
	);
}

/** The passage without sentences at its end that are rules for the answer: "Do not use commas in your response." */
function withoutTrailingRules(source: Source, body: Range): Range {
	let { end } = body;
	const isJotted = /^\p{Ll}/u.test(source.folded.slice(body.start, body.start + 1));
	for (let i = 0; i < 12; i++) {
		const text = source.folded.slice(body.start, end);
		const sentence = /(?<=[.!?"'])[ \t]{1,4}[^.!?\n]{3,300}[.!?]?["')]{0,2}\s{0,20}$/.exec(text.slice(-340));
		const cut = Math.max(sentence ? text.length - sentence[0].length : -1, text.lastIndexOf('\n'));
		if (cut <= 0 || !(isAnswerRule(text.slice(cut)) || (isJotted && SAID_OF_IT.test(text.slice(cut))))) break;
		end = body.start + cut;
	}
	return trimRange(source.text, { start: body.start, end });
}

/** Rules behind notes in lower case: "dont threaten yet". */
const SAID_OF_IT =
	/^\s*(?:(?:don'?t|do not|keep it|make it|not too)\s|not \p{L}+(?:,|\W*$)|no (?:hashtags?|emojis?|jargon|names|links?|jokes|slang|bullets?|clich[eé]s|buzzwords)\b)/u;

/** "turn these into acceptance criteria:": whatever stands behind it is what "these" means. */
const POINTS =
	/^\W{0,9}(?:(?:please|pls|can you|could you) )?(?:turn|convert|make|format|group|rank) (?:this|these|the following)\b[^:,]*\b(?:into|to|as|in)\b[^:,]*:$/iu;
/** A letter opens with its salutation. */
export const SALUTES = /^\s*(?:dear|hi|hello|hey|to whom)\s[^\n]{1,60},/i;

function isWorthTaking(source: Source, body: Range, lead: string): boolean {
	const text = source.folded.slice(body.start, body.end);
	if (STANDS_FOR.test(text)) return false;
	if (text.length === 0 || (text.length < SHORTEST && !/\bto [A-Z][a-z]+[^:]*:$|[\u3040-\u9fff]/.test(lead)))
		return false;
	return (
		!isInstruction(text.slice(0, 200)) ||
		SALUTES.test(text) ||
		POINTS.test(lead) ||
		/\b(?:sentences?|text|passage|paragraph|statement|e-?mail|code|phrase|message|post)\b/i.test(lead)
	);
}
