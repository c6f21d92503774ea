import type { Row } from '@libsql/client';
import type { Database, Statement } from './client.ts';
import { type PublicReview, publicReviewOf } from './reviews.ts';

export type ReviewDecision = 'approved' | 'rejected';
export type ReviewState = ReviewDecision | 'waiting';

/** A review as the operator sees it. */
export interface ReviewFound extends PublicReview {
	readonly email: string;
	readonly state: ReviewState;
}

export interface DecisionTaken {
	readonly id: string;
	readonly reviewId: string;
	readonly decision: ReviewDecision;
	readonly reason: string;
	readonly note: string;
	readonly at: Date;
}

const SELECT = 'SELECT id, name, email, stars, review_text, created_at, decision FROM reviews';

/** The oldest first, since they have waited longest. null: in any state. */
export async function listReviews(db: Database, state: ReviewState | null, most: number): Promise<ReviewFound[]> {
	const sql = `${SELECT} WHERE ?1 IS NULL OR coalesce(decision, 'waiting') = ?1 ORDER BY created_at, id LIMIT ?2`;
	return (await db.read({ sql, args: [state, most] })).map(reviewFoundOf);
}

/** The decisions on existing reviews, oldest first. */
export async function findReviewsById(db: Database, ids: readonly string[]): Promise<ReviewFound[]> {
	const sql = `${SELECT} WHERE id IN (SELECT value FROM json_each(?)) ORDER BY created_at, id`;
	return (await db.read({ sql, args: [JSON.stringify(ids)] })).map(reviewFoundOf);
}

/** The decisions on a review, in order of time. */
export async function findDecisions(db: Database, reviewId: string): Promise<DecisionTaken[]> {
	const sql = `SELECT id, review_id, decision, reason, note, created_at FROM review_decisions
		WHERE review_id = ? ORDER BY created_at, id`;
	return (await db.read({ sql, args: [reviewId] })).map((row) => ({
		id: String(row['id']),
		reviewId: String(row['review_id']),
		decision: decisionOf(row) ?? 'rejected',
		reason: String(row['reason']),
		note: String(row['note']),
		at: new Date(Number(row['created_at'])),
	}));
}

/** Applies a decision to the review and records its reason, both or neither. */
export function decide({ id, reviewId, decision, reason, note, at }: DecisionTaken): Statement[] {
	return [
		{
			sql: 'UPDATE reviews SET decision = ?, decided_at = ? WHERE id = ?',
			args: [decision, at.getTime(), reviewId],
		},
		{
			sql: `INSERT INTO review_decisions (id, review_id, decision, reason, note, created_at)
				SELECT ?, ?, ?, ?, ?, ? WHERE changes() > 0`,
			args: [id, reviewId, decision, reason, note, at.getTime()],
		},
	];
}

const reviewFoundOf = (row: Row): ReviewFound => ({
	...publicReviewOf(row),
	email: String(row['email']),
	state: decisionOf(row) ?? 'waiting',
});

const decisionOf = (row: Row): ReviewDecision | null =>
	row['decision'] === 'approved' || row['decision'] === 'rejected' ? row['decision'] : null;
