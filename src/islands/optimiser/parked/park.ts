import { isHinted } from '#islands/account-state/signed-in-hint.ts';
import { saveDraftNow } from '../prompt-box/draft.ts';
import type { Delivered } from '../stores/optimiser.store.ts';
import { PARKED_KEY } from '../stores/storage-keys.ts';
import { $revision } from '../workspace/revision.store.ts';

/** The request id of the result that a guest wanted to save. */
let wanted: string | null = null;

export function wantSaved(requestId: string): void {
	wanted = requestId;
}

/** Whether the result can be saved now. A guest is sent to sign in; the result is saved when they come back. */
export function maySaveTemplate({ answer }: Delivered): boolean {
	if (isHinted()) return true;
	wantSaved(answer.requestId);
	saveDraftNow();
	location.assign('/login');
	return false;
}

/** Stores a guest's result, with the answers since, when they leave the page; a signed-in person has the history instead. */
export function parkOnLeaving(): () => void {
	if (isHinted()) return () => {};
	addEventListener('pagehide', park);
	return () => removeEventListener('pagehide', park);
}

function park(): void {
	const now = $revision.get();
	if (!now) return;
	const { delivered, answer, wish } = now;
	const wantsSaved = wanted === delivered.answer.requestId;
	try {
		localStorage.setItem(PARKED_KEY, JSON.stringify({ delivered, answer, wish, wantsSaved, at: Date.now() }));
	} catch {
		// Storage is blocked or full: only the text in the box is kept.
	}
}
