import { type ReactElement, useState } from 'react';
import type { OptimiserCopy } from '#contract/optimiser-copy';
import { LedgerPanel } from '../LedgerPanel.tsx';
import { summariseLedger } from '../ledger-summary.ts';
import { AssumptionList } from './AssumptionList.tsx';
import { ChangeList } from './ChangeList.tsx';
import { LengthMeter } from './LengthMeter.tsx';
import type { Revision } from './revision.store.ts';
import { ScorePanel } from './ScorePanel.tsx';
import { stepThroughTabs } from './step-through-tabs.ts';
import type { Revise } from './use-revision.ts';

const TABS = ['kept', 'changes', 'assumptions', 'score'] as const;
type Tab = (typeof TABS)[number];

interface Props {
	readonly revision: Revision;
	readonly revise: Revise;
	readonly copy: OptimiserCopy;
}

/** What became of the text, in four figures; behind each, the whole of it. */
export function SidePanel({ revision, revise, copy }: Props): ReactElement {
	const [chosen, choose] = useState<Tab>('kept');
	const { workspace } = copy;
	const { ledger, optimised_prompt: prompt } = revision.answer;
	const figures = figuresOf(revision);
	const panels: Readonly<Record<Tab, ReactElement>> = {
		kept: <LedgerPanel ledger={ledger} sent={revision.delivered.sent} prompt={prompt} copy={copy.ledger} />,
		changes: <ChangeList revision={revision} revise={revise} copy={workspace} />,
		assumptions: <AssumptionList revision={revision} revise={revise} copy={workspace} />,
		score: <ScorePanel score={revision.answer.score} copy={workspace.score} />,
	};
	return (
		<div className="opt-side" id="optimizer-side">
			<div
				className="opt-side-tabs"
				role="tablist"
				aria-label={workspace.tabs.label}
				onKeyDown={(event) => stepThroughTabs(event, TABS, chosen, choose)}
			>
				{TABS.map((tab) => (
					<button
						key={tab}
						type="button"
						role="tab"
						id={`optimizer-tab-${tab}`}
						aria-selected={tab === chosen}
						aria-controls={`optimizer-panel-${tab}`}
						tabIndex={tab === chosen ? 0 : -1}
						onClick={() => choose(tab)}
					>
						<span>{workspace.tabs[tab]}</span> <span className="opt-side-figure">{figures[tab]}</span>
					</button>
				))}
			</div>
			{TABS.map((tab) => (
				<div
					key={tab}
					role="tabpanel"
					id={`optimizer-panel-${tab}`}
					className="opt-side-panel"
					aria-labelledby={`optimizer-tab-${tab}`}
					hidden={tab !== chosen}
				>
					{panels[tab]}
				</div>
			))}
			<LengthMeter revision={revision} revise={revise} copy={workspace} />
		</div>
	);
}

function figuresOf({ answer }: Revision): Readonly<Record<Tab, string | number>> {
	const { total, kept } = summariseLedger(answer.ledger);
	return {
		kept: `${kept}/${total}`,
		changes: answer.operations.filter((one) => !one.isUndone).length,
		assumptions: answer.assumptions.filter((one) => one.status === 'assumed').length,
		score: answer.score.total,
	};
}
