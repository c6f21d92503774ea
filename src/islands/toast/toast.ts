import './toast.css';
import { pausableTimer } from './pausable-timer.ts';
import { followSwipe } from './swipe.ts';

const TOAST_MS = 5000;

export interface Toast {
	readonly title?: string;
	readonly message: string;
	readonly tone?: 'plain' | 'destructive';
}

let host: HTMLElement | null = null;
let dismissCurrent: (() => void) | null = null;

/**
 * Shows one message for a few seconds; the next one replaces it. It stays while it is pointed at or focused, or another window is
 * in front. F8 moves the focus to it; Escape or a 50 px swipe closes it.
 */
export function showToast(toast: Toast): void {
	const region = requireHost();
	bringToTop(region);
	dismissCurrent?.();
	const element = draw(toast, region.dataset.dismiss ?? '');
	const timer = pausableTimer(TOAST_MS, dismiss);
	const stopSwipe = followSwipe(element, dismiss);

	function dismiss(): void {
		timer.stop();
		stopSwipe();
		element.remove();
		if (dismissCurrent === dismiss) dismissCurrent = null;
	}

	pauseWhileAttended(element, timer);
	element.addEventListener('keydown', (event) => {
		if (event.key !== 'Escape') return;
		// Escape must not close a dialog around the toast.
		event.preventDefault();
		dismiss();
	});
	element.querySelector('button')?.addEventListener('click', dismiss);
	dismissCurrent = dismiss;
	// An alert is announced when it is inserted with its text; a status only in a live region that existed before.
	region.ariaLive = toast.tone === 'destructive' ? 'off' : 'polite';
	region.append(element);
	if (document.hasFocus()) timer.start();
}

/** The live region in the layout, which F8 focuses. */
function requireHost(): HTMLElement {
	if (host) return host;
	host = document.getElementById('toasts');
	if (!host) throw new Error('The page has no place for toasts: its layout should.');
	document.addEventListener('keydown', (event) => {
		if (event.key === 'F8') (host?.firstElementChild as HTMLElement | null)?.focus();
	});
	return host;
}

/** While a modal dialog is open everything else is inert, so the region moves into the dialog, and back when it closes. */
function bringToTop(region: HTMLElement): void {
	// A dialog may leave the page before the browser reports that it closed.
	if (!region.isConnected) document.body.append(region);
	const dialog = document.querySelector('dialog:modal');
	if (!dialog || dialog.contains(region)) return;
	dialog.append(region);
	dialog.addEventListener('close', () => document.body.append(region), { once: true });
}

function draw({ title, message, tone = 'plain' }: Toast, dismissLabel: string): HTMLElement {
	const element = document.createElement('div');
	element.className = 'toast';
	element.dataset.tone = tone;
	element.tabIndex = -1;
	element.setAttribute('role', tone === 'destructive' ? 'alert' : 'status');
	if (title) element.append(line('strong', title));
	element.append(line('span', message));
	const close = document.createElement('button');
	close.type = 'button';
	close.setAttribute('aria-label', dismissLabel);
	close.textContent = '×';
	element.append(close);
	return element;
}

function line(tag: 'strong' | 'span', text: string): HTMLElement {
	const element = document.createElement(tag);
	element.textContent = text;
	return element;
}

function pauseWhileAttended(element: HTMLElement, timer: ReturnType<typeof pausableTimer>): void {
	const { pause, start } = timer;
	element.addEventListener('pointerenter', pause);
	element.addEventListener('focusin', pause);
	element.addEventListener('pointerleave', start);
	element.addEventListener('focusout', start);
	timer.onStop(followWindow(pause, start));
}

function followWindow(onAway: () => void, onBack: () => void): () => void {
	window.addEventListener('blur', onAway);
	window.addEventListener('focus', onBack);
	return () => {
		window.removeEventListener('blur', onAway);
		window.removeEventListener('focus', onBack);
	};
}
