import type { OutboxRow } from '#db/outbox';

/** Sends the mails that the rest of the server queues in the database. */
export interface Mailer {
	/** Whether a transport is configured. If not, calls that need mail throw `email_disabled`. */
	readonly isOn: boolean;
	/** Starts reading the outbox now. Does not wait until mails are sent. */
	wake(): void;
	/** Sends a mail that must not be stored. It is lost if this process ends. */
	sendUnkept(mail: OutboxRow): void;
	/** Deletes the files of these mails, and resolves when they are gone. */
	forget(ids: readonly string[]): Promise<void>;
	/** Waits for the mails being sent, and starts no others. */
	stop(): Promise<void>;
}

/** A mailer that sends nothing. `isOn`: whether another process sends the outbox. */
export const idleMailer = (isOn: boolean): Mailer => ({
	isOn,
	wake: () => {},
	sendUnkept: () => {},
	forget: async () => {},
	stop: async () => {},
});
