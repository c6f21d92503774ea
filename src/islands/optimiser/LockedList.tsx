import type { ReactElement } from 'react';
import type { OptimiserCopy } from '#contract/optimiser-copy';
import { LockMark } from './LockMark.tsx';
import { offerPro } from './open-dialog.ts';

interface Props {
	readonly names: readonly string[];
	readonly title: string;
	readonly copy: OptimiserCopy['advanced'];
}

/** Modifiers that need Pro, each with the values it would offer. */
export function LockedList({ names, title, copy }: Props): ReactElement {
	return (
		<div className="opt-locked">
			<p className="opt-locked-title">{title}</p>
			<ul>
				{names.map((name) => (
					<li key={name}>
						<button
							type="button"
							aria-haspopup="dialog"
							data-track="prolock_clicked"
							data-track-feature={name}
							onClick={() => offerPro(copy.fields[name] ?? name)}
						>
							<LockMark word={copy.locked} />
							<span>{copy.fields[name]}</span> <small>{copy.lockedValues[name]}</small>
						</button>
					</li>
				))}
			</ul>
		</div>
	);
}
