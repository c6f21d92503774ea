import { type ReactElement, useMemo } from 'react';
import type { HistoryEntry } from '#contract/history';
import type { HistoryCopy } from '#copy/history-copy';
import { excerptStart } from '../lists/excerpt-start.ts';
import { findMatch } from '../lists/find-match.ts';
import { rowTitle } from '../lists/row-title.ts';
import { fillInCount } from '../optimiser/fill-in.ts';

export type RowCopy = Pick<HistoryCopy, 'open' | 'words' | 'taskTypes'>;

interface Props {
	readonly entry: HistoryEntry;
	/** The time it was made, in words. */
	readonly when: string;
	/** What was searched for; '' when nothing was. */
	readonly search: string;
	readonly copy: RowCopy;
}

/** As much of a title as is in sight on a small phone; a search may have found its words further on. */
const SEEN_CHARS = 60;

/**
 * Texts of a row of earlier prompts: the typed text, which opens it, then the time, the kind of work
 * if known, and the length. The prompt repeats the typed words, so it is quoted only where the search found it.
 */
export function RowWords({ entry, when, search, copy }: Props): ReactElement {
	const { id, raw, result, taskType, created_at: at } = entry;
	const seen = excerptStart(raw, SEEN_CHARS);
	const match = useMemo(
		() => (findMatch(seen, search) ? null : (findMatch(raw, search) ?? findMatch(result, search))),
		[seen, raw, result, search],
	);
	const kind = taskType !== 'other' && copy.taskTypes[taskType];
	const length = useMemo(() => result.trim().split(/\s+/).length, [result]);
	return (
		<>
			<p className="kept-raw">
				<a href={`/?history=${encodeURIComponent(id)}#optimizer`}>
					<span className="visually-hidden">{copy.open}: </span>
					<span className="kept-title" dir="auto">
						{rowTitle(raw)}
					</span>
				</a>
			</p>
			{match && (
				<p className="kept-result" dir="auto">
					{match.before}
					<mark>{match.found}</mark>
					{match.after}
				</p>
			)}
			<p className="kept-meta">
				<time dateTime={at}>{when}</time>
				{kind && <span>{kind}</span>}
				<span className="kept-length">{fillInCount(copy.words, length)}</span>
			</p>
		</>
	);
}
