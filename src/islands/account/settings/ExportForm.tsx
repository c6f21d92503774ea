import type { ReactElement } from 'react';
import type { DataCopy } from '#copy/settings-copy';
import { showToast } from '#islands/toast/toast.ts';
import { Form } from '../Form.tsx';
import { useForm } from '../use-form.ts';
import { gatherData } from './gather-data.ts';
import { OwnPassword, passwordProblem } from './OwnPassword.tsx';

/** Exports all data of the account as a file. */
export function ExportForm({ copy }: { readonly copy: DataCopy }): ReactElement {
	const form = useForm({
		check: (values) => ({ password: passwordProblem(values, copy.passwordMissing) }),
		failed: copy.failed,
		send: async (values) => {
			const refusal = await gatherData(String(values.get('password') ?? ''), copy.fileName);
			if (refusal !== null) return refusal;
			form.ref.current?.reset();
			showToast({ message: copy.done });
			return null;
		},
	});
	return (
		<Form form={form} className="acc-form acc-beside">
			<OwnPassword id="export-password" label={copy.password} problem={form.problems['password']} />
			<button type="submit" className="button is-small is-quiet" disabled={!form.isAwake} aria-busy={form.isBusy}>
				{form.isBusy ? copy.submitting : copy.submit}
			</button>
		</Form>
	);
}
