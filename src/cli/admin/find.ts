import { type AccountFound, findAccount, findAccountsWith } from '#db/operator';
import { refused, requireWord } from './account-named.ts';
import type { Command } from './command.ts';

const MOST = 50;

export const find: Command = {
	usage: 'find <email | id | part>',
	about: [
		'shows accounts',
		'',
		`By the whole address or id, else every account with that part in its address or name, up to ${MOST}.`,
	],
	changes: false,
	async run({ db, now }, order) {
		const word = requireWord(order, find.usage);
		const one = await findAccount(db, word, now);
		const accounts = one === null ? await findAccountsWith(db, word, now, MOST) : [one];
		if (accounts.length === 0) return refused(`There is no account with ${word} in it.`);
		return { value: accounts, lines: accounts.flatMap(linesOf) };
	},
};

const dayOf = (date: Date | null): string => date?.toISOString().slice(0, 16).replace('T', ' ') ?? 'never';

function linesOf(account: AccountFound): string[] {
	const until = account.periodEnd === null ? '' : ` until ${dayOf(account.periodEnd)}`;
	const facts = {
		id: account.id,
		name: account.name ?? '',
		plan: `${account.plan}${until}${account.subscriptionId === null ? '' : ', paid for'}`,
		status: account.status,
		confirmed: dayOf(account.confirmedAt),
		created: dayOf(account.createdAt),
		'last used': dayOf(account.activeAt),
		sessions: String(account.sessions),
	};
	return [account.email, ...Object.entries(facts).map(([name, value]) => `  ${name.padEnd(11)}${value}`.trimEnd())];
}
