import { type Reconciled, reconcile as reconcileBilling } from '#server/billing/reconcile';
import { EXIT } from '../exit-codes.ts';
import { WrongUse } from '../wrong-use.ts';
import { refused } from './account-named.ts';
import type { Command } from './command.ts';
import { withBilling } from './with-billing.ts';

export const reconcile: Command = {
	usage: 'reconcile',
	about: [
		'makes every subscription what Stripe says it is',
		'',
		'Looks at every customer, then takes the events that did not arrive since the last run, up to thirty days back, with the',
		'mails that belong to them. Safe at any time, also beside the server and beside itself. Run it every hour.',
		'Names what failed, goes on with the rest and exits with 1; the next run tries it again.',
	],
	changes: true,
	async run(operator, order) {
		if (order.words.length > 0) throw new WrongUse(`Usage: ploop-admin ${reconcile.usage}`);
		const { isDryRun } = order;
		const found = await withBilling(operator, (runtime) => reconcileBilling(runtime, { isDryRun }));
		if (found === null) return refused('Payments are not configured: set STRIPE_SECRET_KEY.');
		const code = found.failed.length === 0 ? EXIT.ok : EXIT.someFailed;
		return { value: { done: !isDryRun, dryRun: isDryRun, ...found }, lines: linesOf(found, isDryRun), code };
	},
};

function linesOf({ events, customers, accounts, failed }: Reconciled, isDryRun: boolean): string[] {
	return [
		`${isDryRun ? 'Would be taken' : 'Taken'}: ${events} missed ${events === 1 ? 'event' : 'events'}.`,
		`Looked at ${customers} ${customers === 1 ? 'customer' : 'customers'}; ${accounts.length} ${isDryRun ? 'would be corrected' : 'corrected'}.`,
		...accounts.map((id) => `  ${id}`),
		...(failed.length === 0 ? [] : [`Failed, and tried again by the next run: ${failed.length}.`]),
		...failed.map((id) => `  ${id}`),
	];
}
