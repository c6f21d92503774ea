import type { ReactElement } from 'react';
import type { NewApiToken } from '#contract/api-tokens';
import { API_TOKEN_NAME_MAX_CHARS } from '#contract/limits';
import type { TokensCopy } from '#copy/settings-copy';
import { callApi } from '#islands/account-api.ts';
import { Choice } from '../Choice.tsx';
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
			const asked = { name: values.get('name'), scope: values.get('scope'), days: Number(values.get('days')) };
			const outcome = await callApi<NewApiToken>('POST', '/api/account/tokens', asked);
			// A refusal for too many tokens is about the list, but is shown at the name.
			if (!outcome.isOk) return { ...outcome.refusal, field: outcome.refusal.status < 500 ? 'name' : null };
			form.ref.current?.reset();
			onCreated(outcome.answer);
			return null;
		},
	});
	return (
		<Form form={form} className="acc-form">
			<Field
				id="token-name"
				name="name"
				label={copy.name}
				hint={copy.nameHint}
				problem={form.problems['name'] ?? ''}
				maxLength={API_TOKEN_NAME_MAX_CHARS}
				autoComplete="off"
			/>
			<Choice
				id="token-scope"
				name="scope"
				label={copy.scope}
				options={[
					['prompts', copy.scopes.prompts],
					['all', copy.scopes.all],
				]}
				first="prompts"
			/>
			<Choice
				id="token-days"
				name="days"
				label={copy.lasts}
				options={[
					['30', copy.lifetimes[30]],
					['90', copy.lifetimes[90]],
					['365', copy.lifetimes[365]],
				]}
				first="90"
			/>
			<button type="submit" className="button is-small is-solid" aria-busy={form.isBusy}>
				{form.isBusy ? copy.creating : copy.create}
			</button>
		</Form>
	);
}
