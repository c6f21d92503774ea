import type { PageAnswer } from '@ploop/stripe-emulator';
import type { EmbeddedStripe } from './billing.ts';

/** The Stripe emulator of a server without keys. Nothing of it is loaded before somebody needs it. */
export interface EmbeddedEmulator extends EmbeddedStripe {
	/** Answers a browser under `/dev/stripe`; null where there is nothing. */
	answerPage(request: Request): Promise<PageAnswer | null>;
	/**
	 * Called once the server listens: sends events again that were not delivered before, and regularly does the work
	 * that has fallen due.
	 */
	open(addresses: Addresses): void;
	/** Finishes the turn and the deliveries that have begun. */
	stop(): Promise<void>;
}

export interface Addresses {
	/** Where a browser finds this site, without a slash at the end. */
	readonly origin: string;
	/** Where this process listens. */
	readonly server: string;
}
