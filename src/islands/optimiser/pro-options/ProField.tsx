import type { ReactElement } from 'react';
import { MODIFIER_TEXT_MAX_CHARS } from '#contract/limits';
import type { OptimiserCopy } from '#copy/optimiser-copy';
import { PRO_VALUES, type ProChoices, type ProName, textOf } from './pro-choices.ts';
import { changeProChoices } from './pro-options.store.ts';

interface Props {
	readonly name: ProName;
	readonly choices: ProChoices;
	readonly copy: OptimiserCopy['advanced'];
}

/** One modifier: its values, and a text field where the chosen value needs one. */
export function ProField({ name, choices, copy }: Props): ReactElement {
	const id = `optimizer-pro-${name}`;
	const text = textOf(name, choices);
	return (
		<div className="opt-pro-field" data-wide={text !== null || undefined}>
			<label htmlFor={id}>{copy.fields[name]}</label>
			<p id={`${id}-help`} className="opt-help">
				{copy.help[name]}
			</p>
			<select
				id={id}
				aria-describedby={`${id}-help`}
				value={choices[name]}
				onChange={(event) => changeProChoices({ [name]: event.currentTarget.value })}
			>
				{PRO_VALUES[name].map((value) => (
					<option key={value} value={value}>
						{copy.values[name][value]}
					</option>
				))}
			</select>
			{text && (
				<input
					aria-label={copy.proTexts[text].label}
					placeholder={copy.proTexts[text].placeholder}
					value={choices.texts[text]}
					maxLength={MODIFIER_TEXT_MAX_CHARS}
					dir="auto"
					onChange={(event) => changeProChoices({ texts: { ...choices.texts, [text]: event.currentTarget.value } })}
				/>
			)}
		</div>
	);
}
