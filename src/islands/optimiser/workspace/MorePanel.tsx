import { type ReactElement, useState } from 'react';
import type { OptimiserCopy } from '#copy/optimiser-copy';
import { useLazyPart } from '../panels/use-lazy-part.ts';
import { CompareView } from './CompareView.tsx';
import { Counsel } from './Counsel.tsx';
import { LengthMeter } from './LengthMeter.tsx';
import { ModelChoice } from './ModelChoice.tsx';
import type { Revision } from './revision.store.ts';
import { SidePanel } from './SidePanel.tsx';
import type { Revise } from './use-revision.ts';

interface Props {
	readonly revision: Revision;
	readonly revise: Revise;
	readonly copy: OptimiserCopy;
}

const loadBrowserModel = () => import('../model/browser/BrowserModel.tsx').then((module) => module.BrowserModel);

/** The parts of a result that few visitors need: the model it is written for, changes and assumptions, the score, the lengths, a comparison. */
export function MorePanel({ revision, revise, copy }: Props): ReactElement {
	const [isCompared, setCompared] = useState(false);
	const own = useLazyPart(loadBrowserModel, 'LanguageModel' in globalThis);
	const { workspace } = copy;
	const { answer, delivered } = revision;
	return (
		<>
			<div className="opt-controls">
				<ModelChoice revision={revision} revise={revise} copy={workspace} />
				<button
					type="button"
					className="button is-small is-quiet"
					aria-pressed={isCompared}
					onClick={() => setCompared(!isCompared)}
				>
					{workspace.compare.show}
				</button>
			</div>
			{isCompared && <CompareView sent={delivered.sent} answer={answer} copy={workspace.compare} />}
			<div className="opt-details">
				<SidePanel revision={revision} revise={revise} copy={workspace} />
				<LengthMeter revision={revision} revise={revise} copy={workspace} />
			</div>
			<Counsel answer={answer} copy={copy.result} />
			{own.state === 'ready' && <own.part delivered={delivered} />}
		</>
	);
}
