import { type ReactElement, useState } from 'react';
import type { DeleteCopy } from '#copy/settings-copy';
import { callApi } from '#islands/account-api.ts';
import { tellOtherTabs } from '#islands/account-state/other-tabs.ts';
import { Field } from '../Field.tsx';
import { Form } from '../Form.tsx';
import { useForm } from '../use-form.ts';
import { OwnPassword, passwordProblem } from './OwnPassword.tsx';

/** Inside the dialog: the consequences, the password, the word to type, and the button that deletes for good. */
export function DeleteForm({ copy }: { readonly copy: DeleteCopy }): ReactElement {
	const [isGone, setGone] = useState(false);
	const form = useForm({
		check: (values) => ({
			password: passwordProblem(values, copy.passwordMissing),
			confirm: wordOf(values) === copy.expected ? '' : copy.wordMissing,
		}),
		failed: copy.failed,
		send: async (values) => {
			const body = { password: String(values.get('password') ?? ''), confirm: copy.expected };
			const outcome = await callApi('POST', '/api/account/delete', body);
			if (!outcome.isOk) return outcome.refusal;
			tellOtherTabs();
			setGone(true);
			return null;
		},
	});

	if (isGone) {
		return (
			<div className="acc-form" role="status">
				<p>{copy.done}</p>
				<a className="button is-small" href={copy.homeHref}>
					{copy.home}
				</a>
			</div>
		);
	}
	return (
		<Form form={form} className="acc-form">
			<ul className="acc-consequences">
				{copy.consequences.map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
			<OwnPassword id="delete-password" label={copy.password} problem={form.problems['password']} />
			<Field
				id="delete-word"
				type="text"
				name="confirm"
				label={copy.word}
				problem={form.problems['confirm'] ?? ''}
				autoComplete="off"
				autoCapitalize="none"
				spellCheck={false}
			/>
			<div className="acc-row">
				<button type="submit" className="button is-small is-danger" disabled={!form.isAwake} aria-busy={form.isBusy}>
					{form.isBusy ? copy.submitting : copy.submit}
				</button>
				<button type="button" className="button is-small is-quiet" data-closes>
					{copy.cancel}
				</button>
			</div>
		</Form>
	);
}

const wordOf = (values: FormData): string =>
	String(values.get('confirm') ?? '')
		.trim()
		.toLowerCase();
