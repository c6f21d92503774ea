import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

type Press = KeyboardEvent | ReactKeyboardEvent;

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
	ArrowDown: (at, count) => (at + 1) % count,
	ArrowUp: (at, count) => (Math.max(at, 0) - 1 + count) % count,
	Home: () => 0,
	End: (_, count) => count - 1,
};
/** Letters typed within this time form a word. */
const WORD_ENDS_AFTER_MS = 1000;
const ITEMS = '[role="menuitem"], .opt-menu:not([hidden]) li > button';

const NOTHING_TYPED = { word: '', at: Number.NEGATIVE_INFINITY };
let typed = NOTHING_TYPED;

/** Lets arrow keys, Home and End walk the items of a menu, and letters go to the next item that begins with them. */
export function stepThroughMenu(event: Press): void {
	if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement) return;
	const items = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>(ITEMS)];
	const at = items.indexOf(document.activeElement as HTMLElement);
	const step = STEPS[event.key];
	if (step) typed = NOTHING_TYPED;
	const item = step ? items[step(at, items.length)] : findTyped(items, at, event);
	if (!item) return;
	event.preventDefault();
	item.focus();
}

function findTyped(items: readonly HTMLElement[], at: number, { key, timeStamp }: Press): HTMLElement | undefined {
	if (key.length !== 1 || (key === ' ' && typed.word === '')) return undefined;
	const isGoingOn = timeStamp - typed.at < WORD_ENDS_AFTER_MS && typed.word !== key.toLowerCase();
	// A word of several letters may match the current item; a single letter moves to the next match.
	const grown = isGoingOn ? findFrom(items, Math.max(at, 0), typed.word + key.toLowerCase()) : undefined;
	typed = { word: (grown ? typed.word : '') + key.toLowerCase(), at: timeStamp };
	return grown ?? findFrom(items, at + 1, typed.word);
}

const findFrom = (items: readonly HTMLElement[], first: number, word: string): HTMLElement | undefined =>
	[...items.slice(first), ...items.slice(0, first)].find((item) =>
		item.textContent?.trim().toLowerCase().startsWith(word),
	);
