import { type ReactElement, useState } from 'react';
import type { HistoryEntry } from '#contract/history';
import type { HistoryCopy } from '#copy/history-copy';
import type { TemplateUseCopy } from '#copy/templates-copy';
import { excerptStart } from '../lists/excerpt-start.ts';
import { RowMenu } from '../lists/RowMenu.tsx';
import { fillIn } from '../optimiser/fill-in.ts';
import { CopyByHand } from '../optimiser/result/CopyByHand.tsx';
import { useCopying } from '../optimiser/result/use-copying.ts';
import { SaveTemplateSlot } from '../templates/SaveTemplateSlot.tsx';
import { timeOfDay } from './days.ts';
import { RowWords } from './RowWords.tsx';

interface Props {
	readonly entry: HistoryEntry;
	/** What was searched for; '' when nothing was. */
	readonly search: string;
	readonly copy: HistoryCopy;
	readonly templates: TemplateUseCopy;
	readonly onRemove: (entry: HistoryEntry) => void;
}

const SPOKEN_CHARS = 60;

/** One earlier prompt: the row opens it, one button copies it, a menu has the rest. */
export function HistoryItem({ entry, search, copy, templates, onRemove }: Props): ReactElement {
	const { raw, result, modifiers, created_at: at } = entry;
	const [copying, handleCopy] = useCopying(result);
	const [isSaving, setSaving] = useState(false);
	const about = fillIn(copy.about, { text: excerptStart(raw, SPOKEN_CHARS) });

	return (
		<li className="kept-row">
			<RowWords entry={entry} when={timeOfDay(at)} search={search} copy={copy} />
			<div className="kept-actions">
				<button type="button" className="row-button is-main kept-copy" data-copying={copying} onClick={handleCopy}>
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
