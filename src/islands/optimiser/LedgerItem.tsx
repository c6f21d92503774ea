import { useStore } from '@nanostores/react';
import type { ReactElement } from 'react';
import type { LedgerEntry } from '#contract/optimise';
import type { OptimiserCopy } from '#contract/optimiser-copy';
import { excerptAround } from './excerpt.ts';
import { fillIn } from './fill-in.ts';
import { $lit, $pinned, pointAt, togglePin } from './lit.store.ts';

interface Props {
	readonly entry: LedgerEntry;
	readonly sent: string;
	readonly prompt: string;
	readonly copy: OptimiserCopy['ledger'];
}

/** One thing asked for. Pointing at it lights it in both texts; tapping it also quotes both here. */
export function LedgerItem({ entry, sent, prompt, copy }: Props): ReactElement {
	const isLit = useStore($lit) === entry.id;
	const isPinned = useStore($pinned) === entry.id;
	const isMissing = entry.status === 'missing';
	const section = entry.landed && copy.sections[entry.landed.section];
	return (
		<li className="opt-item" data-lit={isLit || undefined} data-missing={isMissing || undefined}>
			<button
				type="button"
				aria-expanded={isPinned}
				onPointerEnter={(event) => event.pointerType === 'mouse' && pointAt(entry.id)}
				onPointerLeave={() => pointAt(null)}
				onFocus={() => pointAt(entry.id)}
				onBlur={() => pointAt(null)}
				onClick={() => togglePin(entry.id)}
			>
				<span className="opt-tick" aria-hidden="true">
					{isMissing ? '✕' : '✓'}
				</span>
				<span className="opt-item-text" dir="auto">
					{entry.text}
				</span>
				<span className="opt-item-kind">
					{isMissing ? copy.missing : entry.negated ? copy.dont : (copy.kinds[entry.kind] ?? entry.kind)}
				</span>
			</button>
			{isPinned && (
				<dl className="opt-item-detail">
					<dt>{copy.youWrote}</dt>
					<dd dir="auto">{excerptAround(sent, entry.source)}</dd>
					{entry.landed && (
						<>
							<dt>
								{copy.itSays}
								{section && fillIn(copy.in, { section })}
							</dt>
							<dd dir="auto">{excerptAround(prompt, entry.landed)}</dd>
						</>
					)}
				</dl>
			)}
		</li>
	);
}
