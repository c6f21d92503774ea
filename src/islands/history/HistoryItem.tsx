import { type ReactElement, useMemo } from 'react';
import type { HistoryEntry } from '#contract/history';
import type { HistoryCopy } from '#copy/history-copy';
import type { TemplateUseCopy } from '#copy/templates-copy';
import { excerptStart } from '../lists/excerpt-start.ts';
import { findMatch } from '../lists/find-match.ts';
import { CopyByHand } from '../optimiser/CopyByHand.tsx';
import { fillIn } from '../optimiser/fill-in.ts';
import { useCopying } from '../optimiser/use-copying.ts';
import { SaveTemplateButton } from '../templates/SaveTemplateButton.tsx';
import { timeOfDay } from './days.ts';

interface Props {
	readonly entry: HistoryEntry;
	/** What was searched for; '' when nothing was. */
	readonly search: string;
	readonly copy: HistoryCopy;
	readonly templates: TemplateUseCopy;
	readonly onRemove: (entry: HistoryEntry) => void;
}

const SPOKEN_CHARS = 60;

/** One earlier prompt and what can be done with it. What a search found in the result only is shown from there. */
export function HistoryItem({ entry, search, copy, templates, onRemove }: Props): ReactElement {
	const { id, raw, result, modifiers, taskType, created_at: at } = entry;
	const [copying, handleCopy] = useCopying(result);
	const match = useMemo(() => (findMatch(raw, search) ? null : findMatch(result, search)), [raw, result, search]);
	const about = (
		<span className="visually-hidden">{fillIn(copy.about, { text: excerptStart(raw, SPOKEN_CHARS) })}</span>
	);

	return (
		<li className="kept-item">
			<p className="kept-meta">
				<time dateTime={at}>{timeOfDay(at)}</time>
				<span className="kept-tag">{copy.taskTypes[taskType] ?? copy.taskTypes['other']}</span>
				<span>{fillIn(copy.size, { n: result.length.toLocaleString('en-GB') })}</span>
			</p>
			<p className="kept-raw" dir="auto">
				{raw}
			</p>
			{match && (
				<p className="kept-result" dir="auto">
					{match.before}
					<mark>{match.found}</mark>
					{match.after}
				</p>
			)}
			<div className="kept-actions">
				<a className="button is-small is-solid" href={`/?history=${encodeURIComponent(id)}#optimizer`}>
					{copy.open}
					{about}
				</a>
				<button
					type="button"
					className="button is-small is-quiet kept-copy"
					data-copying={copying}
					onClick={handleCopy}
				>
					{copying === 'copied' ? copy.copied : copy.copy}
					{copying !== 'copied' && about}
				</button>
				<SaveTemplateButton body={result} source={{ raw, modifiers, answers: [] }} label={copy.save} copy={templates} />
				<button type="button" className="link-button kept-remove" onClick={() => onRemove(entry)}>
					{copy.remove}
					{about}
				</button>
			</div>
			<p className="visually-hidden" role="status">
				{copying === 'copied' && copy.copied}
			</p>
			{copying === 'refused' && <CopyByHand text={result} explanation={copy.copyFailed} label={copy.copy} />}
		</li>
	);
}
