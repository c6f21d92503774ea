import './toast.css';
import type { Toast } from './toast.ts';

/** Shows a message where most visitors never see one: the code of toasts comes with the first. */
export async function showToast(toast: Toast): Promise<void> {
	const late = await import('./late-toast.ts').catch(() => null);
	late?.showLateToast(toast);
}
