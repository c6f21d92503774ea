import { type ReactElement, useEffect, useState } from 'react';
import { PASSKEY_NAME_MAX_CHARS } from '#contract/limits';
import type { PasskeyItem } from '#contract/ways-in';
import type { WaysInCopy } from '#copy/settings-copy';
import { showToast } from '#islands/toast/toast.ts';
import { Field } from '../Field.tsx';
import { Form } from '../Form.tsx';
import { useForm } from '../use-form.ts';
import { OwnPassword, passwordProblem } from './OwnPassword.tsx';

interface Props {
	readonly copy: WaysInCopy;
	readonly onAdded: (passkey: PasskeyItem) => void;
}

/** Asks for a name and the password; then the browser makes the passkey. */
export function NewPasskeyForm({ copy, onAdded }: Props): ReactElement {
	const [isAble, setAble] = useState(true);
	useEffect(() => {
		void import('./make-passkey.ts').then(({ hasPasskeys }) => setAble(hasPasskeys()));
	}, []);
	const form = useForm({
		check: (values) => ({
			name: String(values.get('name') ?? '').trim() === '' ? copy.nameMissing : '',
			password: passwordProblem(values, copy.passwordMissing),
		}),
		failed: copy.notDone,
		send: async (values) => {
			const { makePasskey } = await import('./make-passkey.ts');
			const made = await makePasskey({
				name: String(values.get('name')),
				password: String(values.get('password') ?? ''),
			});
			if (made === 'left') {
				showToast({ message: copy.left });
				return null;
			}
			if ('code' in made) return made;
			form.ref.current?.reset();
			onAdded(made);
			return null;
		},
	});
	if (!isAble) return <p className="acc-soft">{copy.unsupported}</p>;
	return (
		<Form form={form} className="acc-form">
			<Field
				id="passkey-name"
				name="name"
				label={copy.passkeyName}
				hint={copy.passkeyNameHint}
				problem={form.problems['name'] ?? ''}
				maxLength={PASSKEY_NAME_MAX_CHARS}
				autoComplete="off"
			/>
			<OwnPassword id="passkey-password" label={copy.ownPassword} problem={form.problems['password']} />
			<button type="submit" className="button is-small is-quiet" disabled={!form.isAwake} aria-busy={form.isBusy}>
				{form.isBusy ? copy.adding : copy.add}
			</button>
		</Form>
	);
}
