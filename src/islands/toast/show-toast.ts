import './toast.css';
import type { Toast } from './toast.ts';

/** Shows a message on pages where few visitors see one: the code of toasts is loaded with the first message. */
export async function showToast(toast: Toast): Promise<void> {
	const late = await import('./late-toast.ts').catch(() => null);
	late?.showLateToast(toast);
}
