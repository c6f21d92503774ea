import { z } from 'zod';

const User = z.object({ id: z.int(), login: z.string(), name: z.string().nullish() });
const Emails = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));

/**
 * Who somebody is at GitHub. The address on a public profile need not be theirs, so the list of their own is asked for, which
 * says of each whether it was confirmed.
 */
export async function readGitHubProfile(api: string, accessToken: string, ask: typeof fetch) {
	const headers = {
		Accept: 'application/vnd.github+json',
		Authorization: `Bearer ${accessToken}`,
		'User-Agent': 'PLOOP',
	};
	const read = async (path: string): Promise<unknown> => {
		const answer = await ask(api + path, { headers });
		if (!answer.ok) throw new Error(`GitHub answered ${answer.status}`);
		return answer.json();
	};
	const user = User.parse(await read('/user'));
	const primary = Emails.parse(await read('/user/emails')).find((one) => one.primary);
	return { ...user, name: user.name ?? user.login, email: primary?.email, email_verified: primary?.verified === true };
}
