import type { ReactElement } from 'react';
import type { OptimiserCopy } from '#copy/optimiser-copy';
import { OUTPUT_CHECKS, type OutputCheck } from './pro-choices.ts';
import { changeProChoices } from './pro-options.store.ts';

interface Props {
	readonly checked: readonly OutputCheck[];
	readonly copy: OptimiserCopy['advanced'];
}

/** The output checks: any number of them. */
export function OutputChecksField({ checked, copy }: Props): ReactElement {
	function toggle(check: OutputCheck, isOn: boolean): void {
		changeProChoices({ outputChecks: OUTPUT_CHECKS.filter((one) => (one === check ? isOn : checked.includes(one))) });
	}
	return (
		<fieldset className="opt-choice opt-pro-checks">
			<legend>{copy.fields.outputChecks}</legend>
			<div className="opt-chips">
				{OUTPUT_CHECKS.map((check) => (
					<label key={check} className="opt-chip">
						<input
							type="checkbox"
							checked={checked.includes(check)}
							onChange={(event) => toggle(check, event.currentTarget.checked)}
						/>
						<span>{copy.values.outputChecks[check]}</span>
					</label>
				))}
			</div>
		</fieldset>
	);
}
