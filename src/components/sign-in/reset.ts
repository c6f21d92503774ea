import { type Faults, showRefusal, textOf } from '#components/forms/form-faults.ts';
import { showView } from '#components/forms/show-view.ts';
import { startForm } from '#components/forms/start-form.ts';
import { takeQuery } from '#components/forms/take-query.ts';
import type { SessionBegun } from '#contract/auth';
import { type ApiRefusal, callApi } from '#islands/account-api.ts';
import { tellOtherTabs } from '#islands/account-state/other-tabs.ts';
import { track } from '#islands/analytics/track.ts';
import { leaveToast } from '#islands/toast/left-toast.ts';
import { showToast } from '#islands/toast/toast.ts';
import { toastRefusal } from './toast-refusal.ts';

/** Long enough to read that it worked. */
const HOME_AFTER_MS = 1500;

/** The page of the reset link: checks whether the link still works, without using it up, then takes the new password. */
export async function startReset(): Promise<void> {
	const form = document.querySelector<HTMLFormElement>('#reset');
	const code = takeQuery().get('code');
	if (!form) return;
	if (!code) {
		showInvalid(null);
		return;
	}
	startForm(form, {
		onFaults: (faults) => toastFaults(form, faults),
		submit: () => update(form, code),
	});
	const outcome = await callApi('POST', '/api/auth/reset-check', { code });
	if (outcome.isOk) showView('form');
	else showInvalid(outcome.refusal);
}

async function update(form: HTMLFormElement, code: string): Promise<void> {
	const [password, confirmPassword] = [textOf(form, 'password'), textOf(form, 'confirmPassword')];
	const outcome = await callApi<SessionBegun>('POST', '/api/auth/reset', { code, password, confirmPassword });
	if (outcome.isOk && outcome.answer.needsCode) {
		track('password_reset_completed');
		leaveToast({ message: form.dataset['doneTitle'] ?? '' });
		location.replace('/auth/code');
		return;
	}
	if (outcome.isOk) {
		const { doneTitle = '', done = '' } = form.dataset;
		tellOtherTabs();
		showView('done');
		track('password_reset_completed');
		const toast = { title: doneTitle, message: done };
		showToast(toast);
		leaveToast(toast);
		setTimeout(() => location.replace('/'), HOME_AFTER_MS);
		return;
	}
	const told = toastRefusal(form, outcome.refusal);
	// Used or run out since the page was opened.
	if (told.code === 'link_invalid') showInvalid(told);
	else showRefusal(form, told);
}

/** The server's sentence for a refused link; the page's own when the check failed. */
function showInvalid(refusal: ApiRefusal | null): void {
	const { linkInvalid, failedToStart } = showView('invalid')?.dataset ?? {};
	const place = document.querySelector('[data-reason]');
	const isRefused = refusal !== null && refusal.status >= 400 && refusal.status < 500;
	if (place) place.textContent = (isRefused ? refusal.message : refusal ? failedToStart : linkInvalid) ?? '';
}

function toastFaults({ dataset }: HTMLFormElement, faults: Faults): void {
	const [field, message = ''] = [...faults][0] ?? [];
	const title = field === 'password' ? dataset['shortTitle'] : dataset['mismatchTitle'];
	showToast({ title: title ?? '', message, tone: 'destructive' });
}
