import { type ReactElement, useEffect, useRef } from 'react';
import type { ModelPageCopy } from '#contract/model-page';
import { useStore } from '#islands/store/use-store.ts';
import { fillInCount } from '../fill-in.ts';
import { $revision } from '../workspace/revision.store.ts';
import { $said } from '../workspace/said.store.ts';
import { ModelList } from './ModelList.tsx';
import { $reading, countOf, isUnderWay, type Reading } from './reading.store.ts';
import { stopReading } from './running.ts';

/** The state of the model's reading for the result on the page, with a button to stop it and its proposals. */
export function ModelHead({ copy }: { readonly copy: ModelPageCopy }): ReactElement | null {
	const reading = useStore($reading);
	const delivered = useStore($revision)?.delivered;
	const isHere = reading !== null && reading.requestId === delivered?.answer.requestId;
	const said = isHere ? sentenceFor(reading, copy.progress) : '';
	const isSaid = isHere && (reading.phase === 'queued' || !isUnderWay(reading));
	const phase = reading?.phase;
	const ref = useRef<HTMLElement>(null);

	/** The Stop button disappears when the reading stops; the focus moves here, so that a keyboard user keeps their place. */
	function stop(): void {
		ref.current?.focus();
		void stopReading();
	}

	// Announced once a phase: a new place in the queue or a later omission is not announced again.
	// biome-ignore lint/correctness/useExhaustiveDependencies: the sentence of that moment
	useEffect(() => {
		if (isSaid && said !== '') $said.set({ text: said, key: `${reading?.requestId} ${phase}` });
	}, [isSaid, phase]);

	if (!isHere || reading.phase === 'none') return null;
	return (
		<section className="opt-model" ref={ref} tabIndex={-1} aria-label={copy.progress.title} data-phase={reading.phase}>
			<p>
				{said}{' '}
				{isUnderWay(reading) && (
					<button type="button" className="link-button" onClick={stop}>
						{copy.progress.stop}
					</button>
				)}
			</p>
			<ModelList reading={reading} copy={copy.list} />
		</section>
	);
}

function sentenceFor(reading: Reading, copy: ModelPageCopy['progress']): string {
	const { phase, place, message } = reading;
	switch (phase) {
		case 'queued':
			return place > 1 ? fillInCount(copy.before, place - 1) : copy.next;
		case 'done': {
			const count = countOf(reading);
			return count === 0 ? copy.done.none : fillInCount(copy.done, count);
		}
		case 'fallback':
			return message;
		case 'none':
			return '';
		default:
			return copy[phase];
	}
}
