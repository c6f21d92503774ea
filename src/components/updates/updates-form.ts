import { showRefusal, textOf } from '#components/forms/form-faults.ts';
import { startForm } from '#components/forms/start-form.ts';
import { callApi } from '#islands/account-api.ts';
import { track } from '#islands/analytics/track.ts';

/** Asks for news of the roadmap. The answer says nothing about the address. */
export function startUpdatesForm(): void {
	const form = document.querySelector<HTMLFormElement>('#updates-form');
	const done = document.querySelector<HTMLElement>('#updates-done');
	if (!form || !done) return;
	startForm(form, {
		async submit() {
			const outcome = await callApi('POST', '/api/updates/subscribe', { email: textOf(form, 'email') });
			if (!outcome.isOk) {
				showRefusal(form, outcome.refusal);
				return;
			}
			track('roadmap_updates_requested');
			form.hidden = true;
			done.hidden = false;
			if (!document.querySelector(':popover-open, dialog[open]')) done.focus();
		},
	});
}
