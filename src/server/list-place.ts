import type { Place } from '#db/place';

/** A place in a list as the contract carries it. */
export const writePlace = (place: Place | null): string | null => place && `${place.at}.${place.id}`;

/** @param text as the contract's schema let it in */
export function readPlace(text: string | undefined): Place | null {
	if (text === undefined) return null;
	const dot = text.indexOf('.');
	return { at: Number(text.slice(0, dot)), id: text.slice(dot + 1) };
}
