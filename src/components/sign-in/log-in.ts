import { sayProblem, textOf } from '#components/forms/form-faults.ts';
import { startForm } from '#components/forms/start-form.ts';
import type { SessionBegun } from '#contract/auth';
import { safeNext } from '#contract/next-target';
import { type ApiRefusal, callApi } from '#islands/account-api.ts';
import { tellOtherTabs } from '#islands/account-state/other-tabs.ts';
import { showToast } from '#islands/toast/toast.ts';
import { startResend } from './resend.ts';

/** The code behind the log-in dialog. */
export function startLogIn(): void {
	const form = document.querySelector<HTMLFormElement>('#log-in-dialog form');
	const unconfirmed = form?.querySelector<HTMLElement>('[data-unconfirmed]');
	if (!form || !unconfirmed) return;
	startResend(unconfirmed, () => textOf(form, 'email'));
	startOtherWays(form);
	startForm(form, {
		async submit() {
			unconfirmed.hidden = true;
			const refusal = await logIn(textOf(form, 'email'), textOf(form, 'password'), wayOnFrom(form));
			if (refusal === null) form.closest('dialog')?.close();
			else {
				showRefusalOf(form, refusal);
				unconfirmed.hidden = refusal.code !== 'email_not_confirmed';
			}
		},
	});
}

/** Loads the code for passkeys only if the browser has them, and for providers only if this site has any. */
function startOtherWays(form: HTMLFormElement): void {
	const next = () => wayOnFrom(form);
	// Passkeys do not work on IP addresses.
	const isNamed = !/^[\d.]+$|:/.test(location.hostname);
	if (isNamed && 'PublicKeyCredential' in window) {
		void import('./passkey-sign-in.ts').then(({ startPasskey }) => startPasskey(form, (begun) => enter(begun, next())));
	}
	const ways = form.querySelector<HTMLElement>('[data-providers]');
	if (ways) void import('./provider-sign-in.ts').then(({ startProviders }) => startProviders(form, ways, next));
}

/** The page asked for by the link that opened the dialog or by the page's own address; else home. */
function wayOnFrom(form: HTMLFormElement): string {
	const wishes = [form.closest('dialog')?.dataset['wish'] ?? '', location.search];
	const [next] = wishes.flatMap((wish) => new URLSearchParams(wish).get('next') ?? []);
	return next === undefined ? '/' : safeNext(next);
}

/** After a success the page is on its way already: to where the visitor was asked to sign in, or first to the code. */
async function logIn(email: string, password: string, next: string): Promise<ApiRefusal | null> {
	const outcome = await callApi<SessionBegun>('POST', '/api/auth/sign-in', { email, password });
	if (!outcome.isOk) return outcome.refusal;
	enter(outcome.answer, next);
	return null;
}

/** After the password: goes to `next`, a page of this site, or first to the page that asks for a code. */
function enter({ needsCode }: SessionBegun, next: string): void {
	if (!needsCode) tellOtherTabs();
	const target = new URL(needsCode ? `/auth/code?${new URLSearchParams({ next })}` : next, location.href);
	const isSamePage = target.pathname + target.search === location.pathname + location.search;
	location.href = target.href;
	// An address that differs only in its hash would not reload the page, so it is reloaded.
	if (isSamePage) location.reload();
}

function showRefusalOf(form: HTMLFormElement, { code, message }: ApiRefusal): void {
	const { failedTitle = '', failed = '' } = form.dataset;
	const words = code === 'unreadable' ? failed : message;
	showToast({ title: failedTitle, message: words, tone: 'destructive' });
	sayProblem(form, words);
	const password = form.elements.namedItem('password');
	if (password instanceof HTMLInputElement) password.select();
}
