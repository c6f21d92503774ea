import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
	ArrowDown: (at, count) => (at + 1) % count,
	ArrowUp: (at, count) => (at - 1 + count) % count,
	Home: () => 0,
	End: (_, count) => count - 1,
};

/** Lets arrow keys, Home and End walk the items of a menu, and a letter go to the next item that begins with it. */
export function stepThroughMenu(event: KeyboardEvent<HTMLElement>): void {
	if (event.ctrlKey || event.metaKey || event.altKey) return;
	const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')];
	const at = items.indexOf(document.activeElement as HTMLElement);
	const step = STEPS[event.key];
	const item = step ? items[step(at, items.length)] : findByLetter(items, at, event.key);
	if (!item) return;
	event.preventDefault();
	item.focus();
}

function findByLetter(items: readonly HTMLElement[], at: number, key: string): HTMLElement | undefined {
	if (key.length !== 1 || key === ' ') return undefined;
	const letter = key.toLowerCase();
	return [...items.slice(at + 1), ...items.slice(0, at + 1)].find((item) =>
		item.textContent?.trim().toLowerCase().startsWith(letter),
	);
}
