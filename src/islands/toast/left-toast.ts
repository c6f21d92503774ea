import { showToast, type Toast } from './toast.ts';

/** Storage key for a toast that is shown on the next page, since a toast disappears with its page. */
const LEFT_TOAST_KEY = 'ploop:toast';

export function leaveToast(toast: Toast): void {
	try {
		sessionStorage.setItem(LEFT_TOAST_KEY, JSON.stringify(toast));
	} catch {
		// Storage may be blocked; then it was shown only on the page before.
	}
}

/** Shows the toast that the last page left, once, unless this page shows a newer one. */
export function showLeftToast(): void {
	try {
		const left = sessionStorage.getItem(LEFT_TOAST_KEY);
		sessionStorage.removeItem(LEFT_TOAST_KEY);
		if (left !== null && !document.querySelector('.toast')) showToast(JSON.parse(left) as Toast);
	} catch {
		// Storage is blocked, or the value is not a toast.
	}
}
