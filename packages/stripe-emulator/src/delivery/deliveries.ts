import { createHmac } from 'node:crypto';
import type Stripe from 'stripe';

/**
 * How to deliver the events of one job. Stripe guarantees neither order nor number, so an application must cope with
 * all of them.
 */
export const DELIVERY_MODES = ['normal', 'reversed', 'shuffled', 'duplicated', 'dropped'] as const;
export type DeliveryMode = (typeof DELIVERY_MODES)[number];

/** Sends one event and returns the answer's status. Throws when there is no answer. */
export type Deliver = (webhook: { readonly body: string; readonly signature: string }) => Promise<number>;

interface DeliveryParts {
	readonly deliver: Deliver;
	readonly secret: string;
	readonly seconds: () => number;
	readonly after: (ms: number, run: () => void) => void;
	readonly onTaken: (ids: readonly string[]) => Promise<void>;
}

const RETRY_AFTER_MS = [1_000, 10_000, 60_000];

/** Delivers events one after another, and repeats refused ones. */
export class Deliveries {
	mode: DeliveryMode = 'normal';
	readonly #parts: DeliveryParts;
	#line: Promise<void> = Promise.resolve();

	constructor(parts: DeliveryParts) {
		this.#parts = parts;
	}

	send(events: readonly Stripe.Event[], mode = this.mode): void {
		if (events.length > 0) this.#queue(ordered(events, mode), 0);
	}

	/** Resolves when all events so far were tried once. */
	async settled(): Promise<void> {
		let seen: Promise<void> | null = null;
		while (seen !== this.#line) {
			seen = this.#line;
			await seen;
		}
	}

	#queue(events: readonly Stripe.Event[], tries: number): void {
		// A failure to record a delivery must not stop the queue; that event is sent again later.
		this.#line = this.#line.then(() => this.#try(events, tries)).catch(() => undefined);
	}

	async #try(events: readonly Stripe.Event[], tries: number): Promise<void> {
		const taken: string[] = [];
		for (const event of events) {
			if (await this.#isTaken(event)) taken.push(event.id);
			else this.#tryLater(event, tries);
		}
		if (taken.length > 0) await this.#parts.onTaken(taken);
	}

	#tryLater(event: Stripe.Event, tries: number): void {
		const wait = RETRY_AFTER_MS[tries];
		if (wait !== undefined) this.#parts.after(wait, () => this.#queue([event], tries + 1));
	}

	async #isTaken(event: Stripe.Event): Promise<boolean> {
		const body = JSON.stringify(event, null, 2);
		const signature = signatureOf(body, this.#parts.secret, this.#parts.seconds());
		try {
			const status = await this.#parts.deliver({ body, signature });
			return status >= 200 && status < 300;
		} catch {
			return false;
		}
	}
}

/** The `Stripe-Signature` header of a body sent at a moment, in seconds. */
function signatureOf(body: string, secret: string, at: number): string {
	return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
}

function ordered(events: readonly Stripe.Event[], mode: DeliveryMode): readonly Stripe.Event[] {
	if (mode === 'dropped') return [];
	if (mode === 'reversed') return [...events].reverse();
	if (mode === 'duplicated') return events.flatMap((event) => [event, event]);
	return mode === 'shuffled' ? shuffled(events) : events;
}

function shuffled(events: readonly Stripe.Event[]): readonly Stripe.Event[] {
	const keyed = events.map((event) => ({ event, key: Math.random() }));
	return keyed.sort((one, other) => one.key - other.key).map(({ event }) => event);
}
