import type { ReviseResponse } from '#contract/revise';
import type { Delivered } from '../stores/optimiser.store.ts';
import { PARKED_KEY } from '../stores/storage-keys.ts';
import type { Wish } from '../workspace/wish.ts';

export interface Parked {
	readonly delivered: Delivered;
	/** The result that was on the page, with its request. */
	readonly answer: ReviseResponse;
	readonly wish: Wish;
	readonly wantsSaved: boolean;
	/** The time the page was left, in milliseconds since 1970. */
	readonly at: number;
}

/** As long as a confirmation link works. */
const KEPT_FOR_MS = 24 * 60 * 60 * 1000;

/** The result a guest left, parsed from its stored text; null when there is none, or it is too old or invalid. */
export function readParked(kept: string | null, now: number): Parked | null {
	try {
		const parked = JSON.parse(kept ?? 'null') as Parked | null;
		// A result stored by an earlier release may lack fields that are shown today.
		const { blocks, gave_way } = parked?.answer ?? {};
		const isWhole = typeof parked?.delivered?.answer?.receipt === 'string' && [blocks, gave_way].every(Array.isArray);
		return parked && isWhole && now - parked.at < KEPT_FOR_MS ? parked : null;
	} catch {
		return null;
	}
}

/** @param isForGood whether to remove it from storage */
export function takeParked(now: number, isForGood: boolean): Parked | null {
	try {
		const parked = readParked(localStorage.getItem(PARKED_KEY), now);
		if (isForGood || !parked) localStorage.removeItem(PARKED_KEY);
		return parked;
	} catch {
		return null;
	}
}
