export const AWAKE_EVENT = 'ploop:awake';

/** Tells the page that an island is interactive; called from the island's outermost effect. */
export function announceAwake(element: Element | null): void {
	element?.dispatchEvent(new Event(AWAKE_EVENT, { bubbles: true }));
}
