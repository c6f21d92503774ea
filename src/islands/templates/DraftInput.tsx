import type { ReactElement } from 'react';
import type { DraftField } from './template-draft.ts';
import type { DraftForm } from './use-draft-form.ts';

interface Props {
	readonly form: DraftForm;
	readonly field: DraftField;
	readonly label: string;
	readonly hint?: string;
	/** More than one line. */
	readonly rows?: number;
	/** Gets the focus when the dialog opens. */
	readonly isFirst?: boolean;
}

/** One field of a template, with its label, hint and fault connected for screen readers. */
export function DraftInput({ form, field, label, hint, rows, isFirst = false }: Props): ReactElement {
	const { draft, problem, type } = form;
	const id = `template-${field}`;
	const isWrong = problem?.field === field;
	const shared = {
		id,
		name: field,
		value: draft[field],
		dir: 'auto',
		autoComplete: 'off',
		'aria-invalid': isWrong,
		'aria-describedby': [isWrong && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined,
		...(isFirst && { 'data-first': '' }),
	};
	return (
		<div className="modal-field">
			<label htmlFor={id}>{label}</label>
			{rows ? (
				<textarea {...shared} rows={rows} onChange={(event) => type(field, event.target.value)} />
			) : (
				<input {...shared} type="text" onChange={(event) => type(field, event.target.value)} />
			)}
			{isWrong && (
				<p id={`${id}-problem`} className="modal-problem" role="alert">
					{problem.message}
				</p>
			)}
			{hint && (
				<p id={`${id}-hint`} className="modal-hint">
					{hint}
				</p>
			)}
		</div>
	);
}
