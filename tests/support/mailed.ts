import type { Runtime } from '#server/runtime';

export interface Mailed {
	readonly to: string;
	readonly subject: string;
	/** The one link of the mail. */
	readonly link: URL;
	readonly text: string;
}

/** The mails in the outbox, oldest first. */
export async function mailsOf({ db }: Pick<Runtime, 'db'>): Promise<Mailed[]> {
	const rows = await db.read({ sql: 'SELECT recipient, subject, text FROM outbox ORDER BY id', args: [] });
	return rows.map((row) => {
		const text = String(row['text']);
		return {
			to: String(row['recipient']),
			subject: String(row['subject']),
			text,
			link: new URL(/^https?:\/\/\S+$/m.exec(text)?.[0] ?? 'missing:'),
		};
	});
}

/** The secret in the newest mail's link. */
export async function mailedToken(runtime: Pick<Runtime, 'db'>): Promise<string> {
	const link = (await mailsOf(runtime)).at(-1)?.link;
	return link?.searchParams.get('token_hash') ?? link?.searchParams.get('code') ?? '';
}
