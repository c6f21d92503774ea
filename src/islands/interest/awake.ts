export const AWAKE_EVENT = 'ploop:awake';

/** An island calls this from its outermost effect, when it is fully interactive. */
export function announceAwake(element: Element | null): void {
	element?.dispatchEvent(new Event(AWAKE_EVENT, { bubbles: true }));
}
