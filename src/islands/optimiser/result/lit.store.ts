import { atom } from '#islands/store/atom.ts';

/** The ledger entry under the pointer or the focus. */
const $pointed = atom<string | null>(null);
/** The tapped entry: it stays highlighted until another is tapped. */
export const $pinned = atom<string | null>(null);
/** The entry to highlight in the result and in the original. */
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

/** Reset for a new result, whose entries are new. */
export function unlight(): void {
	$pinned.set(null);
	pointAt(null);
}
