import { type KeyboardEvent, type ReactElement, useEffect, useRef } from 'react';
import { callApi } from '#islands/account-api.ts';
import { Field } from '../Field.tsx';
import { Form } from '../Form.tsx';
import { useForm } from '../use-form.ts';

export interface Named {
	readonly id: string;
	readonly name: string;
}

export interface RenameCopy {
	readonly title: string;
	readonly nameMissing: string;
	readonly newName: string;
	readonly save: string;
	readonly cancel: string;
}

interface Props<Item extends Named> {
	readonly item: Named;
	/** API address for renaming. */
	readonly path: string;
	readonly maxChars: number;
	readonly copy: RenameCopy;
	readonly onRenamed: (item: Item) => void;
	readonly onCancel: () => void;
}

/** The form for renaming, in place of the row. */
export function RenameForm<Item extends Named>(props: Props<Item>): ReactElement {
	const { item, path, maxChars, copy, onRenamed, onCancel } = props;
	const boxRef = useRef<HTMLDivElement>(null);
	const form = useForm({
		check: (values) => ({ name: String(values.get('name') ?? '').trim() === '' ? copy.nameMissing : '' }),
		failed: copy.title,
		send: async (values) => {
			const outcome = await callApi<Item>('PATCH', path, { name: String(values.get('name')) });
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
					id={`name-${item.id}`}
					name="name"
					label={copy.newName}
					problem={form.problems['name'] ?? ''}
					defaultValue={item.name}
					maxLength={maxChars}
					autoComplete="off"
				/>
			</div>
			<button type="submit" className="button is-small is-solid" aria-busy={form.isBusy}>
				{copy.save}
			</button>
			<button type="button" className="button is-small is-quiet" onClick={onCancel}>
				{copy.cancel}
			</button>
		</Form>
	);
}
