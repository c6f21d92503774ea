import { type ReactElement, useMemo } from 'react';
import type { HistoryEntry } from '#contract/history';
import type { HistoryCopy } from '#copy/history-copy';
import { previewOf } from '../history/preview-of.ts';
import { excerptStart } from '../lists/excerpt-start.ts';
import { fillIn } from '../optimiser/fill-in.ts';
import { CopyByHand } from '../optimiser/result/CopyByHand.tsx';
import { useCopying } from '../optimiser/result/use-copying.ts';
import { formatAgo, formatMoment } from './dates.ts';

export type EntryCopy = Pick<HistoryCopy, 'open' | 'about' | 'copy' | 'copied' | 'copyFailed'>;

interface Props {
	readonly entry: HistoryEntry;
	readonly copy: EntryCopy;
}

const SPOKEN_CHARS = 60;
const SHOWN_CHARS = 240;

/** A prompt of late: the row opens it, a button copies it. */
export function RecentRow({ entry, copy }: Props): ReactElement {
	const { id, raw, result, created_at: at } = entry;
	const [copying, handleCopy] = useCopying(result);
	const preview = useMemo(() => excerptStart(previewOf(result, raw), SHOWN_CHARS), [result, raw]);
	return (
		<li className="kept-row">
			<div className="kept-words">
				<p className="kept-raw" dir="auto">
					<a href={`/?history=${encodeURIComponent(id)}#optimizer`}>
						<span className="visually-hidden">{copy.open}: </span>
						{excerptStart(raw, SHOWN_CHARS)}
					</a>
				</p>
				<p className="kept-result" dir="auto">
					{preview}
				</p>
			</div>
			<p className="kept-meta">
				<time dateTime={at} title={formatMoment(at)}>
					{formatAgo(at, Date.now())}
				</time>
			</p>
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
