import { read } from '#engine/reading/read';
import { contentStems, type Ground } from '../ground.ts';
import type { StrikeReason } from '../proposal.ts';

const REFUSES =
	/\b(?:no|not|never|without|avoid|exclude|omit|leave out|skip|refrain|don't|don’t|dont|drop|remove|instead|rather|except|ignore|forget)\b/i;
/** Share of a line's words that must be in wishes to make it the same wish. */
const SAME_WISH = 0.8;
/** Share of common words that makes two lines equal. */
const SAME_LINE = 0.6;

/** Finds a line that mentions something refused or negated, or refuses something asked for. */
export function findTurned(text: string, ground: Ground): StrikeReason | null {
	// Refused things may not be mentioned at all, not even in another ban.
	if (speaksOf(text, [...ground.refused, ...ground.denied])) return 'turned';
	return REFUSES.test(text) && speaksOf(text, ground.wanted) ? 'turned' : null;
}

/** "What must not come up?" and "which of them do you not want?" ask for a ban; "do you not want it?" proposes one. */
const ASKS_WHICH = /^(?:what|which|who|whom|where|when)\b/i;

/** Like `findTurned`, for a question and the sentence for its answer, which may mention negated facts. */
export function findTurnedAsked(text: string, ground: Ground): StrikeReason | null {
	if (speaksOf(text, ground.refused)) return 'turned';
	return REFUSES.test(text) && !ASKS_WHICH.test(text) && speaksOf(text, ground.wanted) ? 'turned' : null;
}

function speaksOf(text: string, things: readonly ReadonlySet<string>[]): boolean {
	const stems = contentStems(text);
	return things.some((one) => [...one].some((word) => stems.has(word)));
}

/** Finds a second rule where the person set one: another length, another tone, or their wish in other words. */
export function findSecondRule(text: string, ground: Ground): StrikeReason | null {
	const { wanted } = ground;
	if (setsAnother(text, ground)) return 'second';
	const stems = contentStems(text);
	const said = [...stems].filter((word) => wanted.some((one) => one.has(word)));
	return stems.size > 0 && said.length / stems.size >= SAME_WISH ? 'second' : null;
}

/** Whether a line sets another length or tone where the person set one. */
export const setsAnother = (text: string, { rules }: Ground): boolean =>
	read(text).clauses.some(({ constraints }) => constraints.some(({ kind }) => rules.has(kind)));

/** Finds a line that is offered already, by the engine or by an earlier proposal. */
export function findShown(text: string, others: readonly string[]): StrikeReason | null {
	const stems = contentStems(text);
	return others.some((other) => overlap(stems, contentStems(other)) >= SAME_LINE) ? 'shown' : null;
}

function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
	const common = [...one].filter((word) => other.has(word)).length;
	return common === 0 ? 0 : common / Math.min(one.size, other.size);
}
