import { type ReactElement, useState } from 'react';
import type { WorkspaceCopy } from '#copy/workspace-copy';
import { AssumptionList } from './AssumptionList.tsx';
import { ChangeList } from './ChangeList.tsx';
import { type ChangeCounts, countChanges } from './count-changes.ts';
import type { Revision } from './revision.store.ts';
import { ScorePanel } from './ScorePanel.tsx';
import { stepThroughTabs } from './step-through-tabs.ts';
import type { Revise } from './use-revision.ts';

const TABS = ['changes', 'assumptions', 'score'] as const;
type Tab = (typeof TABS)[number];

interface Props {
	readonly revision: Revision;
	readonly revise: Revise;
	readonly copy: WorkspaceCopy;
}

/** Three figures about the result; each opens its list. */
export function SidePanel({ revision, revise, copy }: Props): ReactElement {
	const [chosen, choose] = useState<Tab>('changes');
	const figures = figuresOf(revision);
	const panels: Readonly<Record<Tab, ReactElement>> = {
		changes: <ChangeList revision={revision} revise={revise} copy={copy} />,
		assumptions: <AssumptionList revision={revision} revise={revise} copy={copy} />,
		score: <ScorePanel score={revision.answer.score} copy={copy.score} />,
	};
	return (
		<div className="opt-tabs-card">
			<div
				className="opt-side-tabs"
				role="tablist"
				aria-label={copy.tabs.label}
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
						<span>{copy.tabs[tab]}</span> <span className="opt-side-figure">{figures[tab]}</span>
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
		</div>
	);
}

const totalOf = (counts: ChangeCounts): number => Object.values(counts).reduce((sum, one) => sum + one, 0);

const figuresOf = ({ answer }: Revision): Readonly<Record<Tab, number>> => ({
	changes: totalOf(countChanges(answer)),
	assumptions: answer.assumptions.filter((one) => one.status === 'assumed').length,
	score: answer.score.total,
});
