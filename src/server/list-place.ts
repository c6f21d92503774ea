import type { Place } from '#db/place';

/** Writes a place in a list in the contract's form. */
export const writePlace = (place: Place | null): string | null => place && `${place.at}.${place.id}`;

/** @param text must match `ListPlace` of the contract */
export function readPlace(text: string | undefined): Place | null {
	if (text === undefined) return null;
	const dot = text.indexOf('.');
	return { at: Number(text.slice(0, dot)), id: text.slice(dot + 1) };
}
