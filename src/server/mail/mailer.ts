import type { OutboxRow } from '#db/outbox';

/** The part of sending that the rest of the server uses: mail is queued in the database, and this sends it. */
export interface Mailer {
	/** False when nothing is configured that could send: what needs mail then refuses with `email_disabled`. */
	readonly isOn: boolean;
	/** Looks at the outbox now, without waiting for what is sent. */
	wake(): void;
	/** Sends a mail that must not be stored, while this process runs. */
	sendUnkept(mail: OutboxRow): void;
	/** Deletes the files that were written for these mails, and resolves when they are gone. */
	forget(ids: readonly string[]): Promise<void>;
	/** Finishes what is being sent and takes no more. */
	stop(): Promise<void>;
}

/** Sends nothing; with `isOn` where another process looks at the outbox. */
export const idleMailer = (isOn: boolean): Mailer => ({
	isOn,
	wake: () => {},
	sendUnkept: () => {},
	forget: async () => {},
	stop: async () => {},
});
