import { setTimeout as wait } from 'node:timers/promises';
import type { OutboxRow } from '#db/outbox';
import type { Log } from '../log.ts';
import { faultOf } from './fault-of.ts';
import type { SendMail } from './message.ts';
import { nextTry } from './next-try.ts';

interface Sending {
	readonly send: SendMail;
	readonly now: () => Date;
	readonly log: Log;
}

/**
 * Sends a mail from memory, with as many tries as from the outbox: the notice of a deletion must not store the deleted
 * address. The mail is lost when the process ends.
 */
export async function sendFromMemory({ send, now, log }: Sending, mail: OutboxRow): Promise<void> {
	for (let tries = 1; ; tries += 1) {
		try {
			return await send({ ...mail, tries });
		} catch (error) {
			const again = nextTry(tries, now(), Math.random());
			log(again ? 'mail_postponed' : 'mail_given_up', { mail: mail.id, tries, fault: faultOf(error) });
			if (again === null) return;
			await wait(again.getTime() - now().getTime(), undefined, { ref: false });
		}
	}
}
