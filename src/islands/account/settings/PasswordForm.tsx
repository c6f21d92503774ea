import type { ReactElement } from 'react';
import { PASSWORD_MIN_CHARS } from '#contract/limits';
import type { PasswordCopy } from '#copy/settings-copy';
import { callApi } from '#islands/account-api.ts';
import { showToast } from '#islands/toast/toast.ts';
import { Field } from '../Field.tsx';
import { Form } from '../Form.tsx';
import { useForm } from '../use-form.ts';
import { useHasPassword } from './OwnPassword.tsx';

/** The old password, and the new one twice. */
export function PasswordForm({ copy }: { readonly copy: PasswordCopy }): ReactElement {
	const form = useForm({
		check: (values) => problemsOf(values, copy),
		failed: copy.failed,
		send: async (values) => {
			const outcome = await callApi('POST', '/api/auth/password', {
				...Object.fromEntries(values),
				endTokens: values.has('endTokens'),
			});
			if (!outcome.isOk) return outcome.refusal;
			form.ref.current?.reset();
			showToast({ title: copy.doneTitle, message: copy.done });
			return null;
		},
	});
	const { problems } = form;
	const hasPassword = useHasPassword();

	if (!hasPassword) {
		return (
			<p>
				{copy.none} <a href={copy.setHref}>{copy.set}</a>
			</p>
		);
	}

	return (
		<Form form={form} className="acc-form">
			<Field
				id="password-current"
				name="currentPassword"
				type="password"
				label={copy.current}
				problem={problems['currentPassword'] ?? ''}
				autoComplete="current-password"
			/>
			<Field
				id="password-next"
				name="password"
				type="password"
				label={copy.next}
				hint={copy.nextHint}
				problem={problems['password'] ?? ''}
				autoComplete="new-password"
			/>
			<Field
				id="password-again"
				name="confirmPassword"
				type="password"
				label={copy.again}
				problem={problems['confirmPassword'] ?? ''}
				autoComplete="new-password"
			/>
			<label className="acc-check">
				<input type="checkbox" name="endTokens" />
				<span>{copy.endTokens}</span>
			</label>
			<div className="acc-row">
				<button type="submit" className="button is-small is-solid" disabled={!form.isAwake} aria-busy={form.isBusy}>
					{form.isBusy ? copy.submitting : copy.submit}
				</button>
				<a href={copy.forgotHref}>{copy.forgot}</a>
			</div>
		</Form>
	);
}

function problemsOf(values: FormData, copy: PasswordCopy) {
	const [current, next, again] = ['currentPassword', 'password', 'confirmPassword'].map((name) =>
		String(values.get(name) ?? ''),
	);
	const isShort = [...(next ?? '')].length < PASSWORD_MIN_CHARS;
	return {
		currentPassword: current === '' ? copy.currentMissing : '',
		password: isShort ? copy.tooShort : '',
		confirmPassword: !isShort && next !== again ? copy.mismatch : '',
	};
}
