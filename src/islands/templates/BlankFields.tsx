import type { ReactElement } from 'react';
import { labelOf } from './variables.ts';

interface Props {
	/** Prefix of the fields' ids. */
	readonly id: string;
	readonly names: readonly string[];
	readonly values: Readonly<Record<string, string>>;
	readonly onType: (name: string, text: string) => void;
}

/** A field for each blank of a template; the first has the focus when the dialog opens. */
export function BlankFields({ id, names, values, onType }: Props): ReactElement {
	return (
		<>
			{names.map((name, at) => (
				<div className="modal-field" key={name}>
					<label htmlFor={`${id}-${at}`} dir="auto">
						{labelOf(name)}
					</label>
					<textarea
						id={`${id}-${at}`}
						rows={1}
						dir="auto"
						value={values[name] ?? ''}
						{...(at === 0 && { 'data-first': '' })}
						onChange={(event) => onType(name, event.target.value)}
					/>
				</div>
			))}
		</>
	);
}
