import type { Choices } from '../options/modifier-catalogue.ts';
import { NAMED_RECIPIENT, SLOT_CUES } from './cues.ts';
import { isEnglish } from './english.ts';
import { KIND_CUES, type Kind, SLOTS, type SlotName } from './kinds.ts';

export interface HintPart {
	readonly slot: SlotName;
	readonly isSaid: boolean;
}

/** Shorter texts get no hints. */
const HINT_FROM_CHARS = 12;
/** Characters in which the kind of work is looked for; later text may be material. */
const KIND_WINDOW = 400;
const MOST_CHARS = 4000;
/** A passage to work on is at least this long. */
const PASSAGE_CHARS = 60;
const MATERIAL = /```|~~~|https?:\/\/|\b[\w-]{1,60}\.(?:pdf|docx?|txt|md|csv|xlsx?|pptx?|html?|json)\b|\{\{/i;
const QUOTED = /"[^"]{40}|“[^”]{40}/;
const LABELLED = /\b(?:text|passage|article|email|paragraph|following)\b[^:\n]{0,60}:[ \n]*\S/i;
/** An empty line that a chip has begun. */
const BEGUN =
	/^(?:(?:task|about|text|audience|length|tone|format|number of items|time available|budget|programming language):|send it to|translate into) {0,9}$/gim;
const FILLER =
	/^(?:an?|the|and|or|for|to|of|in|on|with|about|that|this|it|is|are|be|my|our|your|me|us|you|i|we|please|can|could|would|will|want|need|help|some|good|nice|new|write|create|make|draft|design|compose|generate|prepare|build|give|get|do|does|how|what|why|explain|short|long|brief|great|best)$/i;

/** The stated and the missing details of an English text; null where no hint makes sense. */
export function readHint(whole: string, choices: Choices): readonly HintPart[] | null {
	const text = whole.slice(0, MOST_CHARS).replace(BEGUN, '');
	if (text.trim().length < HINT_FROM_CHARS || !isEnglish(text)) return null;
	const kind = findKind(text.slice(0, KIND_WINDOW));
	const slots = SLOTS[kind?.name ?? 'none'].map((slot) => ({ slot, isSaid: isSaid(slot, text, kind, choices) }));
	return [{ slot: 'task', isSaid: kind !== null }, ...slots];
}

interface Found {
	readonly name: Kind;
	/** The words by which it was recognised. */
	readonly cue: string;
}

function findKind(text: string): Found | null {
	let first: (Found & { readonly at: number }) | null = null;
	for (const [name, cue] of KIND_CUES) {
		const match = cue.exec(text);
		// After a general verb the object decides: "write a poem".
		if (match && (!first || (name !== 'other' && match.index < first.at))) {
			first = { name, cue: match[0], at: match.index };
		}
	}
	return first;
}

function isSaid(slot: SlotName, text: string, kind: Found | null, choices: Choices): boolean {
	if (slot === 'material') return hasMaterial(text);
	if (slot === 'subject') return hasSubject(text, kind?.cue ?? '');
	if (SLOT_CUES[slot]?.test(text)) return true;
	if (slot === 'recipient') return NAMED_RECIPIENT.test(text);
	if (slot === 'tone') return choices.tone !== 'friendly';
	if (slot === 'format') return choices.format !== 'paragraph';
	return slot === 'audience' && choices.readerLevel !== 'general';
}

function hasMaterial(text: string): boolean {
	const gap = text.indexOf('\n\n');
	const below = gap === -1 ? 0 : text.slice(gap).trim().length;
	if (below >= PASSAGE_CHARS || MATERIAL.test(text) || QUOTED.test(text)) return true;
	const label = LABELLED.exec(text);
	return label !== null && text.length - label.index - label[0].length >= PASSAGE_CHARS;
}

/** Words for the audience and the manner do not name the subject. */
const ASIDE = ['recipient', 'audience', 'length', 'tone'] as const;

/** Whether there is a subject besides the kind of work: not in "write a poem", but in "write a poem about rain". */
function hasSubject(text: string, cue: string): boolean {
	let rest = text.slice(0, KIND_WINDOW).replace(cue, ' ');
	for (const slot of ASIDE) rest = rest.replace(SLOT_CUES[slot] ?? '', ' ');
	return (rest.match(/[\p{L}\d'-]{2,}/gu) ?? []).some((word) => !FILLER.test(word));
}
