import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { ReadingMeans } from '#contract/browser-reading';
import { callApi } from '#islands/account-api.ts';
import { fillIn, fillInCount } from '#islands/optimiser/fill-in.ts';
import type { Delivered } from '#islands/optimiser/stores/optimiser.store.ts';
import { $said } from '#islands/optimiser/workspace/said.store.ts';
import { useStore } from '#islands/store/use-store.ts';
import { ModelList } from '../ModelList.tsx';
import { followRevisions, isKept, sendWithLines } from '../on-the-page.ts';
import { $reading, addSections, countOf } from '../reading.store.ts';
import { findBrowserModel } from './language-model.ts';
import { readInBrowser } from './read-in-browser.ts';

type Progress = 'offered' | 'reading' | 'stopped' | 'failed' | 'done' | { readonly fetched: number };

interface Offer {
	readonly means: ReadingMeans;
	readonly has: 'there' | 'absent';
}

/** Offers to have the request read by the browser's own model, in browsers that have one. */
export function BrowserModel({ delivered }: { readonly delivered: Delivered }): ReactElement | null {
	const [offer, setOffer] = useState<Offer | null>(null);
	const [progress, setProgress] = useState<Progress>('offered');
	const reading = useStore($reading);
	const leaving = useRef<AbortController>(null);

	useEffect(() => {
		void findOffer().then(setOffer);
		return () => leaving.current?.abort();
	}, []);

	if (offer === null) return null;
	const { means, has } = offer;
	const { copy } = means;

	async function read(): Promise<void> {
		const gone = new AbortController();
		leaving.current = gone;
		setProgress('reading');
		try {
			const onFetched = (share: number) => setProgress(share < 1 ? { fetched: share } : 'reading');
			const sections = await readInBrowser({ delivered, means, signal: gone.signal, onFetched });
			if (gone.signal.aborted) return;
			followRevisions(means.mark);
			sendWithLines();
			addSections(delivered.answer, sections, isKept);
			setProgress('done');
			$said.set({ text: sentenceFor('done', means), key: `browser ${delivered.answer.requestId}` });
		} catch {
			setProgress(gone.signal.aborted ? 'stopped' : 'failed');
		}
	}
	function stop(): void {
		leaving.current?.abort();
		setProgress('stopped');
	}

	const isUnderWay = progress === 'reading' || typeof progress === 'object';
	const isRead = progress === 'done' && reading !== null && reading.requestId === delivered.answer.requestId;
	return (
		<section className="opt-counsel" aria-label={copy.title}>
			<p role="status">{progress === 'offered' ? copy[has] : sentenceFor(progress, means)}</p>
			{isUnderWay ? (
				<button type="button" className="button is-small is-quiet" onClick={stop}>
					{copy.stop}
				</button>
			) : (
				progress !== 'done' && (
					<button type="button" className="button is-small is-quiet" onClick={() => void read()}>
						{has === 'there' ? copy.read : copy.fetch}
					</button>
				)
			)}
			{isRead && <ModelList reading={reading} copy={means.list} />}
		</section>
	);
}

async function findOffer(): Promise<Offer | null> {
	const has = await findBrowserModel();
	if (has === null) return null;
	const means = await callApi<ReadingMeans>('GET', '/api/optimise/reading');
	return means.isOk ? { means: means.answer, has } : null;
}

function sentenceFor(progress: Exclude<Progress, 'offered'>, { copy }: ReadingMeans): string {
	if (typeof progress === 'object') return fillIn(copy.fetching, { percent: Math.floor(progress.fetched * 100) });
	if (progress !== 'done') return copy[progress];
	const reading = $reading.get();
	const count = reading === null ? 0 : countOf(reading);
	return count === 0 ? copy.done.none : fillInCount(copy.done, count);
}
