import type { ReactElement } from 'react';
import type { HistoryEntry } from '#contract/history';
import type { OverviewCopy, StatesCopy } from '#copy/account-copy';
import { Pending } from './Pending.tsx';
import { Problem } from './Problem.tsx';
import { type EntryCopy, RecentRow } from './RecentRow.tsx';
import { useResource } from './use-resource.ts';

interface Props {
	readonly copy: OverviewCopy['history'];
	readonly states: StatesCopy;
	readonly entries: EntryCopy;
}

const MOST_SHOWN = 3;

/** The last few prompts, and a link to all of them. */
export function RecentHistory({ copy, states, entries }: Props): ReactElement {
	const { resource, reload } = useResource<{ readonly items: readonly HistoryEntry[] }>('/api/account/history');
	const hasSome = resource.kind === 'ready' && resource.data.items.length > 0;
	return (
		<section className="acc-part" aria-labelledby="overview-history">
			<div className="acc-title">
				<h2 id="overview-history">{copy.title}</h2>
				{hasSome && <a href={copy.allHref}>{copy.all}</a>}
			</div>
			{resource.kind === 'loading' && <Pending label={states.loading} lines={3} />}
			{resource.kind === 'failed' && <Problem message={copy.failed} retry={states.retry} onRetry={reload} />}
			{resource.kind === 'ready' && !hasSome && <p className="acc-none">{copy.empty}</p>}
			{hasSome && (
				<ol className="kept-rows">
					{resource.data.items.slice(0, MOST_SHOWN).map((entry) => (
						<RecentRow key={entry.id} entry={entry} copy={entries} />
					))}
				</ol>
			)}
		</section>
	);
}
