import { type ReactElement, useRef } from 'react';
import { useCopying } from '../optimiser/result/use-copying.ts';

interface Props {
	readonly value: string;
	readonly label: string;
	readonly copy: { readonly copy: string; readonly copied: string; readonly copyFailed: string };
}

/** A value with a button that copies it; selected for copying by hand where the browser refuses the clipboard. */
export function CopyValue({ value, label, copy }: Props): ReactElement {
	const [copying, handleCopy] = useCopying(value);
	const boxRef = useRef<HTMLInputElement>(null);

	async function copyOrSelect(): Promise<void> {
		await handleCopy();
		boxRef.current?.select();
	}

	return (
		<div className="acc-copy">
			<input ref={boxRef} readOnly value={value} aria-label={label} dir="ltr" spellCheck={false} />
			<button type="button" className="button is-small is-quiet" onClick={copyOrSelect}>
				{copying === 'copied' ? copy.copied : copy.copy}
			</button>
			<p className={copying === 'refused' ? 'acc-field-problem' : 'visually-hidden'} role="status">
				{copying === 'copied' && copy.copied}
				{copying === 'refused' && copy.copyFailed}
			</p>
		</div>
	);
}
