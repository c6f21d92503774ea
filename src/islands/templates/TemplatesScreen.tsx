import { type ReactElement, type ReactNode, useRef, useState } from 'react';
import type { Template } from '#contract/templates';
import type { TemplatesCopy } from '#copy/templates-copy';
import { useStore } from '#islands/store/use-store.ts';
import { wordsOf } from '../account-api.ts';
import { ListFrame } from '../lists/ListFrame.tsx';
import { SearchField } from '../lists/SearchField.tsx';
import { useFirstLoad } from '../lists/use-first-load.ts';
import { fillIn } from '../optimiser/fill-in.ts';
import { showToast } from '../toast/toast.ts';
import { EmptyTemplates } from './EmptyTemplates.tsx';
import { FilesButton } from './FilesButton.tsx';
import { FilesSlot } from './FilesSlot.tsx';
import { PlusMark } from './PlusMark.tsx';
import { StarterTemplates } from './StarterTemplates.tsx';
import { TagFilter } from './TagFilter.tsx';
import { pinButtonOf, type TemplateAction, TemplateCard } from './TemplateCard.tsx';
import { type TemplateDialog, TemplateDialogs } from './TemplateDialogs.tsx';
import type { TemplateDraft } from './template-draft.ts';
import {
	$filter,
	$tags,
	$templates,
	duplicateTemplate,
	filterTemplates,
	pinTemplate,
	reloadTemplates,
	showMore,
} from './templates.store.ts';

interface Props {
	readonly copy: TemplatesCopy;
	/** The drawing for an empty list. */
	readonly mascot?: ReactNode;
}

/** With this many templates the starters are not offered. */
const ENOUGH = 4;

/** The account's templates, to search, use, make, change, copy and delete. */
export function TemplatesScreen({ copy, mascot }: Props): ReactElement {
	const list = useStore($templates);
	const filter = useStore($filter);
	const tags = useStore($tags);
	const [dialog, setDialog] = useState<TemplateDialog | null>(null);
	const [isFilesOpen, setFilesOpen] = useState(false);
	const topRef = useRef<HTMLDivElement>(null);
	useFirstLoad(reloadTemplates);

	const narrowed = filter.text || filter.tag || '';
	const hasAny = list.kind === 'ready' && (list.items.length > 0 || narrowed !== '');
	/** A single template needs no filter and no count. */
	const hasSeveral = narrowed !== '' || (list.kind === 'ready' && list.items.length > 1);
	const isShort = list.kind === 'ready' && narrowed === '' && list.items.length < ENOUGH;
	const noneFound = filter.text === '' && { noneFound: fillIn(copy.noneTagged, { tag: filter.tag ?? '' }) };

	async function act(action: TemplateAction, template: Template): Promise<void> {
		if (action === 'duplicate') await duplicate(template);
		else if (action === 'pin') await pin(template);
		else setDialog({ kind: action, template });
	}

	async function pin({ id, title, pinned }: Template): Promise<void> {
		const outcome = await pinTemplate(id, !pinned);
		// Its card has moved in the list, so the focus is set again.
		document.getElementById(pinButtonOf(id))?.focus();
		if (!outcome.isOk) showToast({ message: wordsOf(outcome.refusal, copy.updateFailed), tone: 'destructive' });
		else showToast({ message: fillIn(pinned ? copy.unpinned : copy.pinnedNow, { title }) });
	}

	async function duplicate({ id }: Template): Promise<void> {
		const outcome = await duplicateTemplate(id);
		if (outcome.isOk) showToast({ message: fillIn(copy.duplicated, { title: outcome.answer.title }) });
		else {
			const message = wordsOf(outcome.refusal, copy.createFailed);
			showToast({ title: copy.createFailedTitle, message, tone: 'destructive' });
		}
	}

	/** The deleted template had the focus, so it moves to the list. */
	function close(isRemoved = false): void {
		setDialog(null);
		if (!isRemoved) return;
		topRef.current?.focus();
		showToast({ message: copy.removed });
	}

	/** With the first template the empty state and its button disappear, so the focus moves. */
	function closeFiles(): void {
		setFilesOpen(false);
		if (document.activeElement === document.body) topRef.current?.focus();
	}

	const create = (first: TemplateDraft) => setDialog({ kind: 'create', first });
	const filesButton = <FilesButton label={copy.files.open} onPress={() => setFilesOpen(true)} />;
	return (
		<div className="kept" data-several={hasSeveral} ref={topRef} tabIndex={-1}>
			{hasAny && (
				<div className="kept-bar">
					<SearchField
						id="template-search"
						text={filter.text}
						copy={copy.list}
						onSearch={(text) => filterTemplates({ text })}
					/>
					<button
						type="button"
						className="button is-small is-quiet kept-new"
						onClick={() => setDialog({ kind: 'create' })}
					>
						<PlusMark />
						{copy.create}
					</button>
					{filesButton}
				</div>
			)}
			{hasSeveral && (
				<TagFilter tags={tags} chosen={filter.tag} copy={copy} onChoose={(tag) => filterTemplates({ tag })} />
			)}
			<ListFrame
				list={list}
				narrowed={narrowed}
				copy={copy.list}
				{...noneFound}
				onClear={() => filterTemplates({ text: '', tag: null })}
				onRetry={() => void reloadTemplates()}
				onMore={() => void showMore()}
				empty={
					<EmptyTemplates copy={copy.empty} mascot={mascot} onCreate={create}>
						{filesButton}
					</EmptyTemplates>
				}
			>
				{(items) => (
					<ul className="kept-cards">
						{items.map((template) => (
							<TemplateCard key={template.id} template={template} copy={copy} onAct={(...one) => void act(...one)} />
						))}
					</ul>
				)}
			</ListFrame>
			{isShort && <StarterTemplates copy={copy} had={list.items.map(({ title }) => title)} onCreate={create} />}
			<FilesSlot isOpen={isFilesOpen} copy={copy} onClose={closeFiles} />
			<TemplateDialogs dialog={dialog} copy={copy} onClose={close} />
		</div>
	);
}
