import type { ReviseResponse } from '#contract/revise';
import type { Delivered } from '../stores/optimiser.store.ts';
import { PARKED_KEY } from '../stores/storage-keys.ts';
import type { Wish } from '../workspace/wish.ts';

export interface Parked {
	readonly delivered: Delivered;
	/** What was on the page, and what it was made for. */
	readonly answer: ReviseResponse;
	readonly wish: Wish;
	readonly wantsSaved: boolean;
	/** When the page was left, in milliseconds. */
	readonly at: number;
}

/** As long as the link works that confirms an address. */
const KEPT_FOR_MS = 24 * 60 * 60 * 1000;

/** The result that a guest left, from the text it was kept as; null when there is none, or it is not to be trusted any more. */
export function readParked(kept: string | null, now: number): Parked | null {
	try {
		const parked = JSON.parse(kept ?? 'null') as Parked | null;
		// One that an earlier release kept may lack what is shown today.
		const { blocks, gave_way } = parked?.answer ?? {};
		const isWhole = typeof parked?.delivered?.answer?.receipt === 'string' && [blocks, gave_way].every(Array.isArray);
		return parked && isWhole && now - parked.at < KEPT_FOR_MS ? parked : null;
	} catch {
		return null;
	}
}

/** @param isForGood it is shown to whom it belongs, so that it is not kept any longer */
export function takeParked(now: number, isForGood: boolean): Parked | null {
	try {
		const parked = readParked(localStorage.getItem(PARKED_KEY), now);
		if (isForGood || !parked) localStorage.removeItem(PARKED_KEY);
		return parked;
	} catch {
		return null;
	}
}
