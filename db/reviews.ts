import type { InValue, Row } from '@libsql/client';
import type { Database, Statement } from './client.ts';
import { toSearchText } from './search-text.ts';
import { fromStoredText, toStoredText } from './stored-text.ts';

/** The public part of a review, without the address. */
export interface PublicReview {
	readonly id: string;
	readonly name: string;
	readonly stars: number;
	readonly text: string;
	readonly createdAt: Date;
}

export interface NewReview extends PublicReview {
	readonly email: string;
	/** null: not signed in. */
	readonly accountId: string | null;
}

export interface ReviewSearch {
	/** Empty: everything. */
	readonly text: string;
	/** null: with any number of stars. */
	readonly stars: number | null;
	readonly offset: number;
	readonly most: number;
}

export interface ReviewsFound {
	readonly rows: readonly PublicReview[];
	/** Number of all matching reviews. */
	readonly total: number;
}

/** Matching approved reviews, newest first. Only a search for words reads every text. */
export async function findReviews(db: Database, search: ReviewSearch): Promise<ReviewsFound> {
	const { where, args } = conditionOf(search);
	const [counted] = await db.read({ sql: `SELECT count(*) AS total FROM reviews WHERE ${where}`, args });
	const total = Number(counted?.['total']);
	if (search.offset >= total) return { rows: [], total };
	const sql = `SELECT id, name, stars, review_text, created_at FROM reviews WHERE ${where}
		ORDER BY created_at DESC, id DESC LIMIT ? OFFSET ?`;
	const rows = await db.read({ sql, args: [...args, search.most, search.offset] });
	return { rows: rows.map(publicReviewOf), total };
}

/** Only conditions that were asked for are in the query, so that an index can be used. */
function conditionOf({ stars, text }: ReviewSearch): { readonly where: string; readonly args: InValue[] } {
	const searched = toSearchText(text);
	const parts: (readonly [string, ...InValue[]])[] = [["decision = 'approved'"]];
	if (stars !== null) parts.push(['stars = ?', stars]);
	if (searched !== '') parts.push(['instr(search_text, ?) > 0', searched]);
	return { where: parts.map(([sql]) => sql).join(' AND '), args: parts.flatMap(([, ...args]) => args) };
}

/** How many approved reviews have each number of stars. */
export async function countStars(db: Database): Promise<ReadonlyMap<number, number>> {
	const sql = "SELECT stars, count(*) AS found FROM reviews WHERE decision = 'approved' GROUP BY stars";
	const rows = await db.read({ sql, args: [] });
	return new Map(rows.map((row) => [Number(row['stars']), Number(row['found'])]));
}

/** Adds a review that waits for approval, when the statement before it changed a row; returns a row then. */
export function insertReviewIfChanged(review: NewReview): Statement {
	const { id, accountId, name, email, stars, text, createdAt } = review;
	return {
		sql: `INSERT INTO reviews (id, account_id, name, email, stars, review_text, search_text, created_at)
			SELECT ?, ?, ?, ?, ?, ?, ?, ? WHERE changes() > 0 RETURNING id`,
		args: [id, accountId, name, email, stars, toStoredText(text), toSearchText(name, text), createdAt.getTime()],
	};
}

export const publicReviewOf = (row: Row): PublicReview => ({
	id: String(row['id']),
	name: String(row['name']),
	stars: Number(row['stars']),
	text: fromStoredText(row['review_text'] ?? null),
	createdAt: new Date(Number(row['created_at'])),
});
