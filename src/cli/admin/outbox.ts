import { listUnsent, retryUnsent, type UnsentMail } from '#db/outbox-state';
import { WrongUse } from '../wrong-use.ts';
import { changed, refused } from './account-named.ts';
import type { Command, Operator, Order, Outcome } from './command.ts';

export const outbox: Command = {
	usage: 'outbox [retry <id>... | retry all]',
	about: [
		'shows mails that were not sent yet, and has them tried again',
		'',
		'Parked mails were given up after twenty tries. With retry they, and those that wait after a failure, begin anew; the',
		'server takes them up within seconds. What a mail says is not shown: its links are for its reader.',
	],
	changes: true,
	async run(operator, order) {
		const [action, ...ids] = order.words;
		if (action === undefined) return list(await listUnsent(operator.db));
		if (action !== 'retry' || ids.length === 0) throw new WrongUse(`Usage: ploop-admin ${outbox.usage}`);
		return retry(operator, order, ids);
	},
};

function list(mails: readonly UnsentMail[]): Outcome {
	if (mails.length === 0) return { value: [], lines: ['Every mail was sent.'] };
	const lines = mails.map(({ id, recipient, subject, isParked, tries, fault, dueAt }) => {
		const state = isParked ? 'parked' : `next try ${dueAt.toISOString()}`;
		return `${id}  ${recipient}  "${subject}"  ${tries} tries, ${state}${fault === null ? '' : `, ${fault}`}`;
	});
	return { value: mails, lines };
}

async function retry({ db, now }: Operator, order: Order, words: readonly string[]): Promise<Outcome> {
	const failed = (await listUnsent(db)).filter(({ isParked, fault }) => isParked || fault !== null);
	const chosen = words.includes('all') ? failed : failed.filter(({ id }) => words.includes(id));
	if (chosen.length === 0) return refused('There is no such mail to try again.');
	const ids = chosen.map(({ id }) => id);
	if (!order.isDryRun) await db.write([retryUnsent(ids, now)]);
	return changed(order, `${ids.length === 1 ? '1 mail is' : `${ids.length} mails are`} tried again.`, { ids });
}
