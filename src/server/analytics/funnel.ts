import type { Step } from '#db/events';

/** The steps from a first visit to a payment, each with the events that count as it. */
export const FUNNEL: Readonly<Record<string, Step>> = {
	home: { event: 'page_viewed', page: '/' },
	optimise: { event: 'optimise_submitted', page: '*' },
	'sign up': { event: 'account_creation_started', page: '*' },
	checkout: { event: 'page_viewed', page: '/checkout*' },
	paid: { event: 'page_viewed', page: '/billing/success' },
};

export interface FunnelStep {
	readonly step: string;
	/** Visits that took the step, even without the earlier steps: a link in a confirmation mail begins a new visit. */
	readonly visits: number;
	/** Visits that took the step after all earlier steps, in order. */
	readonly inOrder: number;
}

/** `firsts`: a row per visit with the position of the first event of each step, null where there is none. */
export function funnelOf(names: readonly string[], firsts: readonly (readonly (number | null)[])[]): FunnelStep[] {
	const reached = firsts.map(stepsInOrder);
	return names.map((step, i) => ({
		step,
		visits: firsts.filter((row) => row[i] !== null).length,
		inOrder: reached.filter((count) => count > i).length,
	}));
}

function stepsInOrder(row: readonly (number | null)[]): number {
	const broken = row.findIndex((at, i) => at === null || at < (row[i - 1] ?? 0));
	return broken === -1 ? row.length : broken;
}
