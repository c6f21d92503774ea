import { showToast, type Toast } from './toast.ts';

/** Apart from the file that many share, so that fetching it late asks nothing of those who have it anyway. */
export function showLateToast(toast: Toast): void {
	showToast(toast);
}
