import type Stripe from 'stripe';
import { answerApi } from './api/answer-api.ts';
import { changeSubscription } from './billing/change-subscription.ts';
import { doWhatIsDue } from './billing/due.ts';
import { type Offer, putUpForSale } from './billing/offer.ts';
import { type Deliver, Deliveries, type DeliveryMode } from './delivery/deliveries.ts';
import { answerWithFault, type Fault } from './delivery/faults.ts';
import { waitingEvents } from './delivery/waiting-events.ts';
import { answerPage } from './pages/answer-page.ts';
import type { PageAnswer } from './pages/page.ts';
import { forgetOld } from './state/forget.ts';
import type { EmulatorStore } from './state/store.ts';
import { type Settings, World } from './state/world.ts';

export interface EmulatorOptions {
	readonly store: EmulatorStore;
	readonly now: () => Date;
	/** Public origin of the site, without a trailing slash. The emulator's pages are under its `/dev/stripe/`. */
	readonly origin: string;
	/** The only accepted API key; never a live key. */
	readonly secretKey: string;
	readonly webhookSecret: string;
	readonly deliver: Deliver;
	readonly afterRetries?: Settings['afterRetries'];
	/** Whether the webhook is registered for an event; all events by default. */
	readonly isWanted?: Settings['isWanted'];
	/** Style sheets of the site, placed before the emulator's own. */
	readonly siteStyles?: () => string;
	/** Runs a function after some milliseconds; by default a timer. */
	readonly after?: (ms: number, run: () => void) => void;
}

export type { Deliver, DeliveryMode, EmulatorStore, Fault, Offer, PageAnswer };

/** Emulates the part of Stripe that PLOOP uses, with stored state and without money. */
export class StripeEmulator {
	readonly deliveries: Deliveries;
	readonly #options: EmulatorOptions;
	readonly #world: World;
	#turn: Promise<unknown> = Promise.resolve();
	#fault: { kind: Fault; left: number } | null = null;

	constructor(options: EmulatorOptions) {
		if (!options.secretKey.startsWith('sk_test_')) throw new Error('the Stripe emulator takes a test key only');
		this.#options = options;
		const { origin, afterRetries = 'cancel', isWanted = () => true } = options;
		this.#world = new World(options.store, { origin, afterRetries, isWanted });
		this.deliveries = new Deliveries({
			deliver: options.deliver,
			secret: options.webhookSecret,
			seconds: () => this.#seconds(),
			after: options.after ?? ((ms, run) => void setTimeout(run, ms).unref()),
			onTaken: (ids) => this.#noteTaken(ids),
		});
	}

	/** Pass this to `Stripe.createFetchHttpClient` instead of the network's `fetch`. */
	fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
		const request = new Request(input, init);
		const fault = this.#takeFault();
		const answer = fault === null ? null : await answerWithFault(fault, request.signal);
		return answer ?? this.#answer(request, fault === 'server-error');
	};

	/** Makes the next calls of the API fail. */
	failNext(kind: Fault, times = 1): void {
		this.#fault = { kind, left: times };
	}

	/** Processes everything that has fallen due since the last call. */
	tick = (): Promise<void> => this.turn(() => undefined);

	offer = (offer: Offer): Promise<void> => this.turn((world) => putUpForSale(world, offer));

	/** Puts a subscription into a state that no test card leads to, such as `paused`. */
	setStatus = (id: string, status: Stripe.Subscription.Status): Promise<void> =>
		this.turn((world) => changeSubscription(world, world.get('subscription', id), { status }));

	/** Resends all events that were not accepted yet, in order of creation. */
	redeliver = async (): Promise<void> => this.deliveries.send(await this.turn(waitingEvents));

	/** Resolves when all started jobs are done and their events were tried once. */
	settled = async (): Promise<void> => {
		await this.#turn;
		await this.deliveries.settled();
	};

	set mode(mode: DeliveryMode) {
		this.deliveries.mode = mode;
	}

	/** Runs one job at a time on the stored state; its changes are stored before it resolves. */
	turn<T>(act: (world: World) => T): Promise<T> {
		const run = async (): Promise<T> => {
			const world = this.#world;
			try {
				await world.refresh();
				world.now = this.#seconds();
				world.requestKey = null;
				doWhatIsDue(world, null, world.now);
				forgetOld(world);
				const result = structuredClone(act(world));
				this.deliveries.send(structuredClone(await world.commit()));
				return result;
			} catch (error) {
				world.discard();
				throw error;
			}
		};
		const result = this.#turn.then(run);
		this.#turn = result.catch(() => undefined);
		return result;
	}

	/**
	 * Answers a browser's request under `/dev/stripe/`; null where there is no page. Every method except GET and HEAD
	 * counts as sending a form.
	 */
	answerEmulator = async (request: Request): Promise<PageAnswer | null> => {
		const { pathname } = new URL(request.url);
		const isReading = request.method === 'GET' || request.method === 'HEAD';
		const { siteStyles = () => '' } = this.#options;
		const form = isReading ? null : new URLSearchParams(await request.text());
		return this.turn((world) => answerPage({ world, deliveries: this.deliveries, siteStyles }, pathname, form));
	};

	async #answer(request: Request, isBroken: boolean): Promise<Response> {
		const { pathname, search } = new URL(request.url);
		const asked = {
			method: request.method,
			path: pathname,
			query: search,
			body: await request.text(),
			authorization: request.headers.get('Authorization'),
			idempotencyKey: request.headers.get('Idempotency-Key'),
			isBroken,
		};
		const { status, body, isReplayed } = await this.turn((world) => answerApi(world, asked, this.#options.secretKey));
		const replayed = isReplayed ? { 'Idempotent-Replayed': 'true' } : undefined;
		return new Response(body, { status, headers: { 'Content-Type': 'application/json', ...replayed } });
	}

	#noteTaken(ids: readonly string[]): Promise<void> {
		return this.turn((world) => {
			for (const id of ids) {
				const event = world.find('event', id);
				if (event !== null) world.put(Object.assign(event, { pending_webhooks: 0 }));
			}
		});
	}

	#takeFault(): Fault | null {
		if (this.#fault === null || this.#fault.left === 0) return null;
		this.#fault.left -= 1;
		return this.#fault.kind;
	}

	#seconds = (): number => Math.floor(this.#options.now().getTime() / 1000);
}
