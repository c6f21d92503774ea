import { canonicalAddress } from '#contract/email-address';
import { findMessage, listMessages, type MessageFound, markAnswered } from '#db/contact-messages';
import { WrongUse } from '../wrong-use.ts';
import { changed, refused } from './account-named.ts';
import type { Command, Operator, Order, Outcome } from './command.ts';
import { listed } from './listed.ts';

const MOST = 200;
const COMPLAINT = 'data-protection-complaint';

export const messages: Command = {
	usage: 'messages [list | show <id> | answered <id>]',
	about: [
		'shows what came through the contact form, and notes what was answered',
		'',
		`Without more it lists what was not answered yet, complaints first, then the oldest, up to ${MOST}. Every message was`,
		'mailed to CONTACT_MAIL as well; it is answered from there. A data protection complaint was acknowledged by mail when it',
		'came; the law asks for that within thirty days, and for an outcome without undue delay.',
	],
	flags: {
		all: { type: 'boolean', about: 'list what was answered too' },
		from: { type: 'string', about: 'list those from this email address only' },
	},
	changes: true,
	async run(operator, order) {
		const [action = 'list', id, ...rest] = order.words;
		if (rest.length === 0 && action === 'list' && id === undefined) return list(operator, order);
		if (rest.length === 0 && action === 'show' && id !== undefined) return show(operator, id);
		if (rest.length === 0 && action === 'answered' && id !== undefined) return noteAnswer(operator, order, id);
		throw new WrongUse(`Usage: ploop-admin ${messages.usage}`);
	},
};

async function list({ db, now }: Operator, { flags }: Order): Promise<Outcome> {
	const { all = false, from } = flags;
	const email = from === undefined ? null : canonicalAddress(String(from));
	if (email === null && from !== undefined) throw new WrongUse('--from takes an email address.');
	const found = await listMessages(db, { isWithAnswered: all === true, email, most: MOST + 1 });
	if (found.length === 0) return { value: [], lines: ['No message waits for an answer.'] };
	return listed(found, MOST, (message) => [lineOf(message, now)]);
}

function lineOf({ id, createdAt, subject, name, email, answeredAt }: MessageFound, now: Date): string {
	const days = Math.floor((now.getTime() - createdAt.getTime()) / (24 * 3_600_000));
	const state = answeredAt === null ? `waits for ${days} ${days === 1 ? 'day' : 'days'}` : 'answered';
	return `${id}  ${subject === COMPLAINT ? '! ' : ''}${subject}  ${name} <${email}>  ${state}`;
}

async function show({ db }: Operator, id: string): Promise<Outcome> {
	const message = await findMessage(db, id);
	if (message === null) return refused(`There is no message ${id}.`);
	const { name, email, company, subject, createdAt, answeredAt } = message;
	const facts = {
		name,
		email,
		company,
		subject,
		sent: createdAt.toISOString(),
		answered: answeredAt?.toISOString() ?? 'not yet',
	};
	const lines = Object.entries(facts).map(([fact, value]) => `  ${fact.padEnd(10)}${value}`.trimEnd());
	return { value: message, lines: [id, ...lines, '', ...message.message.split('\n').map((line) => `  | ${line}`)] };
}

async function noteAnswer({ db, now }: Operator, order: Order, id: string): Promise<Outcome> {
	const message = await findMessage(db, id);
	if (message === null) return refused(`There is no message ${id}.`);
	if (message.answeredAt !== null) return refused(`${id} was answered on ${message.answeredAt.toISOString()}.`);
	if (!order.isDryRun) await db.write([markAnswered(id, now)]);
	return changed(order, `The message of ${message.name} is answered.`, { id });
}
