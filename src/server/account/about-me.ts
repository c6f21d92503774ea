import type { AboutLine, AboutLineInput, AboutLines } from '#contract/about-me';
import type { Done } from '#contract/done';
import { ABOUT_LINES_MAX } from '#contract/limits';
import { type AboutLineRow, deleteAboutLine, findAboutLines, insertAboutLine } from '#db/about-lines';
import type { Account } from '../caller.ts';
import { AppError } from '../errors.ts';
import { timeOrderedId } from '../ids.ts';
import { randomBytes } from '../random-bytes.ts';
import type { Runtime } from '../runtime.ts';

export async function listAboutLines({ db }: Runtime, account: Account): Promise<AboutLines> {
	return { lines: (await findAboutLines(db, account.id)).map(lineFrom) };
}

/** Throws `about_limit_reached` when the account has `ABOUT_LINES_MAX` lines already. */
export async function keepAboutLine(
	{ db, now }: Runtime,
	account: Account,
	{ text }: AboutLineInput,
): Promise<AboutLine> {
	const createdAt = now();
	const row = { id: timeOrderedId(createdAt, randomBytes(10)), text, createdAt };
	const [kept = []] = await db.write([insertAboutLine(account.id, row, ABOUT_LINES_MAX)]);
	if (kept.length === 0) throw new AppError('about_limit_reached');
	return lineFrom(row);
}

/** Throws `not_found` for a line that is not the account's. */
export async function deleteAboutLineOf({ db }: Runtime, account: Account, id: string): Promise<Done> {
	const [deleted = []] = await db.write([deleteAboutLine(account.id, id)]);
	if (deleted.length === 0) throw new AppError('not_found');
	return { ok: true };
}

const lineFrom = ({ id, text, createdAt }: AboutLineRow): AboutLine => ({
	id,
	text,
	created_at: createdAt.toISOString(),
});
