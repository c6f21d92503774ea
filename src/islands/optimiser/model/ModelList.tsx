import type { ReactElement } from 'react';
import type { ModelPageCopy } from '#contract/model-page';
import { useStore } from '#islands/store/use-store.ts';
import { fillIn } from '../fill-in.ts';
import { $revision } from '../workspace/revision.store.ts';
import { settledIds } from './on-the-page.ts';
import { changeReading, type Reading } from './reading.store.ts';

interface Props {
	readonly reading: Reading;
	readonly copy: ModelPageCopy['list'];
}

/** Each open question and offer of the model, with a button to dismiss it; answers and taken lines are undone in the result. */
export function ModelList({ reading, copy }: Props): ReactElement | null {
	useStore($revision);
	const settled = settledIds();
	const isOpen = ({ id }: { readonly id: string }) => !settled.has(id);
	const rows = [
		...reading.questions
			.filter(isOpen)
			.map(({ id, question }) => ({ id, text: fillIn(copy.asked, { text: question }) })),
		...reading.offers.filter(isOpen).map(({ id, text }) => ({ id, text: fillIn(copy.offered, { text }) })),
		...reading.dropped.map(({ id, question }) => ({ id, text: fillIn(copy.dropped, { text: question }) })),
	];
	if (rows.length === 0) return null;
	const isDropped = (id: string) => reading.dropped.some((one) => one.id === id);
	return (
		<details>
			<summary>{copy.label}</summary>
			<ul>
				{rows.map(({ id, text }) => (
					<li key={id}>
						<span>{text}</span>{' '}
						<button type="button" className="link-button" onClick={() => undo(reading.requestId, id)}>
							{isDropped(id) ? copy.putBack : copy.leaveOut}
							<span className="visually-hidden">: {text}</span>
						</button>
					</li>
				))}
			</ul>
		</details>
	);
}

function undo(requestId: string, id: string): void {
	const without = <One extends { readonly id: string }>(all: readonly One[]) => all.filter((one) => one.id !== id);
	changeReading(requestId, ({ questions, offers, dropped }) => ({
		questions: without(questions),
		offers: without(offers),
		dropped: without(dropped),
	}));
}
