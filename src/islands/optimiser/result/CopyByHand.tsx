import { type ReactElement, useEffect, useRef } from 'react';

interface Props {
	readonly text: string;
	readonly explanation: string;
	readonly label: string;
}

/** The exact text, selected, for copying by hand when a browser refuses the clipboard. */
export function CopyByHand({ text, explanation, label }: Props): ReactElement {
	const boxRef = useRef<HTMLTextAreaElement>(null);
	useEffect(() => boxRef.current?.select(), []);
	return (
		<div className="opt-by-hand">
			<p role="alert" className="opt-problem">
				{explanation}
			</p>
			<textarea className="opt-box" ref={boxRef} readOnly value={text} aria-label={label} rows={5} dir="auto" />
		</div>
	);
}
