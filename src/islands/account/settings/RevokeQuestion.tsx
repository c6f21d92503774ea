import { type KeyboardEvent, type ReactElement, useEffect, useRef } from 'react';
import type { TokensCopy } from '#contract/settings-copy';

interface Props {
	readonly copy: TokensCopy;
	readonly onYes: () => void;
	readonly onNo: () => void;
}

/** Asks where the button was; the focus lies on the way out. */
export function RevokeQuestion({ copy, onYes, onNo }: Props): ReactElement {
	const noRef = useRef<HTMLButtonElement>(null);
	useEffect(() => noRef.current?.focus(), []);

	function handleKeyDown({ key }: KeyboardEvent): void {
		if (key === 'Escape') onNo();
	}

	return (
		<fieldset className="acc-question" onKeyDown={handleKeyDown}>
			<legend>{copy.revokeQuestion}</legend>
			<div className="acc-row">
				<button type="button" className="button is-small is-danger" onClick={onYes}>
					{copy.revokeYes}
				</button>
				<button type="button" className="button is-small is-quiet" ref={noRef} onClick={onNo}>
					{copy.cancel}
				</button>
			</div>
		</fieldset>
	);
}
