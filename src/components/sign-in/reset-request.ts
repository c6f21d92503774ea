import { showRefusal, textOf } from '#components/forms/form-faults.ts';
import { showView } from '#components/forms/show-view.ts';
import { startForm } from '#components/forms/start-form.ts';
import { callApi } from '#islands/account-api.ts';
import { track } from '#islands/analytics/track.ts';
import { showToast } from '#islands/toast/toast.ts';
import { toastRefusal } from './toast-refusal.ts';

/** Asks for a link to choose a new password. The answer says nothing about the address. */
export function startResetRequest(): void {
	const form = document.querySelector<HTMLFormElement>('#reset-request');
	if (!form) return;
	const { doneTitle = '', done = '' } = form.dataset;
	startForm(form, {
		async submit() {
			const outcome = await callApi('POST', '/api/auth/reset-request', { email: textOf(form, 'email') });
			if (outcome.isOk) {
				showView('sent');
				track('password_reset_requested');
				showToast({ title: doneTitle, message: done });
			} else showRefusal(form, toastRefusal(form, outcome.refusal));
		},
	});
	document.querySelector('[data-again]')?.addEventListener('click', () => showView('form'));
}
