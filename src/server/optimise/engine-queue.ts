/** Every fourth turn goes to an order without priority, so that none waits so long that the thread is given up. */
const OTHERS_EVERY = 4;

export interface EngineQueue<Order> {
	readonly add: (order: Order) => void;
	/** Removes and returns the next order; undefined when there is none. */
	readonly next: () => Order | undefined;
}

/** The orders that wait for the engine: those with priority (Pro) first, each group in the order of arrival. */
export function createEngineQueue<Order extends { readonly goesAhead: boolean }>(): EngineQueue<Order> {
	const ahead: Order[] = [];
	const others: Order[] = [];
	let turn = 0;
	return {
		add: (order) => void (order.goesAhead ? ahead : others).push(order),
		next() {
			turn += 1;
			return turn % OTHERS_EVERY === 0 ? (others.shift() ?? ahead.shift()) : (ahead.shift() ?? others.shift());
		},
	};
}
