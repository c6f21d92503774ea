import { type ReactElement, type ReactNode, useRef, useState } from 'react';
import type { HistoryEntry } from '#contract/history';
import type { HistoryCopy } from '#copy/history-copy';
import type { TemplateUseCopy } from '#copy/templates-copy';
import { useStore } from '#islands/store/use-store.ts';
import { ListFrame } from '../lists/ListFrame.tsx';
import { SearchField } from '../lists/SearchField.tsx';
import { useFirstLoad } from '../lists/use-first-load.ts';
import { QuestionDialog } from '../modal/QuestionDialog.tsx';
import { showToast } from '../toast/toast.ts';
import { byDay } from './days.ts';
import { HistoryItem } from './HistoryItem.tsx';
import {
	$history,
	$search,
	reloadHistory,
	removeAllEntries,
	removeEntry,
	searchHistory,
	showMore,
} from './history.store.ts';

interface Props {
	readonly copy: HistoryCopy;
	readonly templates: TemplateUseCopy;
	/** The drawing for an empty history. */
	readonly mascot?: ReactNode;
}

/** Every prompt of the account, to search, open, copy, make a template of and delete. */
export function HistoryScreen({ copy, templates, mascot }: Props): ReactElement {
	const list = useStore($history);
	const search = useStore($search);
	const [leaving, setLeaving] = useState<HistoryEntry | 'all' | null>(null);
	const topRef = useRef<HTMLDivElement>(null);
	useFirstLoad(reloadHistory);
	const hasAny = list.kind === 'ready' && (list.items.length > 0 || search !== '');

	/** The deleted entry had the focus, so it moves to the list. */
	function settle(isDone: boolean): void {
		setLeaving(null);
		if (!isDone) return;
		topRef.current?.focus();
		showToast({ message: leaving === 'all' ? copy.removedAll : copy.removed });
	}

	return (
		<div className="kept" ref={topRef} tabIndex={-1}>
			{hasAny && (
				<div className="kept-bar">
					<SearchField id="history-search" text={search} copy={copy.list} onSearch={searchHistory} />
				</div>
			)}
			<ListFrame
				list={list}
				narrowed={search}
				copy={copy.list}
				onClear={() => searchHistory('')}
				onRetry={() => void reloadHistory()}
				onMore={() => void showMore()}
				empty={<EmptyHistory copy={copy.empty} mascot={mascot} />}
			>
				{(items) =>
					byDay(items, new Date(), copy).map((day) => (
						<section key={day.name} className="kept-day">
							<h2>{day.name}</h2>
							<ol className="kept-rows">
								{day.items.map((entry) => (
									<HistoryItem
										key={entry.id}
										entry={entry}
										search={search}
										copy={copy}
										templates={templates}
										onRemove={setLeaving}
									/>
								))}
							</ol>
						</section>
					))
				}
			</ListFrame>
			{hasAny && (
				<div className="kept-foot">
					<button type="button" className="row-button kept-all" onClick={() => setLeaving('all')}>
						{copy.removeAll.label}
					</button>
				</div>
			)}
			{leaving && (
				<QuestionDialog
					copy={leaving === 'all' ? copy.removeAll : copy.removeOne}
					failed={copy.removeFailed}
					onYes={() => (leaving === 'all' ? removeAllEntries() : removeEntry(leaving.id))}
					onClose={settle}
				/>
			)}
		</div>
	);
}

function EmptyHistory(props: { readonly copy: HistoryCopy['empty']; readonly mascot: ReactNode }): ReactElement {
	const { copy, mascot } = props;
	return (
		<div className="kept-empty">
			{mascot}
			<h2>{copy.title}</h2>
			<p>{copy.text}</p>
			<a className="button" href={copy.href}>
				{copy.action}
			</a>
		</div>
	);
}
