import type { ReactElement } from 'react';
import type { OptimiserCopy } from '#copy/optimiser-copy';
import { fillIn } from '../fill-in.ts';
import { offerPro } from '../panels/open-dialog.ts';
import { choose } from '../stores/modifiers.store.ts';
import { CHOICES } from './choice-values.ts';
import { LockMark } from './LockMark.tsx';
import { type ChoiceName, type Choices, DEFAULT_CHOICES } from './modifier-catalogue.ts';

interface Props {
	readonly name: ChoiceName;
	readonly chosen: Choices[ChoiceName];
	/** null: all of them. */
	readonly free: readonly string[] | null;
	readonly copy: OptimiserCopy['advanced'];
}

/** Values of the plan are radio buttons; locked values are plain buttons under one lock, which arrow keys skip. */
export function ChoiceField({ name, chosen, free, copy }: Props): ReactElement {
	const values: readonly Choices[ChoiceName][] = CHOICES[name];
	const isFree = (value: string) => free === null || free.includes(value);
	const locked = values.filter((value) => !isFree(value));
	return (
		<fieldset className="opt-choice" aria-describedby={`optimizer-help-${name}`}>
			<legend className="visually-hidden">{copy.fields[name]}</legend>
			<p id={`optimizer-help-${name}`} className="opt-help">
				{copy.help[name]} {fillIn(copy.leaves, { value: copy.values[name][DEFAULT_CHOICES[name]] ?? '' })}
			</p>
			<div className="opt-chips">
				{values.filter(isFree).map((value) => (
					<label key={value} className="opt-chip">
						<input
							type="radio"
							name={`optimizer-${name}`}
							value={value}
							checked={value === chosen}
							onChange={() => choose(name, value)}
						/>
						<span>{copy.values[name][value]}</span>
					</label>
				))}
			</div>
			{locked.length > 0 && <LockedValues name={name} values={locked} copy={copy} />}
		</fieldset>
	);
}

interface LockedProps {
	readonly name: ChoiceName;
	readonly values: readonly string[];
	readonly copy: OptimiserCopy['advanced'];
}

function LockedValues({ name, values, copy }: LockedProps): ReactElement {
	return (
		<>
			<p className="opt-locked-title">
				<LockMark word={copy.locked} /> {copy.lockedValuesTitle}
			</p>
			<div className="opt-chips">
				{values.map((value) => (
					<button
						key={value}
						type="button"
						className="opt-chip is-locked"
						aria-haspopup="dialog"
						data-track="prolock_clicked"
						data-track-feature={name}
						onClick={() => offerPro(`${copy.fields[name]}: ${copy.values[name][value]}`)}
					>
						{copy.values[name][value]}
					</button>
				))}
			</div>
		</>
	);
}
