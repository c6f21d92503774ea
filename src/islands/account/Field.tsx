import type { InputHTMLAttributes, ReactElement } from 'react';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
	readonly id: string;
	readonly label: string;
	readonly hint?: string | undefined;
	/** The sentence about its fault; empty when there is none. */
	readonly problem?: string;
}

/** An input with its label, hint and fault, connected for screen readers. */
export function Field({ id, label, hint, problem = '', ...input }: Props): ReactElement {
	const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
	return (
		<div className="acc-field">
			<label htmlFor={id}>{label}</label>
			<input {...input} id={id} aria-invalid={problem !== ''} aria-describedby={described || undefined} />
			{problem && (
				<p id={`${id}-problem`} className="acc-field-problem">
					{problem}
				</p>
			)}
			{hint && (
				<p id={`${id}-hint`} className="acc-hint">
					{hint}
				</p>
			)}
		</div>
	);
}
