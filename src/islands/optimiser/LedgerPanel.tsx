import type { ReactElement } from 'react';
import type { LedgerEntry } from '#contract/optimise';
import type { OptimiserCopy } from '#contract/optimiser-copy';
import { fillIn, fillInCount } from './fill-in.ts';
import { LedgerItem } from './LedgerItem.tsx';
import { summariseLedger } from './ledger-summary.ts';

interface Props {
	readonly ledger: readonly LedgerEntry[];
	readonly sent: string;
	readonly prompt: string;
	readonly copy: OptimiserCopy['ledger'];
}

/** Every number, name and rule the visitor gave, ticked off. */
export function LedgerPanel({ ledger, sent, prompt, copy }: Props): ReactElement {
	const summary = summariseLedger(ledger);
	return (
		<aside className="opt-ledger" aria-labelledby="optimizer-ledger">
			<h4 id="optimizer-ledger">{copy.title}</h4>
			{summary.total === 0 ? (
				<p>{copy.empty}</p>
			) : (
				<>
					<p className="opt-ledger-summary" data-complete={summary.kept === summary.total}>
						{fillIn(copy.summary, { ...summary })}
						{summary.donts > 0 && <span> {fillInCount(copy.donts, summary.donts)}</span>}
					</p>
					<p className="opt-ledger-hint">{copy.hint}</p>
					<ul>
						{ledger.map((entry) => (
							<LedgerItem key={entry.id} entry={entry} sent={sent} prompt={prompt} copy={copy} />
						))}
					</ul>
				</>
			)}
		</aside>
	);
}
