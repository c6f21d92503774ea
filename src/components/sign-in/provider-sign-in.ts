import { signIn } from '#auth-astro/client';
import { sayProblem } from '#components/forms/form-faults.ts';
import { showBusyButton } from '#components/forms/start-form.ts';

/** The buttons for other providers, which the server adds where it has keys for them, and the outcome of such a sign-in. */
export function startProviders(form: HTMLFormElement, ways: HTMLElement, next: () => string): void {
	const faults = JSON.parse(ways.dataset['providers'] ?? '{}') as Readonly<Record<string, string>>;
	tellFault(form, faults);
	for (const button of ways.querySelectorAll<HTMLElement>('[data-provider]')) {
		button.addEventListener('click', async () => {
			if (button.ariaDisabled === 'true') return;
			sayProblem(form, '');
			const restore = showBusyButton(button);
			try {
				await signIn(button.dataset['provider'] ?? '', { callbackUrl: next() });
			} catch {
				// No answer, or one without an address.
				sayProblem(form, navigator.onLine ? (faults['failed'] ?? '') : (document.body.dataset['saysOffline'] ?? ''));
				restore();
			}
		});
	}
}

/** The outcome is in the address; shown once. */
function tellFault(form: HTMLFormElement, faults: Readonly<Record<string, string>>): void {
	const address = new URL(location.href);
	const fault = address.searchParams.get('error');
	if (fault === null) return;
	address.searchParams.delete('error');
	history.replaceState(null, '', address);
	sayProblem(form, (Object.hasOwn(faults, fault) ? faults[fault] : faults['failed']) ?? '');
}
