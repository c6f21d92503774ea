import { type Reconciled, reconcile as reconcileBilling } from '#server/billing/reconcile';
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
	],
	changes: true,
	async run(operator, order) {
		if (order.words.length > 0) throw new WrongUse(`Usage: ploop-admin ${reconcile.usage}`);
		const { isDryRun } = order;
		const found = await withBilling(operator, (runtime) => reconcileBilling(runtime, { isDryRun }));
		if (found === null) return refused('Payments are not configured: set STRIPE_SECRET_KEY.');
		return { value: { done: !isDryRun, dryRun: isDryRun, ...found }, lines: linesOf(found, isDryRun) };
	},
};

function linesOf({ events, customers, accounts }: Reconciled, isDryRun: boolean): string[] {
	return [
		`${isDryRun ? 'Would be taken' : 'Taken'}: ${events} missed ${events === 1 ? 'event' : 'events'}.`,
		`Looked at ${customers} ${customers === 1 ? 'customer' : 'customers'}; ${accounts.length} ${isDryRun ? 'would be corrected' : 'corrected'}.`,
		...accounts.map((id) => `  ${id}`),
	];
}
