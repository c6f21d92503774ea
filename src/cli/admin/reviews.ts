import { findDecisions, findReviewsById, listReviews, type ReviewFound, type ReviewState } from '#db/review-decisions';
import { WrongUse } from '../wrong-use.ts';
import { refused } from './account-named.ts';
import type { Command, Operator, Order, Outcome } from './command.ts';
import { listed } from './listed.ts';
import { decideReviews, REASONS } from './review-decision.ts';

const STATES: readonly ReviewState[] = ['waiting', 'approved', 'rejected'];
const MOST = 200;

export const reviews: Command = {
	usage: 'reviews [list | show <id> | approve <id>... | reject <id>... --reason <reason>]',
	about: [
		'shows what waits for approval, and approves or rejects it',
		'',
		`Without more it lists what waits, the oldest first, up to ${MOST}. What is approved is public at once. A`,
		'review is rejected for one of these reasons and for no other, whatever it thinks of us: a low rating and a harsh word',
		'are no reason.',
		'',
		...Object.entries(REASONS).map(([reason, meaning]) => `  ${reason.padEnd(16)}${meaning}`),
		'',
		'Every decision is recorded with its reason; show tells them. A decision can be changed by another.',
	],
	flags: {
		state: { type: 'string', about: `list those that are ${STATES.join(', ')} or all; without it: waiting` },
		reason: { type: 'string', about: 'why it is rejected, one of the reasons above' },
		note: { type: 'string', about: 'what else is to be recorded with the decision' },
	},
	changes: true,
	async run(operator, order) {
		const [action = 'list', ...ids] = order.words;
		if (action === 'list' && ids.length === 0) return list(operator, order);
		if (action === 'show' && ids.length === 1) return show(operator, ids);
		if ((action === 'approve' || action === 'reject') && ids.length > 0)
			return decideReviews(operator, order, { decision: action === 'approve' ? 'approved' : 'rejected', ids });
		throw new WrongUse(`Usage: ploop-admin ${reviews.usage}`);
	},
};

async function list({ db }: Operator, { flags }: Order): Promise<Outcome> {
	const wanted = flags['state'] ?? 'waiting';
	const state = STATES.find((one) => one === wanted) ?? null;
	if (state === null && wanted !== 'all') throw new WrongUse(`--state takes ${STATES.join(', ')} or all.`);
	const found = await listReviews(db, state, MOST + 1);
	if (found.length === 0) return { value: [], lines: [state === 'waiting' ? 'No review waits.' : 'There is none.'] };
	return listed(found, MOST, (review, i) => (i === 0 ? linesOf(review) : ['', ...linesOf(review)]));
}

async function show({ db }: Operator, [id = '']: readonly string[]): Promise<Outcome> {
	const [review] = await findReviewsById(db, [id]);
	if (review === undefined) return refused(`There is no review ${id}.`);
	const decisions = await findDecisions(db, id);
	const told = decisions.map(({ at, decision, reason, note }) => {
		const why = [reason, note].filter((part) => part !== '').join(': ');
		return `  ${at.toISOString()}  ${decision}${why === '' ? '' : `, ${why}`}`;
	});
	return { value: { ...review, decisions }, lines: [...linesOf(review), ...told] };
}

function linesOf({ id, name, email, stars, text, createdAt, state }: ReviewFound): string[] {
	const head = `${id}  ${createdAt.toISOString().slice(0, 10)}  ${stars} of 5  ${state}`;
	return [head, `  ${name} <${email}>`, ...text.split('\n').map((line) => `  | ${line}`)];
}
