import type Stripe from 'stripe';
import { buildEvent } from '../objects/event.ts';
import type { Kept, Kind, Kinds } from './kinds.ts';
import type { EmulatorStore } from './store.ts';

/** Options of the emulator. */
export interface Settings {
	/** Origin of the emulator's pages, such as `http://127.0.0.1:4321`. */
	readonly origin: string;
	/** What happens to a subscription when the last try to charge its invoice has failed. */
	readonly afterRetries: 'cancel' | 'unpaid';
	/** Whether the webhook is registered for an event. */
	readonly isWanted: (event: { readonly type: Stripe.Event.Type }) => boolean;
}

/** All objects, in memory between `refresh` and `commit`. The store has the authoritative copy. */
export class World {
	readonly settings: Settings;
	/** Time of the emulator's own clock, in seconds. */
	now = 0;
	/** The idempotency key of the request being answered. */
	requestKey: string | null = null;
	#store: EmulatorStore;
	#objects = new Map<string, Kept>();
	#changed = new Set<string>();
	#emitted: Stripe.Event[] = [];
	#revision = 0;
	/** Set by `at` while an action runs at another moment than `now`; null: `now` counts. */
	#moment: number | null = null;

	constructor(store: EmulatorStore, settings: Settings) {
		this.#store = store;
		this.settings = settings;
	}

	async refresh(): Promise<void> {
		for (const { id, body, revision } of await this.#store.changedSince(this.#revision)) {
			this.#revision = Math.max(this.#revision, revision);
			if (body === null) this.#objects.delete(id);
			else this.#objects.set(id, JSON.parse(body));
		}
	}

	/** Writes the changed objects; returns the events of these changes. */
	async commit(): Promise<readonly Stripe.Event[]> {
		const rows = [...this.#changed].map((id) => {
			const object = this.#objects.get(id);
			return { id, body: object === undefined ? null : JSON.stringify(object) };
		});
		if (rows.length > 0) await this.#store.save(rows);
		this.#changed.clear();
		return this.#emitted.splice(0);
	}

	/** Drops unwritten changes. The next `refresh` reads everything again. */
	discard(): void {
		this.#objects.clear();
		this.#changed.clear();
		this.#emitted = [];
		this.#revision = 0;
		this.#moment = null;
	}

	find<K extends Kind>(kind: K, id: string | null | undefined): Kinds[K] | null {
		const object = this.#objects.get(id ?? '');
		return object?.object === kind ? (object as Kinds[K]) : null;
	}

	/** An object that another object refers to. Throws if it is missing, which is a fault of the emulator. */
	get<K extends Kind>(kind: K, reference: string | { id: string } | null | undefined): Kinds[K] {
		const id = idOf(reference);
		const object = this.find(kind, id);
		if (object === null) throw new Error(`the emulator has lost ${kind} ${id}`);
		return object;
	}

	anyOf(id: string): Kept | null {
		return this.#objects.get(id) ?? null;
	}

	/** All objects of a kind, newest last. */
	all<K extends Kind>(kind: K): Kinds[K][] {
		return [...this.#objects.values()].filter((one): one is Kinds[K] => one.object === kind);
	}

	everything(): readonly Kept[] {
		return [...this.#objects.values()];
	}

	/** Stores a new or changed object. */
	put<O extends Kept>(object: O): O {
		this.#objects.set(object.id, object);
		this.#changed.add(object.id);
		return object;
	}

	remove(id: string): void {
		this.#objects.delete(id);
		this.#changed.add(id);
	}

	emit(type: Stripe.Event.Type, object: object, customer: string | null, previous?: object): void {
		const isWanted = this.settings.isWanted({ type });
		const event = buildEvent({ type, object, previous, created: this.time(customer), key: this.requestKey, isWanted });
		this.put(event);
		if (isWanted) this.#emitted.push(event);
	}

	/** The present time for a customer: their test clock's, if they have one. */
	time(customer: string | null): number {
		if (this.#moment !== null) return this.#moment;
		const clock = this.find('customer', customer)?.test_clock;
		return this.find('test_helpers.test_clock', idOf(clock))?.frozen_time ?? this.now;
	}

	at(moment: number, act: () => void): void {
		this.#moment = moment;
		act();
		this.#moment = null;
	}
}

export const idOf = (reference: string | { id: string } | null | undefined): string =>
	typeof reference === 'string' ? reference : (reference?.id ?? '');
