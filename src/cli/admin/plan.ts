import { setPlan } from '#db/operator';
import { WrongUse } from '../wrong-use.ts';
import { changed, withAccount } from './account-named.ts';
import type { Command, Order } from './command.ts';

const PLANS = ['free', 'pro_monthly', 'pro_yearly'] as const;
type Plan = (typeof PLANS)[number];

export const plan: Command = {
	usage: 'plan <email | id> <plan> [--until <date>]',
	about: [
		'gives an account a plan, without a payment',
		'',
		`The plan is ${PLANS.slice(0, -1).join(', ')} or ${PLANS.at(-1)}.`,
		'With --until the account is free again after that day. While the account has the plan, it cannot buy one. One that pays',
		'for a subscription keeps it: the next word of Stripe counts.',
	],
	flags: { until: { type: 'string', about: 'the last day, as 2027-01-31; without it the plan has no end' } },
	changes: true,
	async run(operator, order) {
		const { who, plan: wanted, until } = readGrant(order, operator.now);
		return withAccount(operator, who, async ({ id, email }) => {
			const grant = setPlan({ accountId: id, plan: wanted, until, now: operator.now });
			if (!order.isDryRun) await operator.db.write([grant]);
			const end = until === null ? '' : ` until the end of ${String(order.flags['until'])}`;
			return changed(order, `${email} has the plan ${wanted}${end}.`, { id, email, plan: wanted, until });
		});
	},
};

function readGrant({ words, flags }: Order, now: Date): { who: string; plan: Plan; until: Date | null } {
	const [who, wanted, ...rest] = words;
	const known = PLANS.find((one) => one === wanted);
	if (who === undefined || known === undefined || rest.length > 0)
		throw new WrongUse(`Usage: ploop-admin ${plan.usage}`);
	const until = flags['until'];
	if (until === undefined) return { who, plan: known, until: null };
	if (known === 'free') throw new WrongUse('The free plan has no end, so it takes no --until.');
	return { who, plan: known, until: endOf(String(until), now) };
}

/** Midnight after the day (UTC). */
function endOf(day: string, now: Date): Date {
	const start = new Date(`${day}T00:00:00Z`);
	const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(start.getTime()) && start.toISOString().startsWith(day);
	if (!isDay) throw new WrongUse(`--until takes a day such as 2027-01-31, not '${day}'.`);
	const end = new Date(start.getTime() + 24 * 3_600_000);
	if (end <= now) throw new WrongUse(`--until takes a day to come; ${day} is over.`);
	return end;
}
