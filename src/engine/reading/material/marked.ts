import { type Range, type Source, trimRange } from '../source.ts';
import type { FoundMaterial } from './fences.ts';
import { isAnswerRule, isInstruction, resumesInstruction } from './instruction-like.ts';
import { kindOf } from './kind.ts';
import { findLeadIns } from './lead-ins.ts';
import { paragraphsOf } from './regions.ts';

const SHORTEST = 12;
/** A placeholder in the place of the passage: what comes after it is for the assistant again. */
const STANDS_FOR = /^(?:<[A-Za-z][\w ]{0,30}>|\{\{[^{}]{1,60}\}\}|\[[A-Za-z][^[\]]{0,60}\])(?:\s|[.,;]|$)/;
const QUOTATION = /^(?:"[^"]{1,6000}"|'[^'\n]{1,2000}'(?!\w)|「[^」]{1,2000}」)/;

/** Passages announced by a label or a lead-in with a colon; what follows is theirs, up to the next word to the assistant. */
export function findMarked(source: Source, range: Range): FoundMaterial[] {
	for (const lead of findLeadIns(source, range)) {
		const body = bodyAfter(source, { start: lead.index + lead[0].length, end: range.end });
		if (isWorthTaking(source, body, lead[0]))
			return [{ ...body, kind: kindOf(source.text.slice(body.start, body.end)) }];
	}
	return [];
}

/** Fences, headings, tags and role marks: how a passage may try to speak as something else than a passage. */
const STRUCTURE = /^[ \t]{0,8}(?:`{3}|~{3}|"{3}|'{3}|#{1,6} |={3}|-{3}|<\/?\s{0,3}[A-Za-z|]|\[INST|\*\*[A-Z])/m;
/** The closing line of a result, in a text too short to be a finished prompt that was left as it is. */
export const LENT_CLOSING = /Do not re-optimi[sz]e this prompt/;
/** From here on a closing line closes a result: its own marks are read as they stand. */
const SHORTEST_FINISHED = 500;
/** It opens with a mark of its own, so that mark says where it ends. */
const OPENS_ITSELF = /^\s{0,8}(?:`{3}|~{3}|"{3}|'{3}|<(?![|/])[A-Za-z])/;
const BLANK_LINE = /^[ \t]{0,8}\n/;
/** What is shown beside a question is followed by that question. */
const ONLY_SHOWN = /^\s{0,8}(?:here|below|this is)\b/i;

/**
 * A passage announced on a line of its own that begins as prose and holds marks of structure further down: all of it is
 * passage to the end, or its own marks would cut it up. Only plain words about the answer at its end are given back.
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
 * What follows a lead-in that ends its line, up to the next word to the assistant, with the lead-in's own place: lines that
 * were handed over, however much they read like orders.
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
	// What straight marks open goes on over curly ones in it.
	const asWritten = source.text.charAt(trimmed.start) === '"' ? source.text : source.folded;
	const quoted = quotationsAt(asWritten.slice(trimmed.start, trimmed.end));
	if (quoted && endsThere(source.folded.slice(trimmed.start + quoted.length, trimmed.end)))
		return { start: trimmed.start, end: trimmed.start + quoted.length };
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

const NEXT_QUOTATION = /^\s{0,4}(?:[,;/]|and\b|or\b)?\s{0,4}(?=["'「])/;

/** The quotation that a text opens with, and those right behind it: a chat, a list of lines. */
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

/** A quotation is the whole passage when nothing, or only words to the assistant, come after it. */
function endsThere(rest: string): boolean {
	const after = rest.replace(/^[\s.,;:]{1,20}/, '');
	return (
		!/\p{L}/u.test(after) ||
		isInstruction(after.slice(0, 300)) ||
		isAnswerRule(after) ||
		(rest.length < 300 && !/^\s*(?:,|or\b|and\b)/.test(rest))
	);
}

/** Gives back closing sentences that plainly speak of the answer: "Do not use commas in your response." */
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

/** Behind notes in small letters: "dont threaten yet". */
const SAID_OF_IT =
	/^\s*(?:(?:don'?t|do not|keep it|make it|not too)\s|not \p{L}+(?:,|\W*$)|no (?:hashtags?|emojis?|jargon|names|links?|jokes|slang|bullets?|clich[eé]s|buzzwords)\b)/u;

function isWorthTaking(source: Source, body: Range, lead: string): boolean {
	const text = source.folded.slice(body.start, body.end);
	if (STANDS_FOR.test(text)) return false;
	if (text.length === 0 || (text.length < SHORTEST && !/\bto [A-Z][a-z]+[^:]*:$|[\u3040-\u9fff]/.test(lead)))
		return false;
	return (
		!isInstruction(text.slice(0, 200)) ||
		/\b(?:sentences?|text|passage|paragraph|statement|e-?mail|code|phrase|message|post)\b/i.test(lead)
	);
}
