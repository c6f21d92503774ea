import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import type { OptimiserCopy } from '#contract/optimiser-copy';
import { Counsel } from './Counsel.tsx';
import { fillIn } from './fill-in.ts';
import { LedgerPanel } from './LedgerPanel.tsx';
import { summariseLedger } from './ledger-summary.ts';
import { unlight } from './lit.store.ts';
import { OriginalText } from './OriginalText.tsx';
import type { Delivered } from './optimiser.store.ts';
import { PromptDocument } from './PromptDocument.tsx';
import { ResultToolbar } from './ResultToolbar.tsx';
import { useArrival } from './use-arrival.ts';

interface Props {
	readonly delivered: Delivered;
	readonly copy: OptimiserCopy;
}

/** One delivered prompt: the document, what it kept, and why it works. */
export function ResultPanel({ delivered, copy }: Props): ReactElement {
	const { sent, answer } = delivered;
	const [isOriginalShown, setOriginalShown] = useState(false);
	const headingRef = useRef<HTMLHeadingElement>(null);
	const summary = useMemo(() => summariseLedger(answer.ledger), [answer]);
	const ready = summary.total > 0 ? fillIn(copy.result.ready, { ...summary }) : copy.result.readyPlain;

	useArrival(headingRef);
	useEffect(unlight, []);

	return (
		<section className="opt-result" aria-labelledby="optimizer-result">
			<header className="opt-result-head">
				<h3 id="optimizer-result" ref={headingRef} tabIndex={-1}>
					{copy.result.title}
				</h3>
				<p className="visually-hidden" role="status">
					{ready}
				</p>
				<ResultToolbar
					text={answer.optimised_prompt}
					copy={copy.result}
					isOriginalShown={isOriginalShown}
					onToggleOriginal={() => setOriginalShown(!isOriginalShown)}
				/>
			</header>
			{summary.total > 0 && (
				<a className="opt-ledger-jump" href="#optimizer-ledger">
					{fillIn(copy.ledger.summary, { ...summary })}
				</a>
			)}
			<div className="opt-result-body">
				<div className="opt-paper">
					{isOriginalShown && <OriginalText text={sent} ledger={answer.ledger} title={copy.result.originalTitle} />}
					<PromptDocument answer={answer} copy={copy.result} />
				</div>
				<LedgerPanel ledger={answer.ledger} sent={sent} prompt={answer.optimised_prompt} copy={copy.ledger} />
			</div>
			<Counsel answer={answer} copy={copy} />
		</section>
	);
}
