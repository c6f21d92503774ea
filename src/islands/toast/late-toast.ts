import { showToast, type Toast } from './toast.ts';

/** A module of its own, so that loading it on demand keeps `toast.ts` in the file that other pages share. */
export function showLateToast(toast: Toast): void {
	showToast(toast);
}
