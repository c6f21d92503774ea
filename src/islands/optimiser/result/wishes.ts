import type { LedgerEntry } from '#contract/optimise';
import type { ReviseResponse } from '#contract/revise';

interface Stretch {
	readonly start: number;
	readonly end: number;
}

/** A wish of the visitor, with its ranges in their text and in the prompt. */
export type Wish = Pick<LedgerEntry, 'id' | 'status'> & {
	readonly source: Stretch;
	readonly landed: Stretch | null;
};

export type Made = Pick<ReviseResponse, 'ledger' | 'provenance' | 'blocks' | 'optimised_prompt'>;

const BETWEEN_WISHES = /[,;]\s+/g;
const LEADING = /^[\s,;.:]+/;
const TRAILING = /[\s,;.:]+$/;

const known = new WeakMap<Made, { readonly sent: string; readonly wishes: readonly Wish[] }>();

/**
 * All wishes: the pieces between commas of the visitor's own lines, and the ledger's facts
 * outside of such lines. All figures and marks of a result are based on these.
 */
export function wishesOf(sent: string, made: Made): readonly Wish[] {
	const before = known.get(made);
	if (before?.sent === sent) return before.wishes;
	const said = made.provenance.flatMap((line) => {
		const block = made.blocks.find(({ start, end }) => line.start <= start && end <= line.end);
		if (line.origin !== 'yours' || block?.kind !== 'line') return [];
		return line.source.flatMap((source) => partedWishes(sent, source, block, made));
	});
	const others = made.ledger.filter(
		(fact) => fact.status === 'missing' || !said.some(({ source }) => holds(source, fact)),
	);
	const wishes = [...said, ...others];
	known.set(made, { sent, wishes });
	return wishes;
}

const holds = ({ start, end }: Stretch, { source }: Pick<Wish, 'source'>): boolean =>
	start <= source.start && source.end <= end;

/** The wishes of one line's source: split where at least two pieces have a detail of their own and the line has them in the same order. */
function partedWishes(
	sent: string,
	source: Stretch,
	block: Stretch,
	{ ledger, optimised_prompt: prompt }: Made,
): Wish[] {
	const parts = partsOf(sent, source);
	const landed = partsOf(prompt, block);
	const detailed = parts.filter((part) => ledger.some((fact) => holds(part, fact)));
	const isParted = detailed.length > 1 && parts.length === landed.length;
	return (isParted ? parts : [trimmed(sent, source)]).map((part, at) => ({
		id: `said:${part.start}`,
		status: 'kept',
		source: part,
		landed: isParted ? (landed[at] ?? block) : block,
	}));
}

function partsOf(text: string, { start, end }: Stretch): Stretch[] {
	const parts: Stretch[] = [];
	let from = start;
	for (const { index, 0: comma } of text.slice(start, end).matchAll(BETWEEN_WISHES)) {
		parts.push(trimmed(text, { start: from, end: start + index }));
		from = start + index + comma.length;
	}
	parts.push(trimmed(text, { start: from, end }));
	return parts.filter((part) => part.end > part.start);
}

/** Without the spaces and the punctuation around its words. */
function trimmed(text: string, { start, end }: Stretch): Stretch {
	const words = text.slice(start, end);
	const from = start + (LEADING.exec(words)?.[0].length ?? 0);
	const to = end - (TRAILING.exec(words)?.[0].length ?? 0);
	return { start: from, end: Math.max(from, to) };
}
