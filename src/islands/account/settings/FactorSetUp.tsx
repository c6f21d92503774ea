import { type ReactElement, useState } from 'react';
import type { RecoveryCodes, SetUp } from '#contract/second-factor';
import type { SecondFactorCopy } from '#copy/settings-copy';
import { callApi } from '#islands/account-api.ts';
import { CopyValue } from '../CopyValue.tsx';
import { Field } from '../Field.tsx';
import { Form } from '../Form.tsx';
import { useForm } from '../use-form.ts';
import { OwnPassword, passwordProblem } from './OwnPassword.tsx';

interface Props {
	readonly copy: SecondFactorCopy;
	readonly onConfirmed: (recoveryCodes: readonly string[]) => void;
}

/** Sets up an authenticator app: the password, then the key as picture and text, then the first code. */
export function FactorSetUp({ copy, onConfirmed }: Props): ReactElement {
	const [key, setKey] = useState<SetUp | null>(null);
	if (key !== null) return <KeyForm setUp={key} copy={copy} onConfirmed={onConfirmed} onCancel={() => setKey(null)} />;
	return <BeginForm copy={copy} onBegun={setKey} />;
}

interface BeginProps {
	readonly copy: SecondFactorCopy;
	readonly onBegun: (setUp: SetUp) => void;
}

function BeginForm({ copy, onBegun }: BeginProps): ReactElement {
	const form = useForm({
		check: (values) => ({ password: passwordProblem(values, copy.passwordMissing) }),
		failed: copy.notDone,
		send: async (values) => {
			const body = { password: String(values.get('password') ?? '') };
			const outcome = await callApi<SetUp>('POST', '/api/account/second-factor', body);
			if (!outcome.isOk) return outcome.refusal;
			onBegun(outcome.answer);
			return null;
		},
	});
	return (
		<Form form={form} className="acc-form acc-beside">
			<OwnPassword id="factor-password" label={copy.password} problem={form.problems['password']} />
			<button type="submit" className="button is-small is-quiet" disabled={!form.isAwake} aria-busy={form.isBusy}>
				{form.isBusy ? copy.beginning : copy.begin}
			</button>
		</Form>
	);
}

interface KeyProps extends Props {
	readonly setUp: SetUp;
	readonly onCancel: () => void;
}

function KeyForm({ setUp: { secret, qr }, copy, onConfirmed, onCancel }: KeyProps): ReactElement {
	const form = useForm({
		check: (values) => ({ code: String(values.get('code') ?? '').trim() === '' ? copy.codeMissing : '' }),
		failed: copy.notDone,
		send: async (values) => {
			const body = { code: String(values.get('code')) };
			const outcome = await callApi<RecoveryCodes>('POST', '/api/account/second-factor/confirm', body);
			if (!outcome.isOk) return outcome.refusal;
			onConfirmed(outcome.answer.recoveryCodes);
			return null;
		},
	});
	return (
		<Form form={form} className="acc-form">
			<p>{copy.scan}</p>
			<img className="acc-qr" src={qr} alt={copy.qr} width="192" height="192" />
			<p>{copy.typeIt}</p>
			<CopyValue value={secret} label={copy.key} copy={copy} />
			<Field
				id="factor-code"
				name="code"
				label={copy.code}
				hint={copy.codeHint}
				problem={form.problems['code'] ?? ''}
				autoComplete="one-time-code"
				inputMode="numeric"
				autoFocus
			/>
			<div className="acc-row">
				<button type="submit" className="button is-small is-solid" aria-busy={form.isBusy}>
					{form.isBusy ? copy.confirming : copy.confirm}
				</button>
				<button type="button" className="button is-small is-quiet" onClick={onCancel}>
					{copy.cancel}
				</button>
			</div>
		</Form>
	);
}
