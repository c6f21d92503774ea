import { countFound } from '#db/retention';
import { CATALOGUE } from '#server/catalogue';
import { rulesAt } from '#server/retention/forget-past';
import { findInactiveAccounts, removeAccounts } from '#server/retention/remove-inactive';
import { findOldFiles, removeFiles } from '#server/retention/remove-kept-mail';
import { WrongUse } from '../wrong-use.ts';
import type { Command, Operator, Order } from './command.ts';

export const retention: Command = {
	usage: 'retention',
	about: [
		'removes what is kept no longer',
		'',
		'Free accounts that nobody used for twelve months, with all that is theirs; expired sessions, old links, counts and use',
		'of past periods, mails older than thirty days, messages and reviews not shown after twelve months; and it ends plans that',
		'were given up to a day. Run it once a day.',
	],
	changes: true,
	async run(operator, order) {
		if (order.words.length > 0) throw new WrongUse(`Usage: ploop-admin ${retention.usage}`);
		const removed = await sweep(operator, order);
		const lines = Object.entries(removed).map(([name, count]) => `  ${name.padEnd(25)}${count}`);
		const lead = order.isDryRun ? 'Would be removed or ended:' : 'Removed or ended:';
		return { value: { done: !order.isDryRun, dryRun: order.isDryRun, removed }, lines: [lead, ...lines] };
	},
};

/** How much of what was found, by its name. */
async function sweep({ db, config, now }: Operator, { isDryRun }: Order): Promise<Record<string, number>> {
	const rules = rulesAt(now, CATALOGUE.quota);
	const accounts = await findInactiveAccounts(db, now);
	const files = config.mail.kind === 'local' ? await findOldFiles(config.mail.folder, now) : [];
	const found = Object.fromEntries(
		await Promise.all(rules.map(async (rule) => [rule.name, await countFound(db, rule)] as const)),
	);
	if (!isDryRun) {
		await removeAccounts(db, accounts);
		await db.write(rules.map(({ remove }) => remove));
		await removeFiles(files);
		await db.emptyLog();
	}
	return { 'inactive accounts': accounts.length, ...found, 'old mail files': files.length };
}
