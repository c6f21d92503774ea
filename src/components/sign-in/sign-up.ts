import { type Faults, showRefusal, textOf } from '#components/forms/form-faults.ts';
import { showView } from '#components/forms/show-view.ts';
import { startForm } from '#components/forms/start-form.ts';
import { safeNext } from '#contract/next-target';
import { type ApiRefusal, callApi, wordsOf } from '#islands/account-api.ts';
import { track } from '#islands/analytics/track.ts';
import { showToast } from '#islands/toast/toast.ts';
import { startResend } from './resend.ts';

const PLANS = ['free', 'pro', 'annual'];
/** A visitor sent here from a checkout has chosen a plan as well. */
const PLAN_OF_NEXT: Readonly<Record<string, string>> = {
	'/checkout?plan=pro_monthly': 'pro',
	'/checkout?plan=pro_annual': 'annual',
};

/** The sign-up form, and the view after it, which says to look for the mail. */
export function startSignUp(): void {
	const form = document.querySelector<HTMLFormElement>('#sign-up');
	if (!form) return;
	const wanted = readWanted();
	// `next` wins over the page that the plan would lead to.
	const plan = wanted.next === undefined ? wanted.plan : PLAN_OF_NEXT[wanted.next];
	const note = document.querySelector<HTMLElement>(`[data-plan="${plan}"]`);
	if (note) note.hidden = false;
	startForm(form, {
		onFaults: (faults) => toastFaults(form, faults),
		async submit() {
			track('account_creation_started', { plan: wanted.plan });
			const answers = ['name', 'email', 'password', 'confirmPassword'].map((name) => [name, textOf(form, name)]);
			const body = { ...Object.fromEntries(answers), terms: true, ...wanted };
			const outcome = await callApi('POST', '/api/auth/sign-up', body);
			if (outcome.isOk) showSent(form);
			else tellRefusal(form, outcome.refusal);
		},
	});
	const sent = document.querySelector<HTMLElement>('[data-view="sent"]');
	if (sent) startResend(sent, () => textOf(form, 'email'));
	sent?.querySelector('[data-change]')?.addEventListener('click', () => showView('form'));
}

function readWanted(): { readonly plan: string; readonly next?: string } {
	const query = new URLSearchParams(location.search);
	const plan = query.get('plan') ?? 'free';
	const next = query.get('next');
	return { plan: PLANS.includes(plan) ? plan : 'free', ...(next !== null && { next: safeNext(next) }) };
}

function toastFaults({ dataset }: HTMLFormElement, faults: Faults): void {
	const [field, message = ''] = [...faults][0] ?? [];
	if (field === 'confirmPassword') toast(dataset['mismatchTitle'], message);
	if (field === 'terms') toast(dataset['agreementTitle'], message);
}

function tellRefusal(form: HTMLFormElement, refusal: ApiRefusal): void {
	const message = wordsOf(refusal, form.dataset['failed'] ?? '');
	toast(form.dataset['failedTitle'], message);
	showRefusal(form, { ...refusal, message });
}

function toast(title = '', message: string): void {
	showToast({ title, message, tone: 'destructive' });
}

function showSent(form: HTMLFormElement): void {
	const { doneTitle = '', done = '' } = form.dataset;
	const view = showView('sent');
	const place = view?.querySelector('[data-sent-to]');
	if (place) place.textContent = textOf(form, 'email').trim();
	for (const name of ['password', 'confirmPassword']) {
		const input = form.elements.namedItem(name);
		if (input instanceof HTMLInputElement) input.value = '';
	}
	showToast({ title: doneTitle, message: done });
}
