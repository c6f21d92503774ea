import { sayProblem, showFaults, showRefusal, textOf } from '#components/forms/form-faults.ts';
import { startForm } from '#components/forms/start-form.ts';
import { type ApiRefusal, callApi } from '#islands/account-api.ts';
import { track } from '#islands/analytics/track.ts';
import { startThanks } from './thanks.ts';

const FIELDS = ['name', 'email', 'company', 'subject', 'message', 'website'];

/** The contact form, and the thanks that take its place. */
export function startContact(): void {
	const form = document.querySelector<HTMLFormElement>('#contact');
	if (!form) return;
	const showThanks = startThanks(form);
	form.addEventListener('input', () => track('contact_started'), { once: true });
	startForm(form, {
		async submit() {
			if (textOf(form, 'website') !== '') {
				sayProblem(form, form.dataset['spam'] ?? '');
				return;
			}
			track('contact_submitted', { subject: textOf(form, 'subject').replaceAll('-', '_') });
			const said = Object.fromEntries(FIELDS.map((name) => [name, textOf(form, name)]));
			const outcome = await callApi('POST', '/api/contact', { ...said, consent: true });
			if (outcome.isOk) {
				track('contact_succeeded');
				showThanks();
			} else {
				track('contact_failed', { code: outcome.refusal.code });
				tellRefusal(form, outcome.refusal);
			}
		},
	});
}

function tellRefusal(form: HTMLFormElement, refusal: ApiRefusal): void {
	const { network = '', other = '' } = form.dataset;
	if (refusal.code === 'offline') sayProblem(form, network);
	else if (isUnclear(refusal)) sayProblem(form, other);
	else {
		showFaults(form, faultsNamed(form, refusal));
		showRefusal(form, refusal);
	}
}

/** A failure without an error code of the form's own. */
const isUnclear = ({ code, status }: ApiRefusal): boolean =>
	code === 'unreadable' || (status >= 500 && !['email_disabled', 'send_failed'].includes(code));

/** Sentences of the page for fields that only the server found wrong. */
function faultsNamed(form: HTMLFormElement, { fields = {} }: ApiRefusal): ReadonlyMap<string, string> {
	const told = Object.keys(fields).map((name) => {
		const { wrong, missing } = (form.elements.namedItem(name) as HTMLElement | null)?.dataset ?? {};
		return [name, wrong ?? missing ?? ''] as const;
	});
	return new Map(told.filter(([, fault]) => fault !== ''));
}
