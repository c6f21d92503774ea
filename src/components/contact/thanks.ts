import { track } from '#islands/analytics/track.ts';
import { pausableTimer } from '#islands/toast/pausable-timer.ts';

/** How long the thanks replace the form. */
const THANKS_MS = 3000;

/** The fields of one message; name and address of the sender stay for the next one. */
const OF_THE_MESSAGE = ['subject', 'message', 'consent'];

/**
 * Shows the thanks in place of the form for three seconds, not counting those in which their button has the focus or another
 * window is looked at; then the form comes back, with the thanks as a line over it until something new is typed. The focus
 * moves to the shown part, so that each is announced. Returns the function that shows the thanks.
 */
export function startThanks(form: HTMLFormElement): () => void {
	const panel = document.querySelector<HTMLElement>('#contact-thanks');
	const line = document.querySelector<HTMLElement>('#contact-sent');
	const again = panel?.querySelector('button');
	if (!panel || !line || !again) return () => {};
	again.addEventListener('click', () => track('contact_another_clicked'));
	form.addEventListener('input', () => {
		line.hidden = true;
	});

	return () => {
		const timer = pausableTimer(THANKS_MS, comeBack);
		const stop = new AbortController();
		const { signal } = stop;

		function comeBack(): void {
			timer.stop();
			stop.abort();
			const hadFocus = panel?.contains(document.activeElement) ?? false;
			show(form, panel);
			if (line) line.hidden = false;
			if (hadFocus) line?.focus();
		}

		again.addEventListener('focus', timer.pause, { signal });
		again.addEventListener('blur', timer.start, { signal });
		again.addEventListener(
			'click',
			() => {
				comeBack();
				form.querySelector('select')?.focus();
			},
			{ signal },
		);
		document.addEventListener('visibilitychange', () => (document.hidden ? timer.pause() : timer.start()), { signal });
		empty(form);
		show(panel, form);
		timer.start();
		// A menu opened meanwhile keeps the focus, and nothing moves under the pointer.
		if (document.querySelector(':popover-open, dialog[open]')) return;
		panel.scrollIntoView({ block: 'center' });
		panel.querySelector('h2')?.focus({ preventScroll: true });
	};
}

function show(shown: HTMLElement, hidden: HTMLElement | null): void {
	shown.hidden = false;
	if (hidden) hidden.hidden = true;
}

function empty(form: HTMLFormElement): void {
	for (const name of OF_THE_MESSAGE) {
		const input = form.elements.namedItem(name);
		if (input instanceof HTMLInputElement) input.checked = false;
		else if (input instanceof HTMLSelectElement || input instanceof HTMLTextAreaElement) input.value = '';
	}
}
