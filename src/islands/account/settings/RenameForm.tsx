import { type KeyboardEvent, type ReactElement, useEffect, useRef } from 'react';
import type { ApiTokenItem } from '#contract/api-tokens';
import { API_TOKEN_NAME_MAX_CHARS } from '#contract/limits';
import type { TokensCopy } from '#contract/settings-copy';
import { callApi } from '#islands/account-api.ts';
import { Field } from '../Field.tsx';
import { Form } from '../Form.tsx';
import { useForm } from '../use-form.ts';

interface Props {
	readonly token: ApiTokenItem;
	readonly copy: TokensCopy;
	readonly onRenamed: (token: ApiTokenItem) => void;
	readonly onCancel: () => void;
}

export function RenameForm({ token, copy, onRenamed, onCancel }: Props): ReactElement {
	const boxRef = useRef<HTMLDivElement>(null);
	const form = useForm({
		check: (values) => ({ name: String(values.get('name') ?? '').trim() === '' ? copy.nameMissing : '' }),
		failed: copy.title,
		send: async (values) => {
			const body = { name: String(values.get('name')) };
			const outcome = await callApi<ApiTokenItem>('PATCH', `/api/account/tokens/${token.id}`, body);
			if (!outcome.isOk) return { ...outcome.refusal, field: outcome.refusal.status < 500 ? 'name' : null };
			onRenamed(outcome.answer);
			return null;
		},
	});
	useEffect(() => boxRef.current?.querySelector('input')?.select(), []);

	function handleKeyDown({ key }: KeyboardEvent): void {
		if (key === 'Escape') onCancel();
	}

	return (
		<Form form={form} className="acc-form acc-beside" onKeyDown={handleKeyDown}>
			<div ref={boxRef}>
				<Field
					id={`token-${token.id}`}
					name="name"
					label={copy.newName}
					problem={form.problems['name'] ?? ''}
					defaultValue={token.name}
					maxLength={API_TOKEN_NAME_MAX_CHARS}
					autoComplete="off"
				/>
			</div>
			<button type="submit" className="button is-small" aria-busy={form.isBusy}>
				{copy.save}
			</button>
			<button type="button" className="button is-small is-quiet" onClick={onCancel}>
				{copy.cancel}
			</button>
		</Form>
	);
}
