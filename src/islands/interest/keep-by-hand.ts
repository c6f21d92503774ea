import { DRAFT_KEY } from '../optimiser/stores/storage-keys.ts';

const kept = new WeakSet<HTMLElement>();

/** Keeps the text in the box of an island that could not be loaded as its draft, and puts an earlier draft into an empty box. */
export function keepByHand(island: HTMLElement): void {
	const box = island.querySelector('textarea');
	if (!box || kept.has(box)) return;
	kept.add(box);
	try {
		if (box.value === '') box.value = localStorage.getItem(DRAFT_KEY) ?? '';
		else localStorage.setItem(DRAFT_KEY, box.value);
		box.addEventListener('input', () => {
			localStorage.setItem(DRAFT_KEY, box.value);
		});
	} catch {
		// Storage is blocked: then nothing can be kept.
	}
}
