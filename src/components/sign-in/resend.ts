import { showBusyButton } from '#components/forms/start-form.ts';
import { callApi } from '#islands/account-api.ts';

/** Makes a button under `place` ask for a new confirmation link. The answer says nothing about the address. */
export function startResend(place: HTMLElement, findEmail: () => string): void {
	const button = place.querySelector<HTMLElement>('[data-busy]');
	const words = place.querySelector<HTMLElement>('[data-done]');
	if (!button || !words) return;
	let isBusy = false;
	button.addEventListener('click', async () => {
		if (isBusy) return;
		isBusy = true;
		const restore = showBusyButton(button);
		const outcome = await callApi('POST', '/api/auth/resend', { email: findEmail() });
		restore();
		isBusy = false;
		words.textContent = outcome.isOk ? (words.dataset['done'] ?? '') : outcome.refusal.message;
	});
}
