import { turnOff } from '#server/second-factor/turn-off';
import { changed, refused, requireWord, withAccount } from './account-named.ts';
import type { Command } from './command.ts';

export const secondFactorOff: Command = {
	usage: 'second-factor-off <email | id>',
	about: [
		'asks for no code any more when an account is signed in to',
		'',
		'For who has lost phone and recovery codes. Be sure who asks; the owner is told by mail.',
	],
	changes: true,
	async run(operator, order) {
		const { db, config, now } = operator;
		return withAccount(operator, requireWord(order, secondFactorOff.usage), async ({ id, email, name }) => {
			const done = changed(order, `No code is asked for any more for ${email}.`, { id, email });
			if (order.isDryRun) return done;
			const owner = { id, email, name };
			const [removed] = await db.write(turnOff({ owner, publicOrigin: config.publicOrigin, now }));
			return removed?.length ? done : refused(`${email} has no second factor.`);
		});
	},
};
