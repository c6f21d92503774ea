import { showToast, type Toast } from './toast.ts';

/** What a page says last is read on the next one: a toast goes with its page. */
const LEFT_TOAST_KEY = 'ploop:toast';

export function leaveToast(toast: Toast): void {
	try {
		sessionStorage.setItem(LEFT_TOAST_KEY, JSON.stringify(toast));
	} catch {
		// Storage may be blocked; then it was said on the page before alone.
	}
}

/** Shows what the page before has left, once; what this page has said meanwhile is newer, and stays. */
export function showLeftToast(): void {
	try {
		const left = sessionStorage.getItem(LEFT_TOAST_KEY);
		sessionStorage.removeItem(LEFT_TOAST_KEY);
		if (left !== null && !document.querySelector('.toast')) showToast(JSON.parse(left) as Toast);
	} catch {
		// Blocked, or nothing of ours.
	}
}
