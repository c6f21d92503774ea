import type { ReactElement } from 'react';
import type { Assumption } from '#contract/review';
import type { WorkspaceCopy } from '#copy/workspace-copy';
import { AssumptionItem } from './AssumptionItem.tsx';
import type { Revision } from './revision.store.ts';
import { sayWith } from './say-here.ts';
import type { Revise } from './use-revision.ts';
import { withAssumption, withPutBack } from './wish-edits.ts';

interface Props {
	readonly revision: Revision;
	readonly revise: Revise;
	readonly copy: WorkspaceCopy;
}

/** Every open detail with its assumed value. */
export function AssumptionList({ revision, revise, copy: { assumptions: copy, said } }: Props): ReactElement {
	const { assumptions, operations, language } = revision.answer;
	const wish = revision.wanted ?? revision.wish;

	function settle(assumption: Assumption, wanted: string | null | undefined): void {
		const { id, label } = assumption;
		const steps = operations.filter(({ rule }) => rule === `gap.${id}`);
		// An assumption left out for another reason, such as a shorter prompt, can only be restored as the visitor's own line.
		const isTheirs = wish.assumptions[id] !== undefined || steps.some(({ isUndone }) => isUndone);
		const value = wanted === undefined && !isTheirs ? assumption.value : wanted;
		const putBack = withPutBack(steps.map((step) => step.id));
		const sentence = sentenceFor(assumption, value, said);
		revise(
			(before) => withAssumption(id, value)(putBack(before)),
			sayWith(sentence, said, { label, value: value ?? '' }),
		);
	}

	if (assumptions.length === 0) return <p className="opt-side-summary">{copy.none}</p>;
	return (
		<>
			<p className="opt-side-note">{copy.note}</p>
			<ul className="opt-assumptions">
				{assumptions.map((one) => (
					<AssumptionItem key={one.id} assumption={one} language={language} copy={copy} onSettle={settle} />
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
