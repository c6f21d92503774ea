import type { ReactElement } from 'react';
import type { Assumption } from '#contract/review';
import type { WorkspaceCopy } from '#contract/workspace-copy';
import { AssumptionItem } from './AssumptionItem.tsx';
import type { Revision } from './revision.store.ts';
import { sayWith } from './say-here.ts';
import type { Revise } from './use-revision.ts';
import { withAssumption } from './wish.ts';

interface Props {
	readonly revision: Revision;
	readonly revise: Revise;
	readonly copy: WorkspaceCopy;
}

/** Every detail that was left open and the value the prompt goes on with. */
export function AssumptionList({ revision, revise, copy: { assumptions: copy, said } }: Props): ReactElement {
	const { assumptions } = revision.answer;

	function settle(assumption: Assumption, value: string | null | undefined): void {
		const { id, label } = assumption;
		const sentence = sentenceFor(assumption, value, said);
		revise(withAssumption(id, value), sayWith(sentence, said, { label, value: value ?? '' }));
	}

	if (assumptions.length === 0) return <p className="opt-side-summary">{copy.none}</p>;
	return (
		<>
			<p className="opt-side-note">{copy.note}</p>
			<ul className="opt-assumptions">
				{assumptions.map((one) => (
					<AssumptionItem key={one.id} assumption={one} copy={copy} onSettle={settle} />
				))}
			</ul>
		</>
	);
}

function sentenceFor(assumption: Assumption, value: string | null | undefined, said: WorkspaceCopy['said']): string {
	if (value === null) return said.removed;
	if (value === undefined) return said.putBack;
	return value === assumption.value ? said.accepted : said.changed;
}
