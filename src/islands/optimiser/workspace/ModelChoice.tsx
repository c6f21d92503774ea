import { type ReactElement, useId } from 'react';
import type { WorkspaceCopy } from '#copy/workspace-copy';
import { ModelNotes } from './ModelNotes.tsx';
import type { Revision } from './revision.store.ts';
import { sayWith } from './say-here.ts';
import type { Revise } from './use-revision.ts';
import { MODELS, withModel } from './wish-edits.ts';

interface Props {
	readonly revision: Revision;
	readonly revise: Revise;
	readonly copy: WorkspaceCopy;
}

/** The choice of the family of models that the request is rendered for. */
export function ModelChoice({ revision, revise, copy: { models, said } }: Props): ReactElement {
	const chosen = (revision.wanted ?? revision.wish).model;
	const id = useId();

	function choose(name: string): void {
		const model = MODELS.find((one) => one === name);
		if (model) revise(withModel(model), sayWith(said.model, said, { model: models.names[model] }));
	}

	return (
		<div className="opt-models">
			<label htmlFor={id}>{models.label}</label>
			<select id={id} className="opt-field" value={chosen} onChange={(event) => choose(event.currentTarget.value)}>
				{MODELS.map((model) => (
					<option key={model} value={model}>
						{models.names[model]}
					</option>
				))}
			</select>
			<ModelNotes notes={revision.answer.modelNotes} title={models.differs} />
		</div>
	);
}
