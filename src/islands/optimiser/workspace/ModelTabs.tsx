import type { ReactElement } from 'react';
import type { WorkspaceCopy } from '#contract/workspace-copy';
import type { Revision } from './revision.store.ts';
import { sayWith } from './say-here.ts';
import { stepThroughTabs } from './step-through-tabs.ts';
import type { Revise } from './use-revision.ts';
import { MODELS, type ModelName, withModel } from './wish.ts';

interface Props {
	readonly revision: Revision;
	readonly revise: Revise;
	readonly panel: string;
	readonly copy: WorkspaceCopy;
}

/** The same request, written for one family of models or another. */
export function ModelTabs({ revision, revise, panel, copy }: Props): ReactElement {
	const chosen = (revision.wanted ?? revision.wish).model;
	const { models, said } = copy;

	function choose(model: ModelName): void {
		if (model !== chosen) revise(withModel(model), sayWith(said.model, said, { model: models.names[model] }));
	}

	return (
		<div
			className="opt-models"
			role="tablist"
			aria-label={models.label}
			onKeyDown={(event) => stepThroughTabs(event, MODELS, chosen, choose)}
		>
			{MODELS.map((model) => (
				<button
					key={model}
					type="button"
					role="tab"
					id={`optimizer-model-${model}`}
					aria-selected={model === chosen}
					aria-controls={panel}
					tabIndex={model === chosen ? 0 : -1}
					onClick={() => choose(model)}
				>
					{models.names[model]}
				</button>
			))}
		</div>
	);
}
