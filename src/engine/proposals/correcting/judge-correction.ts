import { DEFAULT_MODIFIERS } from '#engine/modifiers';
import { optimise } from '#engine/optimise';
import type { Optimised } from '#engine/result-model';
import { NO_WISHES, NOTHING_GIVEN } from '#engine/review-model';
import type { Clause, Reading } from '#engine/types';
import type { Ground } from '../ground.ts';
import type { StrikeReason } from '../proposal.ts';
import { findMeant } from './correct-reading.ts';
import type { Correction } from './correction.ts';

/** Words that make a part a wish or rule. */
const WISH =
	/\b(?:must|should|shall|want|need|would like|please|has to|have to|no|not|never|only|keep|use)\b|n['’]t\b/i;

/**
 * The reason for refusing a correction; null if it is allowed, which means that it changes the result and loses
 * nothing.
 */
export function strikeCorrection({ as, words }: Correction, ground: Ground): StrikeReason | null {
	const { reading } = ground;
	if (words.trim().length < 2) return 'span';
	const meant = findMeant(reading, words);
	if (meant.length === 0) return 'span';
	const isSteering = meant.some(({ span }) =>
		reading.injection.some((one) => one.start < span.end && span.start < one.end),
	);
	if (isSteering) return 'order';
	if (takesAway(as, meant)) return 'turned';
	const isLastTask = reading.clauses.every((one) => one.role !== 'task' || meant.includes(one));
	if (isLastTask && as !== 'task' && as !== 'whole') return 'turned';
	return changesAndKeeps(draftOf(reading), reading.raw, { as, words });
}

/**
 * Whether a correction would turn a ban, limit or other wish into background, where it would not be followed. A date or
 * figure in a plain statement ("it broke on Monday") does not make it a wish.
 */
function takesAway(as: Correction['as'], meant: readonly Clause[]): boolean {
	if (as === 'whole' || as === 'rule') return false;
	return meant.some((clause) => isSureRule(clause) || (as !== 'fact' && clause.constraints.length > 0));
}

function isSureRule({ part, verb, constraints, span }: Clause): boolean {
	if (part === 'ban' || part === 'limit' || constraints.some(({ polarity }) => polarity === 'must_not')) return true;
	return constraints.length > 0 && (verb !== null || part !== 'content' || WISH.test(span.text));
}

/**
 * Renders the request with and without a correction. Refuses it if it changes nothing, or loses or alters the person's
 * words.
 */
function changesAndKeeps(before: Optimised | null, text: string, correction: Correction): StrikeReason | null {
	const after = rendered(text, [correction]);
	if (before === null || after === null) return 'turned';
	if (before.prompt === after.prompt) return 'shown';
	const isLost = after.ledger.some(({ status }) => status === 'missing');
	return isLost || factsOf(before) !== factsOf(after) ? 'turned' : null;
}

const drafts = new WeakMap<Reading, Optimised | null>();

/** The rendering without corrections, cached for all proposals for a request. */
function draftOf(reading: Reading): Optimised | null {
	const known = drafts.get(reading);
	if (known !== undefined) return known;
	const draft = rendered(reading.raw, []);
	drafts.set(reading, draft);
	return draft;
}

const factsOf = ({ ledger }: Optimised): string => JSON.stringify(ledger.map(({ text, negated }) => [text, negated]));

function rendered(text: string, corrections: readonly Correction[]): Optimised | null {
	const given = { ...NOTHING_GIVEN, corrections };
	const result = optimise(text, DEFAULT_MODIFIERS, { ...NO_WISHES, takesDefaults: true, given });
	return result.outcome === 'optimised' ? result : null;
}
