import type { ReactElement } from 'react';
import type { OptimiserCopy } from '#contract/optimiser-copy';
import { LockMark } from './LockMark.tsx';
import { CHOICES, type ChoiceName, type Choices } from './modifier-catalogue.ts';
import { choose } from './modifiers.store.ts';
import { offerPro } from './open-dialog.ts';

interface Props<Name extends ChoiceName> {
	readonly name: Name;
	readonly chosen: Choices[Name];
	readonly free: readonly string[];
	readonly copy: OptimiserCopy['advanced'];
}

/** Free values are radio buttons; locked ones are plain buttons, so that arrow keys never land on them. */
export function ChoiceField<Name extends ChoiceName>({ name, chosen, free, copy }: Props<Name>): ReactElement {
	const label = copy.fields[name] ?? name;
	const values: readonly Choices[Name][] = CHOICES[name];
	return (
		<fieldset className="opt-choice">
			<legend>{label}</legend>
			<div className="opt-chips">
				{values.map((value) => {
					const word = copy.values[value] ?? value;
					return free.includes(value) ? (
						<label key={value} className="opt-chip">
							<input
								type="radio"
								name={`optimizer-${name}`}
								value={value}
								checked={value === chosen}
								onChange={() => choose(name, value)}
							/>
							<span>{word}</span>
						</label>
					) : (
						<button
							key={value}
							type="button"
							className="opt-chip is-locked"
							aria-haspopup="dialog"
							data-track="prolock_clicked"
							data-track-feature={name}
							onClick={() => offerPro(`${label}: ${word}`)}
						>
							<LockMark word={copy.locked} />
							{word}
						</button>
					);
				})}
			</div>
		</fieldset>
	);
}
