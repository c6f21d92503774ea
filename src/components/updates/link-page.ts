import { sayProblem } from '#components/forms/form-faults.ts';
import { showView } from '#components/forms/show-view.ts';
import { startForm } from '#components/forms/start-form.ts';
import { takeQuery } from '#components/forms/take-query.ts';
import { type ApiOutcome, callApi } from '#islands/account-api.ts';

const ACTS: Readonly<Record<string, (token: string) => Promise<ApiOutcome<unknown>>>> = {
	confirm: (token) => callApi('POST', '/api/updates/confirm', { token }),
	unsubscribe: (token) => callApi('POST', `/api/updates/unsubscribe?${new URLSearchParams({ token })}`),
};

/** The page of a mailed link: nothing happens before the button is pressed, since programs follow links too. */
export function startLinkPage(): void {
	const form = document.querySelector<HTMLFormElement>('#link-page');
	const act = ACTS[form?.dataset['act'] ?? ''];
	if (!form || !act) return;
	const token = takeQuery().get('token') ?? '';
	startForm(form, {
		async submit() {
			const outcome = await act(token);
			if (outcome.isOk) showView('done');
			// Every fault of a token is reported as one: the token is not valid.
			else if (outcome.refusal.status === 400) showView('invalid');
			else sayProblem(form, outcome.refusal.message);
		},
	});
}
