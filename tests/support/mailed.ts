import type { Runtime } from '#server/runtime';

export interface Mailed {
	readonly to: string;
	readonly subject: string;
	/** The only link in the mail. */
	readonly link: URL;
	readonly text: string;
	/** The text without the link's secret, which is random and may contain any short word. */
	readonly wording: string;
}

/** The mails in the outbox, oldest first. */
export async function mailsOf({ db }: Pick<Runtime, 'db'>): Promise<Mailed[]> {
	const rows = await db.read({ sql: 'SELECT recipient, subject, text FROM outbox ORDER BY id', args: [] });
	return rows.map((row) => {
		const text = String(row['text']);
		const link = new URL(/^https?:\/\/\S+$/m.exec(text)?.[0] ?? 'missing:');
		const secret = secretOf(link);
		return {
			to: String(row['recipient']),
			subject: String(row['subject']),
			text,
			wording: secret === '' ? text : text.replaceAll(secret, ''),
			link,
		};
	});
}

/** The secret in the newest mail whose link has one. */
export async function mailedToken(runtime: Pick<Runtime, 'db'>): Promise<string> {
	const secrets = (await mailsOf(runtime)).map(({ link }) => secretOf(link));
	return secrets.findLast((secret) => secret !== '') ?? '';
}

/** The secret in a link, in the parameter that its page reads; empty if there is none. */
function secretOf(link?: URL): string {
	const names = ['token_hash', 'code', 'token'];
	return names.map((name) => link?.searchParams.get(name)).find((secret) => secret) ?? '';
}
