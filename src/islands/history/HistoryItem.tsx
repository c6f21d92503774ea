import { type ReactElement, useMemo, useState } from 'react';
import type { HistoryEntry } from '#contract/history';
import type { HistoryCopy } from '#copy/history-copy';
import type { TemplateUseCopy } from '#copy/templates-copy';
import { excerptStart } from '../lists/excerpt-start.ts';
import { findMatch, type Match } from '../lists/find-match.ts';
import { RowMenu } from '../lists/RowMenu.tsx';
import { fillIn } from '../optimiser/fill-in.ts';
import { CopyByHand } from '../optimiser/result/CopyByHand.tsx';
import { useCopying } from '../optimiser/result/use-copying.ts';
import { SaveTemplateSlot } from '../templates/SaveTemplateSlot.tsx';
import { timeOfDay } from './days.ts';
import { previewOf } from './preview-of.ts';

interface Props {
	readonly entry: HistoryEntry;
	/** What was searched for; '' when nothing was. */
	readonly search: string;
	readonly copy: HistoryCopy;
	readonly templates: TemplateUseCopy;
	readonly onRemove: (entry: HistoryEntry) => void;
}

const SPOKEN_CHARS = 60;
const TITLE_CHARS = 240;
const PREVIEW_CHARS = 320;

/** One earlier prompt: the row opens it, one button copies it, a menu has the rest. What was searched for is shown where it was found. */
export function HistoryItem({ entry, search, copy, templates, onRemove }: Props): ReactElement {
	const { id, raw, result, modifiers, taskType, created_at: at } = entry;
	const [copying, handleCopy] = useCopying(result);
	const [isSaving, setSaving] = useState(false);
	const title = excerptStart(raw, TITLE_CHARS);
	const match = useMemo(
		() => (findMatch(title, search) ? null : (findMatch(raw, search) ?? findMatch(result, search))),
		[title, raw, result, search],
	);
	const about = fillIn(copy.about, { text: excerptStart(raw, SPOKEN_CHARS) });

	return (
		<li className="kept-row">
			<div className="kept-words">
				<p className="kept-raw" dir="auto">
					<a href={`/?history=${encodeURIComponent(id)}#optimizer`}>
						<span className="visually-hidden">{copy.open}: </span>
						{title}
					</a>
				</p>
				<Preview match={match} text={excerptStart(previewOf(result, raw), PREVIEW_CHARS)} />
			</div>
			<p className="kept-meta">
				<time dateTime={at}>{timeOfDay(at)}</time>
				<span>{copy.taskTypes[taskType] ?? copy.taskTypes['other']}</span>
			</p>
			<div className="kept-actions">
				<button type="button" className="row-button kept-copy" data-copying={copying} onClick={handleCopy}>
					{copying === 'copied' ? copy.copied : copy.copy}
					{copying !== 'copied' && <span className="visually-hidden"> {about}</span>}
				</button>
				<RowMenu
					label={copy.more}
					about={about}
					actions={[
						{ label: copy.save, opensDialog: true, onPress: () => setSaving(true) },
						{ label: copy.remove, opensDialog: true, isGrave: true, onPress: () => onRemove(entry) },
					]}
				/>
			</div>
			<p className="visually-hidden" role="status">
				{copying === 'copied' && copy.copied}
			</p>
			{copying === 'refused' && <CopyByHand text={result} explanation={copy.copyFailed} label={copy.copy} />}
			<SaveTemplateSlot
				isOpen={isSaving}
				body={result}
				source={{ raw, modifiers, answers: [] }}
				copy={templates}
				onClose={() => setSaving(false)}
			/>
		</li>
	);
}

/** The beginning of the prompt that was made, or the place in which it was found. */
function Preview({ match, text }: { readonly match: Match | null; readonly text: string }): ReactElement {
	return (
		<p className="kept-result" dir="auto">
			{match ? (
				<>
					{match.before}
					<mark>{match.found}</mark>
					{match.after}
				</>
			) : (
				text
			)}
		</p>
	);
}
