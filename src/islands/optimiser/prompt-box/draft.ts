import { DRAFT_KEY, INSERT_TEMPLATE_KEY, PARKED_KEY } from '../stores/storage-keys.ts';

const SAVE_AFTER_MS = 300;

let waiting: { readonly timer: ReturnType<typeof setTimeout>; readonly text: string } | null = null;

/** Storage throws when the browser blocks it; the optimiser then works without a memory. */
function attempt<T>(work: () => T, otherwise: T): T {
	try {
		return work();
	} catch {
		return otherwise;
	}
}

export function findDraft(): string | null {
	return attempt(() => localStorage.getItem(DRAFT_KEY), null);
}

/** Whether a guest left a result; it is validated when it is opened. */
export const isResultParked = (): boolean => attempt(() => localStorage.getItem(PARKED_KEY) !== null, false);

/** Returns the template stored for the prompt box and removes it, so that a reload does not insert it again. */
export function takeTemplate(): string | null {
	return attempt(() => {
		const text = sessionStorage.getItem(INSERT_TEMPLATE_KEY);
		sessionStorage.removeItem(INSERT_TEMPLATE_KEY);
		return text;
	}, null);
}

export function saveDraftSoon(text: string): void {
	if (waiting) clearTimeout(waiting.timer);
	waiting = { text, timer: setTimeout(saveDraftNow, SAVE_AFTER_MS) };
}

/** Also called when the page is hidden: on a phone the timer may never run. */
export function saveDraftNow(): void {
	if (!waiting) return;
	const { text, timer } = waiting;
	clearTimeout(timer);
	waiting = null;
	attempt(() => (text === '' ? localStorage.removeItem(DRAFT_KEY) : localStorage.setItem(DRAFT_KEY, text)), undefined);
}
