import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '#db/client';
import { type ClaimedMail, claimDue, findNextDue, giveUp, markSent, tryAgainAt } from '#db/outbox';
import { type Log, traceOf } from '../log.ts';
import { faultOf } from './fault-of.ts';
import type { Mailer } from './mailer.ts';
import type { SendMail } from './message.ts';
import { nextTry } from './next-try.ts';
import { sendFromMemory } from './send-from-memory.ts';

export interface Sender {
	readonly db: Database;
	readonly now: () => Date;
	readonly send: SendMail;
	/** Whether the text of sent mails stays in the outbox, for the mailbox page. */
	readonly keepsText: boolean;
	/** Deletes the files of sent mails; absent: sending leaves no files. */
	readonly removeKept?: (ids: readonly string[]) => Promise<void>;
	readonly log: Log;
	/** Returns a random number, 0 to 1, for the pause before the next try. */
	readonly chance?: () => number;
}

const MOST_AT_ONCE = 5;
/** How long a process owns a mail: longer than any transport takes, so that no other process sends the mail too. */
const CLAIM_MS = 60_000;
/** Longest pause between two reads of the outbox, after which mails of other processes are found. */
const LONGEST_REST_MS = 15_000;
const SHORTEST_REST_MS = 250;
const LONGEST_STOP_MS = 5000;

/** Sends the mails in the outbox, including those that an earlier process left, until it is stopped. */
export function startSender(sender: Sender): Mailer {
	const underWay = new Map<string, Promise<void>>();
	let current: Promise<void> | null = null;
	let rest: NodeJS.Timeout | undefined;
	let isAskedAgain = false;
	let isStopped = false;

	function wake(): void {
		if (isStopped) return;
		isAskedAgain = true;
		if (current !== null) return;
		clearTimeout(rest);
		current = run();
	}

	async function run(): Promise<void> {
		let restMs = LONGEST_REST_MS;
		while (isAskedAgain && !isStopped) {
			isAskedAgain = false;
			restMs = await sendDue(sender, { underWay, isStopped: () => isStopped }).catch((error: unknown) => {
				sender.log('outbox_unreadable', traceOf(error));
				return LONGEST_REST_MS;
			});
		}
		// Nothing is awaited between the last check of `isAskedAgain` and this line, so that no `wake` is missed.
		current = null;
		if (!isStopped) rest = setTimeout(wake, restMs).unref();
	}

	wake();
	return {
		isOn: true,
		wake,
		sendUnkept: (mail) => void sendFromMemory(sender, mail),
		async forget(ids) {
			const { removeKept } = sender;
			if (removeKept === undefined) return;
			await Promise.allSettled(ids.map((id) => underWay.get(id)));
			await removeKept(ids);
		},
		async stop() {
			isStopped = true;
			clearTimeout(rest);
			// A mail that is interrupted here stays claimed; the next process tries it again later.
			await Promise.race([current, wait(LONGEST_STOP_MS, undefined, { ref: false })]);
		},
	};
}

interface Running {
	/** Mails that are being sent, by their id. */
	readonly underWay: Map<string, Promise<void>>;
	readonly isStopped: () => boolean;
}

/** Sends until nothing is due; returns the pause until the next mail, in milliseconds. */
async function sendDue(sender: Sender, { underWay, isStopped }: Running): Promise<number> {
	while (!isStopped()) {
		const now = sender.now();
		const due = await findNextDue(sender.db);
		if (due === null || due > now) return restUntil(due, now);
		const until = new Date(now.getTime() + CLAIM_MS);
		const mails = await claimDue(sender.db, { now, until, most: MOST_AT_ONCE });
		for (const mail of mails) underWay.set(mail.id, tryOne(sender, mail));
		await Promise.all(mails.map(({ id }) => underWay.get(id))).finally(() => {
			for (const { id } of mails) underWay.delete(id);
		});
	}
	return LONGEST_REST_MS;
}

function restUntil(due: Date | null, now: Date): number {
	const untilDue = due === null ? LONGEST_REST_MS : due.getTime() - now.getTime();
	return Math.min(LONGEST_REST_MS, Math.max(SHORTEST_REST_MS, untilDue));
}

async function tryOne(sender: Sender, mail: ClaimedMail): Promise<void> {
	const { db, now, send, keepsText, removeKept, log, chance = Math.random } = sender;
	try {
		await send(mail);
	} catch (error) {
		const fault = faultOf(error);
		const again = nextTry(mail.tries, now(), chance());
		log(again ? 'mail_postponed' : 'mail_given_up', { mail: mail.id, tries: mail.tries, fault });
		await db.write([again ? tryAgainAt(mail.id, again, fault) : giveUp(mail.id, now(), fault)]);
		return;
	}
	const [marked] = await db.write([markSent(mail.id, now(), { keepsText })]);
	// The mail's account was deleted meanwhile.
	if (!marked?.length) await removeKept?.([mail.id]);
}
