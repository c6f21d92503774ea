import { type KeyboardEvent, type ReactElement, useEffect, useRef } from 'react';

interface Props {
	readonly question: string;
	readonly yes: string;
	readonly no: string;
	readonly onYes: () => void;
	readonly onNo: () => void;
}

/** Asks for confirmation in place of the button; the focus is on Cancel. */
export function RemoveQuestion({ question, yes, no, onYes, onNo }: Props): ReactElement {
	const noRef = useRef<HTMLButtonElement>(null);
	useEffect(() => noRef.current?.focus(), []);

	function handleKeyDown({ key }: KeyboardEvent): void {
		if (key === 'Escape') onNo();
	}

	return (
		<fieldset className="acc-question" onKeyDown={handleKeyDown}>
			<legend>{question}</legend>
			<div className="acc-row">
				<button type="button" className="button is-small is-danger" onClick={onYes}>
					{yes}
				</button>
				<button type="button" className="button is-small is-quiet" ref={noRef} onClick={onNo}>
					{no}
				</button>
			</div>
		</fieldset>
	);
}
