import type { Operation } from '#engine/review-model';
import type { PlannedLine, PlannedSection, Span } from '#engine/types';
import { asLine } from '../as-line.ts';
import type { Brief } from '../brief.ts';
import { FRAME } from '../page.ts';
import { type Courtesy, findCourtesies } from './courtesy.ts';
import { identify } from './identify.ts';
import { reasonFor } from './reasons.ts';
import { findUnplaced } from './unplaced.ts';

/** A step as planned, before it is known where it lands. */
export type Draft = Omit<Operation, 'source' | 'landed' | 'isUndone'> & { readonly source: readonly Span[] };

const MOVES = /^(?:intent\.context|constraint\.own|step\.own|putback)$/;
const LONGEST = 300;

/** Every step from the request to the stamped plan: what was taken off, then each line in the order of the sections. */
export function draftOperations(sections: readonly PlannedSection[], brief: Brief): Draft[] {
	const taken = [
		...findCourtesies(brief).map(takenOff),
		...findUnplaced(sections, brief.reading).map(({ span, role }) =>
			removed(span, role === 'filler' ? 'filler' : 'repeat'),
		),
	];
	return [...taken.map((draft) => withReason(draft, brief)), ...draftLines(sections, brief)];
}

/** The steps that put lines there, and the headings over them. */
export function draftLines(sections: readonly PlannedSection[], brief: Brief): Draft[] {
	const drafts = lineDrafts(sections.flatMap(({ lines }) => lines));
	const hasFrame = sections.some(({ id, lines }) => id !== 'closing' && lines.length > 0);
	return [...drafts, ...(hasFrame ? [FRAME_DRAFT] : [])].map((draft) => withReason(draft, brief));
}

const withReason = (draft: Omit<Draft, 'reason'>, brief: Brief): Draft => ({
	...draft,
	reason: reasonOf(draft, brief),
});

const FRAME_DRAFT = { id: FRAME, action: 'added', rule: FRAME, text: 'Headings', source: [] } as const;

const takenOff = ({ cuts }: Courtesy) => ({
	id: identify({ rule: 'courtesy', source: cuts, text: '' }),
	action: 'reworded' as const,
	rule: 'courtesy',
	text: cuts.map(({ text }) => asLine(text).trim()).join(' … '),
	source: cuts,
});

const removed = (span: Span, rule: string) => ({
	id: identify({ rule, source: [span], text: '' }),
	action: 'removed' as const,
	rule,
	text: shorten(span.text),
	source: [span],
});

/** One step for each line, except that a passage and its caption are one. */
function lineDrafts(lines: readonly PlannedLine[]): Omit<Draft, 'reason'>[] {
	const drafts = new Map<string, Omit<Draft, 'reason'>>();
	for (const { operation, rule, text, source, origin } of lines) {
		if (operation === undefined) continue;
		const earlier = drafts.get(operation)?.source ?? [];
		const action = rule.startsWith('source.') || rule === 'caption' ? 'fenced' : actionOf(rule, origin);
		drafts.set(operation, { id: operation, action, rule, text: shorten(text), source: [...earlier, ...source] });
	}
	return [...drafts.values()];
}

const actionOf = (rule: string, origin: PlannedLine['origin']) =>
	MOVES.test(rule) ? 'moved' : origin === 'assumed' ? 'assumed' : 'added';

const shorten = (text: string) => {
	const line = asLine(text.slice(0, LONGEST * 2)).trim();
	return line.length > LONGEST ? `${line.slice(0, LONGEST).toWellFormed()}…` : line;
};

function reasonOf({ rule, source }: Omit<Draft, 'reason'>, { task, reading }: Brief): string {
	return reasonFor(rule, {
		words: () => source.map(({ text }) => wordsOfReason(text)).join('”, “'),
		task: () => task.label,
		language: () => reading.language.name,
	});
}

const wordsOfReason = (text: string) =>
	asLine(text)
		.trim()
		.replace(/[.,;:]$/, '');
