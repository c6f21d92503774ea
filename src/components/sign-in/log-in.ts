import { signIn } from '#auth-astro/client';
import { sayProblem, textOf } from '#components/forms/form-faults.ts';
import { startForm } from '#components/forms/start-form.ts';
import { safeNext } from '#contract/next-target';
import { type ApiRefusal, noAnswer, readOutcome } from '#islands/account-api.ts';
import { tellOtherTabs } from '#islands/account-state/other-tabs.ts';
import { showToast } from '#islands/toast/toast.ts';
import { startResend } from './resend.ts';

/** The code behind the log-in dialog. */
export function startLogIn(): void {
	const form = document.querySelector<HTMLFormElement>('#log-in-dialog form');
	const unconfirmed = form?.querySelector<HTMLElement>('[data-unconfirmed]');
	if (!form || !unconfirmed) return;
	startResend(unconfirmed, () => textOf(form, 'email'));
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

/** Where the link that opened the dialog asked for, or the page's own address; else home. */
function wayOnFrom(form: HTMLFormElement): string {
	const wishes = [form.closest('dialog')?.dataset['wish'] ?? '', location.search];
	const [next] = wishes.flatMap((wish) => new URLSearchParams(wish).get('next') ?? []);
	return next === undefined ? '/' : safeNext(next);
}

/** After a success the page is on its way already: home, or to where the visitor was asked to sign in. */
async function logIn(email: string, password: string, callbackUrl: string): Promise<ApiRefusal | null> {
	let response: Response | undefined;
	try {
		response = await signIn('credentials', { email, password, callbackUrl, redirect: false });
	} catch {
		return noAnswer();
	}
	if (response === undefined) {
		tellOtherTabs();
		return null;
	}
	const outcome = await readOutcome(response);
	return outcome.isOk ? null : outcome.refusal;
}

function showRefusalOf(form: HTMLFormElement, { message }: ApiRefusal): void {
	const { failedTitle = '', failed = '' } = form.dataset;
	const words = message || failed;
	showToast({ title: failedTitle, message: words, tone: 'destructive' });
	sayProblem(form, words);
	const password = form.elements.namedItem('password');
	if (password instanceof HTMLInputElement) password.select();
}
