import { atom } from 'nanostores';

/** The ledger entry under the pointer or the focus. */
const $pointed = atom<string | null>(null);
/** The entry tapped: it stays lit until another is tapped. */
export const $pinned = atom<string | null>(null);
/** The one to light in the result and in the original. */
export const $lit = atom<string | null>(null);

function relight(): void {
	$lit.set($pointed.get() ?? $pinned.get());
}

export function pointAt(id: string | null): void {
	$pointed.set(id);
	relight();
}

export function togglePin(id: string): void {
	$pinned.set($pinned.get() === id ? null : id);
	relight();
}

/** A new result brings new entries. */
export function unlight(): void {
	$pinned.set(null);
	pointAt(null);
}
