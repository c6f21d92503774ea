export const AWAKE_EVENT = 'ploop:awake';

/** An island calls this from its outermost effect, when all of it can answer. */
export function announceAwake(element: Element | null): void {
	element?.dispatchEvent(new Event(AWAKE_EVENT, { bubbles: true }));
}
