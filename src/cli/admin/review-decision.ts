import { decide, findReviewsById, type ReviewDecision, type ReviewFound } from '#db/review-decisions';
import { timeOrderedId } from '#server/ids';
import { randomBytes } from '#server/random-bytes';
import { WrongUse } from '../wrong-use.ts';
import { changed, refused } from './account-named.ts';
import type { Operator, Order, Outcome } from './command.ts';

/**
 * The permitted reasons, from the terms (content/legal/terms.md). The opinion of a review is
 * none of them, so that a genuine bad review cannot be hidden.
 */
export const REASONS = {
	'not-genuine': 'not the experience of its author: bought, made up or written by us',
	advertising: 'advertises something, or is text without sense',
	'private-details': 'tells private details of somebody',
	insulting: 'insults, threatens or discriminates',
	unlawful: 'breaks the law otherwise',
	'off-subject': 'is not about this product',
	withdrawn: 'its author asked for its removal',
} as const;

const LONGEST_NOTE = 500;

interface Wish {
	readonly decision: ReviewDecision;
	readonly ids: readonly string[];
}

/** Applies the decision to all named reviews, or to none when one does not exist or has that decision already. */
export async function decideReviews({ db, now }: Operator, order: Order, { decision, ids }: Wish): Promise<Outcome> {
	const { reason, note } = readWhy(order, decision);
	const found = await findReviewsById(db, ids);
	const missing = ids.filter((id) => found.every((review) => review.id !== id));
	if (missing.length > 0) return refused(`There is no review ${missing.join(', ')}. Nothing was changed.`);
	const done = found.filter(({ state }) => state === decision).map(({ id }) => id);
	if (done.length > 0) return refused(`${done.join(', ')} is ${decision} already. Nothing was changed.`);
	const statements = found.flatMap(({ id }) =>
		decide({ id: timeOrderedId(now, randomBytes(10)), reviewId: id, decision, reason, note, at: now }),
	);
	if (!order.isDryRun) await db.write(statements);
	return changed(order, sentenceOf(found, decision, reason), {
		decision,
		reason,
		note,
		ids: found.map(({ id }) => id),
	});
}

function sentenceOf(found: readonly ReviewFound[], decision: ReviewDecision, reason: string): string {
	const [first] = found;
	const what =
		found.length === 1 && first
			? `The review by ${first.name} (${first.stars} of 5) is`
			: `${found.length} reviews are`;
	return `${what} ${decision}${decision === 'rejected' ? `: ${reason}` : ' and public'}.`;
}

function readWhy({ flags }: Order, decision: ReviewDecision): { readonly reason: string; readonly note: string } {
	const { reason: given, note = '' } = flags;
	if (typeof note !== 'string' || note.length > LONGEST_NOTE)
		throw new WrongUse(`--note takes up to ${LONGEST_NOTE} characters.`);
	if (decision === 'approved' && given === undefined) return { reason: 'within-policy', note };
	if (decision === 'approved') throw new WrongUse('approve takes no --reason; say what else there is with --note.');
	const reason = Object.keys(REASONS).find((one) => one === given);
	if (reason === undefined)
		throw new WrongUse(`reject takes --reason with one of: ${Object.keys(REASONS).join(', ')}.`);
	return { reason, note };
}
