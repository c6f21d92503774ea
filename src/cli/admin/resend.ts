import { sendLink } from '#server/auth/mail-links';
import { keptSecret } from '#server/secret';
import { changed, refused, requireWord, withAccount } from './account-named.ts';
import type { Command, Operator } from './command.ts';

export const resend: Command = {
	usage: 'resend <email | id>',
	about: [
		'sends the confirmation of an address again',
		'',
		'The link of the earlier mail ends. The server sends the new one within seconds; the limits on mails to one address hold.',
	],
	changes: true,
	async run(operator, order) {
		if (operator.config.mail.kind === 'off') return refused('Email is not configured: set SMTP_URL.');
		return withAccount(operator, requireWord(order, resend.usage), async (account) => {
			const { id, email, name, confirmedAt } = account;
			if (confirmedAt !== null) return refused(`${email} is confirmed already.`);
			if (!order.isDryRun && !(await sendConfirmation(operator, { id, email, name })))
				return refused(`Too many mails went to ${email} lately; try again later.`);
			return changed(order, `A new confirmation goes to ${email}.`, { id, email });
		});
	},
};

/** Whether the limits on mails let it be sent. */
async function sendConfirmation(
	{ db, config, now }: Operator,
	account: { readonly id: string; readonly email: string; readonly name: string | null },
): Promise<boolean> {
	const secret = config.authSecret ?? (await keptSecret(config.dataFolder));
	const { publicOrigin } = config;
	const { permit, ifPermitted } = sendLink({ secret, publicOrigin, now: () => now }, { account, purpose: 'confirm' });
	const [permitted] = await db.write([permit, ...ifPermitted]);
	return permitted?.length === 1;
}
