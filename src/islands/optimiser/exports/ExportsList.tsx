import { type ReactElement, useEffect, useRef } from 'react';
import type { OptimiserCopy } from '#copy/optimiser-copy';
import { showToast } from '#islands/toast/toast.ts';
import { fillIn } from '../fill-in.ts';
import { FILE_KINDS, type FileKind, fileOf } from './export-file.ts';
import type { Exported } from './exported.ts';
import { ServiceItem } from './ServiceItem.tsx';
import { saveFile } from './save-file.ts';
import { SERVICES } from './services.ts';
import { stepThroughMenu } from './step-through-menu.ts';

interface Props {
	readonly exported: Exported;
	readonly copy: OptimiserCopy;
	/** Called after a choice; true: the browser refused to copy. */
	readonly onDone: (isCopyRefused?: boolean) => void;
}

export function ExportsList({ exported, copy: all, onDone }: Props): ReactElement {
	const { exports: copy } = all;
	const listRef = useRef<HTMLDivElement>(null);
	useEffect(() => listRef.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus(), []);

	function save(kind: FileKind): void {
		const file = fileOf(kind, exported, all);
		saveFile(file);
		showToast({ message: fillIn(copy.saved, { name: file.name }) });
		onDone();
	}

	return (
		<div role="menu" ref={listRef} aria-label={copy.label} tabIndex={-1} onKeyDown={stepThroughMenu}>
			<fieldset>
				<legend>{copy.open}</legend>
				{SERVICES.map((service) => (
					<ServiceItem
						key={service}
						service={service}
						prompt={exported.answer.optimised_prompt}
						copy={copy}
						onDone={onDone}
					/>
				))}
			</fieldset>
			<fieldset>
				<legend>{copy.download}</legend>
				{FILE_KINDS.map((kind) => (
					<button key={kind} type="button" role="menuitem" tabIndex={-1} onClick={() => save(kind)}>
						{copy.files[kind]} <small>{copy.fileNotes[kind]}</small>
					</button>
				))}
			</fieldset>
		</div>
	);
}
