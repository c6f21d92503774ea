import { countFound } from '#db/retention';
import { endBilling } from '#server/billing/end-billing';
import { CATALOGUE } from '#server/catalogue';
import { logToStandardError } from '#server/log';
import { removeKept } from '#server/mail/mail-files';
import { rulesAt } from '#server/retention/forget-past';
import { findInactiveAccounts, removeAccounts } from '#server/retention/remove-inactive';
import { findOldFiles, removeFiles } from '#server/retention/remove-kept-mail';
import { EXIT } from '../exit-codes.ts';
import { WrongUse } from '../wrong-use.ts';
import type { Command, Operator, Order } from './command.ts';
import { withBilling } from './with-billing.ts';

export const retention: Command = {
	usage: 'retention',
	about: [
		'removes what is kept no longer',
		'',
		'Free accounts that nobody used for twelve months, with all that is theirs; expired sessions, old links, counts and use',
		'of past periods, mails older than thirty days, messages and reviews not shown after twelve months; and it ends plans that',
		'were given up to a day. Run it once a day.',
		'Names accounts that stay because Stripe did not confirm the end of their customer, and exits with 1; the next run',
		'tries them again.',
	],
	changes: true,
	async run(operator, order) {
		if (order.words.length > 0) throw new WrongUse(`Usage: ploop-admin ${retention.usage}`);
		const { removed, failed } = await sweep(operator, order);
		const lines = Object.entries(removed).map(([name, count]) => `  ${name.padEnd(25)}${count}`);
		const lead = order.isDryRun ? 'Would be removed or ended:' : 'Removed or ended:';
		const stay =
			failed.length === 0 ? [] : ['Stay, and are tried again by the next run:', ...failed.map((id) => `  ${id}`)];
		return {
			value: { done: !order.isDryRun, dryRun: order.isDryRun, removed, failed },
			lines: [lead, ...lines, ...stay],
			code: failed.length === 0 ? EXIT.ok : EXIT.someFailed,
		};
	},
};

interface Swept {
	/** Numbers of removed rows, by kind of data. */
	readonly removed: Readonly<Record<string, number>>;
	/** Ids of the accounts that should have gone. */
	readonly failed: readonly string[];
}

async function sweep(operator: Operator, { isDryRun }: Order): Promise<Swept> {
	const { db, config, now } = operator;
	const rules = rulesAt(now, CATALOGUE.quota);
	const accounts = await findInactiveAccounts(db, now);
	const files = config.mail.kind === 'local' ? await findOldFiles(config.mail.folder, now) : [];
	const found = Object.fromEntries(
		await Promise.all(rules.map(async (rule) => [rule.name, await countFound(db, rule)] as const)),
	);
	const failed = isDryRun ? [] : await removeWithCustomers(operator, accounts);
	if (!isDryRun) {
		await db.write(rules.map(({ remove }) => remove));
		await removeFiles(files);
		await db.emptyLog();
	}
	const gone = accounts.length - failed.length;
	return { removed: { 'inactive accounts': gone, ...found, 'old mail files': files.length }, failed };
}

/** The person's data at Stripe is deleted with the account, as when they delete it themselves. */
async function removeWithCustomers(operator: Operator, accounts: readonly string[]): Promise<readonly string[]> {
	if (accounts.length === 0) return [];
	const { mail } = operator.config;
	const forget = async (mails: readonly string[]) =>
		mail.kind === 'local' ? removeKept(mail.folder, mails) : undefined;
	const remove = (prepare: (accountId: string) => Promise<void>) =>
		removeAccounts(operator.db, accounts, { prepare, forget, log: logToStandardError });
	const removed = await withBilling(operator, (runtime) => remove((id) => endBilling(runtime, id)));
	return removed ?? remove(async () => {});
}
