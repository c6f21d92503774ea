import type { ReactElement } from 'react';

interface Props {
	readonly id: string;
	readonly name: string;
	readonly label: string;
	/** The value and label of each option, in order. */
	readonly options: readonly (readonly [value: string, words: string])[];
	readonly first: string;
}

/** A labelled choice of one option out of a few. */
export function Choice({ id, name, label, options, first }: Props): ReactElement {
	return (
		<div className="acc-field">
			<label htmlFor={id}>{label}</label>
			<select id={id} name={name} defaultValue={first}>
				{options.map(([value, words]) => (
					<option key={value} value={value}>
						{words}
					</option>
				))}
			</select>
		</div>
	);
}
