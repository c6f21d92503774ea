import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
	ArrowRight: (at, count) => (at + 1) % count,
	ArrowLeft: (at, count) => (at - 1 + count) % count,
	Home: () => 0,
	End: (_, count) => count - 1,
};

/** Lets arrow keys, Home and End walk a tab list; the tab that gets the focus is chosen. */
export function stepThroughTabs<Id>(
	event: KeyboardEvent<HTMLElement>,
	ids: readonly Id[],
	chosen: Id,
	choose: (id: Id) => void,
): void {
	const next = STEPS[event.key]?.(ids.indexOf(chosen), ids.length);
	const id = next === undefined ? undefined : ids[next];
	if (next === undefined || id === undefined) return;
	event.preventDefault();
	event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
	choose(id);
}
