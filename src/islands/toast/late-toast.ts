import { showToast, type Toast } from './toast.ts';

/** A module of its own, so that loading it late does not take `toast.ts` out of the file that other pages share. */
export function showLateToast(toast: Toast): void {
	showToast(toast);
}
