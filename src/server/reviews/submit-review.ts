import type { ReviewRequest } from '#contract/product-reviews';
import { takePermit, type WindowRule } from '#db/attempts';
import { insertReviewIfChanged } from '#db/reviews';
import type { Caller } from '../caller.ts';
import { CAPS } from '../caps.ts';
import { deskNoticeIfChanged } from '../contact/desk-mail.ts';
import { limitRefusal, rulesOf, takeEach, tellWhenMet } from '../form-limits.ts';
import { timeOrderedId } from '../ids.ts';
import { keyedHash } from '../keyed-hash.ts';
import { randomBytes } from '../random-bytes.ts';
import type { Runtime } from '../runtime.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const ofAddress = (email: string, secret: string): WindowRule => ({
	subject: `reviews-of:${keyedHash('address', email.toLowerCase(), secret)}`,
	most: 3,
	windowMs: DAY,
});

/** Limits the notice that reviews are waiting to one an hour. It quotes no review. */
const NOTICES: WindowRule = { subject: 'review-notices', most: 1, windowMs: HOUR };

/** Stores a review, which becomes public once it is approved. Throws `rate_limited`. */
export async function submitReview(
	runtime: Runtime,
	{ name, email, stars, review_text: text }: ReviewRequest,
	{ caller, clientAddress }: { readonly caller: Caller; readonly clientAddress: string },
): Promise<{ success: true }> {
	const { db, now, secret, mail, desk } = runtime;
	const createdAt = now();
	const limits = rulesOf(CAPS.reviews, clientAddress, secret, [ofAddress(email, secret)]);
	const review = {
		id: timeOrderedId(createdAt, randomBytes(10)),
		accountId: caller.kind === 'account' ? caller.id : null,
		name,
		email,
		stars,
		text,
		createdAt,
	};
	const permits = takeEach(limits, createdAt);
	const results = await db.write([
		...permits,
		insertReviewIfChanged(review),
		...(desk === null ? [] : [takePermit(NOTICES, createdAt, true), deskNoticeIfChanged(desk, 'review', createdAt)]),
	]);
	await tellWhenMet(runtime, CAPS.reviews, results.slice(0, permits.length));
	if (!results[permits.length]?.length) throw await limitRefusal(runtime, limits);
	mail.wake();
	return { success: true };
}
