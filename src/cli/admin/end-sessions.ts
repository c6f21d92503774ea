import { endAllSessions } from '#db/sessions';
import { changed, requireWord, withAccount } from './account-named.ts';
import type { Command } from './command.ts';

export const endSessions: Command = {
	usage: 'end-sessions <email | id>',
	about: ['logs an account out everywhere', '', 'Its API tokens stay; their owner revokes them in the settings.'],
	changes: true,
	async run(operator, order) {
		return withAccount(operator, requireWord(order, endSessions.usage), async ({ id, email, sessions }) => {
			if (!order.isDryRun) await operator.db.write([endAllSessions(id)]);
			const count = sessions === 1 ? '1 session' : `${sessions} sessions`;
			return changed(order, `${count} of ${email} ended.`, { id, email, sessions });
		});
	},
};
