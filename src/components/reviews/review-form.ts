import { showRefusal, textOf } from '#components/forms/form-faults.ts';
import { startForm } from '#components/forms/start-form.ts';
import { type ApiRefusal, callApi } from '#islands/account-api.ts';
import { track } from '#islands/analytics/track.ts';
import { showToast } from '#islands/toast/toast.ts';

type Stars = '1' | '2' | '3' | '4' | '5';

/** The form in which a review is written. It keeps what was typed until the review has arrived. */
export function startReviewForm(): void {
	const form = document.querySelector<HTMLFormElement>('#review');
	if (!form) return;
	startForm(form, {
		async submit() {
			const stars = textOf(form, 'stars') as Stars;
			const said = ['name', 'email', 'review_text', 'website'].map((name) => [name, textOf(form, name)] as const);
			track('review_submitted', { stars });
			const outcome = await callApi('POST', '/api/reviews', { ...Object.fromEntries(said), stars: Number(stars) });
			if (outcome.isOk) showDone(form);
			else tellRefusal(form, outcome.refusal);
		},
	});
}

function showDone(form: HTMLFormElement): void {
	const { done = '' } = form.dataset;
	form.closest('dialog')?.close();
	form.reset();
	const line = document.querySelector<HTMLElement>('#review-done');
	if (line) line.hidden = false;
	showToast({ message: done });
}

function tellRefusal(form: HTMLFormElement, refusal: ApiRefusal): void {
	track('review_failed', { code: refusal.code });
	const isAnswered = refusal.code !== 'offline' && refusal.code !== 'unreadable' && refusal.status < 500;
	showRefusal(form, { ...refusal, message: isAnswered ? refusal.message : (form.dataset['failed'] ?? '') });
}
