import { showRefusal, textOf } from '#components/forms/form-faults.ts';
import { startForm } from '#components/forms/start-form.ts';
import { safeNext } from '#contract/next-target';
import { callApi } from '#islands/account-api.ts';
import { tellOtherTabs } from '#islands/account-state/other-tabs.ts';
import { showToast } from '#islands/toast/toast.ts';

/** The second step of a sign-in: the code of an authenticator, or one for recovery. */
export function startCode(): void {
	const form = document.querySelector<HTMLFormElement>('#code-form');
	if (!form) return;
	startForm(form, {
		async submit() {
			const outcome = await callApi('POST', '/api/auth/code', { code: textOf(form, 'code') });
			if (outcome.isOk) {
				const next = new URLSearchParams(location.search).get('next');
				tellOtherTabs();
				// Replaced in the history, since the step is used up.
				location.replace(next === null ? '/' : safeNext(next));
				return;
			}
			const { refusal } = outcome;
			showToast({ title: form.dataset['failedTitle'] ?? '', message: refusal.message, tone: 'destructive' });
			showRefusal(form, refusal);
		},
	});
	form.querySelector('input')?.focus();
}
