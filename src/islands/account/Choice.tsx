import type { ReactElement } from 'react';

interface Props {
	readonly id: string;
	readonly name: string;
	readonly label: string;
	/** Value and words of each, in order. */
	readonly options: readonly (readonly [value: string, words: string])[];
	readonly first: string;
}

/** One of a few, with its label. */
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
