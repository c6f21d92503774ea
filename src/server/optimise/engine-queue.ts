/** Of so many turns one is the others', however many orders go ahead: nobody waits until the thread is given up. */
const OTHERS_EVERY = 4;

export interface EngineQueue<Order> {
	readonly add: (order: Order) => void;
	/** Undefined when nobody waits. */
	readonly next: () => Order | undefined;
}

/** Who waits for the engine: those who go ahead (Pro's priority queue) before the others, each in the order of arrival. */
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
