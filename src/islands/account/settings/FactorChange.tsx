import { type ReactElement, useRef } from 'react';
import type { RecoveryCodes } from '#contract/second-factor';
import type { SecondFactorCopy } from '#copy/settings-copy';
import { type ApiOutcome, type ApiRefusal, callApi } from '#islands/account-api.ts';
import { Field } from '../Field.tsx';
import { Form } from '../Form.tsx';
import { useForm } from '../use-form.ts';

interface Props {
	readonly copy: SecondFactorCopy;
	readonly onRenewed: (recoveryCodes: readonly string[]) => void;
	readonly onOff: () => void;
}

/** A code of six digits or a recovery code; any other text is taken as a password. */
const CODE = /^\s*(?:\d\s*){6}$|^\s*(?:[0-9a-z]{4}[\s-]+){3}[0-9a-z]{4}\s*$/i;

/** Makes new recovery codes or turns the second factor off; both need a code or the password. */
export function FactorChange({ copy, onRenewed, onOff }: Props): ReactElement {
	const wanted = useRef<'off' | 'recovery-codes'>('recovery-codes');
	const form = useForm({
		check: (values) => ({ proof: values.get('proof') === '' ? copy.proofMissing : '' }),
		failed: copy.notDone,
		send: async (values) => {
			const refusal = await send(String(values.get('proof')));
			if (refusal === null) form.ref.current?.reset();
			// The fault is shown at this input, whether a code or a password was expected.
			return refusal && { ...refusal, field: refusal.field === null ? null : 'proof' };
		},
	});

	async function send(proof: string): Promise<ApiRefusal | null> {
		const body = CODE.test(proof) ? { code: proof } : { password: proof };
		const path = `/api/account/second-factor/${wanted.current}`;
		const outcome: ApiOutcome<Partial<RecoveryCodes>> = await callApi('POST', path, body);
		if (!outcome.isOk) return outcome.refusal;
		const { recoveryCodes } = outcome.answer;
		if (recoveryCodes) onRenewed(recoveryCodes);
		else onOff();
		return null;
	}

	const choose = (which: typeof wanted.current) => () => {
		wanted.current = which;
	};
	return (
		<Form form={form} className="acc-form">
			<Field
				id="factor-proof"
				name="proof"
				type="password"
				label={copy.proof}
				hint={copy.changeText}
				problem={form.problems['proof'] ?? ''}
				autoComplete="off"
			/>
			<div className="acc-row">
				<button
					type="submit"
					className="button is-small is-quiet"
					aria-busy={form.isBusy}
					onClick={choose('recovery-codes')}
				>
					{copy.renew}
				</button>
				<button type="submit" className="button is-small is-danger" aria-busy={form.isBusy} onClick={choose('off')}>
					{copy.off}
				</button>
			</div>
		</Form>
	);
}
