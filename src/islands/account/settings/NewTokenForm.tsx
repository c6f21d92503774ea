import type { ReactElement } from 'react';
import type { NewApiToken } from '#contract/api-tokens';
import { API_TOKEN_NAME_MAX_CHARS } from '#contract/limits';
import type { TokensCopy } from '#contract/settings-copy';
import { callApi } from '#islands/account-api.ts';
import { Field } from '../Field.tsx';
import { Form } from '../Form.tsx';
import { useForm } from '../use-form.ts';

interface Props {
	readonly copy: TokensCopy;
	readonly onCreated: (token: NewApiToken) => void;
}

export function NewTokenForm({ copy, onCreated }: Props): ReactElement {
	const form = useForm({
		check: (values) => ({ name: String(values.get('name') ?? '').trim() === '' ? copy.nameMissing : '' }),
		failed: copy.title,
		send: async (values) => {
			const outcome = await callApi<NewApiToken>('POST', '/api/account/tokens', { name: String(values.get('name')) });
			// A refusal of the twenty-first is about the list, but here is where it was asked for.
			if (!outcome.isOk) return { ...outcome.refusal, field: outcome.refusal.status < 500 ? 'name' : null };
			form.ref.current?.reset();
			onCreated(outcome.answer);
			return null;
		},
	});
	return (
		<Form form={form} className="acc-form acc-beside">
			<Field
				id="token-name"
				name="name"
				label={copy.name}
				hint={copy.nameHint}
				problem={form.problems['name'] ?? ''}
				maxLength={API_TOKEN_NAME_MAX_CHARS}
				autoComplete="off"
			/>
			<button type="submit" className="button is-small" aria-busy={form.isBusy}>
				{form.isBusy ? copy.creating : copy.create}
			</button>
		</Form>
	);
}
