import type { OutboxRow } from '#db/outbox';

/** The part of sending that the rest of the server uses: mail is queued in the database, and this sends it. */
export interface Mailer {
	/** False when no transport is configured: calls that need mail then refuse with `email_disabled`. */
	readonly isOn: boolean;
	/** Has the outbox read now; does not wait for the sending. */
	wake(): void;
	/** Sends a mail that must not be stored, while this process runs. */
	sendUnkept(mail: OutboxRow): void;
	/** Deletes the files that were written for these mails, and resolves when they are gone. */
	forget(ids: readonly string[]): Promise<void>;
	/** Finishes the mails being sent and takes no more. */
	stop(): Promise<void>;
}

/** A mailer that sends nothing; with `isOn` where another process sends the outbox. */
export const idleMailer = (isOn: boolean): Mailer => ({
	isOn,
	wake: () => {},
	sendUnkept: () => {},
	forget: async () => {},
	stop: async () => {},
});
