import type { ReactElement } from 'react';
import type { HistoryEntry } from '#contract/history';
import type { HistoryCopy } from '#copy/history-copy';
import { type RowCopy, RowWords } from '../history/RowWords.tsx';
import { excerptStart } from '../lists/excerpt-start.ts';
import { fillIn } from '../optimiser/fill-in.ts';
import { CopyByHand } from '../optimiser/result/CopyByHand.tsx';
import { useCopying } from '../optimiser/result/use-copying.ts';
import { formatAgo, formatMoment } from './dates.ts';

export type EntryCopy = RowCopy & Pick<HistoryCopy, 'about' | 'copy' | 'copied' | 'copyFailed'>;

interface Props {
	readonly entry: HistoryEntry;
	readonly copy: EntryCopy;
}

const SPOKEN_CHARS = 60;

/** A recent prompt: the row opens it, a button copies it. */
export function RecentRow({ entry, copy }: Props): ReactElement {
	const { raw, result, created_at: at } = entry;
	const [copying, handleCopy] = useCopying(result);
	return (
		<li className="kept-row">
			<RowWords entry={entry} when={formatAgo(at, Date.now())} exactly={formatMoment(at)} copy={copy} />
			<div className="kept-actions">
				<button type="button" className="row-button kept-copy" data-copying={copying} onClick={handleCopy}>
					{copying === 'copied' ? copy.copied : copy.copy}
					<span className="visually-hidden"> {fillIn(copy.about, { text: excerptStart(raw, SPOKEN_CHARS) })}</span>
				</button>
			</div>
			<p className="visually-hidden" role="status">
				{copying === 'copied' && copy.copied}
			</p>
			{copying === 'refused' && <CopyByHand text={result} explanation={copy.copyFailed} label={copy.copy} />}
		</li>
	);
}
